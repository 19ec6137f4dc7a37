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
public final class TrackCompiler {
  let book: RowBook
  let columns: AxisCompiler
  let rows: AxisCompiler
  private(set) var cells: [CellRecord] = []

  /// Makes a compiler for the children of a node.
  public init(host: LayoutNode) {
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
    let columnDemand = AxisDemand(plan.cells, plan: plan.columns, axis: .horizontal)
    let rowDemand = AxisDemand(plan.cells, plan: plan.rows, axis: .vertical)
    columns.apply(plan.columns, demand: columnDemand)
    rows.apply(plan.rows, demand: rowDemand)
    applyCells(plan.cells.filter { isPlaceable($0, in: plan) })
    columns.applySpans(columnDemand)
    rows.applySpans(rowDemand)
  }

  /// Takes an item's cell that differs from the one before in what the item's content asks for.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - place: Its place in the plan.
  /// - Returns: Whether the item has that place.
  func update(_ cell: GridCell, at place: Int) -> Bool {
    guard place < cells.count, cells[place].node === cell.item.layoutNode else { return false }
    update(place, cell)
    return true
  }

  /// Takes away everything.
  public func clear() { apply(GridPlan(columns: TrackAxis([]), rows: TrackAxis([]), cells: [])) }

  private func isPlaceable(_ cell: GridCell, in plan: GridPlan) -> Bool {
    plan.columns.holds(cell.area.columns) && plan.rows.holds(cell.area.rows)
  }

  // MARK: - Cells

  private func applyCells(_ wanted: [GridCell]) {
    if wanted.count == cells.count, zip(wanted, cells).allSatisfy({ $0.item.layoutNode === $1.node }) {
      for place in wanted.indices { update(place, wanted[place]) }
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
    for place in wanted.indices { update(place, wanted[place]) }
  }

  private func update(_ place: Int, _ cell: GridCell) {
    let node = cells[place].node
    cells[place].area = cell.area
    let columnKey = CellRecord.Key(
      node: node, axis: columns, direction: .horizontal, tracks: cell.area.columns, before: cell.margins.leading,
      after: cell.margins.trailing, alignment: cell.horizontal, lacksRoom: cell.lacksRoom.columns,
      onlyFollows: cell.onlyFollows)
    columns.letYield(node, in: cell.area.columns, cell.horizontal, .horizontal)
    if cells[place].columnKey != columnKey {
      cells[place].columnKey = columnKey
      CellCompiler(axis: columns, node: node, tracks: cell.area.columns, key: columnKey)
        .compile(&cells[place].columns)
    }
    let rowKey = CellRecord.Key(
      node: node, axis: rows, direction: .vertical, tracks: cell.area.rows, before: cell.margins.top,
      after: cell.margins.bottom, alignment: cell.vertical, lacksRoom: cell.lacksRoom.rows,
      onlyFollows: cell.onlyFollows)
    rows.letYield(node, in: cell.area.rows, cell.vertical, .vertical)
    if cells[place].rowKey != rowKey {
      cells[place].rowKey = rowKey
      CellCompiler(axis: rows, node: node, tracks: cell.area.rows, key: rowKey).compile(&cells[place].rows)
    }
  }
}

extension AxisCompiler {
  /// Content in a share of the rest takes no room from tracks that hold theirs, and neither does what spans a share.
  ///
  /// A stretched item in tracks that hold their content does not hug its own, which would keep these tracks short.
  fileprivate func letYield(_ node: LayoutNode, in tracks: Range<Int>, _ alignment: CellAlignment, _ axis: Axis) {
    switch plan.extent {
    case .bounded, .unbounded:
      let yields =
        (isMixed || hasUnevenShares)
        && plan.tracks[tracks].contains { $0.isFlexible && (tracks.count > 1 || !$0.holdsContent) }
      let isStretched = alignment.length == .cell && holdsContent(tracks)
      node.yieldLength(
        yields ? GridPriority.contentOfShares : isStretched ? node.resistance(axis) : nil, along: axis)
    case .exact, .whole, .even: break
    }
  }
}

extension CellRecord.Key {
  /// Nothing was compiled yet.
  static let none = CellRecord.Key(
    lines: nil, before: 0, after: 0, alignment: .fill, content: nil, fillsBase: nil, isHeld: false,
    contentPriority: .required)

  init(
    node: LayoutNode, axis: AxisCompiler, direction: Axis, tracks: Range<Int>, before: Double, after: Double,
    alignment: CellAlignment, lacksRoom: Bool, onlyFollows: Bool
  ) {
    if let count = axis.evenCount {
      self.init(
        lines: nil, before: before, after: after, alignment: alignment, content: nil, fillsBase: nil, isHeld: false,
        contentPriority: GridPriority.content, rank: lacksRoom ? GridRank(depth: axis.host.depth) : GridRank(),
        isShort: alignment.length == .content && node.isSilent,
        even: CellRecord.EvenLines(
          tracks: tracks, count: count, gap: axis.plan.gap, startInset: axis.plan.startInset,
          endInset: axis.plan.endInset, lackRoom: lacksRoom))
      return
    }
    let lines = CellRecord.TrackLines(first: axis.lines[tracks.lowerBound], last: axis.lines[tracks.upperBound - 1])
    if onlyFollows {
      self.init(
        lines: lines, before: before, after: after, alignment: alignment, content: nil, fillsBase: nil, isHeld: false,
        contentPriority: GridPriority.content)
      return
    }
    let track = axis.plan.tracks[tracks.lowerBound]
    let isSingle = tracks.count == 1
    let holdsAlone = isSingle && track.holdsContent
    let holdsContent = holdsAlone || (!isSingle && axis.holdsContent(tracks))
    let canBreak = holdsContent && axis.isBounded && node.isMeasured(direction)
    self.init(
      lines: lines, before: before, after: after, alignment: alignment,
      content: holdsContent && axis.isBounded && alignment.length.dependsOnContent
        ? node.knownContent(direction) : nil,
      need: holdsAlone && axis.isStaged(tracks.lowerBound) ? node.stretchedNeed(alignment, direction) : nil,
      fillsBase: holdsAlone ? axis.base(of: tracks.lowerBound) : nil,
      isHeld: holdsAlone && track.maximum == .infinity,
      contentPriority: isSingle ? GridPriority.content : axis.spanningContent(of: tracks),
      ceiling: canBreak ? axis.plan.startInset + axis.plan.endInset + before + after : nil, isWhole: axis.isWhole,
      rank: axis.rank, isShort: alignment.length == .content && node.isSilent && !(node.owner is Grid))
  }
}

extension CellAlignment.Length {
  /// Whether what the item contains can have a say.
  var dependsOnContent: Bool { if case .fixed = self { false } else { true } }
}
