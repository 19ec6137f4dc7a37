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
      stage.s.widthAnchor == anchor ++ two
      stage.s.widthAnchor == anchor -- two
      stage.s.widthAnchor == two
      stage.s.widthAnchor <= two
      stage.s.widthAnchor >= two
      stage.s.leadingAnchor == place + two
      stage.s.leadingAnchor == place - two
    }
    let expected: [(factor: Double, constant: Double)] = [
      (1, 2), (1, -2), (2, 0), (0.5, 0), (1, 2), (-1, 2), (2, 0), (1, 4), (1, -4), (0, 2), (0, 2), (0, 2), (1, 2),
      (1, -2),
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
      $0.edgesAnchor == stage.container.edgesAnchor -- gap
    }
    #expect(stage.frame() == Rect(x: 10, y: 10, width: 300, height: 460))
    stage.s.constraints {
      $0.sizeAnchor == stage.a.sizeAnchor -- gap
      $0.leadingTopAnchor == stage.a.leadingTopAnchor + gap
    }
    _ = stage.frame()
    #expect(stage.s.frame == Rect(x: 20, y: 20, width: 280, height: 440))
  }
}
