/// The declaration of a grid of tracks: the tracks, and the rules by which the grid places its items.
///
/// If a setting is nil, it comes from the first of these that sets it: the modifiers of the grid, the modifiers of the
/// boxes around the grid, the default. The distributions have no modifiers, so this rule does not apply to them.
public struct GridDeclaration {
  /// The columns, or the rows if the grid flows by columns.
  public var tracks: [GridTrack] = [.fr(1)]

  /// The first tracks in the direction of growth: rows, if the grid flows by rows.
  public var crossTracks: [GridTrack] = []

  /// A repeated pattern for the tracks after ``crossTracks``.
  ///
  /// If the pattern is empty, these tracks are `.fr(1)` in a grid that fills its room, and `.fit` in a grid that
  /// scrolls.
  public var implicitTracks: [GridTrack] = []

  /// A picture of the named areas, with a text for each row; see ``GridAreas``.
  public var areas: [String] = []

  /// The rule for the length of the grid in the direction of growth; nil leaves the rule to the modifiers.
  public var contentMode: GridContentMode?

  /// The direction of growth; nil leaves the direction to the modifiers.
  public var flow: GridFlow?

  /// The rule by which items without a start are placed; nil leaves the rule to the modifiers.
  public var packing: GridPacking?

  /// The gaps between tracks.
  public var spacing = GridSpacing.standard

  /// The alignment of items without an alignment of their own; nil leaves the alignment to the modifiers.
  public var commonItemsAlignment: GridAlignment?

  /// The alignment of all tracks together if they do not fill the grid; nil leaves the alignment to the modifiers.
  public var contentAlignment: GridAlignment?

  /// The distribution of the free space if no column is a share; nil if ``contentAlignment`` places the columns.
  ///
  /// ```swift
  /// grid.declaration.columnDistribution = .spaceBetween
  /// ```
  ///
  /// With ``GridDistribution/stretch``, each `.fit` column grows by an equal part of the free space. No column grows if
  /// a constraint ties the width of an item in the grid to another item: the widths of all columns are then unknown
  /// before the solve.
  public var columnDistribution: GridDistribution?

  /// The distribution of the free space if no row is a share; nil if ``contentAlignment`` places the rows.
  public var rowDistribution: GridDistribution?

  /// The rule for keeping computed placements; nil leaves the rule to the modifiers.
  public var cache: GridCacheMode?

  /// Creates a declaration with the defaults.
  public init() {}
}
