import BowerbirdLayout

/// A request that a grid could not meet as asked.
///
/// The warning describes what the grid did instead. A warning never prevents a layout.
public enum GridWarning: Hashable, Sendable {
  /// An item's start column or start row is negative, or lies beyond the last track; that start was ignored.
  ///
  /// In the direction in which the grid grows, an item can start in the first 10,000 tracks.
  case startOutOfRange(item: Item)

  /// An item with a start column and a start row asks for a cell that is taken; the item was placed automatically.
  case occupied(item: Item)

  /// The row, the column or the region that an item asks for has no room for the item; the item was placed
  /// automatically.
  case noRoomInTrack(item: Item)

  /// An item spans more than 10,000 tracks in the direction in which the grid grows; the span was shortened to 10,000.
  case spanOutOfRange(item: Item)

  /// A track, or a cell of a stack, has a size or a share that is negative, infinite or not a number; the number was
  /// replaced by 0.
  ///
  /// `index` counts tracks or cells from 0. `axis` is the word for one of them in the warning's sentence: "column",
  /// "row" or "cell".
  case unusableTrack(index: Item, axis: String)

  /// A `minmax` track, or an item of a wrapping grid, has a greatest length below its least length; the least length was
  /// used for both, as in CSS.
  ///
  /// `index` counts tracks or items from 0. `axis` is the word for one of them in the warning's sentence: "column",
  /// "row" or "item".
  case crossedBounds(index: Item, axis: String)

  /// A subgrid track has too few outer tracks to take over, or is not the only track; the track is as long as its
  /// items.
  ///
  /// `index` counts the tracks from 0. `axis` is the word for one track in the warning's sentence: "column" or "row".
  case subgridWithoutTracks(index: Int, axis: String)

  /// A track repeats as often as there is room, but its length or the room is unknown before the layout; the track is
  /// used once.
  ///
  /// `index` counts the tracks from 0. `axis` is the word for one track in the warning's sentence: "column" or "row".
  case uncountedRepeat(index: Int, axis: String)

  /// A repeated track lies beside tracks that are as long as their content; its repetitions were counted as if these
  /// tracks had no content.
  ///
  /// `index` counts the tracks from 0. `axis` is the word for one track in the warning's sentence: "column" or "row".
  case repeatBesideContent(index: Int, axis: String)

  /// A track repeats after another repeating track; the track gets only the room that the other track leaves.
  ///
  /// `index` counts the tracks from 0. `axis` is the word for one track in the warning's sentence: "column" or "row".
  case secondRepeat(index: Int, axis: String)

  /// A track repeats 1,000 times, which is the limit, so it may leave room for more repetitions.
  ///
  /// `index` counts the tracks from 0. `axis` is the word for one track in the warning's sentence: "column" or "row".
  case mostRepetitions(index: Int, axis: String)

  /// A repeating track is a bound of a `minmax` track, is inside of another repeating track, or is one of the
  /// `implicitTracks`; it is used as if it did not repeat.
  ///
  /// `index` counts the tracks from 0. `axis` is the word for one track in the warning's sentence: "column" or "row".
  case nestedRepeat(index: Int, axis: String)

  /// A gap, a minimum or another number of a declaration is negative, infinite or not a number; the number was replaced
  /// by 0.
  case unusableLength(name: String)

  /// The grid has no area of this name; the item was placed automatically.
  case unknownArea(name: String, item: Item)

  /// The cells of this name do not form a rectangle; no area has the name.
  case brokenArea(name: String)

  /// A row of the picture of areas has fewer words than another row; the grid has no areas in the rest of its columns.
  ///
  /// CSS ignores such a picture. `row` counts from 0.
  case shortAreaRow(row: Int)

  /// The ``GridRegion`` of an item's group lies beyond the last track, or is empty; the item was placed automatically.
  case regionOutOfRange(item: Item)

  /// Two items have the same identity; the later item is identified by its index instead.
  case duplicateIdentity(item: Item)

  /// A stack, a grid of tracks or a wrapping grid lists an item twice; the item keeps its first place.
  case listedTwice(item: Item)

  /// An item is marked as the overflow item of a wrapping grid, but an earlier item is too; the later item is an
  /// ordinary item.
  case secondOverflowItem(item: Item)

  /// The grid has items but no tracks; the items have no size.
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
    case .noRoomInTrack(let item):
      "The row, column or region that item \(item) asks for has no room for it; the item was placed automatically."
    case .spanOutOfRange(let item):
      "Item \(item) spans more than \(Placer.mostStatedLines) tracks in the direction in which the grid grows; "
        + "the span was shortened."
    case .unusableTrack(let index, let axis): "The size of \(axis) \(index) is negative or not finite; it counts as 0."
    case .crossedBounds(let index, let axis):
      "The greatest length of \(axis) \(index) is below its least length; the least length counts for both."
    case .subgridWithoutTracks(let index, let axis):
      "\(axis.atStart) \(index) is a subgrid, but the grid covers too few \(axis)s of an outer grid, or it is not the "
        + "only \(axis); it is as long as its items. A grid covers 3 \(axis)s with .gridSpan(\(axis): 3)."
    case .uncountedRepeat(let index, let axis):
      "\(axis.atStart) \(index) repeats as often as there is room, but its length or the room is unknown before the "
        + "layout; it is used once."
    case .repeatBesideContent(let index, let axis):
      "\(axis.atStart) \(index) repeats as often as there is room beside other tracks, whose content was not "
        + "counted; its repetitions may not fit."
    case .secondRepeat(let index, let axis):
      "\(axis.atStart) \(index) repeats after another repeating \(axis), and gets only the room that this leaves."
    case .mostRepetitions(let index, let axis):
      "\(axis.atStart) \(index) repeats \(RepeatCounter.most) times, which is the limit; it may leave room for more."
    case .nestedRepeat(let index, let axis):
      "\(axis.atStart) \(index) cannot repeat inside of another track or of a repeated list of tracks; it is used once."
    case .unusableLength(let name): "The \(name) is negative or not finite; it counts as 0."
    case .unknownArea(let name, let item):
      "Item \(item) asks for the area \"\(name)\", which the grid does not have; the item was placed automatically."
    case .brokenArea(let name):
      "The cells with the name \"\(name)\" do not form a rectangle; the grid has no area of this name."
    case .shortAreaRow(let row):
      "Row \(row) of the picture of areas is shorter than another row; the grid has no areas in the rest of its columns. "
        + "Write a dot for each cell without a name."
    case .regionOutOfRange(let item):
      "The region of the group of item \(item) lies beyond the last track or is empty; "
        + "the item was placed automatically."
    case .duplicateIdentity(let item):
      "Item \(item) has the same identity as an earlier item; its position identifies it instead."
    case .listedTwice(let item): "Item \(item) is listed twice; its first place counts."
    case .secondOverflowItem(let item):
      "Item \(item) is marked as the overflow item, but an earlier item of the grid is too; it is an ordinary item."
    case .refusedEdit(let error): error.description
    case .noTracks: "The grid has items, but no tracks; the items have no size."
    case .noCell(let child):
      "\(child.spoken) is a child of the grid, but has neither a cell nor constraints. Write addContent { … }, or in a "
        + "stack addGridContent { … }, instead of add(_:)."
    }
  }
}

extension String {
  /// The text with an upper-case first letter.
  fileprivate var atStart: String { prefix(1).uppercased() + dropFirst() }
}
