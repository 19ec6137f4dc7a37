import Bowerbird

/// A trait of an item, such as `.size(24, 16)` or `.expanded`.
///
/// Most traits have the name of a Swift property or function. The kind of an item, and the kind of the item around it,
/// decide which traits the item can have.
public enum NotationTrait: Hashable, Sendable {
  // MARK: Any item

  /// The natural size.
  case size(Size)

  /// The natural width.
  case width(Double)

  /// The natural height.
  case height(Double)

  /// How strongly the item resists growing beyond its content.
  case hugging(AxisPriorities)

  /// How strongly the item resists shrinking below its content.
  case resistance(AxisPriorities)

  /// The item is hidden.
  case hidden

  /// The direction of text inside the item, which decides which side is leading.
  case direction(LayoutDirection)

  // MARK: Labels

  /// The font.
  case font(Font)

  /// The maximum number of lines.
  case maximumLines(Int)

  /// The height of a line as a multiple of the font's line height.
  case lineHeight(Double)

  /// The horizontal position of lines that are narrower than the label.
  case textAlignment(TextAlignment)

  // MARK: Cells of stacks

  /// A cell of a fixed length.
  case constant(Double)

  /// A cell as long as the item's fit.
  case auto

  /// A cell that takes a share of the free space.
  case expanded(Double)

  /// The cell gets length 0 if there is no free space.
  case canCollapse

  /// The margins between the edges of the cell and the item.
  case margin(EdgeInsets)

  /// The horizontal position of the item in its cell, and the item's width.
  case horizontalAlignment(GridHorizontalAlignment)

  /// The vertical position of the item in its cell, and the item's height.
  case verticalAlignment(GridVerticalAlignment)

  /// The least length of an auto cell, or of an item in a line.
  case minLength(Double)

  /// The greatest length of an auto cell, or of an item in a line.
  case maxLength(Double)

  // MARK: Items of tracks

  /// The numbers of columns and rows that the item covers.
  case gridSpan(GridSpan)

  /// The column at which the item begins, the row at which it begins, or both.
  case gridStart(GridStart)

  /// The named area that the item covers.
  case gridArea(String)

  /// The position of the item in its cell; with `fill`, the item is as large as the cell.
  case gridItemAlignment(GridAlignment)

  // MARK: Items of lines

  /// The share of the line's free space that the item takes.
  case grow(Double)

  /// How much the item shrinks in a line that is too long, in proportion to the other items of the line.
  case shrink(Double)

  /// The position of the item across its line.
  case lineAlignment(GridLineAlignment)

  /// The item stands for the items that the lines leave out; the value is a text for a label, or nil.
  ///
  /// The number of left-out items replaces each `#` in the text: `+# more` becomes `+3 more`.
  case overflowItem(String?)

  // MARK: Items of columns

  /// The number of columns that the item covers.
  case columns(Int)

  /// The number of rows that the item covers.
  case rows(Int)

  /// The numbers of columns and rows before the item.
  case offset(GridOffset)

  // MARK: Tracks

  /// The declared tracks: columns if the grid flows by rows, and rows if the grid flows by columns.
  case tracks([GridTrack])

  /// The first tracks along the axis on which the grid grows: rows if the grid flows by rows.
  case crossTracks([GridTrack])

  /// The tracks after the tracks of ``crossTracks(_:)``, repeated as often as the items need.
  case implicitTracks([GridTrack])

  /// The named areas: for each row a text with the name of the area in each column, such as `menu text notes`.
  case areas([String])

  /// The gaps between tracks.
  case spacing(GridSpacing)

  /// The direction in which the grid grows: by rows or by columns.
  case flow(GridFlow)

  /// The rule by which items without a start are placed.
  case packing(GridPacking)

  /// The rule for the tracks in the direction of growth: to fill the grid, or to be as long as their items need.
  case contentMode(GridContentMode)

  /// The alignment of items without an alignment of their own.
  case itemsAlignment(GridAlignment)

  /// The alignment of all tracks together if they do not fill the grid.
  case contentAlignment(GridAlignment)

  /// The distribution of the free space if no column is a share.
  case columnDistribution(GridDistribution)

  /// The distribution of the free space if no row is a share.
  case rowDistribution(GridDistribution)

  // MARK: Lines

  /// The axis along which the items of a line follow each other.
  case along(Axis)

  /// The room between neighbors in a line, or between columns and rows.
  case gap(Double)

  /// The room between lines.
  case lineSpacing(Double)

  /// The position of items across their lines.
  case alignment(GridLineAlignment)

  /// The distribution of free space in a line.
  case distribution(GridDistribution)

  /// The distribution of the free space that the lines leave in the grid.
  case lines(GridDistribution)

  /// The greatest number of lines.
  case lineLimit(Int)

  // MARK: Columns

  /// The numbers of columns and rows, and the direction in which items follow each other.
  case axis(GridAxis)

  /// The room between the edges of the container and its items.
  case insets(EdgeInsets)
}
