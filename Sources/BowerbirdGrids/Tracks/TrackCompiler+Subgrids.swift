import BowerbirdLayout

/// The grids inside of a grid that take over its tracks.
///
/// The outer grid sizes the tracks for all items in them, and a subgrid places its items in these tracks. Whether an
/// item has room then depends on the outer grid's length, so the range of lengths belongs to the outer grid.
extension TrackCompiler {
  /// Whether the grid takes over tracks of the grid around it.
  var isSubgrid: Bool { plan.columns.shared != nil || plan.rows.shared != nil }

  /// Whether any item takes over tracks of the grid.
  var hasSubgrids: Bool { columns.sizingState.hasSubgrids }

  /// Reads the needs of the items in subgrids whose cells were replaced.
  ///
  /// The needs of one subgrid are replaced one by one. After changes of several subgrids, all needs are read again.
  func takeReplacedSubgrids() {
    if replacedSubgrids.isEmpty { return }
    let replaced = replacedSubgrids
    replacedSubgrids.removeAll()
    for axis in Axis.allCases {
      if replaced.count == 1 && takeGuests(of: replaced[0].index, insteadOf: replaced[0].cell, axis) { continue }
      side(axis).sizingState.takeGuests(plan, axis)
    }
  }

  /// Replaces the needs of a subgrid and of its items; returns false if the subgrid has another number of items.
  private func takeGuests(of index: Int, insteadOf old: GridCell, _ axis: Axis) -> Bool {
    let cell = plan.cells[index], guests = [cell].guests(axis)
    if old.guestCount(axis) != guests.count { return false }
    var position = plan.cells.count + plan.cells[..<index].reduce(0) { $0 + $1.guestCount(axis) }
    side(axis).sizingState.take(cell, at: index, plan[axis], axis)
    for guest in guests {
      side(axis).sizingState.take(guest, at: position, plan[axis], axis)
      position += 1
    }
    return true
  }

  /// Makes each subgrid place its items again whose tracks or items are not right for the present length of the tracks.
  func noteStaleSubgrids() {
    for index in plan.cells.indices {
      guard let inner = subgrid(in: plan.cells[index]) else { continue }
      for axis in Axis.allCases where plan.cells[index].sharesTracks(axis) && !inner.followsOuterTracks(axis) {
        inner.side(axis).sizingState.forgetOuterSizes()
        plan.cells[index].node.noteDecision()
      }
    }
  }

  /// Returns whether the items of this subgrid are right for the present tracks of the outer grid.
  private func followsOuterTracks(_ axis: Axis) -> Bool {
    guard let shared = plan[axis].shared else { return true }
    if !side(axis).sizingState.follows(shared, plan[axis].tracks.count) { return false }
    if !hasSubgrids { return true }
    return plan.cells.allSatisfy { cell in
      !cell.sharesTracks(axis) || subgrid(in: cell)?.followsOuterTracks(axis) != false
    }
  }

  /// Returns the range of lengths of the grid that sizes the tracks in which the tracks and all items in them are
  /// right.
  func steadyRange(_ axis: Axis) -> Range<Double> {
    var range = side(axis).steadyRange
    if hasSubgrids {
      for cell in plan.cells where cell.sharesTracks(axis) {
        if let inner = subgrid(in: cell) { range = range.clamped(to: inner.steadyRange(axis)) }
      }
    }
    return range
  }

  private func subgrid(in cell: GridCell) -> TrackCompiler? {
    cell.subgrid == nil ? nil : (cell.node.owner as? Grid)?.compiler
  }
}

extension Grid {
  /// Narrows the sizes for which the outer grids have decided to the sizes for which this subgrid's items are right.
  func narrowDecisionOfOuterGrids() {
    if !compiler.isSubgrid { return }
    for axis in Axis.allCases where compiler.planned(axis).shared != nil {
      var outer = self
      while outer.compiler.planned(axis).shared != nil, let next = outer.outerGrid { outer = next }
      let range = compiler.steadyRange(axis), node = outer.layoutNode
      let extents = axis == .horizontal ? SteadyExtents(width: range) : SteadyExtents(height: range)
      let decided = (node.decidedExtents ?? SteadyExtents()).narrowed(to: extents)
      node.decidedExtents = decided.isEverything ? nil : decided
    }
  }
}
