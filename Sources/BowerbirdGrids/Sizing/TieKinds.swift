import BowerbirdLayout

/// The kinds of constraints on an item's length that make the need of the item unknown before the solve.
enum TieKinds: Equatable {
  /// All constraints between the length of the item and another number.
  case all

  /// Only required constraints between the length and another number.
  ///
  /// Optional constraints give way to the item's own need.
  case required

  /// Only required constraints between the length and other items.
  ///
  /// A constraint between both lengths of the item, such as an aspect ratio, contributes to the item's need. Along the
  /// axis `leading`, the cell determines the item's length. The need along the other axis follows from this length. If
  /// `leading` is nil, the cell determines neither length.
  case requiredToOthers(leading: FirstAxis?)
}

extension GridPlan {
  /// Returns the axis along which an item's cell determines the item's length; nil if the item is as long as its
  /// content along both axes.
  ///
  /// An axis along which the tracks are as long as their content is only the second choice. Such tracks may be longer
  /// than this item needs, because other items in the tracks may need more.
  func firstAxis(of cell: GridCell) -> FirstAxis? {
    if let axis = Axis.allCases.first(where: { decidesLength(of: cell, $0) }) { return FirstAxis(axis) }
    return Axis.allCases.first { cell.alignment($0).length == .cell }.map { FirstAxis($0, stretches: true) }
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
