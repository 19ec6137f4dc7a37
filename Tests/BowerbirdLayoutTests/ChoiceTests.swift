import BowerbirdLayout
import Testing

/// A box with the first of several widths whose condition is positive.
private final class Chooser: Box {
  private let widths: [Double]
  private let condition: (Chooser) -> [LayoutExpression]
  private(set) lazy var choice = LayoutChoice(of: layoutNode, along: .horizontal)
  private lazy var width: LayoutConstraint = widthAnchor == widths[0]
  private(set) var decisions = 0

  init(_ name: String, _ widths: [Double], in parent: Box, _ condition: @escaping (Chooser) -> [LayoutExpression]) {
    self.widths = widths
    self.condition = condition
    super.init(name)
    parent.add(self)
    width.isActive = true
    choice.conditions = condition(self)
  }

  override func decideArrangement() {
    decisions += 1
    width.constant = widths[choice.taken]
    choice.conditions = condition(self)
  }
}

extension LayoutExpression {
  /// Creates a sum of widths, each times a factor, and a constant.
  fileprivate init(_ widths: (box: Box, factor: Double)..., plus constant: Double = 0) {
    self.init(constant: constant)
    for (box, factor) in widths { append(Term(box.layoutNode.reference, .width, coefficient: factor)) }
  }
}

/// Choices take the first alternative whose condition holds under its own constraints.
@Suite("Choices")
struct ChoiceTests {
  private let root = Box("root")

  /// The box is wide if more than 300 remain beside it, and narrow if not, whatever the size before.
  @Test("the first alternative that holds counts, in any order of sizes")
  func firstThatHolds() {
    let chooser = Chooser("side", [200, 80], in: root) { [unowned root] side in
      [LayoutExpression((root, 1), (side, -1), plus: -300)]
    }
    for (width, expected) in [(600, 200), (400, 80), (501, 200), (500, 80), (100, 80), (900, 200)] as [(Double, Double)]
    {
      root.layout(width: width, height: 10)
      #expect(chooser.frame.width == expected)
    }
  }

  /// Each condition is evaluated with its own alternative taken: widths of 100, 60 and 20 in a room of 70.
  @Test("alternatives are tried in their order")
  func oneAfterTheOther() {
    let chooser = Chooser("box", [100, 60, 20], in: root) { [unowned root] box in
      [LayoutExpression](repeating: LayoutExpression((root, 1), (box, -1)), count: 2)
    }
    root.layout(width: 70, height: 10)
    #expect(chooser.frame.width == 60 && chooser.choice.taken == 1)
    root.layout(width: 10, height: 10)
    #expect(chooser.frame.width == 20)
  }

  /// Both want 100 in a room of 150.
  ///
  /// The first one in the order gets it, and the second one has no room then.
  @Test("a choice is made with the earlier ones fixed", arguments: [false, true])
  func siblings(areNested: Bool) {
    var first: Chooser?, second: Chooser?
    func room(_: Chooser) -> [LayoutExpression] {
      [LayoutExpression(constant: 150)]
    }
    first = Chooser("first", [100, 10], in: root, room)
    second = Chooser("second", [100, 10], in: areNested ? first! : root) { box in
      [LayoutExpression((first!, -1), (box, -1), plus: 150)]
    }
    root.layout(width: 300, height: 10)
    #expect(first?.frame.width == 100 && second?.frame.width == 10)
  }

  /// The first box is 100 wide as long as the second one is less than 150 wide.
  ///
  /// Beside 100, the second box takes 200, which undoes the choice of the first. So the first takes 10, and the second 100.
  @Test("choices that undo each other end")
  func undoing() {
    let first = Chooser("first", [100, 10], in: root) { [unowned root] _ in
      guard let second = root.children.last as? Box, second.name == "second" else { return [] }
      return [LayoutExpression((second, -1), plus: 150)]
    }
    let second = Chooser("second", [100, 200], in: root) { _ in [LayoutExpression((first, -1), plus: 50)] }
    for _ in 0..<2 {
      first.layoutNode.noteDecision()
      #expect(root.layout(width: 300, height: 10).problems.isEmpty)
      #expect(first.frame.width == 10 && second.frame.width == 100)
    }
  }
}
