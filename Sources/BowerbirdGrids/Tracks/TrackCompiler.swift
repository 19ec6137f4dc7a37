import BowerbirdLayout
import BowerbirdSolver

/// Compiles the plans of a grid into constraints.
///
/// A changed plan changes only the constraints that it affects.
///
/// A grid kind makes a ``GridPlan`` after each change of its declaration. The compiler compares the plan with the
/// previous plan:
///
/// ```swift
/// let columns = TrackAxis([Track(.fixed(80)), Track(.fraction(1))], gap: 8)
/// let rows = TrackAxis([Track(.content)])
/// grid.compiler.apply(
///   GridPlan(columns: columns, rows: rows, cells: [GridCell(icon, area: first), GridCell(title, area: second)]))
/// ```
///
/// Each result is a ``/BowerbirdLayout/LayoutConstraint`` between items and variables of the grid. Most variables are
/// the lines where tracks begin, and the lengths of tracks.
///
/// Arithmetic usually sizes the tracks for the grid's length, and computes the range of lengths in which this sizing
/// holds. On an axis of the extent ``TrackAxis/Extent/bounded`` or ``TrackAxis/Extent/unbounded``, constraints size the
/// tracks in two cases: a share has a maximum, or the need of an item is unknown before the solve. The need is unknown,
/// for example, if a constraint of the program ties the item to another item. In a stack, constraints size only the
/// cells whose items have unknown needs, and the shares of the free space beside such cells.
public final class TrackCompiler {
  let reconciler: ConstraintReconciler
  let columns: AxisCompiler
  let rows: AxisCompiler

  /// The items that were compiled last, and the cells that they cover.
  ///
  /// The array does not contain the cells themselves. A second reference to the plan's cells would make each change of
  /// one cell copy all cells.
  @exclusivity(unchecked) private(set) var items: [(item: ItemReference, area: GridArea)] = []
  @exclusivity(unchecked) private(set) var plan = GridPlan(columns: TrackAxis([]), rows: TrackAxis([]), cells: [])
  private unowned(unsafe) let host: LayoutNode

  /// The subgrids whose cells were replaced since their needs were last read, each with its index and its former cell.
  @exclusivity(unchecked) var replacedSubgrids: [(index: Int, cell: GridCell)] = []

  /// Whether the grid's fit counts each `minmax` track with a fixed maximum as short as possible.
  ///
  /// If true, such a track counts with the shortest length that its minimum and its content allow. If false, such a
  /// track counts with its maximum.
  @exclusivity(unchecked) var isShort = false

  /// Creates a compiler for the children of a node.
  public init(host: LayoutNode) {
    self.host = host
    reconciler = ConstraintReconciler(host: host)
    columns = AxisCompiler(axis: .horizontal, host: host, reconciler: reconciler)
    rows = AxisCompiler(axis: .vertical, host: host, reconciler: reconciler)
  }

  /// Returns the columns or the rows.
  func side(_ axis: Axis) -> AxisCompiler { axis == .horizontal ? columns : rows }

  /// The numbers of constraints that were added, removed and changed so far.
  public var work: CompilerWork { reconciler.work }

  /// Compiles a plan, as far as the plan differs from the previous plan.
  ///
  /// The items must be children of the host. A cell that lies outside of the tracks is ignored.
  ///
  /// - Complexity: O(number of items) for the comparison, plus the work for each difference.
  public func apply(_ plan: GridPlan) {
    if resizer == nil {
      let made = TrackResizer(self)
      resizer = made
      host.extensions.append(made)
    }
    store(plan)
    setNeeds()
    decide(host.decidingSize)
    host.noteDecision()
  }

  /// The node extension that sizes the tracks for each new size of the host; nil until ``apply(_:)`` is called.
  private var resizer: TrackResizer?

  /// Removes all tracks, cells and constraints.
  public func clear() { apply(GridPlan(columns: TrackAxis([]), rows: TrackAxis([]), cells: [])) }

