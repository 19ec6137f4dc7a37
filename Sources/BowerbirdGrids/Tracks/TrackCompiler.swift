import BowerbirdLayout
import BowerbirdSolver

/// Compiles plans into constraints.
///
/// A changed plan changes only the constraints that it affects.
///
/// A grid kind makes a ``GridPlan`` after each change of its declaration. The compiler compares it with the previous
/// plan:
///
/// ```swift
/// let columns = TrackAxis([Track(.fixed(80)), Track(.fraction(1))], gap: 8)
/// let rows = TrackAxis([Track(.content)])
/// grid.compiler.apply(
///   GridPlan(columns: columns, rows: rows, cells: [GridCell(icon, area: first), GridCell(title, area: second)]))
/// ```
///
/// Each result is a ``/BowerbirdLayout/LayoutConstraint`` between items and variables of the grid: the line where each
/// track begins, and its length.
///
/// If the needs of all items are known before the solve, the tracks are sized by arithmetic for the grid's length;
/// `SizingRoom` is the range of lengths in which this sizing holds. If a constraint of a user ties an item to another
/// item, constraints size the tracks.
public final class TrackCompiler {
  let book: ConstraintReconciler
  let columns: AxisCompiler
  let rows: AxisCompiler
  private(set) var cells: [CellRecord] = []
  private var plan = GridPlan(columns: TrackAxis([]), rows: TrackAxis([]), cells: [])
  private var across = AxisTask()
  private var down = AxisTask()
  private unowned(unsafe) let host: LayoutNode

  /// Whether tracks of fixed lengths that may shrink count in the grid's need as short as their minimum and their
  /// content allow.
  var isShort = false

  /// Creates a compiler for the children of a node.
  public init(host: LayoutNode) {
    self.host = host
    book = ConstraintReconciler(host: host)
    columns = AxisCompiler(axis: .horizontal, host: host, book: book)
    rows = AxisCompiler(axis: .vertical, host: host, book: book)
  }

  /// The numbers of constraints that were added, removed and changed so far.
  public var work: CompilerWork { book.work }

  /// Compiles a plan, as far as it differs from the previous one.
  ///
  /// Items must be children of the host. An item outside the tracks is ignored.
  ///
  /// - Complexity: O(items) to compare, and the changes.
  public func apply(_ plan: GridPlan) {
    if decider == nil {
      let made = TrackDecider(self)
      decider = made
      host.extensions.append(made)
    }
    take(plan)
    setNeeds()
    decide(host.decidingSize)
    host.noteDecision()
  }

  /// The extension that sizes the tracks again, for a grid kind that only applies plans.
  private var decider: TrackDecider?

  /// Removes all tracks, cells and constraints.
  public func clear() { apply(GridPlan(columns: TrackAxis([]), rows: TrackAxis([]), cells: [])) }

  /// The places of the cells whose needs were updated since the last sizing; nil if all were.
  private var touched: [Int]?

  // MARK: - Needs

  /// Stores the plan, and reads the needs of its items.
  ///
  /// Constraints are made in ``decide(_:sharing:)``.
  func take(_ plan: GridPlan) {
    self.plan = plan
    func isInside(_ cell: GridCell) -> Bool { plan.columns.holds(cell.area.columns) && plan.rows.holds(cell.area.rows) }
    if !plan.cells.allSatisfy(isInside) { self.plan.cells = plan.cells.filter(isInside) }
    across.take(self.plan, .horizontal)
    down.take(self.plan, .vertical)
    across.forgetSizes()
    down.forgetSizes()
    touched = nil
  }

  /// Updates the need of an item.
  ///
  /// - Returns: Whether the item is at this place of the plan. If it is not, nothing changes.
  func take(_ cell: GridCell, at place: Int) -> Bool {
    guard place < plan.cells.count, plan.cells[place].item.layoutNode === cell.item.layoutNode else { return false }
    plan.cells[place] = cell
    touched?.append(place)
    across.take(cell, at: place, plan.columns, .horizontal)
    down.take(cell, at: place, plan.rows, .vertical)
    return true
  }

