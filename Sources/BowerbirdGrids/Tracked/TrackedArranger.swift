import BowerbirdLayout
import BowerbirdSolver

/// The arranger of a grid of tracks, which stores the grid's declaration and the layout made from the declaration.
final class TrackedArranger: GridArranger {
  @exclusivity(unchecked) var declaration: GridDeclaration { didSet { repeatsTracks = declaration.repeatsTracks } }

  /// A Boolean value that indicates whether any declared track is repeated as often as there is room.
  ///
  /// The value is stored and not computed, because every layout reads it.
  @exclusivity(unchecked) private var repeatsTracks: Bool
  @exclusivity(unchecked) private var declared: ElementList
  @exclusivity(unchecked) private(set) var list = ItemList()
  @exclusivity(unchecked) private(set) var layout: TrackedLayout?

  /// For each axis, the tracks of the surrounding grid that `layout` takes over; nil if the grid declares the tracks.
  @exclusivity(unchecked) private(set) var outerTracks = AxisPair<SubgridSpan?>(nil)
  private(set) var warnings: [GridWarning] = []
  private(set) var work = GridWork()
  private var cache = PlacementCache()

  init(_ declaration: GridDeclaration, elements: [GridElement]) {
    self.declaration = declaration
    repeatsTracks = declaration.repeatsTracks
    declared = ElementList(elements)
  }

  /// The declared elements, each item once.
  var elements: [GridElement] { declared.elements }

  func setElements(_ elements: [GridElement]) { declared = ElementList(elements) }

  var listedItems: [any LayoutItem] { declared.items }

  /// Places the items, reads their needs, and sets the grid's needs.
  func arrange(_ grid: Grid) {
    work.arrangements += 1
    if let changed = grid.layoutNode.takeContentChanges(), updateCells(of: changed, in: grid) {
      finishArranging(grid)
      if grid.compiler.isSubgrid { grid.layoutNode.noteFit() }
      return
    }
    listItems(in: grid)
    let wasSubgrid = grid.compiler.isSubgrid
    place(grid, size: grid.layoutNode.decidingSize)
    finishArranging(grid)
    // The surrounding grid sizes shared tracks for the items of this grid too, so it must read their needs again.
    if wasSubgrid || grid.compiler.isSubgrid || grid.sharedAxes != AxisPair(false) { grid.layoutNode.noteFit() }
  }

  private func finishArranging(_ grid: Grid) {
    setNeeds(of: grid)
    grid.layoutNode.noteDecision()
  }

  private func place(_ grid: Grid, size: Size) {
    outerTracks = grid.outerTracks
    let layout = input(for: grid, size: size).layout(cache: &cache)
    self.layout = layout
    placeSubgrids(of: grid, layout)
    isDecorated = list.isDecorated
    warnings = declared.warnings + list.warnings + layout.warnings
    grid.layoutNode.heightFollowsWidth = repeatsTracks
    grid.compiler.store(plan(layout, of: grid))
    work.placementsComputed = cache.computed
    work.placementsReused = cache.reused
  }

  /// Computes the grid's needs along both axes, and sets them on the grid's node.
  ///
  /// A track that is repeated as often as there is room counts once in the need along its axis. The needed height is
  /// computed for the width that the grid is going to have. If the number of tracks along an axis depends on the grid's
  /// height, the need along this axis ignores optional constraints that tie items of the grid to other items.
  ///
  /// - Returns: The range of grid widths in which the computed height of the grid is the same; all widths if no height
  ///   was computed.
  @discardableResult
  private func setNeeds(of grid: Grid) -> Range<Double> {
    if !repeatsTracks {
      grid.compiler.setNeeds()
      return SteadyExtents.everything
    }
    var widths = SteadyExtents.everything
    for axis in Axis.allCases {
      let width = axis == .vertical ? grid.layoutNode.decidingSize.width : 0
      let (compiler, steady) = self.compiler(ofNeed: axis, of: grid, inWidth: width)
      if axis == .vertical { widths = steady }
      let byItself = compiler.needByItself(axis)
      let need = compiler.need(axis) ?? (isCountedFromHeight(compiler.planned(axis), axis) ? byItself : nil)
      grid.layoutNode.setNeed(need, byItself: byItself, along: axis)
    }
    return widths
  }

