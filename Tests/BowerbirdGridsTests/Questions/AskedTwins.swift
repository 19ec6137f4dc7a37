import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import BowerbirdTesting

/// Two trees with the same changes and layouts; one of them is also asked questions.
struct AskedTwins {
  let seed: Int

  /// Whether required constraints on the root's own lengths contradict most sizes.
  var contradictsSizes = false

  /// Returns the first difference between the two trees as a sentence, or nil.
  func difference(_ stepCount: Int) -> String? {
    let quiet = AskedTwin(seed: seed), asked = AskedTwin(seed: seed)
    if contradictsSizes { for twin in [quiet, asked] { twin.contradictSizes() } }
    var random = SplitMix64(seed: UInt64(seed) &+ 77)
    for step in 0..<stepCount {
      for _ in 0..<random.whole(0...2) {
        let change = random.next()
        quiet.change(change)
        asked.change(change)
        if random.oneIn(2) { ask(asked, &random) }
      }
      if random.oneIn(2) { ask(asked, &random) }
      let size = random.pick([Size(width: 310, height: 240.5), drawnSize(&random), Size(width: .nan, height: -5)])
      let grid = random.oneIn(8) ? SnappingGrid(scale: 1) : nil
      let (one, other) = (quiet.root.layout(size, snappingTo: grid), asked.root.layout(size, snappingTo: grid))
      if let difference = difference(quiet, one, asked, other) { return "seed \(seed), layout \(step): \(difference)" }
    }
    return nil
  }

  private func drawnSize(_ random: inout SplitMix64) -> Size {
    Size(width: Double(random.whole(0...1200)) / 2, height: Double(random.whole(0...1200)) / 2)
  }

  private func ask(_ twin: AskedTwin, _ random: inout SplitMix64) {
    let present = twin.items.filter { $0.root === twin.root }
    guard let root = twin.root as? Box, let item = random.pick(present) as? Box else { return }
    random.pick(Question.allCases).ask(root, item, &random)
  }

  private func difference(
    _ quiet: AskedTwin, _ one: LayoutReport, _ asked: AskedTwin, _ other: LayoutReport
  ) -> String? {
    for (own, twin) in zip(quiet.items, asked.items) where !QuestionedLife.isSame(own.frame, twin.frame) {
      return "\(own.name): \(own.frame), with questions \(twin.frame)"
    }
    let notes = [one, other].map { report in
      // The order of problems, of lost constraints and of ties is not compared. Another minimal conflict is allowed.
      [
        report.conflicts.map { $0.leftOut.description }, report.problems.map(\.description).sorted(),
        report.dropped.map(\.description).sorted(), report.ties.map(\.description).sorted(),
      ]
    }
    for (with, without) in zip(notes[1], notes[0]) where with != without {
      return "\(without.filter { !with.contains($0) }), with questions \(with.filter { !without.contains($0) })"
    }
    return nil
  }
}

/// A random tree of boxes, stacks and tracks with exactly one optimal layout.
final class AskedTwin {
  private(set) var root: any LayoutItem = Box("root")

  /// The items in the order of their creation, the root first.
  private(set) var items: [any LayoutItem] = []
  private var constraints: [LayoutConstraint] = []
  private var random: SplitMix64

  init(seed: Int) {
    random = SplitMix64(seed: UInt64(seed) &* 31 &+ 5)
    root = container(depth: 0)
    items.insert(root, at: 0)
  }

  // MARK: - Building the tree

  private func container(depth: Int) -> any LayoutItem {
    let children = (0..<random.whole(1...3)).map { _ in child(depth: depth + 1) }
    let made: any LayoutItem
    switch random.whole(0...2) {
    case 0:
      let contents = children.map { GridContentBase($0, cell: cell()) }
      made = random.oneIn(2) ? Grid.vertical { contents } : Grid.horizontal { contents }
    case 1:
      let tracks = (0..<random.whole(1...2)).map { _ in track() }
      made = Grid(tracks: tracks, spacing: GridSpacing(Double(random.whole(0...8)))) { children }
    default:
      made = Box()
      for child in children {
        made.add(child)
        tie(child, to: made)
      }
    }
    made.layoutNode.name = "c\(items.count)"
    return made
  }

