import BowerbirdLayout
import BowerbirdSolver

/// The declaration of a wrapping grid, and which items are in which line.
///
/// Along the lines, items are placed by arithmetic for the length that the grid has; see ``LineRows``. Across them, each line is a
/// track that is as long as what it holds.
final class WrappingArranger: GridArranger {
  var declaration: WrappingDeclaration
  private(set) var elements: [GridElement] = []
  private(set) var warnings: [GridWarning] = []
  private var items: [WrappedItem] = []
  private var breaking = LineBreaking()
  private var room = SizingRoom(0)
  private var placed: [PlacedItem] = []
  private let rows: LineRows
  private let live: LiveLines
  private var elementsChanged = true

  /// The length that the lines were broken for; nil if items have changed since.
  private var brokenFor: Double?

  init(_ declaration: WrappingDeclaration, for grid: Grid) {
    self.declaration = declaration
    rows = LineRows(grid.compiler.book, host: grid.layoutNode)
    live = LiveLines(grid.compiler.book, host: grid.layoutNode)
  }

  func setElements(_ elements: [GridElement]) {
    var seen = Set<ObjectIdentifier>()
    self.elements = elements.filter { seen.insert(ObjectIdentifier($0.item.layoutNode)).inserted }
    elementsChanged = true
  }

  // MARK: - Arranging

  /// Asks the items what they need, breaks the lines, and says what the grid needs.
  func arrange(_ grid: Grid) {
    _ = grid.layoutNode.takeContentChanges()
    list(in: grid)
    items = elements.map { WrappedItem($0.item, in: declaration) }
    warnings =
      declaration.warnings
      + elements.flatMap { element in
        let node = element.item.layoutNode
        return node.knownTraits.map { $0.wrapping.warnings(of: node.name) } ?? []
      }
    brokenFor = nil
    breakLines(in: grid)
    setNeeds(of: grid)
    grid.layoutNode.noteDecision()
  }

  /// Makes the elements children of the grid, in their order; those that were taken out of it since are no elements any more.
  private func list(in grid: Grid) {
    if elements.contains(where: { $0.item.layoutNode.parent !== grid.layoutNode }) {
      elements.removeAll { $0.item.layoutNode.parent !== grid.layoutNode }
      elementsChanged = true
    }
    guard elementsChanged else { return }
    elementsChanged = false
    grid.layoutNode.order(elements.map { $0.item }, in: grid)
  }

  // MARK: - Deciding

  /// Breaks the lines for the size that the grid has or is going to have, and places the items.
  func decide(_ grid: Grid) {
    let node = grid.layoutNode, size = node.decidingSize
    if brokenFor != size[declaration.axis] || hasChoices(grid) { breakLines(in: grid) }
    noteOmissions()
    // Whoever looks at the items below finds their lengths along the lines known.
    if isLive {
      rows.clear()
      live.place(items, breaking, declaration)
    } else {
      live.clear()
      rows.place(items, placed, along: declaration.axis)
    }
    grid.compiler.followTies()
    grid.compiler.decide(size)
    setNeeds(of: grid)
    let own =
      declaration.axis == .horizontal
      ? SteadyExtents(width: room.range) : SteadyExtents(height: room.range)
    let decided = (grid.compiler.decidedExtents ?? SteadyExtents()).narrowed(to: own)
    node.decidedExtents = decided.isEverything ? nil : decided
  }

  /// Whether only a solution determines how long some of the items are.
  private var isLive: Bool { items.contains { $0.isLive } }

  /// Whether the lengths that lines break by may depend on where they break.
  private func hasChoices(_ grid: Grid) -> Bool { isLive || grid.layoutNode.mayDependOnInside(declaration.axis) }

