import BowerbirdLayout
import BowerbirdSolver

/// Turns plans into constraints, and a changed plan into changes of the constraints concerned.
///
/// A grid system makes a ``GridPlan`` each time its declaration changed; the compiler compares it with the one before:
///
/// ```swift
/// let columns = TrackAxis([Track(.fixed(80)), Track(.fraction(1))], gap: 8)
/// let rows = TrackAxis([Track(.content)])
/// grid.compiler.apply(
///   GridPlan(columns: columns, rows: rows, cells: [GridCell(icon, area: first), GridCell(title, area: second)]))
/// ```
///
/// Everything that it makes is a ``/BowerbirdLayout/LayoutConstraint`` between the items and numbers of the grid's own: the line where each
/// track begins, and its length.
///
/// Tracks are sized by arithmetic wherever all that their items need is known, for the length that the grid has; see
/// `SizingRoom` for how far such an answer reaches. Constraints size them where a constraint of a user's ties an item
/// to something.
public final class TrackCompiler {
  let book: RowBook
  let columns: AxisCompiler
  let rows: AxisCompiler
  private(set) var cells: [CellRecord] = []
  private var plan = GridPlan(columns: TrackAxis([]), rows: TrackAxis([]), cells: [])
  private var across = AxisTask()
  private var down = AxisTask()
  private unowned(unsafe) let host: LayoutNode

  /// Whether tracks between two lengths count as the smaller one where the grid's own need is asked for.
  var isShort = false

  /// Makes a compiler for the children of a node.
  public init(host: LayoutNode) {
    self.host = host
    book = RowBook(host: host)
    columns = AxisCompiler(axis: .horizontal, host: host, book: book)
    rows = AxisCompiler(axis: .vertical, host: host, book: book)
  }

  /// How many constraints were made, taken away and changed so far.
  public var work: CompilerWork { book.work }

  /// Takes a plan; only what differs from the one before is compiled.
  ///
  /// Items must be children of the host. An item outside of the tracks is left alone.
  ///
  /// - Complexity: O(items) to compare, and the changes.
  public func apply(_ plan: GridPlan) {
    if decider == nil {
      let made = TrackDecider(self)
      decider = made
      host.extensions.append(made)
    }
    take(plan)
    tellNeeds()
    decide(host.decidingSize)
    host.noteDecision()
  }

  /// Has the tracks sized again in a grid system that only applies plans.
  private var decider: TrackDecider?

  /// Takes away everything.
  public func clear() { apply(GridPlan(columns: TrackAxis([]), rows: TrackAxis([]), cells: [])) }

  /// The places of the cells that were asked again what they need; nil if all were.
  private var touched: [Int]?

  // MARK: - Needs

  /// Takes a plan, and asks its items what they need; nothing is compiled before ``decide(_:sharing:)``.
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

  /// Asks an item again what it needs.
  ///
  /// - Returns: Whether the item has that place.
  func take(_ cell: GridCell, at place: Int) -> Bool {
    guard place < plan.cells.count, plan.cells[place].item.layoutNode === cell.item.layoutNode else { return false }
    plan.cells[place] = cell
    touched?.append(place)
    across.take(cell, at: place, plan.columns, .horizontal)
    down.take(cell, at: place, plan.rows, .vertical)
    return true
  }

  /// What the grid needs along an axis; nil where only a solution determines it.
  func need(_ axis: Axis) -> LengthNeed? {
    axis == .horizontal ? across.need(plan.columns, isShort: isShort) : down.need(plan.rows, isShort: isShort)
  }

  /// Says on the host what the grid needs.
  func tellNeeds() {
    for axis in Axis.allCases { host.setNeed(need(axis), along: axis) }
  }

  /// The tracks of the plan that was taken last.
  func planned(_ axis: Axis) -> TrackAxis { axis == .horizontal ? plan.columns : plan.rows }

  /// Whether constraints size some of the tracks along an axis.
  func isLive(_ axis: Axis) -> Bool { axis == .horizontal ? across.isLive : down.isLive }

  /// What the grid needs along an axis, where only a solution determines that and the grid's length.
  func solvedNeed(_ axis: Axis) -> LayoutAttribute? {
    let tracks = planned(axis)
    guard isLive(axis), tracks.extent == .exact || tracks.extent == .whole, !host.isLengthPinned(axis) else {
      return nil
    }
    return axis == .horizontal ? columns.need() : rows.need()
  }

  // MARK: - Deciding

  /// Sizes the tracks of the plan for a size of the grid, and compiles what differs from before.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - sharing: Whether there is something to share in a stack where only a solution determines that; nil where it is known.
  func decide(_ size: Size, sharing: Bool? = nil) {
    let widths = across.size(plan.columns, size.width, sharing)
    let heights = down.size(plan.rows, size.height, sharing)
    let known = touched == nil ? nil : (widths, heights)
    columns.take(
      plan.columns, across,
      across.isLegacy ? AxisDemand(plan.cells, plan: plan.columns, axis: .horizontal) : AxisDemand(),
      along: .horizontal, changes: known?.0)
    rows.take(
      plan.rows, down, down.isLegacy ? AxisDemand(plan.cells, plan: plan.rows, axis: .vertical) : AxisDemand(),
      along: .vertical, changes: known?.1)
    if let touched, let widths, let heights {
      applyCells(touched, columns.moved(by: widths), rows.moved(by: heights))
    } else {
      applyCells()
    }
    touched = []
    if across.isLegacy { columns.applySpans(AxisDemand(plan.cells, plan: plan.columns, axis: .horizontal)) }
    if down.isLegacy { rows.applySpans(AxisDemand(plan.cells, plan: plan.rows, axis: .vertical)) }
  }

  /// The sizes of the grid in which the same is decided; nil if that is so in all of them.
  var decidedExtents: SteadyExtents? {
    let extents = SteadyExtents(
      width: across.isLegacy ? SteadyExtents.everything : across.room.range,
      height: down.isLegacy ? SteadyExtents.everything : down.room.range)
    return extents.isEverything ? nil : extents
  }

  // MARK: - Cells

  /// Compiles the cells that were asked again, and those of tracks that have another length.
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

  /// Whether a cell stays as it is compiled although its tracks have another length.
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

  /// Gives each item the record that it has.
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

  /// Compiles where an item lies across.
  ///
  /// - Returns: Its width, where that is decided.
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

  /// Compiles where an item lies down.
  ///
  /// - Returns: Its height, where that is decided.
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

  /// Tells an item that arranges others how large it is going to be.
  private func tell(_ node: LayoutNode, _ width: Double?, _ height: Double?) {
    if node.children.isEmpty { return }
    let latest = node.latestSize
    let size = Size(width: width ?? latest.width, height: height ?? latest.height)
    if node.arrangesChildren { node.foresee(size) } else { node.foreseeBox(size.width) }
  }
}