  private func child(depth: Int) -> any LayoutItem {
    let isContainer = depth < 3 && random.oneIn(3)
    let made = isContainer ? container(depth: depth) : leaf()
    items.append(made)
    pin(made)
    return made
  }

  private func leaf() -> Box {
    if random.oneIn(3) { return Label(random.pick(["a", "one two three", "some words that may wrap"]), font: .cells) }
    let box = Box("b\(items.count)")
    if random.oneIn(2) { box.intrinsicSize = Size(width: length(), height: length()) }
    return box
  }

  private func cell() -> StackCell {
    var cell = StackCell(random.pick([.constant(length()), .auto, .expanded(1), .expanded(2)]))
    cell.canCollapse = random.oneIn(2)
    if random.oneIn(2) { cell.horizontalAlignment = random.pick([.autoCenter, .autoRight]) }
    if random.oneIn(2) { cell.verticalAlignment = random.pick([.autoCenter, .autoBottom]) }
    return cell
  }

  private func track() -> GridTrack {
    random.pick([.pt(length()), .fr(1), .fit, .minmax(.pt(length()), .fr(1)), .autoFill(.minmax(.pt(90), .fr(1)))])
  }

  private func length() -> Double { Double(random.whole(0...480)) / 4 }

  // MARK: - Constraints

  /// Returns a level that no other constraint has.
  private func level(_ band: Double) -> Priority { Priority(band + Double(constraints.count) / 128) }

  private func tie(_ child: any LayoutItem, to parent: any LayoutItem) {
    for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom, .width, .height] where !random.oneIn(3) {
      let expression = term(child, attribute) - term(parent, attribute)
      let priority = random.oneIn(3) ? Priority.required : level(random.pick([900, 600, 300, 100]))
      state(expression - length(), random.pick([.equal, .lessOrEqual, .greaterOrEqual]), priority)
    }
  }

  /// Adds a required constraint on one of the root's lengths, or on both.
  func contradictSizes() {
    for attribute in random.pick([[LayoutAttribute.width], [.height], [.width, .height]]) {
      state(term(root, attribute) - length(), .equal, .required)
    }
  }

  /// Adds weak constraints that determine every frame.
  private func pin(_ item: any LayoutItem) {
    item.contentHugging = AxisPriorities(horizontal: level(250), vertical: level(252))
    item.compressionResistance = AxisPriorities(horizontal: level(750), vertical: level(752))
    for attribute in [LayoutAttribute.left, .top, .width, .height] {
      state(term(item, attribute) - length(), .equal, level(2))
    }
  }

  private func state(_ expression: LayoutExpression, _ relation: Relation, _ priority: Priority) {
    let constraint = LayoutConstraint(
      expression: expression, relation: relation, priority: priority, file: #fileID, line: constraints.count)
    constraints.append(constraint)
    constraint.isActive = true
  }

  private func term(_ item: any LayoutItem, _ attribute: LayoutAttribute) -> LayoutExpression {
    LayoutExpression(item.layoutNode.reference, attribute)
  }

  // MARK: - Changing

  /// Makes a change that depends only on a number.
  func change(_ number: UInt64) {
    random = SplitMix64(seed: number)
    let index = random.whole(0...items.count - 1), item = items[index], constraint = random.pick(constraints)
    switch random.whole(0...6) {
    case 0, 1: constraint.constant += length() - 60
    case 2: constraint.isActive.toggle()
    case 3: item.isHidden.toggle()
    case 4: item.layoutDirection = random.pick([.leftToRight, .rightToLeft])
    case 5: if index > 0 { item.remove() }
    default: if item is Label || item is Grid { item.setNeedsMeasurement() } else { item.intrinsicSize = .zero }
    }
  }
}
