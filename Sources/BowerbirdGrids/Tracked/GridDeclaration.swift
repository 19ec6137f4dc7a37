/// What the constructor of a tracked grid says; `nil` where it leaves the choice to the modifiers.
public struct GridDeclaration {
  /// The tracks of the direction whose number is given: columns, if the grid flows by rows.
  public var tracks: [GridTrack] = [.fr(1)]

  /// The first tracks of the direction in which the grid grows.
  public var crossTracks: [GridTrack] = []

  /// The tracks after those, over and over; empty to leave it to the content mode.
  public var implicitTracks: [GridTrack] = []

  /// A picture of the named areas.
  public var areas: [String] = []

  /// Fill the room, or go beyond it.
  public var contentMode: GridContentMode?

  /// The direction of growth.
  public var flow: GridFlow?

  /// Whether holes are filled.
  public var packing: GridPacking?

  /// The room between tracks.
  public var spacing = GridSpacing.standard

  /// How items lie that say nothing themselves.
  public var commonItemsAlignment: GridAlignment?

  /// How all tracks lie together where they do not fill the grid.
  public var contentAlignment: GridAlignment?

  /// What becomes of the room that columns leave where none is a share; `nil` for what ``contentAlignment`` says.
  ///
  /// ```swift
  /// grid.declaration.columnDistribution = .spaceBetween
  /// ```
  ///
  /// With ``GridDistribution/stretch``, columns of `.fit` are longer by an equal part of it. Where a solution determines
  /// widths, because constraints tie what is in the columns, they are not stretched.
  public var columnDistribution: GridDistribution?

  /// What becomes of the room that rows leave where none is a share; `nil` for what ``contentAlignment`` says.
  public var rowDistribution: GridDistribution?

  /// Whether placements are kept.
  public var cache: GridCacheMode?

  /// Makes a declaration that says nothing.
  public init() {}
}