  /// The indices of the cells whose needs were updated since the last sizing; nil if all needs were updated.
  @exclusivity(unchecked) private var touched: [Int]?

  // MARK: - Needs

  /// Stores the plan, and reads the needs of its items.
  ///
  /// Constraints are made in ``decide(_:sharing:followsTies:)``.
  func store(_ plan: consuming GridPlan) {
    plan.dropCellsOutside()
    columns.sizingState.take(plan, .horizontal)
    rows.sizingState.take(plan, .vertical)
    columns.sizingState.forgetSizes()
    rows.sizingState.forgetSizes()
    self.plan = consume plan
    touched = nil
    replacedSubgrids.removeAll()
  }

  /// Releases the items of the plan; called when the grid itself is released.
  func releaseItems() { plan.cells = [] }

  /// Replaces a cell of the plan, and updates the need of its item.
  ///
  /// If the item has, or had, a plan of a subgrid, `takeReplacedSubgrids()` updates the needs later.
  ///
  /// - Returns: Whether the item is at this index of the plan. If another item is there, nothing changes.
  func replaceCell(at index: Int, with cell: GridCell) -> Bool {
    guard index < plan.cells.count, plan.cells[index].node === cell.node else { return false }
    let old = plan.cells[index]
    plan.cells[index] = cell
    touched?.append(index)
    if cell.subgrid != nil || old.subgrid != nil {
      replacedSubgrids.append((index, old))
    } else {
      for axis in Axis.allCases { side(axis).sizingState.take(cell.request, at: index, planned(axis), axis) }
    }
    return true
  }

  /// Returns the grid's need along an axis; nil if the need is unknown before the solve, or if the grid kind itself
  /// places the items along the axis.
  func need(_ axis: Axis) -> LengthNeed? {
    // A copy of the tracks would increment reference counts.
    switch axis {
    case .horizontal: columns.sizingState.need(plan.columns, isShort: isShort)
    case .vertical: rows.sizingState.need(plan.rows, isShort: isShort)
    }
  }

  /// Returns the need that the grid has along an axis without the optional constraints that tie its items to other
  /// items.
  ///
  /// The result is nil if the grid's own need is known before the solve, if a share has a maximum, or if required
  /// constraints tie its items to other items.
  func needByItself(_ axis: Axis) -> LengthNeed? {
    if !isLive(axis) { return nil }
    var sizingState = AxisSizingState()
    sizingState.take(plan.withItemsByThemselves, axis)
    return sizingState.need(plan[axis], isShort: isShort)
  }

  /// Replaces the needs of all items along an axis by the needs that the items have without optional constraints to
  /// other items.
  func takeNeedsByThemselves(_ axis: Axis) {
    plan = plan.withItemsByThemselves
    side(axis).sizingState.take(plan, axis)
    side(axis).sizingState.forgetSizes()
  }

  /// Calls a closure that may replace needs and ties of items, and restores the former needs and ties.
  func restoringNeeds<Result>(_ body: () -> Result) -> Result {
    let before = (plan, columns.sizingState, rows.sizingState)
    defer { (plan, columns.sizingState, rows.sizingState) = before }
    return body()
  }

  /// Sets the grid's need along one axis on the host.
  func setNeed(_ axis: Axis) {
    let need = need(axis)
    host.setNeed(need, byItself: need == nil ? needByItself(axis) : nil, along: axis)
  }

  /// Sets the grid's needs on the host.
  func setNeeds() {
    for axis in Axis.allCases { setNeed(axis) }
  }

  /// Returns the tracks of the latest plan along an axis.
  func planned(_ axis: Axis) -> TrackAxis {
    // The subscript of the plan would copy the whole plan first.
    axis == .horizontal ? plan.columns : plan.rows
  }

  /// Returns whether constraints size the tracks along an axis, or the need of any item is unknown before the solve.
  func isLive(_ axis: Axis) -> Bool { side(axis).sizingState.isLive }