  /// Computes the need of a grid with repeated tracks, without optional constraints to other items.
  ///
  /// - Returns: The need; nil if no track is repeated, or if the need is unknown before the solve.
  func needByItself(of grid: Grid, along axis: Axis) -> LengthNeed? {
    if !repeatsTracks { return nil }
    let width = axis == .vertical ? grid.layoutNode.decidingSize.width : 0
    return compiler(ofNeed: axis, of: grid, inWidth: width).compiler.needByItself(axis)
  }

  /// Returns whether the number of tracks along an axis depends on the grid's height.
  private func isCountedFromHeight(_ tracks: TrackAxis, _ axis: Axis) -> Bool {
    axis == .vertical ? tracks.leastLength != nil : tracks.isCountedLater
  }

  /// Returns a compiler with the tracks that determine the grid's need along an axis.
  ///
  /// The need counts each repeated track along the axis once. If the present plan already has these numbers of tracks,
  /// the result is the grid's own compiler. If not, the result is a new compiler. The need of the new compiler is
  /// unknown before the solve if constraints must size a track, even if no item lies in this track.
  ///
  /// If rows are repeated, the compiler for the vertical axis is always new, and computes the heights of the items in
  /// `width`. The heights in the grid's own compiler were measured for the present number of rows and present width.
  ///
  /// - Returns: The compiler, and the range of grid widths in which the need is the same. If the axis is horizontal, or
  ///   if the compiler is the grid's own compiler, the range contains all widths.
  private func compiler(
    ofNeed axis: Axis, of grid: Grid, inWidth width: Double
  ) -> (compiler: TrackCompiler, widths: Range<Double>) {
    var size = grid.layoutNode.decidingSize
    if axis == .horizontal { size = .zero } else { (size.width, size.height) = (width, 0) }
    let input = input(for: grid, size: size), computesHeights = axis == .vertical && layout?.rows.leastLength != nil
    if !computesHeights && input.counts() == layout?.counts { return (grid.compiler, SteadyExtents.everything) }
    var cache = PlacementCache()
    let compiler = TrackCompiler(host: grid.layoutNode)
    compiler.isShort = grid.compiler.isShort
    compiler.store(plan(input.layout(cache: &cache), of: grid))
    if axis == .horizontal { return (compiler, SteadyExtents.everything) }
    return (compiler, compiler.takeHeights(inWidth: width).clamped(to: input.steadyRoom.width))
  }

  /// Returns the vertical need that the grid would have in a width.
  ///
  /// - Returns: The need; nil if the need is unknown before the solve. The result is also nil if no track is repeated:
  ///   ``TrackCompiler/verticalNeed(inWidth:)`` of the grid's compiler then returns the need.
  func verticalNeed(of grid: Grid, inWidth width: Double) -> NeedInWidth? {
    if !repeatsTracks { return nil }
    let (compiler, widths) = self.compiler(ofNeed: .vertical, of: grid, inWidth: width)
    if compiler !== grid.compiler { return compiler.need(.vertical).map { NeedInWidth(need: $0, widths: widths) } }
    let steady = input(for: grid, size: Size(width: width, height: 0)).steadyRoom.width
    return compiler.verticalNeed(inWidth: width).map {
      NeedInWidth(need: $0.need, widths: $0.widths.clamped(to: steady))
    }
  }

  /// Updates the cells of items whose content has changed, without a new plan.
  ///
  /// - Returns: Whether all cells were updated; if not, the whole plan must be made again.
  private func updateCells(of nodes: [LayoutNode], in grid: Grid) -> Bool {
    guard let layout, !declared.hasChanged else { return false }
    for node in nodes {
      guard let index = list.index(of: node), index < layout.placement.areas.count else { return false }
      let cell = cell(at: index, area: layout.placement.areas[index], layout: layout, of: grid)
      if !grid.compiler.replaceCell(at: index, with: cell) { return false }
    }
    grid.compiler.takeReplacedSubgrids()
    return true
  }

