import BowerbirdLayout
import Testing

/// Whole numbers and `Float` in anchor expressions: the same mathematics as with `Double`.
@Suite struct WholeNumberTests {
  private let stage = Stage()

  @Test func `a share of a third, less two thirds of a gap`() {
    let gap = 8
    let made = LayoutConstraint.make { stage.a.widthAnchor == stage.container.widthAnchor / 3 - gap * 2 / 3 }
    // Between whole numbers Swift divides: 8 · 2 / 3 is 5.
    #expect(made[0].constant == -5)
    #expect(made[0].expression.terms[1].coefficient == -1.0 / 3)
  }

  @Test func `equal shares beside gaps`() {
    let gap = 8, count = 3
    stage.a.constraints { $0.widthAnchor == (stage.container.widthAnchor - gap * (count - 1)) / count }
    #expect(abs(stage.frame().width - 304.0 / 3) < 1e-9)
  }

  @Test func `literals without a variable stay fractions`() {
    stage.a.constraints {
      $0.widthAnchor == stage.container.widthAnchor * (1 / 4)
      $0.heightAnchor == 3 / 2 + stage.container.heightAnchor / 4
    }
    #expect(stage.frame().size == Size(width: 80, height: 121.5))
  }

  /// If a function takes whole numbers, the compiler may compute 1 / 2 in whole numbers too, which is 0.
  @Test func `a quotient of literals is a fraction beside every operator`() {
    let a = stage.a, s = stage.s
    func constants(_ made: some ConstraintSource) -> [Double] { made.layoutConstraints.map { $0.constant } }
    func factor(_ made: LayoutConstraint) -> Double { -made.expression.terms[1].coefficient }

    #expect(constants(s.widthAnchor == a.widthAnchor + (1 / 2)) == [0.5])
    #expect(constants(s.widthAnchor == a.widthAnchor - (1 / 2 + 1)) == [-1.5])
    #expect(constants(s.widthAnchor == 3 / 2 - a.widthAnchor) == [1.5])
    #expect(constants(s.widthAnchor == a.widthAnchor ++ (1 / 2)) == [1])
    #expect(constants(s.widthAnchor == a.widthAnchor -- (1 / 2 + 1)) == [-3])
    #expect(factor(s.widthAnchor == a.widthAnchor * (1 / 2)) == 0.5)
    #expect(factor(s.widthAnchor == a.widthAnchor / (1 / 2)) == 2)
    #expect(factor(s.widthAnchor == (1 / 2 + 1) * a.widthAnchor) == 1.5)
    #expect(constants(s.widthAnchor == 1 / 2) == [0.5] && constants(3 / 2 <= s.widthAnchor) == [1.5])
    #expect(constants(s.leadingAnchor == a.leadingAnchor - 1 / 2) == [-0.5])

    #expect(constants(s.sizeAnchor == a.sizeAnchor + (1 / 2)) == [0.5, 0.5])
    #expect(constants(s.sizeAnchor == a.sizeAnchor -- (1 / 2)) == [-1, -1])
    #expect(constants(s.sizeAnchor == a.sizeAnchor - (width: 1 / 2, height: 3 / 2)) == [-0.5, -1.5])
    #expect(constants(s.sizeAnchor == a.sizeAnchor ++ (width: 1 / 2, height: 3 / 2)) == [1, 3])
    #expect(constants(s.sizeAnchor == (width: 1 / 2, height: 3 / 2)) == [0.5, 1.5])
    #expect(constants(s.centerAnchor == a.centerAnchor + (x: 1 / 2, y: 3 / 2)) == [0.5, 1.5])

    #expect(constants(s.edgesAnchor == a.edgesAnchor -- (1 / 2)) == [0.5, -0.5, 0.5, -0.5])
    #expect(constants(s.edgesAnchor == a.edgesAnchor ++ (3 * 1 / 2)) == [-1.5, 1.5, -1.5, 1.5])
    #expect(
      constants(s.edgesAnchor == a.edgesAnchor -- (horizontally: 1 / 2, vertically: 3 / 2)) == [0.5, -0.5, 1.5, -1.5])
    #expect(
      constants(s.edgesAnchor == a.edgesAnchor -- (leading: 1 / 2, trailing: 3 / 2, top: 5 / 2, bottom: 1)) == [
        0.5, -1.5, 2.5, -1,
      ])
    #expect(
      constants(s.horizontalEdgesAnchor == a.horizontalEdgesAnchor -- (leading: 1 / 2, trailing: 1)) == [0.5, -1])
    #expect(constants(s.verticalEdgesAnchor == a.verticalEdgesAnchor ++ (top: 1 / 2, bottom: 1)) == [-0.5, 1])
  }

  @Test func `on both sides of every operator`() {
    let two = 2, anchor = stage.a.widthAnchor, place = stage.a.leadingAnchor
    let made = LayoutConstraint.make {
      stage.s.widthAnchor == anchor + two
      stage.s.widthAnchor == anchor - two
      stage.s.widthAnchor == anchor * two
      stage.s.widthAnchor == anchor / two
      stage.s.widthAnchor == two + anchor
      stage.s.widthAnchor == two - anchor
      stage.s.widthAnchor == two * anchor
      stage.s.widthAnchor == two
      stage.s.widthAnchor <= two
      stage.s.widthAnchor >= two
      stage.s.leadingAnchor == place + two
      stage.s.leadingAnchor == place - two
    }
    let expected: [(factor: Double, constant: Double)] = [
      (1, 2), (1, -2), (2, 0), (0.5, 0), (1, 2), (-1, 2), (2, 0), (0, 2), (0, 2), (0, 2), (1, 2), (1, -2),
    ]
    for (constraint, expected) in zip(made, expected) {
      let terms = constraint.expression.terms
      #expect((terms.count > 1 ? -terms[1].coefficient : 0) == expected.factor, "\(constraint)")
      #expect(constraint.constant == expected.constant, "\(constraint)")
    }
    #expect(made.count == expected.count)
  }

  @Test func `other whole numbers and Float`() {
    let small: UInt8 = 10, large: Int64 = 20, real: Float = 0.5
    stage.a.constraints {
      $0.widthAnchor == stage.container.widthAnchor * real - small
      $0.heightAnchor == large
    }
    #expect(stage.frame().size == Size(width: 150, height: 20))
  }

  @Test func composites() {
    let gap = 10
    stage.a.constraints {
      $0.edgesAnchor == stage.container.edgesAnchor -- Double(gap)
    }
    #expect(stage.frame() == Rect(x: 10, y: 10, width: 300, height: 460))
    stage.s.constraints {
      $0.sizeAnchor == stage.a.sizeAnchor - gap * 2
      $0.leadingTopAnchor == stage.a.leadingTopAnchor + gap
    }
    _ = stage.frame()
    #expect(stage.s.frame == Rect(x: 20, y: 20, width: 280, height: 440))
  }

  @Test func `mixed with Double`() {
    let three = 3, half = 0.5, small: Float = 0.25, anchor = stage.a.widthAnchor, place = stage.a.leadingAnchor
    let made = LayoutConstraint.make {
      stage.s.widthAnchor == anchor + three * half
      stage.s.widthAnchor == anchor - half * three
      stage.s.widthAnchor == anchor * (three + half)
      stage.s.widthAnchor == anchor / (three - half)
      stage.s.widthAnchor == three * half + anchor
      stage.s.widthAnchor == (half - three) - anchor
      stage.s.widthAnchor == (three / half) * anchor
      stage.s.widthAnchor == (anchor - 2 * three - (three - 1) * half) / three
      stage.s.widthAnchor == anchor + half * small
      stage.s.widthAnchor == three * half
      stage.s.widthAnchor <= half * three + 1
      stage.s.widthAnchor >= three * half * 2 - three
      stage.s.leadingAnchor == place + three * half + three
      stage.s.leadingAnchor == place + (1 / 2) * half
    }
    let expected: [(factor: Double, constant: Double)] = [
      (1, 1.5), (1, -1.5), (3.5, 0), (0.4, 0), (1, 1.5), (-1, -2.5), (6, 0), (1.0 / 3, -7.0 / 3), (1, 0.125), (0, 1.5),
      (0, 2.5), (0, 0), (1, 4.5), (1, 0.25),
    ]
    for (constraint, expected) in zip(made, expected) {
      let terms = constraint.expression.terms
      #expect(abs((terms.count > 1 ? -terms[1].coefficient : 0) - expected.factor) < 1e-15, "\(constraint)")
      #expect(abs(constraint.constant - expected.constant) < 1e-15, "\(constraint)")
    }
    #expect(made.count == expected.count)
  }

  @Test func `composites mixed with Double`() {
    let four = 4, half = 2.5
    stage.a.constraints {
      $0.sizeAnchor == stage.container.sizeAnchor - half * (four * 2)
      $0.leadingTopAnchor == stage.container.leadingTopAnchor + four * half
    }
    stage.s.constraints {
      $0.sizeAnchor == stage.a.sizeAnchor - four * half
      $0.leadingTopAnchor == stage.a.leadingTopAnchor + half * four
    }
    #expect(stage.frame() == Rect(x: 10, y: 10, width: 300, height: 460))
    #expect(stage.s.frame == Rect(x: 20, y: 20, width: 290, height: 450))
  }

  @Test func `arithmetic without anchors keeps its types`() {
    let product = 2 * 2.5, fraction = (1 + 2) * 2.5 - 4
    let values: [Double] = [product, fraction]
    #expect(values == [5, 3.5])
  }
}
