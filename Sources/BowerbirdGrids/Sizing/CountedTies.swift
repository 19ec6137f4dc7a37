import BowerbirdLayout

/// The constraints of an item's length that make its need unknown before the solve.
enum CountedTies: Equatable {
  /// All constraints that tie the length to another number.
  case all

  /// Required ones only; optional ones give way to the item's own need.
  case required

  /// Only required ones that tie the length to other items.
  ///
  /// A tie between both lengths of the item counts for its need, with the length along the leading axis, if there is one.
  case requiredToOthers(leading: LeadingAxis?)
}

extension GridPlan {
  /// Returns the axis along which an item's cell determines the item's length; nil if the item is as long as its content.
  ///
  /// A track that holds its content may be longer than this item, because of others.
  func leadingAxis(of cell: GridCell) -> LeadingAxis? {
    if let axis = Axis.allCases.first(where: { decidesLength(of: cell, $0) }) { return LeadingAxis(axis) }
    return Axis.allCases.first { cell.alignment($0).length == .cell }.map { LeadingAxis($0, stretches: true) }
  }

  private func decidesLength(of cell: GridCell, _ axis: Axis) -> Bool {
    let tracks = cell.tracks(axis), all = self[axis].tracks
    switch cell.alignment(axis).length {
    case .fixed: return true
    case .content: return false
    case .cell:
      if case .even = self[axis].extent { return true }
      return tracks.upperBound <= all.count && !all[tracks].contains { $0.size == .content }
    }
  }
}