  /// Sizes the tracks for the grid's size after the solve, or for its present size if the size after the solve is
  /// unknown.
  ///
  /// If repeated tracks have other numbers in this size than in the present layout, the items are placed again first.
  /// A subgrid that waits for the sizes of tracks of the surrounding grid is not sized yet.
  func decide(_ grid: Grid) {
    if isWaitingForOuterTracks(grid) { return }
    guard let layout else { return }
    let node = grid.layoutNode, size = node.decidingSize
    var steadyRoom = SteadyExtents()
    if repeatsTracks {
      let input = input(for: grid, size: size)
      if input.counts() != layout.counts {
        work.arrangements += 1
        place(grid, size: size)
        if grid.compiler.isSubgrid { node.noteFit() }
      }
      let widths = setNeeds(of: grid)
      steadyRoom = input.steadyRoom.narrowed(to: SteadyExtents(width: widths))
    }
    grid.compiler.decide(size)
    work.constraints = grid.compiler.work
    let decided = (grid.compiler.decidedExtents ?? SteadyExtents()).narrowed(to: steadyRoom)
    node.decidedExtents = decided.isEverything ? nil : decided
    node.reviewsArrangement = isDecorated
    grid.narrowDecisionOfOuterGrids()
  }

  /// Returns a list with a sentence that explains how often tracks along the axis are repeated.
  ///
  /// The list is empty if no track along the axis is repeated, if the length of the repeated track is unknown, or if
  /// the grid is not part of the layout.
  func decisions(of grid: Grid, along axis: Axis) -> [String] {
    guard repeatsTracks, let layout, grid.layoutNode.isInLayout else { return [] }
    let input = input(for: grid, size: grid.layoutNode.latestSize)
    return input.repeatedDecision(along: axis, in: layout).map { ["\(quoted(grid.name)) \($0)"] } ?? []
  }

  /// Returns the number of tracks along an axis as text, such as "3 columns"; nil if no track along the axis is
  /// repeated as often as there is room.
  func chosenArrangement(of grid: Grid, along axis: Axis) -> String? {
    guard repeatsTracks, let layout else { return nil }
    return input(for: grid, size: grid.layoutNode.latestSize).repeatedTracks(along: axis, in: layout)
  }

  /// A Boolean value that indicates whether any cell has a box behind or in front of it.
  ///
  /// The sizes of these boxes depend on the solution, so the grid must review them after each solve.
  private var isDecorated = false

  /// Adapts the boxes behind and in front of cells to the sizes of the cells, and returns whether any box has changed.
  func review(_ grid: Grid) -> Bool { decorate(grid) }

  // MARK: - Items

  /// Makes the list of items from the elements, and gives the grid's children the order of the list.
  ///
  /// Items that are no longer in the list leave the grid.
  ///
  /// An element is removed if its item has left the grid since the last arrangement.
  private func listItems(in grid: Grid) {
    guard declared.takeChange(in: grid.layoutNode) else { return }
    let old = list
    list = ItemList(declared.elements, previous: old)
    removeMissing(from: old, in: grid)
    addChildren(to: grid)
  }

  private func removeMissing(from old: ItemList, in grid: Grid) {
    if old.items.isEmpty { return }
    let kept = Set(list.items.map { ObjectIdentifier($0.node) })
    for (index, item) in old.items.enumerated() where !kept.contains(ObjectIdentifier(item.node)) {
      for box in old.decorations[index]?.all ?? [] { box.remove() }
      if grid.layoutNode.has(item.node) { grid.layoutNode.drop(item.node) }
    }
  }

  private func addChildren(to grid: Grid) {
    var boxes: [any LayoutItem] = []
    boxes.reserveCapacity(list.items.count)
    for index in list.items.indices {
      let node = list.items[index].node, decorations = list.decorations[index]
      if let background = decorations?.background.box { boxes.append(background) }
      // Skip an item that is lent to another alternative. The item comes back when the alternative with this grid is
      // taken.
      if node.parent === grid.layoutNode || !grid.layoutNode.has(node) { boxes.append(list.elements[index].item) }
      if let overlay = decorations?.overlay.box { boxes.append(overlay) }
    }
    grid.layoutNode.order(boxes)
  }

  // MARK: - The plan

  private func input(for grid: Grid, size: Size) -> TrackedInput { input(for: grid, size: size, outerTracks) }

  func input(for grid: Grid, size: Size, _ outerTracks: AxisPair<SubgridSpan?>) -> TrackedInput {
    let settings = GridSettings(declaration, at: grid.layoutNode)
    return TrackedInput(
      declaration: declaration, settings: settings, list: list, size: size,
      outerTracks: outerTracks[settings.givenAxis], outerCross: outerTracks[settings.givenAxis.other])
  }

