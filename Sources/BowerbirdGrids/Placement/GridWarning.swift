/// A request that a grid could not meet as asked.
///
/// The warning describes what the grid did instead. A warning never prevents a layout.
public enum GridWarning: Hashable, Sendable {
  /// An item starts beyond the last track; its start in that direction was ignored.
  case startOutOfRange(item: Item)

  /// An item with both starts asks for a cell that is taken; the item was placed automatically.
  case occupied(item: Item)

  /// The row (or column) that an item asks for has no room for it; the item was placed automatically.
  case noRoomInTrack(item: Item)

  /// The span of an item exceeds the greatest number of tracks; it was shortened.
  case spanOutOfRange(item: Item)

  /// A track, or a cell of a stack, has a size that is negative, infinite or not a number; it counts as 0.
  case unusableTrack(index: Item, axis: String)

  /// A subgrid track has no outer tracks to take over, has too few, or is not the only track; it is as long as its items.
  case subgridWithoutTracks(index: Int, axis: String)

  /// A track is repeated as often as there is room, but its length or the room is not known before the layout; it occurs once.
  case uncountedRepeat(index: Int, axis: String)

  /// A track is repeated as often as there is room beside tracks that hold their content; that content was not counted.
  case repeatBesideContent(index: Int, axis: String)

  /// A second track is repeated as often as there is room; it has only the room that the first one leaves.
  case secondRepeat(index: Int, axis: String)

  /// A repeated track is part of another track, or of tracks that are repeated themselves; it occurs once.
  case nestedRepeat(index: Int, axis: String)

  /// A gap, an inset or a minimum is negative, infinite or not a number; it counts as 0.
  case unusableLength(name: String)

  /// The grid has no area of this name; the item was placed automatically.
  case unknownArea(name: String, item: Item)

  /// The cells of this name do not form a rectangle; no area has the name.
  case brokenArea(name: String)

  /// The region of an item's group lies beyond the last track, or is empty; the item was placed automatically.
  case regionOutOfRange(item: Item)

  /// Two items have the same identity; the later one is identified by its order instead.
  case duplicateIdentity(item: Item)

  /// The grid has items but no track for them; the items have no size.
  case noTracks

  /// An edit was refused; the grid is as it was before.
  case refusedEdit(GridEditError)

  /// A child of the grid has neither a cell nor a constraint; its frame is undetermined.
  case noCell(child: String)
}

extension GridWarning: CustomStringConvertible {
  /// A sentence that describes the warning.
  public var description: String {
    switch self {
    case .startOutOfRange(let item): "Item \(item) starts beyond the last track; that start was ignored."
    case .occupied(let item): "The cells that item \(item) asks for are taken; it was placed automatically."
    case .noRoomInTrack(let item): "The track that item \(item) asks for has no room; it was placed automatically."
    case .spanOutOfRange(let item): "The span of item \(item) exceeds the greatest number of tracks; it was shortened."
    case .unusableTrack(let index, let axis): "The size of \(axis) \(index) is not a length; it counts as 0."
    case .subgridWithoutTracks(let index, let axis):
      "Subgrid \(axis) \(index) has no tracks, or too few, in the outer grid; it is as long as its items."
    case .uncountedRepeat(let index, let axis):
      "The number of repetitions of \(axis) \(index) is not known before the layout; it occurs once."
    case .repeatBesideContent(let index, let axis):
      "The repetitions of \(axis) \(index) were counted without the content of the tracks beside it, so they may not fit."
    case .secondRepeat(let index, let axis):
      "The repetitions of \(axis) \(index) have only the room that those of an earlier \(axis) leave."
    case .nestedRepeat(let index, let axis):
      "Repeating \(axis) \(index) is not possible inside of another track or of repeated tracks; it occurs once."
    case .unusableLength(let name): "The \(name) is not a length; it counts as 0."
    case .unknownArea(let name, let item): "Item \(item) asks for the area \"\(name)\", which the grid does not have."
    case .brokenArea(let name): "The cells of the area \"\(name)\" do not form a rectangle."
    case .regionOutOfRange(let item):
      "The region of the group of item \(item) lies beyond the last track or is empty; the item was placed automatically."
    case .duplicateIdentity(let item):
      "Item \(item) has the identity of an earlier one; it is identified by its order instead."
    case .refusedEdit(let error): error.description
    case .noTracks: "The grid has items but no tracks."
    case .noCell(let child):
      "\(child.spoken) is a child of the grid without a cell and without constraints. Write addContent { … }, or in a stack "
        + "addGridContent { … }, instead of add(_:)."
    }
  }
}
