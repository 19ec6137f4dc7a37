import BowerbirdLayout
import BowerbirdSolver

/// The priorities of a grid's optional constraints.
///
/// A grid has most of these constraints only if constraints size its tracks, for example because a constraint of the
/// program ties an item to another item. If arithmetic computes the lengths of the tracks, required constraints set
/// these lengths. A nested grid has the same priorities as an outer grid.
///
/// | Priority | Constraint | Wins over, and why |
/// |---|---|---|
/// | 995 | a box is as long as its cell | optional constraints in the box: the cell sets the box's length |
/// | 960 | an item is inside its cells | content: the content of a share does not stretch the share |
/// | 930 | text is no wider than the grid | content of tracks: text can be broken |
/// | 920 | a track holds the content of its items | the grid's end: nothing is cut off |
/// | 910 | tracks end where the grid ends | constraints of the program up to 900: they move no share |
/// | 909 | a share with a minimum is as long as its factor requires | the content of the share |
/// | 908 | a `minmax` track with a fixed maximum has this length | items that span tracks |
/// | 905 | tracks hold an item that spans these tracks | content of single items in shares |
/// | 904 | an item keeps its margins | constraints of the program up to 900: the margins are declared |
/// | 749 | a track holds a nested grid's need that is unknown before the solve | the length of a grid, at 748 |
/// | 748 | a grid is as long as tracks whose lengths are unknown before the solve | weaker constraints of the program |
/// | 740 | an item and its margins are in a share of unknown length | its content: needs of other tracks come first |
/// | 700 | a track does not grow for an item that also spans a share | the content of this item, at 600 |
/// | 600 | a share is as long as its content | the priorities below, at which tracks and grids are short |
/// | 264.1 to 264.5 | in a scrolling grid, tracks that items span grow one after the other | the length of the grid |
/// | 264 | a grid that scrolls is as long as its tracks | short tracks around it |
/// | 260 | a length that is unknown before the solve is short | content that hugs at 250 |
/// | 255 to 259 | tracks beside shares are short | content of shares, whose hugging at 250 would lengthen the tracks |
/// | 68 | a track is short for the items that cover only this track | growth for items that span several tracks |
/// | 61 to 64.5 | a track grows as little as possible for items that span several tracks | short tracks, at 48 |
/// | 48 | a track is as short as its items allow | short items, at 39 |
/// | 39, 20 | an item without content is short; a grid is short | no other constraint |
/// | 12 | the items of a line fill it, although all growing items have a greatest length | small shares, at 10 |
/// | 10 | a share of free space that is unknown before the solve is small | no other constraint |
/// | 9 | an item with a greatest length takes its share of a line | no other constraint |
///
/// By default, the content of an item resists compression at 750 and hugs at 250.
enum GridPriority {
  /// The greatest priority at which optional constraints of the program change no constant cell and no share.
  static let userLimit = Priority(900)

  /// The priority at which content is no longer than the room between the grid's edges.
  static let contentLimit = Priority(930)

  /// The priority at which an item is inside its cells.
  static let containment = Priority(960)

  /// The priority at which a track is as long as the content of each item that covers only this track.
  static let content = Priority(920)

  /// The priority at which the tracks end where the grid ends.
  static let extent = Priority(910)

  /// The priority at which a `minmax` track with a fixed maximum has this length.
  static let preferredLength = Priority(908)

  /// The priority at which the tracks that an item spans are together as long as the item's content.
  static let spanningContent = Priority(905)

  /// The priority at which a content track does not grow for an item that also spans a share.
  static let shortFirmTrack = Priority(700)

  /// The priority at which a share is as long as its content, if the content takes no room that other tracks need.
  static let contentOfShares = Priority(600)

  /// The priority at which a share with a minimum, a maximum or `holdsContent` is as long as its factor requires.
  ///
  /// The priority is below `content`, at which a share with `holdsContent` is as long as the content of its items.
  static let share = Priority(909)

