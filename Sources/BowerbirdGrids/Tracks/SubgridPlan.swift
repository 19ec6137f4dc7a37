import BowerbirdLayout

/// The plan of an item that takes over tracks of the grid around it.
///
/// The items of this plan need room in the outer tracks, each item in the tracks that it covers.
final class SubgridPlan {
  let plan: GridPlan

  init(_ plan: GridPlan) { self.plan = plan }
}

extension GridCell {
  /// Returns the cells of the items inside of this item, at any depth, with the tracks of this grid that they cover.
  ///
  /// The result is empty if the item takes over no tracks of this grid along the axis.
  fileprivate func guests(_ axis: Axis) -> [GridCell] {
    guard let plan = subgrid?.plan, plan[axis].shared != nil else { return [] }
    let first = tracks(axis).lowerBound
    return (plan.cells + plan.cells.guests(axis)).map { $0.moved(by: first, axis) }
  }

  /// Returns the number of cells that ``guests(_:)`` returns.
  func guestCount(_ axis: Axis) -> Int {
    guard let subgrid, subgrid.plan[axis].shared != nil else { return 0 }
    return subgrid.plan.cells.reduce(subgrid.plan.cells.count) { $0 + $1.guestCount(axis) }
  }

  private func moved(by count: Int, _ axis: Axis) -> GridCell {
    var cell = self
    let tracks = tracks(axis), moved = tracks.lowerBound + count..<tracks.upperBound + count
    if axis == .horizontal { cell.area.columns = moved } else { cell.area.rows = moved }
    return cell
  }
}

extension [GridCell] {
  /// Returns the cells of the items inside of subgrids, at any depth, with the tracks of this grid that they cover.
  ///
  /// A subgrid is an item of these cells that takes over tracks along the axis. The cells of a subgrid's own items come
  /// before the cells of items that are deeper inside.
  func guests(_ axis: Axis) -> [GridCell] {
    contains { $0.subgrid != nil } ? flatMap { $0.guests(axis) } : []
  }
}

extension AxisSizing {
  /// Returns the sizing of a range of the tracks; an empty sizing if there are not as many tracks.
  func part(_ tracks: Range<Int>) -> AxisSizing {
    if tracks.upperBound > lengths.count { return AxisSizing() }
    var part = AxisSizing(unit: unit, lengths: Array(lengths[tracks]))
    part.sharesBetween = sharesBetween
    return part
  }

  /// Returns whether this sizing equals ``part(_:)`` of another sizing, without copying the part.
  func isPart(_ tracks: Range<Int>, of other: AxisSizing) -> Bool {
    if tracks.upperBound > other.lengths.count { return self == AxisSizing() }
    return unit == other.unit && sharesBetween == other.sharesBetween && lengths.elementsEqual(other.lengths[tracks])
  }

  /// Returns the lengths as functions of the length of an outer grid.
  ///
  /// `length` is the length of this grid as a function of the outer grid's length.
  func inserting(_ length: Affine) -> AxisSizing {
    func inserted(_ own: Affine) -> Affine { length * own.slope + own.constant }
    var sizing = self
    sizing.first = inserted(first)
    sizing.unit = unit.map { Unit(rest: inserted($0.rest), count: $0.count) }
    sizing.lengths = lengths.map { if case .affine(let own) = $0 { .affine(inserted(own)) } else { $0 } }
    return sizing
  }
}