  /// Returns the length of a stack's cells if a choice must decide whether the stack has free space; otherwise nil.
  ///
  /// The choice is needed if the free space is unknown before the solve, and if a distribution divides this space
  /// around cells of known lengths.
  func lengthWithoutFreeSpace(_ axis: Axis) -> Double? {
    isLive(axis) ? side(axis).sizingState.lengthWithoutFreeSpace(planned(axis)) : nil
  }

  /// Returns the variable of the grid's need along an axis.
  ///
  /// The result is nil if the need or the grid's length is known before the solve. The result is also nil if the extent
  /// of the axis is neither ``TrackAxis/Extent/exact`` nor ``TrackAxis/Extent/whole``.
  func solvedNeed(_ axis: Axis) -> LayoutAttribute? {
    guard isLive(axis), [.exact, .whole].contains(plan[axis].extent), !host.updatePinned(axis) else { return nil }
    return side(axis).need()
  }

  // MARK: - Deciding

  /// Sizes the tracks of the plan for a size of the grid, and compiles what differs from the last compilation.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - sharing: Whether a stack shares free space, as its choice decided; nil if the stack has no such choice.
  ///   - followsTies: Whether ties inside of the grid may affect the grid's length even if all needs are known before
  ///     the solve.
  func decide(_ size: Size, sharing: Bool? = nil, followsTies: Bool = false) {
    // The tracks are read from the plan once, because each copy of them increments reference counts.
    let isKnown = touched != nil, (columnTracks, rowTracks) = (plan.columns, plan.rows)
    var widths = columns.sizingState.size(columnTracks, size.width, sharing)
    var heights = rows.sizingState.size(rowTracks, size.height, sharing)
    if columns.followTies(includingKnownNeeds: followsTies) { widths = nil }
    if rows.followTies(includingKnownNeeds: followsTies) { heights = nil }
    columns.compile(columnTracks, changes: isKnown ? widths : nil, demand: plan.demand(.horizontal))
    rows.compile(rowTracks, changes: isKnown ? heights : nil, demand: plan.demand(.vertical))
    if hasSubgrids { noteStaleSubgrids() }
    if let touched, let widths, let heights {
      applyCells(touched, columns.moved(by: widths), rows.moved(by: heights))
    } else {
      applyCells(plan.cells)
    }
    touched = []
    columns.compileSpans(plan.demand(.horizontal))
    rows.compileSpans(plan.demand(.vertical))
  }

  /// The range of grid sizes in which the computed lengths of the tracks are right; nil if they are right for all
  /// sizes.
  ///
  /// Along an axis on which the grid takes over tracks of an outer grid, all lengths of this grid are right.
  var decidedExtents: SteadyExtents? {
    let width = plan.columns.shared == nil ? steadyRange(.horizontal) : SteadyExtents.everything
    let height = plan.rows.shared == nil ? steadyRange(.vertical) : SteadyExtents.everything
    let extents = SteadyExtents(width: width, height: height)
    return extents.isEverything ? nil : extents
  }

  // MARK: - Cells

  /// Compiles the cells whose needs were updated, and the cells of tracks whose lengths have changed.
  private func applyCells(_ touched: [Int], _ widths: [Bool], _ heights: [Bool]) {
    var affected = Set(touched)
    for axis in Axis.allCases {
      let side = side(axis), changes = axis == .horizontal ? widths : heights
      for track in changes.indices where changes[track] {
        for index in side.sizingState.cells(in: track, of: changes.count)
        where index < plan.cells.count && !side.keepsConstraints(index, of: plan.cells[index].request) {
          affected.insert(index)
        }
      }
    }
    for index in affected.sorted() { update(index, plan.cells[index].request) }
  }

  private func applyCells(_ wanted: [GridCell]) {
    let new = wanted.indices.map { (item: wanted[$0].node.reference, area: wanted[$0].area) }
    matchRecords(to: new)
    items = new
    // Cells are read in place, because a copy of a cell increments reference counts.
    wanted.withUnsafeBufferPointer { cells in for index in cells.indices { update(index, cells[index].request) } }
  }

