import BowerbirdLayout

/// The subgrids of a grid: the grids inside of it that take over its tracks.
///
/// The outer grid sizes the tracks for its own items and for the items of subgrids. A subgrid places its items in these
/// tracks. Whether an item has room depends on the outer grid's length. The range of lengths in which the items are
/// placed right is therefore a range of the outer grid's length.
extension TrackCompiler {
  /// Whether the grid takes over tracks of the grid around it.
  var isSubgrid: Bool { plan.columns.shared != nil || plan.rows.shared != nil }

  /// Whether any item takes over tracks of the grid.
  var hasSubgrids: Bool { columns.sizingState.hasSubgrids }

  /// Reads the needs of the items in subgrids whose cells were replaced.
  ///
  /// If one subgrid was replaced, and has as many items as before, only its needs are read again. In all other cases,
  /// all needs of the plan are read again.
  func takeReplacedSubgrids() {
    if replacedSubgrids.isEmpty { return }
    let replaced = replacedSubgrids
    replacedSubgrids.removeAll()
    for axis in Axis.allCases {
      if replaced.count == 1 && takeGuests(of: replaced[0].index, insteadOf: replaced[0].cell, axis) { continue }
      side(axis).sizingState.takeGuests(plan, axis)
    }
  }

  /// Replaces the needs of a subgrid and of its items along an axis.
  ///
  /// - Parameters:
  ///   - index: The index of the subgrid's cell in the plan.
  ///   - old: The former cell at this index.
  ///   - axis: The axis.
  /// - Returns: Whether the former subgrid had the same number of items; if not, nothing changes.
  private func takeGuests(of index: Int, insteadOf old: GridCell, _ axis: Axis) -> Bool {
    let cell = plan.cells[index], guests = [cell].guests(axis)
    if old.guestCount(axis) != guests.count { return false }
    var position = plan.cells.count + plan.cells[..<index].reduce(0) { $0 + $1.guestCount(axis) }
    side(axis).sizingState.take(cell.request, at: index, planned(axis), axis)
    for guest in guests {
      side(axis).sizingState.take(guest.request, at: position, planned(axis), axis)
      position += 1
    }
    return true
  }

  /// Makes each subgrid place its items again if it has not placed them for the present lengths of the tracks.
  func noteStaleSubgrids() {
    for index in plan.cells.indices {
      guard let inner = subgrid(in: plan.cells[index]) else { continue }
      for axis in Axis.allCases where plan.cells[index].request.sharedAxes[axis] && !inner.followsOuterTracks(axis) {
        inner.side(axis).sizingState.forgetOuterSizes()
        plan.cells[index].node.noteDecision()
      }
    }
  }

  /// Returns whether the items of this subgrid, and of subgrids in it, are placed for the present outer tracks.
  private func followsOuterTracks(_ axis: Axis) -> Bool {
    guard let shared = plan[axis].shared else { return true }
    if !side(axis).sizingState.follows(shared, plan[axis].tracks.count) { return false }
    if !hasSubgrids { return true }
    return plan.cells.allSatisfy { cell in
      !cell.request.sharedAxes[axis] || subgrid(in: cell)?.followsOuterTracks(axis) != false
    }
  }

  /// Returns the range of grid lengths in which the lengths of the tracks, and all placements in them, stay right.
  ///
  /// If the grid is a subgrid, the lengths are those of the outer grid that sizes the tracks.
  func steadyRange(_ axis: Axis) -> Range<Double> {
    var range = side(axis).steadyRange
    if hasSubgrids {
      for cell in plan.cells where cell.request.sharedAxes[axis] {
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
  /// Makes the outer grids decide again at sizes for which this subgrid's items would have to be placed again.
  ///
  /// Along each axis, the method narrows the extents for which the grid that sizes the tracks has decided.
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