  private func breakLines(in grid: Grid) {
    let length = grid.layoutNode.decidingSize[declaration.axis]
    room = SizingRoom(length)
    if hasChoices(grid) {
      breaking = live.breakLines(items, declaration)
    } else {
      live.forgetChoices()
      breaking = LineBreaking(items, declaration, in: &room)
    }
    if isLive {
      placed = items.map { PlacedItem(start: Affine(), length: Affine($0.natural)) }
    } else {
      placed = items.map { PlacedItem(start: Affine(), length: $0.lengthLeftOver(along: declaration.axis)) }
      for line in breaking.lines {
        let lengths = LineLengths(items[line], declaration, in: &room)
        for (place, item) in line.enumerated() {
          placed[item] = PlacedItem(start: lengths.starts[place], length: lengths.lengths[place])
        }
      }
    }
    grid.compiler.take(plan(in: grid, length))
    brokenFor = length
  }

  // MARK: - Across the lines

  private func plan(in grid: Grid, _ length: Double) -> GridPlan {
    let isHorizontal = declaration.axis == .horizontal
    let across = LinePlan(items, breaking, declaration, widest: isHorizontal ? nil : widest)
    let along = TrackAxis([], extent: .placed)
    var cells = across.cells
    for place in cells.indices { cells[place].placedLength = placed[place].length.value(at: length) }
    return GridPlan(
      columns: isHorizontal ? along : across.tracks, rows: isHorizontal ? across.tracks : along, cells: cells)
  }

  // MARK: - Needs

  /// Says what the grid needs: all in one line, but for the height in a width that is decided.
  private func setNeeds(of grid: Grid) {
    let node = grid.layoutNode
    let need = breaking.lines.isEmpty && !items.isEmpty ? LengthNeed.nothing : needAlongLine
    node.setNeed(need, along: declaration.axis)
    switch declaration.axis {
    case .horizontal: grid.compiler.setNeed(.vertical)
    case .vertical: node.setNeed(declaration.mostLines == 0 ? .nothing : widest, along: .horizontal)
    }
  }

  private var needAlongLine: LengthNeed? {
    if isLive { return nil }
    let gaps = declaration.gap * Double(max(0, items.count - 1))
    return LengthNeed(
      fit: items.reduce(gaps) { $0 + $1.natural }, least: items.reduce(0) { max($0, $1.leastInLine) })
  }

  /// What the widest item of lines that go down needs; one whose own constraints say how wide it is does not count.
  private var widest: LengthNeed {
    var widest = LengthNeed.nothing
    for item in items {
      guard let need = item.item.layoutNode.needInLines(.horizontal) else { continue }
      widest = widest.greatest(need)
    }
    return widest
  }

  /// What the grid needs along its lines, where only a solution determines that and the grid's length.
  func solvedNeed(_ axis: Axis) -> LayoutAttribute? { axis == declaration.axis && isLive ? live.solvedNeed : nil }

  // MARK: - Reading

  /// The items that are left over.
  var overflow: [any LayoutItem] { items[breaking.end...].map { $0.item } }

  /// The items of each line.
  var lines: [[any LayoutItem]] { breaking.lines.map { items[$0].map { $0.item } } }

  private func noteOmissions() {
    for (place, item) in items.enumerated() { item.item.layoutNode.isOmittedByContainer = place >= breaking.end }
  }

  /// Where lines break, and why.
  func decisions(of grid: Grid, along axis: Axis) -> [String] {
    guard axis == declaration.axis, let first = breaking.lines.first, first.upperBound < items.count, !isLive else {
      return []
    }
    let next = first.upperBound, noun = axis == .horizontal ? "wide" : "high"
    let needed = items[first.lowerBound...next].reduce(declaration.gap * Double(first.count)) { $0 + $1.natural }
    let length = axis == .horizontal ? grid.frame.width : grid.frame.height
    let count = breaking.lines.count == 1 ? "1 line" : "\(breaking.lines.count) lines"
    return [
      "\(quoted(grid.name)) has \(count), because \(next + 1) items need \(plain(needed)) and it is \(plain(length)) \(noun)"
    ]
  }
}

/// Where an item lies along its line, as parts of the grid's length.
struct PlacedItem: Equatable {
  var start: Affine
  var length: Affine
}

extension WrappedItem {
  /// The length of an item that is in no line: none, unless constraints of its own say something else.
  fileprivate func lengthLeftOver(along axis: Axis) -> Affine {
    item.layoutNode.hasOwnLength(axis) ? Affine(natural) : Affine()
  }
}