  /// The priority at which a content track is as short as its items allow.
  static let shortTrack = Priority(48)

  /// The priority at which a content track is as short as possible before items that span several tracks stretch it.
  ///
  /// The priority is above ``growth(phase:)``. The length for items that cover only this track is therefore minimized
  /// first, and the length that spanning items add is minimized afterward.
  static let shortStagedTrack = Priority(68)

  /// The priority at which an item without content, and without a length from its cell, is as short as its own
  /// constraints allow.
  static let shortItem = Priority(39)

  /// The priority at which an item keeps its margins in a cell that may be shorter than the margins.
  static let margins = Priority(904)

  /// The priority at which a track whose length is unknown before the solve is as short as its items allow.
  ///
  /// The priority is above 250, at which items in other tracks hug their content.
  static let shortExactTrack = Priority(260)

  /// The priority at which a box whose own constraints arrange its children is as long as its cell.
  static let boxLength = Priority.boxLength

  /// The priority at which a grid that scrolls is as long as its tracks, if no other constraint determines its length.
  ///
  /// The priority is above the priorities at which tracks of surrounding grids are short.
  static let ownLength = Priority(264)

  /// The priority at which a grid is as long as its tracks, if their lengths are unknown before the solve.
  ///
  /// The priority is below `nestNeed`, at which a track is as long as the need of a nested grid. If the two constraints
  /// contradict each other, this constraint gives way: the grid becomes shorter than its tracks.
  static let liveContent = Priority(748)

  /// The priority at which a track is as long as the need of a nested grid, if the need is unknown before the solve.
  ///
  /// The priority is below 750, at which content in the tracks resists compression. Content is therefore not compressed
  /// to keep the end of a grid in place.
  static let nestNeed = Priority(749)

  /// The priority at which an item and its margins are inside a share whose length is unknown before the solve.
  ///
  /// The priority is below the priorities at which other tracks are as long as their needs.
  static let containmentInShare = Priority(740)

  /// The priority at which a grid is as short as its content allows.
  static let shortGrid = Priority(20)

  /// The priority at which the items of a line fill the line, if all growing items of the line have a greatest length.
  ///
  /// The priority is above `shortShare`, at which shares are small, and below `shortGrid`, at which the grid is short.
  static let filledLine = Priority(12)

  /// The priority at which a share of free space is as small as other constraints allow, if the free space is unknown
  /// before the solve.
  static let shortShare = Priority(10)

  /// The priority at which an item of a line grows by its whole share of the free space.
  ///
  /// The constraint is needed only if the item has a greatest length or may shrink.
  static let grownItem = Priority(9)

  /// Returns the priority at which content tracks beside shares are short.
  ///
  /// The priorities are from 255 to 259, in the order of the given priorities.
  ///
  /// The result is above 250, at which content hugs. The content of a share therefore does not shorten the share by
  /// making these tracks longer. The result is below `ownLength`, at which grids in content tracks are as long as their
  /// tracks.
  static func besideShares(_ priority: Priority) -> Priority { Priority(255 + priority.value / 20) }

  /// Returns the priority at which tracks are short in a grid of unlimited length, if items span several of them.
  ///
  /// The priorities are from 264.1 to 264.5, in the order of the given priorities.
  ///
  /// The result is above `ownLength`, at which such a grid is as long as its tracks. The tracks therefore grow one
  /// after the other, even if another order would make the total length smaller.
  static func withoutEnd(_ priority: Priority) -> Priority { Priority(264.1 + priority.value / 200) }

  /// Returns the priority at which tracks grow as little as possible in one phase.
  ///
  /// All items that span the same number of tracks belong to one phase.
  ///
  /// - Parameter phase: The index of the phase; smaller numbers of spanned tracks come first. Earlier phases have
  ///   higher priorities.
  /// - Returns: The priority.
  static func growth(phase: Int) -> Priority { Priority(61 + 7 / Double(phase + 2)) }
}
