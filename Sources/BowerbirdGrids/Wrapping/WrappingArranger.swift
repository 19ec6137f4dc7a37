import BowerbirdLayout
import BowerbirdSolver

/// Breaks the items of a wrapping grid into lines, and places the items.
///
/// If the lengths of all items are known before the solve, arithmetic places the items along the lines; see
/// ``LineRows``. If not, constraints do; see ``SolvedLines``. Across the lines, each line is a track that is as long as
/// its items need.
final class WrappingArranger: GridArranger {
  var declaration: WrappingDeclaration
  private var declared = ElementList([])
  private(set) var warnings: [GridWarning] = []

  /// The items other than the overflow item.
  private var ordinary: [WrappedItem] = []

  /// The overflow item, which stands for the items that are left out; nil if no item is marked.
  private var overflowItem: OverflowItem?

  /// All items in the order in which they lie in the lines.
  private var items: [WrappedItem] = []
  private var breaks = LineBreaks()
  private var room = SizingInterval(0)
  private var placed: [PlacedItem] = []
  private let rows: LineRows
  private let solved: SolvedLines

  /// The length of the grid for which the lines were broken; nil before the first arrangement.
  private var brokenFor: Double?

  init(_ declaration: WrappingDeclaration, for grid: Grid) {
    self.declaration = declaration
    rows = LineRows(grid.compiler.reconciler, host: grid.layoutNode)
    solved = SolvedLines(grid.compiler.reconciler, host: grid.layoutNode)
  }

  /// The declared elements, each item once.
  var elements: [GridElement] { declared.elements }

  func setElements(_ elements: [GridElement]) { declared = ElementList(elements) }

  var listedItems: [any LayoutItem] { declared.items }

  // MARK: - Arranging

  /// Reads the needs of the items, breaks the lines, and sets the need of the grid.
  func arrange(_ grid: Grid) {
    _ = grid.layoutNode.takeContentChanges()
    list(in: grid)
    overflowItem = OverflowItem(elements, in: declaration)
    ordinary = elements.filter { $0.item !== overflowItem?.element.item }.map { WrappedItem($0, in: declaration) }
    items = ordinary + (overflowItem.map { [$0.standing(for: ordinary.count)] } ?? [])
    warnings =
      declaration.warnings
      + elements.enumerated().flatMap { index, element in
        element.settings.wrapping.warnings(of: element.item.name, at: index)
      }
      + surplusMarks + declared.warnings
    brokenFor = nil
    grid.layoutNode.heightFollowsWidth = declaration.axis == .horizontal && !items.isEmpty
    breakLines(in: grid)
    setNeeds(of: grid)
    grid.layoutNode.noteDecision()
  }

  /// Removes the elements of items that have left the grid, and gives the grid's children the order of the elements.
  private func list(in grid: Grid) {
    let node = grid.layoutNode
    if declared.takeChange(in: node) { node.order(declared.items.filter { $0.layoutNode.parent === node }) }
  }

  // MARK: - Deciding

  /// Places the items for the size that the coming solve gives the grid, or for the grid's present size if the coming
  /// size is unknown.
  ///
  /// The lines are broken again first if they were broken for another length, or if choices decide where lines break.
  func decide(_ grid: Grid) {
    let node = grid.layoutNode, size = node.decidingSize
    if brokenFor != size[declaration.axis] || hasChoices(grid) { breakLines(in: grid) }
    noteOmissions()
    if node.isInLayout { overflowItem?.show(overflow.count) }
    // The compiler reads the lengths of items along the lines, so items are placed along the lines first.
    grid.compiler.releaseCells(along: declaration.axis)
    if isLive {
      rows.clear()
      solved.place(items, breaks, declaration, needing: breaks.lines.isEmpty ? [] : ordinary)
    } else {
      solved.clear()
      rows.place(items, placed, along: declaration.axis)
    }
    grid.compiler.decide(size, followsTies: true)
    setNeeds(of: grid)
    let own =
      declaration.axis == .horizontal
      ? SteadyExtents(width: room.range) : SteadyExtents(height: room.range)
    let decided = (grid.compiler.decidedExtents ?? SteadyExtents()).narrowed(to: own)
    node.decidedExtents = decided.isEverything ? nil : decided
  }

  /// Whether the lengths of some items are unknown before the solve.
  private var isLive: Bool { items.contains { $0.isLive } }