  func plan(_ layout: TrackedLayout, of grid: Grid) -> GridPlan {
    var cells: [GridCell] = []
    cells.reserveCapacity(list.items.count)
    for (index, area) in zip(list.items.indices, layout.placement.areas) {
      let decorations = list.decorations[index]
      if let background = decorations?.background.cell(in: area) { cells.append(background) }
      cells.append(cell(at: index, area: area, layout: layout, of: grid))
      if let overlay = decorations?.overlay.cell(in: area) { cells.append(overlay) }
    }
    return GridPlan(columns: layout.columns, rows: layout.rows, cells: cells)
  }

  /// Returns the cell of an item.
  ///
  /// An item that hugs its content, and whose alignment is not `fill`, is aligned in its cell. Any other item fills its
  /// cell.
  private func cell(at index: Int, area: GridArea, layout: TrackedLayout, of outer: Grid) -> GridCell {
    let box = list.elements[index].item, node = list.items[index].node
    let own = list.settings(at: index)?.alignment
    let common = layout.settings.itemAlignment
    let horizontal = own ?? layout.columnAlignments[area.columns.lowerBound] ?? common
    let vertical = own ?? layout.rowAlignments[area.rows.lowerBound] ?? common
    var cell = GridCell(
      box, node, area: area,
      horizontal: horizontal.horizontalCell(hugsContent: node.hugsContent(.horizontal)),
      vertical: vertical.verticalCell(hugsContent: node.hugsContent(.vertical)))
    if let grid = box as? Grid { cell.subgrid = grid.subgridPlan(in: area, of: layout, outer) }
    return cell
  }

  // MARK: - Subgrids

  /// Makes the subgrids among the items take over the tracks of a new layout.
  private func placeSubgrids(of grid: Grid, _ layout: TrackedLayout) {
    for index in list.items.indices where index < layout.placement.areas.count {
      guard let inner = list.elements[index].item as? Grid, let tracked = inner.tracked else { continue }
      let tracks = inner.outerTracks(in: layout.placement.areas[index], of: layout, grid)
      if tracked.outerTracks != tracks { tracked.placeAgain(inner) }
    }
  }

  /// Places the items again, because this grid now takes over other tracks of the surrounding grid.
  ///
  /// The surrounding grid calls this method while it is arranged itself.
  private func placeAgain(_ grid: Grid) {
    work.arrangements += 1
    listItems(in: grid)
    place(grid, size: grid.layoutNode.decidingSize)
    finishArranging(grid)
    grid.noteWarnings()
  }

  /// Returns whether this grid takes over tracks that the surrounding grid has not sized yet.
  ///
  /// If so, the call also discards the lengths that these tracks had before. After the surrounding grid has sized the
  /// tracks, it asks this grid for another decision.
  private func isWaitingForOuterTracks(_ grid: Grid) -> Bool {
    if !grid.compiler.isSubgrid || grid.outerGrid?.layoutNode.isAwaitingDecision != true { return false }
    for axis in Axis.allCases where grid.compiler.planned(axis).shared != nil {
      grid.compiler.side(axis).sizingState.forgetOuterSizes()
    }
    return true
  }

  /// Returns the cells that a node's item covers; nil if the item has no cell in this grid.
  func area(of node: LayoutNode) -> GridArea? {
    guard let layout, let index = list.index(of: node), index < layout.placement.areas.count else { return nil }
    return layout.placement.areas[index]
  }

  // MARK: - Backgrounds and overlays

  /// Remakes the boxes behind and in front of each cell whose size has changed, or whose boxes were declared again.
  ///
  /// - Returns: Whether any box has changed, so that the solve must be repeated.
  private func decorate(_ grid: Grid) -> Bool {
    guard let layout else { return false }
    var isChanged = false
    for index in list.items.indices where index < layout.placement.areas.count {
      if list.updateDecorations(at: index, size: { grid.compiler.size(of: layout.placement.areas[index]) }) {
        isChanged = true
      }
    }
    guard isChanged else { return false }
    addChildren(to: grid)
    grid.compiler.store(plan(layout, of: grid))
    grid.layoutNode.noteDecision()
    return true
  }
}
