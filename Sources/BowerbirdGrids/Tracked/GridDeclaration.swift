/// The declaration of a tracked grid; a value that is `nil` is left to the modifiers.
public struct GridDeclaration {
  /// The tracks of the direction whose number is given: columns, if the grid flows by rows.
  public var tracks: [GridTrack] = [.fr(1)]

  /// The first tracks of the direction in which the grid grows.
  public var crossTracks: [GridTrack] = []

  /// The tracks after those, repeated; empty to leave them to the content mode.
  public var implicitTracks: [GridTrack] = []

  /// A picture of the named areas.
  public var areas: [String] = []

  /// Whether the grid fills its room or extends beyond it.
  public var contentMode: GridContentMode?

  /// The direction of growth.
  public var flow: GridFlow?

  /// Whether holes are filled.
  public var packing: GridPacking?

  /// The gaps between tracks.
  public var spacing = GridSpacing.standard

  /// The alignment of items without an alignment of their own.
  public var commonItemsAlignment: GridAlignment?

  /// The alignment of all tracks together if they do not fill the grid.
  public var contentAlignment: GridAlignment?

  /// The distribution of the free space if no column is a share; `nil` if ``contentAlignment`` places the columns.
  ///
  /// ```swift
  /// grid.declaration.columnDistribution = .spaceBetween
  /// ```
  ///
  /// With ``GridDistribution/stretch``, columns of `.fit` are longer by an equal part of it. They are not stretched if their
  /// widths are unknown before the solve, because constraints tie the items in them to other items.
  public var columnDistribution: GridDistribution?

  /// The distribution of the free space if no row is a share; `nil` if ``contentAlignment`` places the rows.
  public var rowDistribution: GridDistribution?

  /// Whether placements are kept.
  public var cache: GridCacheMode?

  /// Creates a declaration with the defaults.
  public init() {}
}