  /// Returns whether choices inside the solve decide where lines break.
  ///
  /// Choices decide if the lengths of items are unknown before the solve, or if the grid's length may depend on the
  /// breaks.
  private func hasChoices(_ grid: Grid) -> Bool { isLive || grid.layoutNode.updateDependence(declaration.axis) }

  private func breakLines(in grid: Grid) {
    let length = length(of: grid)
    room = SizingInterval(length)
    if hasChoices(grid) {
      breaks = solved.breakLines(ordinary, overflowItem, declaration)
    } else {
      solved.forgetChoices()
      breaks = LineBreaks(ordinary, overflowItem, declaration, in: &room)
    }
    if let overflowItem { items = breaks.add(overflowItem, to: ordinary) }
    if isLive {
      solved.forgetRanges()
      placed = items.map { PlacedItem(start: Affine(), length: Affine($0.natural)) }
    } else if hasChoices(grid) {
      placed = solved.placedItems(in: PlacementRanges { placedItems(in: &$0) }, along: declaration.axis)
    } else {
      placed = placedItems(in: &room)
    }
    grid.compiler.store(plan(in: grid, length))
    brokenFor = length
  }

  /// Returns the starts and lengths of the items for the length of the grid in `room`.
  ///
  /// The call narrows the range of `room` to the lengths at which the results are the same functions.
  private func placedItems(in room: inout SizingInterval) -> [PlacedItem] {
    var placed = items.map { PlacedItem(start: Affine(), length: $0.lengthLeftOut(along: declaration.axis)) }
    for line in breaks.lines {
      let lengths = FlexibleLengths(items[line], declaration, in: &room)
      for (index, item) in line.enumerated() {
        placed[item] = PlacedItem(start: lengths.starts[index], length: lengths.lengths[index])
      }
    }
    return placed
  }

  /// Returns the length of the grid for which the lines are broken.
  ///
  /// While the grid is not part of the layout, as in an alternative that is not taken, the result is the length of all
  /// items in one line. If this length is unknown before the solve, the result is 0.
  private func length(of grid: Grid) -> Double {
    let node = grid.layoutNode
    return node.isInLayout ? node.decidingSize[declaration.axis] : needAlongLine?.fit ?? 0
  }

  // MARK: - Across the lines

  private func plan(in grid: Grid, _ length: Double, _ heights: [Double?] = []) -> GridPlan {
    let isHorizontal = declaration.axis == .horizontal
    let across = LineTracks(items, breaks, declaration, widest: isHorizontal ? nil : widest, heights: heights)
    let along = TrackAxis([], extent: .placed)
    var cells = across.cells
    // If lengths are unknown before the solve, `placedLength` stays nil, because an item may be shorter than its
    // natural length.
    if !isLive {
      for index in cells.indices { cells[index].request.placedLength = placed[index].length.value(at: length) }
    }
    return GridPlan(
      columns: isHorizontal ? along : across.tracks, rows: isHorizontal ? across.tracks : along, cells: cells)
  }

  // MARK: - Needs

  /// Sets the need of the grid.
  ///
  /// Along the lines, the fit of the grid is the length of all items in one line, and its least length is the greatest
  /// ``WrappedItem/leastInLine`` of an item. Across horizontal lines, the grid needs the height of the lines with their
  /// present breaks. Across vertical lines, the grid needs the width of its widest item. A grid without lines needs no
  /// room.
  private func setNeeds(of grid: Grid) {
    let node = grid.layoutNode
    let need = breaks.lines.isEmpty && !items.isEmpty ? LengthNeed.nothing : needAlongLine
    node.setNeed(need, along: declaration.axis)
    switch declaration.axis {
    case .horizontal: grid.compiler.setNeed(.vertical)
    case .vertical: node.setNeed(declaration.mostLines == 0 ? .nothing : widest, along: .horizontal)
    }
  }

  /// Returns the vertical need that the grid would have in a width.
  ///
  /// - Returns: The need; nil if the need is unknown before the solve, if choices decide where lines break, or if the
  ///   lines are vertical.
  func verticalNeed(of grid: Grid, inWidth width: Double) -> NeedInWidth? {
    if declaration.axis != .horizontal || hasChoices(grid) { return nil }
    let before = (breaks, items, room)
    defer { (breaks, items, room) = before }
    room = SizingInterval(width)
    breaks = LineBreaks(ordinary, overflowItem, declaration, in: &room)
    if let overflowItem { items = breaks.add(overflowItem, to: ordinary) }
    let lengths: [Affine?] = placedItems(in: &room).map { $0.length }
    let compiler = TrackCompiler(host: grid.layoutNode)
    compiler.store(plan(in: grid, width))
    if items.contains(where: { $0.alignment == .baseline }) {
      // The baselines are aligned with the heights that the items have in these widths.
      compiler.store(plan(in: grid, width, compiler.heights(inWidths: lengths, in: &room)))
    }
    compiler.replaceHeights(inWidths: lengths, in: &room)
    return compiler.need(.vertical).map { NeedInWidth(need: $0, widths: room.range) }
  }