  /// Moves the constraints of each item to the item's new index, and removes the constraints of items that the new plan
  /// does not have.
  private func matchRecords(to wanted: [(item: ItemReference, area: GridArea)]) {
    if items.isEmpty {
      columns.cells = wanted.map { _ in CellRecord() }
      rows.cells = wanted.map { _ in CellRecord() }
      return
    }
    let changed = ChangedRange(from: items, to: wanted) { $0.item === $1.item }
    if changed.old.isEmpty && changed.new.isEmpty { return }
    var indices: [ObjectIdentifier: Int] = [:], vanished = Set(changed.old)
    for index in changed.old { indices[ObjectIdentifier(items[index].item)] = index }
    let sources = wanted[changed.new].map { cell in
      indices[ObjectIdentifier(cell.item)].flatMap { vanished.remove($0) }
    }
    let removed = vanished.sorted()
    for side in [columns, rows] {
      for index in removed { removeCell(index, side) }
      let moved = sources.map { $0.map { side.cells[$0] } ?? CellRecord() }
      side.cells.replaceSubrange(changed.old, with: moved)
    }
  }

  private func update(_ index: Int, _ cell: CellRequest) {
    let node = cell.node
    let width = update(index, cell, node, columns), height = update(index, cell, node, rows)
    if !node.children.isEmpty {
      requestArrangement(of: node, forecast(width, node, index, columns), forecast(height, node, index, rows))
    }
  }

  /// Compiles the position and the length of an item along one axis.
  ///
  /// - Returns: The length; nil if the length is unknown before the solve.
  private func update(_ index: Int, _ cell: CellRequest, _ node: LayoutNode, _ side: AxisCompiler) -> Double? {
    if side.plan.extent == .placed { return cell.placedLength }
    let placed = side.sizingState.place(cell, node, at: index, side)
    let length = placed.length
    if side.isCompiled(item: index, from: placed.key) { return length }
    CellCompiler(placed, node, cell.tracks(side.attributes.axis), side).compile(&side.cells[index])
    return length
  }

  /// Returns the length that an item is going to have if its cell gives it a length; nil if only a solution determines
  /// the item's length.
  private func forecast(_ length: Double?, _ node: LayoutNode, _ index: Int, _ side: AxisCompiler) -> Double? {
    guard let length else { return nil }
    let isOptional = side.cells[index].key.hasOptionalLength
    return node.length(side.attributes.axis, givenBy: length, isOptional ? GridPriority.boxLength : .required)
  }

  /// Removes the constraints and the definitions of all items along one axis, so that the caller can place the items.
  ///
  /// On an axis of the extent ``TrackAxis/Extent/placed``, the caller already places the items, and nothing changes.
  func releaseCells(along axis: Axis) {
    let side = side(axis)
    if side.plan.extent == .placed { return }
    for index in side.cells.indices {
      removeCell(index, side)
      side.cells[index] = CellRecord()
    }
  }

  /// Removes the constraints and the definitions of an item along one axis.
  private func removeCell(_ index: Int, _ side: AxisCompiler) {
    let cell = side.cells[index]
    if cell.key == .none { return }
    reconciler.remove(cell.rows.all)
    reconciler.endDefinitions(of: items[index].item, along: side.attributes.axis, count: cell.definesLength ? 2 : 1)
  }

  /// Asks an item with children to arrange these for the size that the item is going to have.
  private func requestArrangement(of node: LayoutNode, _ width: Double?, _ height: Double?) {
    let latest = node.latestSize
    let size = Size(width: width ?? latest.width, height: height ?? latest.height)
    if node.arrangesChildren { node.requestArrangement(for: size) } else { node.foreseeBox(size.width) }
  }
}

extension LayoutNode {
  /// Asks the item to arrange its children for a size, unless the last arrangement is right for this size.
  fileprivate func requestArrangement(for size: Size) {
    if hasDecided(for: size) && !isAwaitingDecision { return }
    forecast = size
    noteDecision()
  }
}
