import BowerbirdLayout
import BowerbirdSolver

/// The priorities of a grid's optional constraints.
///
/// A grid has these constraints if constraints of the caller tie its items to other items. Otherwise arithmetic
/// computes the lengths of tracks, and required constraints set the lengths. No priority depends on the depth of a
/// grid.
///
/// | Priority | Constraint | Wins over, and why |
/// |---|---|---|
/// | 995 | a box is as long as its cell | optional constraints in the box: the cell sets the box's length |
/// | 960 | an item is inside its cells | content: the content of a share does not stretch the share |
/// | 930 | text is no wider than the grid | content of tracks: text can be broken |
/// | 920 | a track holds the content of its items | the grid's end: nothing is cut off |
/// | 910 | tracks end where the grid ends | constraints of users up to 900, which move no share |
/// | 909 | a share with a minimum is as long as its factor says | the content of the share |
/// | 908 | a `minmax` track of two fixed lengths has the greater length | items that span tracks |
/// | 905 | tracks hold an item that spans these tracks | content of single items in shares |
/// | 896 | an item keeps its margins | its content: the margins are declared |
/// | 749 | a track holds a nested grid's need that is unknown before the solve | the outer grid's end; not content |
/// | 748 | a grid is as long as tracks whose lengths are unknown before the solve | constraints of users below |
/// | 740 | an item and its margins are in a share of unknown length | its content: needs of other tracks come first |
/// | 700, 600 | tracks do not grow for items that span a share; a share shows its content | lengths of content |
/// | 264.1 to 264.5 | in a scrolling grid, spanned tracks grow in order | the grid's length: order comes first |
/// | 264 | a grid that scrolls is as long as its tracks | short tracks around it |
/// | 260 | a length that is unknown before the solve is short | content that hugs at 250 |
/// | 255 to 259 | tracks beside shares are short | content of a share, which hugs at 250 and would leave them room |
/// | 61 to 68, 48 | tracks grow little, and are short | items that are short |
/// | 39, 20 | an item without content is short; a grid is short | no other constraint |
/// | 12 | a line is filled, although greatest lengths may prevent it | small shares |
/// | 10 | the free space around tracks or items is small, if unknown before the solve | no other constraint |
/// | 9 | an item with a greatest length takes its share of a line | no other constraint |
///
/// An item's constraints on its own size lie between: content resists compression at 750 and hugs at 250.
enum GridPriority {
  /// Content is no longer than the room between the grid's edges.
  static let contentLimit = Priority(930)

  /// An item is inside its cells.
  static let containment = Priority(960)

  /// A track is as long as the content of each item that covers only this track.
  static let content = Priority(920)

  /// The tracks end where the grid ends.
  static let extent = Priority(910)

  /// A `minmax` track of two fixed lengths has the greater length.
  static let preferredLength = Priority(908)

  /// The tracks of a spanning item are together as long as the item's content.
  static let spanningContent = Priority(905)

  /// An item that spans a track and a share does not stretch the track.
  static let shortFirmTrack = Priority(700)

  /// A share is as long as its content, if this takes no room that other tracks need.
  static let contentOfShares = Priority(600)

  /// A share with a minimum, a maximum or content to hold is as long as its factor says.
  ///
  /// The priority is below `content`, so that content which the share must hold comes first.
  static let share = Priority(909)

  /// A content track is as short as its items allow.
  static let shortTrack = Priority(48)

  /// A content track that spanning items may stretch is short.
  ///
  /// The length for items that cover only this track is minimised first, and the length that spanning items add
  /// afterwards.
  static let shortStagedTrack = Priority(68)

  /// An item that is as long as its content is as short as its own constraints allow.
  static let shortItem = Priority(39)

  /// An item whose margins may exceed its cell keeps its margins, but does not stretch its track.
  static let margins = Priority(896)

  /// A length that is unknown before the solve is as short as its items allow, even if an item in another track hugs
  /// its content.
  static let shortExactTrack = Priority(260)

  /// A box whose own constraints arrange its children is as long as its cell, as far as these constraints allow.
  static let boxLength = Priority.boxLength

  /// A grid that scrolls is as long as its tracks if no other constraint determines its length.
  ///
  /// The priority is above the priorities at which tracks of surrounding grids are short.
  static let ownLength = Priority(264)

  /// A grid is as long as its tracks if their lengths are unknown before the solve.
  ///
  /// The priority is below `nestNeed`, at which tracks of the outer grid hold the need of this grid. The outer grid
  /// therefore gives way first.
  static let liveContent = Priority(748)

  /// A track holds the need of a nested grid if the need is unknown before the solve.
  ///
  /// The priority is below 750, at which content in the tracks resists compression. Content is therefore not compressed
  /// to keep the end of a grid in place.
  static let nestNeed = Priority(749)

  /// An item and its margins are inside a share whose length is unknown before the solve.
  ///
  /// The priority is below the priorities of the other tracks' needs, which come before the shares.
  static let containmentInShare = Priority(740)

  /// A grid is as short as its content allows.
  static let shortGrid = Priority(20)

  /// A line whose growing items all have a greatest length is filled, as far as these lengths allow.
  ///
  /// The priority is above `shortShare`, at which shares are small, and below `shortGrid`, at which the grid is short.
  static let filledLine = Priority(12)

  /// Shares of the room around items are no larger than they have to be.
  static let shortShare = Priority(10)

  /// An item with a greatest length grows by its whole share of the free space, up to this length.
  static let grownItem = Priority(9)

  /// Returns the priority at which tracks beside shares are short.
  ///
  /// The priority is above 250, at which the content of a share hugs and would leave these tracks more room. The
  /// priority is below `ownLength`, at which grids in content tracks are as long as their tracks.
  static func besideShares(_ priority: Priority) -> Priority { Priority(255 + priority.value / 20) }

  /// Returns the priority at which tracks that items span are short, in a grid of unlimited length.
  ///
  /// The priority is above `ownLength`, at which such a grid is as long as its tracks. The tracks therefore grow one
  /// after the other, even if another order would make the total length smaller.
  static func withoutEnd(_ priority: Priority) -> Priority { Priority(264.1 + priority.value / 200) }

  /// Returns the priority at which tracks grow as little as possible for the items that span one number of tracks.
  ///
  /// - Parameter phase: The index of that number among the numbers of spanned tracks, from the smallest on. Earlier
  ///   phases have higher priorities.
  /// - Returns: The priority.
  static func growth(phase: Int) -> Priority { Priority(61 + 7 / Double(phase + 2)) }
}
