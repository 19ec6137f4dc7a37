import BowerbirdLayout
import BowerbirdSolver

/// How strongly a grid wants what need not hold, where constraints of others tie what is in its cells.
///
/// Everywhere else lengths are decided, and rows that are required say so. No level depends on how deep a grid is.
///
/// | Level | Wants | Wins against, and why |
/// |---|---|---|
/// | 995 | a box is as long as its cell | all but what is required in the box: it is handed its length |
/// | 960 | an item is inside its cells | contents: what is in a share does not draw it out |
/// | 930 | text is no wider than the grid | contents of tracks: text can be broken |
/// | 920 | a track holds the content of its items | the grid's end: nothing is cut off |
/// | 910 | tracks end where the grid ends | wishes of users up to 900, which move no share |
/// | 909 | a share with a minimum is a share | what is in it |
/// | 908 | a track between two lengths is as long as the greater one | items that span tracks |
/// | 905 | tracks hold an item that spans them | what is in single items of shares |
/// | 896 | an item keeps its margins | its content: it is the margins that are declared |
/// | 749 | a track holds what a grid in it needs, where only a solution determines that | the end of the grid around it; contents resist at 750 |
/// | 748 | a grid is as long as tracks whose lengths only a solution determines | wishes below |
/// | 740 | an item is inside a share of what tracks leave whose lengths only a solution determines, and keeps its margins there | its content; what is in a share takes no room from other tracks |
/// | 700, 600 | tracks do not grow for items that span a share; what is in a share shows its content | lengths of content |
/// | 264 | a grid that scrolls is as long as its tracks | tracks around it that want to be short |
/// | 260 | a length that only a solution determines is short | contents that hug at 250 |
/// | 61 to 68, 48 | tracks grow little, and are short | items that are short |
/// | 39, 20 | an item without content is short; a grid is short | nothing |
///
/// What an item says about its own size is between: content resists compression at 750 and hugs at 250.
enum GridPriority {
  /// A length of content is no longer than the room between the grid's edges.
  static let contentLimit = Priority(930)

  /// An item is inside its cells.
  static let containment = Priority(960)

  /// A track is as long as the content of each item that it alone holds.
  static let content = Priority(920)

  /// The tracks end where the grid ends.
  static let extent = Priority(910)

  /// A track between two lengths is as long as the greater one.
  static let preferredLength = Priority(908)

  /// Tracks together are as long as the content of an item that spans them.
  static let spanningContent = Priority(905)

  /// A track is not drawn out by an item that spans it and a share of the rest.
  static let firmWish = Priority(700)

  /// What is in a share of the rest shows its content, where that must not take room from tracks that others need.
  static let contentOfShares = Priority(600)

  /// A share with a minimum is no longer than the others of its kind, whatever is in a share that need not hold it.
  static let share = Priority(909)

  /// A content track is as short as its items allow.
  static let wish = Priority(48)

  /// The same for a track that items may draw out which span several: what single items need comes before growth.
  static let stagedWish = Priority(68)

  /// An item of its content's length is as short as its own constraints allow.
  static let shortItem = Priority(39)

  /// An item whose margins may be more than its cell has keeps them, but does not draw out its track.
  static let margins = Priority(896)

  /// A length that only a solution determines is as short as its items allow, and does not grow where something in another track
  /// hugs its content.
  static let exactWish = Priority(260)

  /// A box whose own constraints arrange its children is as long as its cell, as far as these allow it.
  static let boxLength = Priority(995)

  /// A grid that scrolls is as long as its tracks where nothing else determines its length.
  ///
  /// That tracks of the grids around it are short says nothing, and nor does it that those grids end somewhere: it is above
  /// both.
  static let ownLength = Priority(264)

  /// A grid is as long as its tracks where only a solution determines their lengths.
  ///
  /// It is below the level at which the tracks of the grid around it hold what it needs: the outer grid gives way first.
  static let liveContent = Priority(748)

  /// A track holds what a grid in it needs, where only a solution determines that.
  ///
  /// It is below 750, at which what is in the tracks resists compression: that does not give way for the end of any grid.
  static let nestNeed = Priority(749)

  /// An item is inside a share of what is left, with its margins, where only a solution determines how much that is.
  ///
  /// It is below the needs of the other tracks, which there is nothing to share without.
  static let containmentInShare = Priority(740)

  /// A grid is as short as its content allows.
  static let shortGrid = Priority(20)

  /// The same wish where other tracks share what is left, so that nothing in a share can leave the others more.
  ///
  /// It is above 250, at which what is in a share hugs its content, and below 261, at which grids in content tracks want
  /// their length.
  static func besideShares(_ wish: Priority) -> Priority { Priority(255 + wish.value / 20) }

  /// The same wish of tracks that items span, where the tracks have no end.
  ///
  /// It is above the wish of such a grid to be as long as its tracks, so that they grow one after the other and not by what
  /// is least in all.
  static func withoutEnd(_ wish: Priority) -> Priority { Priority(264.1 + wish.value / 200) }

  /// The growth of a track for items of a number of tracks; shorter spans are served first.
  static func growth(phase: Int) -> Priority { Priority(61 + 7 / Double(phase + 2)) }
}
