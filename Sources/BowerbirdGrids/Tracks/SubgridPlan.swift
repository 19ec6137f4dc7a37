import BowerbirdLayout

/// The plan of an item that takes over tracks of the grid around it.
///
/// The items of this plan need room in the outer tracks, each in its own tracks.
final class SubgridPlan {
  let plan: GridPlan

  init(_ plan: GridPlan) { self.plan = plan }
}

extension GridCell {
  /// Returns whether the item is a grid that takes over this grid's tracks along an axis.
  ///
  /// Such an item is as long as its tracks, and needs nothing in them. The tracks see the items inside of it instead.
  func sharesTracks(_ axis: Axis) -> Bool { subgrid.map { $0.plan[axis].shared != nil } ?? false }

  /// The cells of the items inside of this item that need room in the tracks of the grid around this item.
  ///
  /// The cells cover tracks of the grid around this item.
  fileprivate func guests(_ axis: Axis) -> [GridCell] {
    guard let plan = subgrid?.plan, plan[axis].shared != nil else { return [] }
    let first = tracks(axis).lowerBound
    return (plan.cells + plan.cells.guests(axis)).map { $0.moved(by: first, axis) }
  }

  /// The number of ``guests(_:)``.
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
  /// Returns the cells of items in subgrids that need room in the tracks of these cells, also in subgrids of subgrids.
  ///
  /// The cells of a subgrid's own items come before the cells of items that are deeper inside.
  func guests(_ axis: Axis) -> [GridCell] {
    contains { $0.subgrid != nil } ? flatMap { $0.guests(axis) } : []
  }
}

extension AxisSizing {
  /// Returns the lengths of some of the tracks.
  func part(_ tracks: Range<Int>) -> AxisSizing {
    if tracks.upperBound > lengths.count { return AxisSizing() }
    var part = AxisSizing(unit: unit, lengths: Array(lengths[tracks]))
    part.sharesBetween = sharesBetween
    return part
  }

  /// Returns whether the lengths are those of some of the tracks of another sizing; the same as a comparison with
  /// ``part(_:)``, but without a copy.
  func isPart(_ tracks: Range<Int>, of other: AxisSizing) -> Bool {
    if tracks.upperBound > other.lengths.count { return self == AxisSizing() }
    return unit == other.unit && sharesBetween == other.sharesBetween && lengths.elementsEqual(other.lengths[tracks])
  }

  /// Returns the lengths as functions of the length of an outer grid, if `length` is the grid's own length as such a
  /// function.
  func inserting(_ length: Affine) -> AxisSizing {
    func inserted(_ own: Affine) -> Affine { length * own.slope + own.constant }
    var sizing = self
    sizing.first = inserted(first)
    sizing.unit = unit.map { Unit(rest: inserted($0.rest), count: $0.count) }
    sizing.lengths = lengths.map { if case .affine(let own) = $0 { .affine(inserted(own)) } else { $0 } }
    return sizing
  }
}
