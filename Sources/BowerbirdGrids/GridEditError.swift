import BowerbirdLayout

/// The reason why a grid refused an edit: a change of its items, cells or tracks.
///
/// The grid is as it was before the edit.
public enum GridEditError: Error, Hashable, Sendable {
  /// The item is in no cell of the grid or of the stack grids inside of the grid.
  case unknownItem(name: String, grid: String)

  /// The grid is not a stack grid: it was not made by `Grid.vertical` or `Grid.horizontal`.
  case noStack(grid: String)

  /// The grid is a stack, which has no tracks.
  case noTracks(grid: String)

  /// The grid is neither a grid of tracks nor a stack, so its kind declares no tracks.
  case noDeclaredTracks(grid: String)

  /// The closure of ``Grid/setContentAlignment(for:alignmentClosure:)`` returned the content of an item other than the
  /// item that it was called with.
  case otherItem(name: String, expected: String)

  /// One of the two items contains the other, so they cannot be swapped.
  case nested(inner: String, outer: String)

  /// The item cannot be added to the grid, because the item is the grid itself or contains the grid.
  case cycle(name: String, grid: String)
}

extension GridEditError: CustomStringConvertible {
  /// A sentence that names the item and the grid, and says why the edit was refused.
  public var description: String {
    switch self {
    case .unknownItem(let name, let grid): "\(name.spoken) is in no cell of \(grid.spoken)."
    case .noStack(let grid):
      "\(grid.spoken) was not made by Grid.vertical or Grid.horizontal, so it has no cells to edit."
    case .noTracks(let grid):
      "\(grid.spoken) is a stack, so it has no tracks. Write addGridContent { item.auto() } to add an item."
    case .noDeclaredTracks(let grid):
      "\(grid.spoken) is not a grid of tracks, so it has no tracks to declare. Grid(tracks:) makes a grid that has them."
    case .otherItem(let name, let expected):
      "The closure was called with \(expected.spoken), but returned the content of \(name.spoken)."
    case .nested(let inner, let outer): "\(inner.spoken) is inside of \(outer.spoken), so they cannot change places."
    case .cycle(let name, let grid):
      "\(name.spoken) cannot be an item of \(grid.spoken), because it is this grid or contains it."
    }
  }
}
