import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Arithmetic of anchors is arithmetic: an anchor's value after an operation is the operation on its value.
@Suite("Algebra of anchors")
struct AlgebraTests {
  /// Values for the attributes of some boxes, drawn once.
  struct Values {
    private(set) var random: SplitMix64
    let boxes = [Box("p"), Box("q"), Box("r")]
    private var drawn: [String: Double] = [:]

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func number() -> Double { Double(Int.random(in: -64...64, using: &random)) / 8 }

    mutating func box() -> Box { boxes[Int.random(in: 0..<3, using: &random)] }

    /// The value of a sum at the random values.
    mutating func value(of expression: LayoutExpression) -> Double {
      var sum = expression.constant
      for term in expression.terms {
        let key = "\(term.item.name).\(term.attribute)"
        let value = drawn[key] ?? number()
        drawn[key] = value
        sum += term.coefficient * value
      }
      return sum
    }
  }

  @Test("Sums, differences and multiples of lengths", arguments: 0..<UInt64(200))
  func lengths(seed: UInt64) {
    var values = Values(seed: seed)
    let (x, y) = (values.box().widthAnchor, values.box().heightAnchor)
    let (a, b) = (values.value(of: x.expression), values.value(of: y.expression))
    let (k, n) = (values.number(), values.number())
    let results: [(LengthAnchor, Double)] = [
      (x + n, a + n), (n + x, n + a), (x - n, a - n), (n - x, n - a), (x * k, a * k), (k * x, k * a),
      (x / 4, a / 4), (x ++ n, a + 2 * n), (x -- n, a - 2 * n), (x + y, a + b), (x - y, a - b),
      ((x + n) * k - y, (a + n) * k - b), ((x -- n) * k, (a - 2 * n) * k), (x + n + k, a + (n + k)),
      (-x, -a), (-x + n, n - a), (n - -x * k, n + a * k),
    ]
    for (index, result) in results.enumerated() {
      #expect(values.value(of: result.0.expression) == result.1, "seed \(seed), form \(index)")
    }
  }

  @Test("Sums and differences of positions", arguments: 0..<UInt64(200))
  func positions(seed: UInt64) {
    var values = Values(seed: seed)
    let (x, y) = (values.box().leadingAnchor, values.box().centerXAnchor)
    let length = values.box().widthAnchor
    let (a, b) = (values.value(of: x.expression), values.value(of: y.expression))
    let c = values.value(of: length.expression)
    let n = values.number()
    let places: [(HorizontalAnchor, Double)] = [
      ((x + y) / 2, (a + b) / 2), (x + length, a + c), (x - length * 2 + n, a - c * 2 + n), (n + x, a + n),
    ]
    for (index, result) in places.enumerated() {
      #expect(values.value(of: result.0.expression) == result.1, "seed \(seed), form \(index)")
    }
    let distance: LengthAnchor = x - y - n
    #expect(values.value(of: distance.expression) == a - b - n, "seed \(seed)")
  }

  @Test func numbersAccumulate() {
    let stage = Stage()
    let width = stage.container.widthAnchor
    let pairs = [
      (stage.a.widthAnchor == width + 10 + 5, stage.a.widthAnchor == width + 15),
      (stage.a.widthAnchor == (width - 10) * 0.5, stage.a.widthAnchor == width * 0.5 - 5),
      (stage.a.widthAnchor == width -- 20, stage.a.widthAnchor == width - 40),
      (stage.a.widthAnchor == width * 4 / 2, stage.a.widthAnchor == 2 * width),
    ]
    for (left, right) in pairs { #expect(left.formula == right.formula) }
  }

  @Test func numbersOnBothSidesMeetOnTheRight() {
    let stage = Stage()
    let constraint = stage.a.topAnchor + 3 == stage.container.topAnchor + 10
    #expect(constraint.formula == "1.0·a.top + -1.0·C.top == 7.0")
  }

  @Test func aDistanceIsALength() {
    let stage = Stage()
    let gap = stage.a.leadingAnchor - stage.s.trailingAnchor == 8
    #expect(gap.formula == "1.0·a.leading + -1.0·s.trailing == 8.0")
    let between = stage.a.widthAnchor == stage.s.leadingAnchor - stage.container.leadingAnchor
    #expect(between.formula == "1.0·a.width + -1.0·s.leading + 1.0·C.leading == 0.0")
  }

  @Test func severalAnchorsInOneRelation() {
    let stage = Stage()
    stage.s.constraints {
      $0.leadingTopAnchor == stage.container.leadingTopAnchor + (x: 40, y: 10)
      $0.sizeAnchor == Size(width: 60, height: 30)
    }
    stage.a.constraints {
      $0.centerXAnchor == (stage.s.trailingAnchor + stage.container.trailingAnchor) / 2
      $0.topAnchor == stage.s.topAnchor + stage.s.heightAnchor * 2
      $0.widthAnchor + stage.s.widthAnchor * 2 == stage.container.widthAnchor / 2
      $0.heightAnchor == stage.s.heightAnchor + stage.s.widthAnchor - 5
    }
    // Middle (100 + 320) / 2, top 10 + 60, width 160 − 120, height 30 + 60 − 5.
    #expect(stage.frame() == Rect(x: 190, y: 70, width: 40, height: 85))
  }

  /// 7 · (1 / 3) is 2.333333333333333, and 7 / 3 is 2.3333333333333335.
  @Test func `a quotient is rounded once`() {
    let stage = Stage()
    let share = (stage.s.widthAnchor * 7 - 7) / 3
    #expect(share.expression.terms.map(\.coefficient) == [7.0 / 3])
    #expect(share.expression.constant == -7.0 / 3)
    let both = stage.s.sizeAnchor * 7 / (width: 3, height: 6)
    #expect(both.width.expression.terms[0].coefficient == 7.0 / 3)
    stage.s.constraints { $0.widthAnchor == 100 }
    stage.a.constraints {
      $0.widthAnchor == (stage.s.widthAnchor - 32) / 5
      $0.heightAnchor == (stage.s.widthAnchor + 112 - 32) / 1.8
    }
    #expect(stage.frame().size == Size(width: 13.6, height: 100))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNoneDoNotTrap(number: Double) {
    let stage = Stage()
    stage.a.constraints {
      $0.edgesAnchor == stage.container.edgesAnchor -- number
      $0.widthAnchor == number
      $0.heightAnchor == stage.container.heightAnchor * number / 0
    }
    #expect(!stage.container.layout(width: 320, height: 480).problems.isEmpty)
  }

  @Test func `sums that grow in a loop`() {
    let root = Box("root"), sum = Box("sum"), boxes = (1...50).map { Box("\($0)") }
    root.add(boxes + [sum])
    var total = boxes[0].widthAnchor, position = root.leadingAnchor
    root.constraints {
      for (index, box) in boxes.enumerated() { box.widthAnchor == Double(index + 1) }
    }
    for box in boxes.dropFirst() { total = total + box.widthAnchor }
    let before = total
    for box in boxes.dropFirst() { total = total - box.widthAnchor * 2 + 1 }
    for box in boxes { position = position + box.widthAnchor }
    // 1 + 2 + … + 50 is 1275.
    sum.constraints {
      $0.leadingAnchor == position - boxes[49].widthAnchor
      $0.widthAnchor == before
      $0.heightAnchor == total * -1
    }
    root.layout(width: 2000, height: 2000)
    #expect(sum.frame == Rect(x: 1225, y: 0, width: 1275, height: 1274 - 1 - 49))
  }
}
