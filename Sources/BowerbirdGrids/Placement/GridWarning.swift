/// Something that was asked of a grid and could not be done as it was asked.
///
/// The grid says what it did instead; it is never a reason to stop.
public enum GridWarning: Hashable, Sendable {
  /// An item starts beyond the last track; its start in that direction was dropped.
  case startOutOfRange(item: Item)

  /// A cell that an item with both starts wants is taken; it was placed automatically.
  case occupied(item: Item)

  /// The row (or column) that an item wants has no room for it; it was placed automatically.
  case noRoomInTrack(item: Item)

  /// An item covers more tracks than a grid can have; the number was reduced.
  case spanOutOfRange(item: Item)

  /// A track, or a cell of a stack, has a size that is negative, infinite or not a number; it counts as 0.
  case unusableTrack(index: Item, axis: String)

  /// A track takes over the tracks of the grid around it, and there are none or too few, or it does not stand alone; it is as
  /// long as its items.
  case subgridWithoutTracks(index: Int, axis: String)

  /// A track is repeated as often as there is room, and it is not known before the layout how much room it needs or there is;
  /// it is there once.
  case uncountedRepeat(index: Int, axis: String)

  /// A track is repeated as often as there is room beside others that are as long as their content; their content was not
  /// counted.
  case repeatBesideContent(index: Int, axis: String)

  /// A second track is repeated as often as there is room; the first one has left it only so much.
  case secondRepeat(index: Int, axis: String)

  /// A repeated track is part of another track, or of tracks that are repeated anyway; it is there once.
  case nestedRepeat(index: Int, axis: String)

  /// A gap, an inset or a minimum is negative, infinite or not a number; it counts as 0.
  case unusableLength(name: String)

  /// There is no area of this name; the item was placed automatically.
  case unknownArea(name: String, item: Item)

  /// The cells of this name do not form a rectangle; the name stands for no area.
  case brokenArea(name: String)

  /// The part of the grid that an item's group keeps to lies beyond the last track, or is empty; the item was placed
  /// automatically.
  case regionOutOfRange(item: Item)

  /// Two items have the same identity; the later one is told apart by its order.
  case duplicateIdentity(item: Item)

  /// There are items and no track for them; they have no size.
  case noTracks

  /// An edit was not made; the grid is as it was before.
  case refusedEdit(GridEditError)

  /// A child of the grid has neither a cell nor a constraint, so that its frame is undetermined.
  case noCell(child: String)
}

extension GridWarning: CustomStringConvertible {
  /// A sentence.
  public var description: String {
    switch self {
    case .startOutOfRange(let item): "Item \(item) starts beyond the last track; that start was dropped."
    case .occupied(let item): "The cells that item \(item) asks for are taken; it was placed automatically."
    case .noRoomInTrack(let item): "The track that item \(item) asks for has no room; it was placed automatically."
    case .spanOutOfRange(let item): "Item \(item) covers more tracks than a grid can have; it covers fewer."
    case .unusableTrack(let index, let axis): "The size of \(axis) \(index) is not a length; it counts as 0."
    case .subgridWithoutTracks(let index, let axis):
      "There are no tracks, or too few, of another grid for \(axis) \(index) to take over; it is as long as its items."
    case .uncountedRepeat(let index, let axis):
      "How often there is room for \(axis) \(index) is not known before the layout; it is there once."
    case .repeatBesideContent(let index, let axis):
      "For \(axis) \(index) to be repeated, the content of the tracks beside it was not counted."
    case .secondRepeat(let index, let axis):
      "Beside another one that is repeated, \(axis) \(index) has only the room that that one leaves."
    case .nestedRepeat(let index, let axis):
      "As a part of others, \(axis) \(index) cannot be repeated; it is there once."
    case .unusableLength(let name): "The \(name) is not a length; it counts as 0."
    case .unknownArea(let name, let item): "Item \(item) asks for the area \"\(name)\", which is not there."
    case .brokenArea(let name): "The cells of the area \"\(name)\" do not form a rectangle."
    case .regionOutOfRange(let item):
      "The part of the grid that the group of item \(item) keeps to is not there; it was placed automatically."
    case .duplicateIdentity(let item): "Item \(item) has the identity of an earlier one; its order tells it apart."
    case .refusedEdit(let error): error.description
    case .noTracks: "The grid has items and no track for them."
    case .noCell(let child):
      "\(child.spoken) is a child of the grid without a cell and without constraints. Write addContent { … }, or in a stack "
        + "addGridContent { … }, in the place of add(_:)."
    }
  }
}