  private var needAlongLine: LengthNeed? {
    if isLive { return nil }
    let gaps = declaration.gap * Double(max(0, ordinary.count - 1))
    return LengthNeed(
      fit: ordinary.reduce(gaps) { $0 + $1.natural },
      least: ordinary.reduce(leastOfOverflow) { max($0, $1.leastInLine) })
  }

  /// The least length of the overflow item, measured as if all other items were left out; 0 if there is no overflow
  /// item.
  ///
  /// The text for the items that are left out now is not measured, because the grid's need must not depend on the
  /// present line breaks.
  private var leastOfOverflow: Double { overflowItem?.standing(for: ordinary.count).leastInLine ?? 0 }

  /// The greatest horizontal fit and least length of all items, without items whose width is unknown before the solve.
  private var widest: LengthNeed {
    var widest = LengthNeed.nothing
    for item in items {
      guard let need = item.item.layoutNode.needInLines(.horizontal) else { continue }
      widest = widest.greatest(need)
    }
    return widest
  }

  /// Returns the variable of the grid's need along its lines, if the need and the grid's length are unknown before the
  /// solve; nil otherwise.
  func solvedNeed(_ axis: Axis) -> LayoutAttribute? {
    axis == declaration.axis && isLive ? solved.solvedNeed(axis) : nil
  }

  /// The warnings about marked items after the overflow item.
  private var surplusMarks: [GridWarning] {
    guard let first = overflowItem?.element.item else { return [] }
    return elements.indices.compactMap { index in
      let item = elements[index].item
      return item !== first && item.layoutNode.knownTraits?.overflow != nil ? .secondOverflowItem(item: index) : nil
    }
  }

  // MARK: - Reading

  /// The items that are left out, except the overflow item.
  var overflow: [any LayoutItem] { items[breaks.end...].map { $0.item }.filter { $0 !== overflowItem?.element.item } }

  /// The items of each line.
  var lines: [[any LayoutItem]] { breaks.lines.map { items[$0].map { $0.item } } }

  private func noteOmissions() {
    for (index, item) in items.enumerated() { item.item.layoutNode.isOmittedByContainer = index >= breaks.end }
  }

  /// Returns a list with one sentence that explains the number of lines.
  ///
  /// The line breaks affect both axes, so the sentence is the same for both. The list is empty if there are no lines, if
  /// the first line has room for all items, or if the lengths of items are unknown before the solve.
  func decisions(of grid: Grid, along axis: Axis) -> [String] {
    let next = breaks.countInFirst, noun = declaration.axis == .horizontal ? "wide" : "high"
    guard !breaks.lines.isEmpty, next < ordinary.count, !isLive else { return [] }
    let needed = ordinary[...next].reduce(declaration.gap * Double(next)) { $0 + $1.natural }
    let length = grid.frame.size[declaration.axis]
    return [
      "\(quoted(grid.name)) has \(lineCount), because its first \(next + 1) items need \(plain(needed)), "
        + "but it is only \(plain(length)) \(noun)"
    ]
  }

  /// Returns the number of lines as text, with the number of items that are left out, such as "2 lines" or "2 lines, 3
  /// items left out"; nil across the lines, or if there are no items.
  func chosenArrangement(of grid: Grid, along axis: Axis) -> String? {
    if axis != declaration.axis || ordinary.isEmpty { return nil }
    let count = overflow.count
    return count == 0 ? lineCount : "\(lineCount), \(count) \(count == 1 ? "item" : "items") left out"
  }

  private var lineCount: String { breaks.lines.count == 1 ? "1 line" : "\(breaks.lines.count) lines" }
}

/// The start and length of an item along its line, as linear functions of the grid's length.
struct PlacedItem: Equatable {
  var start: Affine
  var length: Affine
}

extension WrappedItem {
  /// Returns the length of an item that is in no line: 0, unless the item's own constraints determine the length.
  fileprivate func lengthLeftOut(along axis: Axis) -> Affine {
    item.layoutNode.hasOwnLength(axis) ? Affine(natural) : Affine()
  }
}
