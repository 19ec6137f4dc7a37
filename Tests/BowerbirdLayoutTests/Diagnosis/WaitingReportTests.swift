import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// A constraint between two trees waits in both, and the report of each tree lists it.
@Suite struct WaitingReportTests {
  private let one = Box("one"), inner = Box("inner")
  private let other = Box("other"), far = Box("far")

  init() {
    one.add(inner)
    other.add(far)
    far.intrinsicSize = Size(width: 10, height: 10)
  }

  private func problems(_ root: Box) -> [String] {
    root.layout(width: 100, height: 100).problems.map { "\($0)" }
  }

  @Test("A question to one tree before the constraint keeps it in the report of the other")
  func questionBefore() {
    _ = other.fittingSize()
    inner.constraints { far.widthAnchor == $0.widthAnchor }
    #expect(problems(one).count == 1)
    #expect(problems(other).count == 1)
  }

  @Test("A question to one tree after the constraint keeps it in the report of the other")
  func questionAfter() {
    inner.constraints { far.widthAnchor == $0.widthAnchor }
    #expect(problems(one).count == 1)
    _ = other.fittingSize()
    #expect(problems(one).count == 1)
    // The question leaves a change to the next layout of the other tree.
    far.remove()
    other.add(far)
    #expect(problems(one).count == 1)
    #expect(problems(other).count == 1)
  }

  @Test("A constraint that is required or optional, of either order, is in the reports of both trees")
  func bothReports() {
    one.layout(width: 100, height: 100)
    other.layout(width: 100, height: 100)
    let constraints: [LayoutConstraint] = [
      far.widthAnchor == inner.widthAnchor, inner.widthAnchor == far.widthAnchor,
      far.heightAnchor == inner.heightAnchor --! .priority(.low),
    ]
    for constraint in constraints { constraint.isActive = true }
    #expect(problems(one).count == 3)
    #expect(problems(other).count == 3)
    #expect(problems(one).count == 3)
    far.remove()
    inner.add(far)
    #expect(problems(one).isEmpty)
    #expect(problems(other).isEmpty)
  }

  @Test("A constraint is not in the report of a tree that its items have left")
  func itemsLeft() {
    inner.constraints { far.widthAnchor == $0.widthAnchor }
    #expect(problems(one).count == 1)
    inner.remove()
    #expect(problems(one).isEmpty)
    #expect(problems(other).count == 1)
  }

  @Test("Two pairs of trees report the same, although only one pair is asked questions", arguments: 0..<UInt64(200))
  func pairs(seed: UInt64) {
    let quiet = Pair(), asked = Pair()
    var random = SplitMix64(seed: seed)
    for step in 0..<12 {
      var copy = random
      quiet.change(&random)
      asked.change(&copy)
      for _ in 0..<random.whole(0...2) { asked.ask(random.whole(0...1), random.whole(0...2)) }
      let first = random.whole(0...1)
      for root in [first, 1 - first] {
        #expect(quiet.report(root) == asked.report(root), "seed \(seed), step \(step), root \(root)")
      }
    }
  }

  /// Two trees, between which constraints come and go.
  private final class Pair {
    let roots = [Box("root 0"), Box("root 1")]
    let boxes = (0..<4).map { Box("box \($0)") }
    var constraints: [LayoutConstraint] = []

    init() { for (index, box) in boxes.enumerated() { roots[index % 2].add(box) } }

    func change(_ random: inout SplitMix64) {
      let box = boxes[random.whole(0...3)], other = boxes[random.whole(0...3)]
      switch random.whole(0...4) {
      case 0:
        box.remove()
        roots[random.whole(0...1)].add(box)
      case 1:
        if let constraint = constraints.randomElement(using: &random) { constraint.isActive.toggle() }
      case 2: box.constraints { $0.widthAnchor == other.widthAnchor }
      default:
        let constraint: LayoutConstraint = box.heightAnchor == other.heightAnchor
        constraint.isActive = true
        constraints.append(constraint)
      }
    }

    func ask(_ root: Int, _ question: Int) {
      switch question {
      case 0: _ = roots[root].fittingSize()
      case 1: _ = roots[root].ambiguities()
      default: _ = boxes[root].explain(.width)
      }
    }

    func report(_ root: Int) -> [String] {
      let report = roots[root].layout(width: 100, height: 100)
      let mistakes: [String] = report.problems.compactMap {
        if case .noCommonAncestor(let constraint) = $0 { "\(constraint)" } else { nil }
      }
      return mistakes.sorted() + report.dropped.map { "dropped \($0)" }.sorted()
    }
  }
}