  /// Returns the grid's need along an axis; nil if it is unknown before the solve.
  func need(_ axis: Axis) -> LengthNeed? {
    axis == .horizontal ? across.need(plan.columns, isShort: isShort) : down.need(plan.rows, isShort: isShort)
  }

  /// Returns the need that the grid has along an axis without the optional constraints that tie its items to other
  /// items.
  ///
  /// The result is nil if the grid's own need is known before the solve, or if required constraints tie its items to
  /// other items.
  func needByItself(_ axis: Axis) -> LengthNeed? {
    if !isLive(axis) { return nil }
    var plan = plan, task = AxisTask()
    for place in plan.cells.indices { plan.cells[place].ignoresWishes = true }
    task.take(plan, axis)
    return task.need(planned(axis), isShort: isShort)
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

  /// Returns the tracks of the last plan that was set.
  func planned(_ axis: Axis) -> TrackAxis { axis == .horizontal ? plan.columns : plan.rows }

  /// Returns whether some of the lengths along an axis are unknown before the solve.
  func isLive(_ axis: Axis) -> Bool { axis == .horizontal ? across.isLive : down.isLive }

  /// Returns the variable of the grid's need along an axis; nil unless the need and the grid's length are unknown
  /// before the solve.
  func solvedNeed(_ axis: Axis) -> LayoutAttribute? {
    let tracks = planned(axis)
    guard isLive(axis), tracks.extent == .exact || tracks.extent == .whole, !host.isLengthPinned(axis) else {
      return nil
    }
    return axis == .horizontal ? columns.need() : rows.need()
  }

  // MARK: - Deciding

  /// Sizes the tracks of the plan for a size of the grid, and compiles the differences.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - sharing: Whether a stack has free space to share, if this is unknown before the solve; otherwise nil.
  func decide(_ size: Size, sharing: Bool? = nil) {
    let widths = across.size(plan.columns, size.width, sharing)
    let heights = down.size(plan.rows, size.height, sharing)
    let known = touched == nil ? nil : (widths, heights)
    columns.take(
      plan.columns, across,
      across.isSizedByConstraints ? AxisDemand(plan.cells, plan: plan.columns, axis: .horizontal) : AxisDemand(),
      along: .horizontal, changes: known?.0)
    rows.take(
      plan.rows, down,
      down.isSizedByConstraints ? AxisDemand(plan.cells, plan: plan.rows, axis: .vertical) : AxisDemand(),
      along: .vertical, changes: known?.1)
    if let touched, let widths, let heights {
      applyCells(touched, columns.moved(by: widths), rows.moved(by: heights))
    } else {
      applyCells()
    }
    touched = []
    if across.isSizedByConstraints { columns.applySpans(AxisDemand(plan.cells, plan: plan.columns, axis: .horizontal)) }
    if down.isSizedByConstraints { rows.applySpans(AxisDemand(plan.cells, plan: plan.rows, axis: .vertical)) }
  }

  /// Notes along which axes constraints inside of the grid may affect its length, so that its tracks refer to the
  /// length itself.
  func followTies() {
    columns.isTiedOutside = host.mayDependOnInside(.horizontal)
    rows.isTiedOutside = host.mayDependOnInside(.vertical)
  }

  /// The range of grid sizes in which the sizing holds; nil if it holds for all sizes.
  var decidedExtents: SteadyExtents? {
    let extents = SteadyExtents(
      width: across.isSizedByConstraints ? SteadyExtents.everything : across.room.range,
      height: down.isSizedByConstraints ? SteadyExtents.everything : down.room.range)
    return extents.isEverything ? nil : extents
  }

  // MARK: - Cells

  /// Compiles the cells whose needs were updated, and the cells of tracks whose lengths have changed.
  private func applyCells(_ touched: [Int], _ widths: [Bool], _ heights: [Bool]) {
    var affected = Set(touched)
    for track in widths.indices where widths[track] {
      for place in across.cells(in: track, of: plan.columns) where !keepsPlace(place, .horizontal) {
        affected.insert(place)
      }
    }
    for track in heights.indices where heights[track] {
      for place in down.cells(in: track, of: plan.rows) where !keepsPlace(place, .vertical) { affected.insert(place) }
    }
    for place in affected.sorted() { update(place, plan.cells[place]) }
  }

  /// Returns whether a cell keeps its constraints although its tracks have changed their length.
  private func keepsPlace(_ place: Int, _ axis: Axis) -> Bool {
    if !cells[place].node.children.isEmpty { return false }
    return axis == .horizontal
      ? across.keepsPlace(cells[place].columnKey, of: plan.cells[place], columns, axis)
      : down.keepsPlace(cells[place].rowKey, of: plan.cells[place], rows, axis)
  }

  private func applyCells() {
    let wanted = plan.cells
    if wanted.count != cells.count || !zip(wanted, cells).allSatisfy({ $0.item.layoutNode === $1.node }) {
      matchRecords(to: wanted)
    }
    for place in wanted.indices { update(place, wanted[place]) }
  }

  /// Assigns each item its existing record, or a new one.
  private func matchRecords(to wanted: [GridCell]) {
    if cells.isEmpty {
      cells = wanted.map { CellRecord(node: $0.item.layoutNode, area: $0.area, columnKey: .none, rowKey: .none) }
      return
    }
    var places: [ObjectIdentifier: Int] = [:]
    places.reserveCapacity(cells.count)
    for place in cells.indices { places[ObjectIdentifier(cells[place].node)] = place }
    var kept = [Bool](repeating: false, count: cells.count)
    let old = cells
    cells = wanted.map { cell in
      if let place = places[ObjectIdentifier(cell.item.layoutNode)], !kept[place] {
        kept[place] = true
        return old[place]
      }
      return CellRecord(node: cell.item.layoutNode, area: cell.area, columnKey: .none, rowKey: .none)
    }
    for place in old.indices where !kept[place] {
      book.remove(old[place].columns.all)
      book.remove(old[place].rows.all)
    }
  }

  private func update(_ place: Int, _ cell: GridCell) {
    let node = cells[place].node
    cells[place].area = cell.area
    let width = updateColumns(of: place, cell), height = updateRows(of: place, cell)
    tell(node, width, height)
  }

  /// Compiles the horizontal place and the width of an item.
  ///
  /// - Returns: The width; nil if it is unknown before the solve.
  private func updateColumns(of place: Int, _ cell: GridCell) -> Double? {
    if plan.columns.extent == .placed {
      if cells[place].columnKey != .none {
        book.remove(cells[place].columns.all)
        (cells[place].columnKey, cells[place].columns) = (.none, CellRecord.Rows())
      }
      return cell.placedLength
    }
    let width = across.place(cell, at: place, columns, .horizontal)
    if cells[place].columnKey != width.key {
      cells[place].columnKey = width.key
      CellCompiler(axis: columns, node: cells[place].node, tracks: cell.area.columns, key: width.key)
        .compile(&cells[place].columns)
    }
    return width.length
  }

  /// Compiles the vertical place and the height of an item.
  ///
  /// - Returns: The height; nil if it is unknown before the solve.
  private func updateRows(of place: Int, _ cell: GridCell) -> Double? {
    if plan.rows.extent == .placed {
      if cells[place].rowKey != .none {
        book.remove(cells[place].rows.all)
        (cells[place].rowKey, cells[place].rows) = (.none, CellRecord.Rows())
      }
      return cell.placedLength
    }
    let height = down.place(cell, at: place, rows, .vertical)
    if cells[place].rowKey != height.key {
      cells[place].rowKey = height.key
      CellCompiler(axis: rows, node: cells[place].node, tracks: cell.area.rows, key: height.key)
        .compile(&cells[place].rows)
    }
    return height.length
  }

  /// Makes an item with children arrange them for the size that the item is going to have.
  private func tell(_ node: LayoutNode, _ width: Double?, _ height: Double?) {
    if node.children.isEmpty { return }
    let latest = node.latestSize
    let size = Size(width: width ?? latest.width, height: height ?? latest.height)
    if node.arrangesChildren { node.foresee(size) } else { node.foreseeBox(size.width) }
  }
}
