import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// A definition is nothing but a required constraint: trees with and without them are the same through random edits.
@Suite struct DefinitionLawTests {
  @Test(arguments: all(0..<40 as Range<UInt64>, inDebug: 12))
  func definitionsAreConstraints(seed: UInt64) {
    for seed in seed * 10..<seed * 10 + 10 {
      var random = SplitMix64(seed: seed), same = random
      let substituted = DefinedTree(isSubstituted: true), rows = DefinedTree(isSubstituted: false)
      for step in 0..<16 {
        substituted.edit(&random)
        rows.edit(&same)
        let size = Size(width: Double(random.whole(100...300)), height: Double(random.whole(100...300)))
        _ = (same.whole(100...300), same.whole(100...300))
        let report = substituted.root.layout(size), expected = rows.root.layout(size)
        // The order of the conflicts depends on the ages of constraints, which definitions do not have.
        guard leftOut(in: report) == leftOut(in: expected) else {
          Issue.record("seed \(seed), step \(step): \(report.conflicts) instead of \(expected.conflicts)")
          return
        }
        for (box, due) in zip(substituted.boxes, rows.boxes) where !isClose(box.frame, due.frame) {
          Issue.record("seed \(seed), step \(step): \(box.name) is at \(box.frame), not at \(due.frame)")
          return
        }
        let changed = report.changed.map(\.name).sorted(), due = expected.changed.map(\.name).sorted()
        #expect(changed == due, "seed \(seed), step \(step)")
      }
    }
  }

  private func leftOut(in report: LayoutReport) -> [String] { report.conflicts.map { $0.leftOut.description }.sorted() }

  private func isClose(_ frame: Rect, _ other: Rect) -> Bool {
    let pairs = [
      (frame.x, other.x), (frame.y, other.y), (frame.width, other.width), (frame.height, other.height),
    ]
    return pairs.allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }
}

/// A definition, or a constraint with the same meaning.
private protocol DefiningNumber: AnyObject {
  var isActive: Bool { get set }
  var constant: Double { get set }
}

extension DefinedNumber: DefiningNumber {}
extension LayoutConstraint: DefiningNumber {}

/// A box with lines of its own, and boxes that lie between them; each of those has a child that clings to it.
private final class DefinedTree {
  let root = Box("root")
  private(set) var boxes: [Box] = []
  private let isSubstituted: Bool
  private var lines:
    [(near: LayoutAttribute, length: LayoutAttribute, gap: LayoutConstraint, least: LayoutConstraint)] =
      []
  private var definitions: [[any DefiningNumber]] = []
  private var wishes: [LayoutConstraint] = []

  init(isSubstituted: Bool) {
    self.isSubstituted = isSubstituted
    for line in 0..<3 { addLine(line) }
    for index in 0..<4 { addBox(index) }
  }

  private func addLine(_ index: Int) {
    let node = root.layoutNode
    let near = node.makeScalar(named: "line \(index)"), length = node.makeScalar(named: "length \(index)")
    var start = LayoutExpression(node.reference, near, constant: -3)
    if let last = lines.last {
      start.append(.init(node.reference, last.near, coefficient: -1))
      start.append(.init(node.reference, last.length, coefficient: -1))
    }
    let gap = relation(start, .equal, .required)
    let least = relation(LayoutExpression(node.reference, length, constant: -20), .greaterOrEqual, .required)
    _ = relation(LayoutExpression(node.reference, length), .lessOrEqual, Priority(Double(10 + index)))
    lines.append((near, length, gap, least))
  }

  private func addBox(_ index: Int) {
    let box = Box("box \(index)"), child = Box("child \(index)")
    box.add(child)
    root.add(box)
    child.constraints { $0.edgesAnchor == box.edgesAnchor }
    boxes += [box, child]
    definitions.append([])
    define(index, line: index % 3, way: index)
  }

  private func relation(_ expression: LayoutExpression, _ relation: Relation, _ priority: Priority) -> LayoutConstraint
  {
    let constraint = LayoutConstraint(expression: expression, relation: relation, priority: priority)
    constraint.isActive = true
    return constraint
  }

  private func define(_ index: Int, line: Int, way: Int) {
    for old in definitions[index] { old.isActive = false }
    definitions[index] = []
    let margin = Double(way % 3)
    definition(index, .height, [], Double(10 + way))
    definition(index, .top, [(.height, 0.25)], margin)
    let (near, length) = (lines[line].near, lines[line].length)
    switch way % 4 {
    case 0:
      definition(index, .leading, [(near, 1)], margin)
      definition(index, .width, [(length, 1)], 0)
    case 1:
      definition(index, .leading, [(near, 1)], 0)
      definition(index, .trailing, [(near, 1), (length, 1)], 0)
    case 2:
      definition(index, .width, [(length, 0.5)], 1)
      definition(index, .centerX, [(near, 1), (length, 0.5)], margin)
    default:
      definition(index, .trailing, [(near, 1), (length, 1)], -margin)
      definition(index, .width, [], 17)
    }
  }

  private func definition(
    _ index: Int, _ attribute: LayoutAttribute, _ terms: [(LayoutAttribute, Double)], _ constant: Double
  ) {
    let box = boxes[index * 2]
    if isSubstituted {
      return definitions[index].append(BowerbirdLayoutTests.define(box, in: root, attribute, constant, terms))
    }
    var expression = LayoutExpression(box.layoutNode.reference, attribute, constant: -constant)
    for (attribute, coefficient) in terms {
      expression.append(.init(root.layoutNode.reference, attribute, coefficient: -coefficient))
    }
    let constraint = LayoutConstraint(expression: expression, relation: .equal, identifier: "item length")
    constraint.isOfContainer = true
    constraint.isActive = true
    definitions[index].append(constraint)
  }

  /// One random change.
  func edit(_ random: inout SplitMix64) {
    let index = random.whole(0...3), line = random.whole(0...2), number = Double(random.whole(5...60))
    let way = random.whole(0...7)
    switch way {
    case 0: lines[line].least.constant = number
    case 1: lines[line].gap.constant = number
    case 2: define(index, line: line, way: random.whole(0...7))
    case 3: definitions[index][0].constant = number
    case 4:
      boxes[index * 2].remove()
      root.add(boxes[index * 2])
    case 5:
      // Older than definitions to come, younger than those that are there.
      wishes.append(
        relation(
          LayoutExpression(boxes[index * 2 + 1].layoutNode.reference, .width, constant: -number), .equal, .required))
    case 6: wishes.popLast()?.isActive = false
    default: boxes[index * 2].intrinsicSize = Size(width: number, height: number)
    }
  }
}
