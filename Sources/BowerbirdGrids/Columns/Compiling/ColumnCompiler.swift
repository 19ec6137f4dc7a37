import BowerbirdLayout
import BowerbirdSolver

/// Turns the plan of a column grid into constraints between the views and the container alone.
///
/// Columns are equal, so that every edge of a view is a multiple of the container's length and a constant: columns need no
/// numbers of their own, and a change of the container's length is no change of any constraint.
final class ColumnCompiler {
  private unowned(unsafe) let host: LayoutNode
  private let book: RowBook
  private var plan: ColumnPlan?
  private var records: [Record] = []
  private var across: ColumnBand
  private var down: ColumnBand

  /// How often the container may still become long enough again, in one layout.
  private var chances = (layout: 0, left: 0)

  /// A view with its constraints.
  private struct Record {
    let reference: ItemReference
    var across = Side()
    var down = Side()
  }

  /// Where a view lies along one axis, and the constraints that say so.
  private struct Side {
    var stretch: ColumnStretch?
    var start: LayoutConstraint?
    var length: LayoutConstraint?
  }

  init(host: LayoutNode) {
    self.host = host
    book = RowBook(host: host)
    across = ColumnBand()
    down = ColumnBand()
  }

  /// How many constraints were made, taken away and changed so far.
  var work: CompilerWork { book.work }

  /// Takes a plan; only what differs from the one before is compiled.
  func apply(_ plan: ColumnPlan) {
    self.plan = plan
    keepRecords(of: plan)
    compile(plan, width: length(.horizontal), height: length(.vertical))
    if !across.isEverything || !down.isEverything { host.reviewsArrangement = true }
  }

  /// Looks whether the container's length has passed one at which a view gains or loses its length.
  ///
  /// - Returns: Whether constraints changed.
  func review() -> Bool {
    guard let plan, !plan.entries.isEmpty else { return false }
    var width = host.value(of: .width), height = host.value(of: .height)
    if across.range.contains(width) && down.range.contains(height) {
      guard takeChance() else { return false }
      if across.isShort { width = .infinity }
      if down.isShort { height = .infinity }
    }
    let before = book.work
    compile(plan, width: width, height: height)
    return book.work != before
  }

  /// Views without a length say nothing of the container's, which would stay as short as it is.
  ///
  /// So each layout looks whether it stays so if all of them have one; twice, because what is measured in them is known only
  /// after the first time.
  private func takeChance() -> Bool {
    guard across.isShort || down.isShort else { return false }
    if chances.layout != host.layoutNumber { chances = (host.layoutNumber, 2) }
    chances.left -= 1
    return chances.left >= 0
  }

  /// The length of the container; before the first layout, one that is long enough for everything.
  private func length(_ axis: Axis) -> Double {
    let length = host.value(of: axis == .horizontal ? .width : .height)
    return length > 0 ? length : .infinity
  }

  // MARK: - Records

  private func keepRecords(of plan: ColumnPlan) {
    if records.count == plan.entries.count,
      zip(records, plan.entries).allSatisfy({ $0.reference === $1.view.layoutNode.reference })
    {
      return
    }
    var old: [ObjectIdentifier: Record] = [:]
    for record in records { old[ObjectIdentifier(record.reference)] = record }
    records = plan.entries.map { entry in
      let reference = entry.view.layoutNode.reference
      return old.removeValue(forKey: ObjectIdentifier(reference)) ?? Record(reference: reference)
    }
    for record in old.values { remove(record) }
  }

  private func remove(_ record: Record) {
    book.remove(record.across.start)
    book.remove(record.across.length)
    book.remove(record.down.start)
    book.remove(record.down.length)
  }

  // MARK: - Constraints

  private func compile(_ plan: ColumnPlan, width: Double, height: Double) {
    across = ColumnBand(plan.columns, spans: plan.entries.map { $0.across.span }, around: width)
    down = ColumnBand(plan.rows, spans: plan.entries.map { $0.down.span }, around: height)
    host.steadyExtents = steadyExtents
    for place in plan.entries.indices {
      let entry = plan.entries[place]
      update(
        &records[place].across, of: entry.view,
        to: plan.columns.stretch(start: entry.across.start, span: entry.across.span, at: width), .horizontal)
      update(
        &records[place].down, of: entry.view,
        to: plan.rows.stretch(start: entry.down.start, span: entry.down.span, at: height), .vertical)
    }
  }

  /// What has to be looked at in every layout has none; a grid in a box may be a grid itself, which has more to look at.
  private var steadyExtents: SteadyExtents? {
    if host.owner is Grid { return nil }
    if across.isShort || down.isShort { return SteadyExtents(width: 0..<0, height: 0..<0) }
    return SteadyExtents(width: across.range, height: down.range)
  }

  private func update(_ side: inout Side, of view: any LayoutItem, to stretch: ColumnStretch, _ axis: Axis) {
    if side.stretch == stretch { return }
    let old = side.stretch
    side.stretch = stretch
    let attributes = AxisAttributes.of(axis)
    change(
      &side.start, view, attributes.near, share: stretch.startShare, constant: stretch.startConstant,
      isSameShare: old?.startShare == stretch.startShare, "\(attributes.trackName)s before")
    change(
      &side.length, view, attributes.length, share: stretch.lengthShare, constant: stretch.lengthConstant,
      isSameShare: old?.lengthShare == stretch.lengthShare, "\(attributes.trackName)s covered")
  }

  private func change(
    _ constraint: inout LayoutConstraint?, _ view: any LayoutItem, _ attribute: LayoutAttribute, share: Double,
    constant: Double, isSameShare: Bool, _ name: String
  ) {
    if let constraint, isSameShare {
      if constraint.constant != constant { book.change(constraint, constant: constant) }
      return
    }
    book.remove(constraint)
    var expression = LayoutExpression(constant: -constant)
    expression.add(view.layoutNode, attribute)
    if share != 0 { expression.add(host, attribute.axis == .horizontal ? .width : .height, -share) }
    constraint = book.define(expression, name)
  }

  /// Everything that was compiled.
  var constraintSet: GridConstraintSet {
    var entries: [GridConstraintSet.Entry] = []
    for record in records {
      for constraint in [record.across.start, record.across.length, record.down.start, record.down.length] {
        if let constraint { entries.append(.init(name: record.reference.name, constraint: constraint)) }
      }
    }
    return GridConstraintSet(entries: entries)
  }
}
