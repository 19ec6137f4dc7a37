import BowerbirdLayout

extension Grid {
  /// Makes a grid of tracks and of items that find their places.
  ///
  /// ```swift
  /// let grid = Grid(tracks: [.pt(100), .fr(1), .fr(2.5)], spacing: 10) {
  ///   Box("a")
  ///   Box("b").gridSpan(column: 2)
  /// }
  /// ```
  ///
  /// What is `nil` is taken from the grid's modifiers, then from those of the boxes around it, then from the defaults.
  ///
  /// - Parameters:
  ///   - tracks: The tracks whose number is given: columns, if the grid flows by rows. The default is one track of `.fr(1)`.
  ///   - contentMode: Fill the room, or go beyond it; by default ``GridContentMode/fill``.
  ///   - flow: The direction of growth; by default ``GridFlow/rows``.
  ///   - packing: Whether holes are filled; by default ``GridPacking/sparse``.
  ///   - spacing: The room between tracks: by default 5 both ways, ``GridSpacing/standard``.
  ///   - commonItemsAlignment: How items lie that say nothing themselves; by default ``GridAlignment/center``.
  ///   - contentAlignment: How all tracks lie together where they do not fill the grid; by default ``GridAlignment/center``.
  ///   - cache: Whether placements are kept; by default ``GridCacheMode/inMemoryCache``.
  ///   - crossTracks: The first tracks in the direction of growth; by default none.
  ///   - implicitTracks: The tracks after those, over and over; by default as the content mode says: `.fr(1)` where the grid
  ///     fills its room, `.fit` where it scrolls.
  ///   - areas: A picture of named areas, a text for each row.
  ///   - content: The items.
  public convenience init(
    tracks: [GridTrack] = 1, contentMode: GridContentMode? = nil, flow: GridFlow? = nil, packing: GridPacking? = nil,
    spacing: GridSpacing = .standard, commonItemsAlignment: GridAlignment? = nil,
    contentAlignment: GridAlignment? = nil, cache: GridCacheMode? = nil, crossTracks: [GridTrack] = [],
    implicitTracks: [GridTrack] = [], areas: [String] = [], @GridBuilder content: () -> [GridElement]
  ) {
    var declaration = GridDeclaration()
    declaration.tracks = tracks
    declaration.contentMode = contentMode
    declaration.flow = flow
    declaration.packing = packing
    declaration.spacing = spacing
    declaration.commonItemsAlignment = commonItemsAlignment
    declaration.contentAlignment = contentAlignment
    declaration.cache = cache
    declaration.crossTracks = crossTracks
    declaration.implicitTracks = implicitTracks
    declaration.areas = areas
    self.init(declaration, elements: content())
  }

  /// Makes a grid with what the builder gives for each element of the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - id: What tells the elements apart: a key path, or a closure.
  ///   - tracks: The tracks whose number is given.
  ///   - contentMode: Fill the room, or go beyond it.
  ///   - flow: The direction of growth.
  ///   - packing: Whether holes are filled.
  ///   - spacing: The room between tracks.
  ///   - commonItemsAlignment: How items lie that say nothing themselves.
  ///   - contentAlignment: How all tracks lie together.
  ///   - cache: Whether placements are kept.
  ///   - crossTracks: The first tracks in the direction of growth.
  ///   - implicitTracks: The tracks after those, over and over.
  ///   - areas: A picture of named areas.
  ///   - content: The items of one element.
  public convenience init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: (Data.Element) -> ID, tracks: [GridTrack] = 1, contentMode: GridContentMode? = nil,
    flow: GridFlow? = nil, packing: GridPacking? = nil, spacing: GridSpacing = .standard,
    commonItemsAlignment: GridAlignment? = nil, contentAlignment: GridAlignment? = nil, cache: GridCacheMode? = nil,
    crossTracks: [GridTrack] = [], implicitTracks: [GridTrack] = [], areas: [String] = [],
    @GridBuilder content: (Data.Element) -> [GridElement]
  ) {
    self.init(
      tracks: tracks, contentMode: contentMode, flow: flow, packing: packing, spacing: spacing,
      commonItemsAlignment: commonItemsAlignment, contentAlignment: contentAlignment, cache: cache,
      crossTracks: crossTracks, implicitTracks: implicitTracks, areas: areas
    ) {
      GridElement.list(data, id: id, content: content)
    }
  }

  /// Makes a grid with what the builder gives for each element of the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - tracks: The tracks whose number is given.
  ///   - contentMode: Fill the room, or go beyond it.
  ///   - flow: The direction of growth.
  ///   - packing: Whether holes are filled.
  ///   - spacing: The room between tracks.
  ///   - commonItemsAlignment: How items lie that say nothing themselves.
  ///   - contentAlignment: How all tracks lie together.
  ///   - cache: Whether placements are kept.
  ///   - crossTracks: The first tracks in the direction of growth.
  ///   - implicitTracks: The tracks after those, over and over.
  ///   - areas: A picture of named areas.
  ///   - content: The items of one element.
  public convenience init<Data: RandomAccessCollection>(
    _ data: Data, tracks: [GridTrack] = 1, contentMode: GridContentMode? = nil, flow: GridFlow? = nil,
    packing: GridPacking? = nil, spacing: GridSpacing = .standard, commonItemsAlignment: GridAlignment? = nil,
    contentAlignment: GridAlignment? = nil, cache: GridCacheMode? = nil, crossTracks: [GridTrack] = [],
    implicitTracks: [GridTrack] = [], areas: [String] = [], @GridBuilder content: (Data.Element) -> [GridElement]
  ) where Data.Element: Identifiable {
    self.init(
      data, id: { $0.id }, tracks: tracks, contentMode: contentMode, flow: flow, packing: packing, spacing: spacing,
      commonItemsAlignment: commonItemsAlignment, contentAlignment: contentAlignment, cache: cache,
      crossTracks: crossTracks, implicitTracks: implicitTracks, areas: areas, content: content)
  }

  /// Makes a grid with what the builder gives for each number; only their order tells the items apart.
  ///
  /// - Parameters:
  ///   - range: The numbers.
  ///   - tracks: The tracks whose number is given.
  ///   - contentMode: Fill the room, or go beyond it.
  ///   - flow: The direction of growth.
  ///   - packing: Whether holes are filled.
  ///   - spacing: The room between tracks.
  ///   - commonItemsAlignment: How items lie that say nothing themselves.
  ///   - contentAlignment: How all tracks lie together.
  ///   - cache: Whether placements are kept.
  ///   - crossTracks: The first tracks in the direction of growth.
  ///   - implicitTracks: The tracks after those, over and over.
  ///   - areas: A picture of named areas.
  ///   - content: The items of one number.
  public convenience init(
    _ range: Range<Int>, tracks: [GridTrack] = 1, contentMode: GridContentMode? = nil, flow: GridFlow? = nil,
    packing: GridPacking? = nil, spacing: GridSpacing = .standard, commonItemsAlignment: GridAlignment? = nil,
    contentAlignment: GridAlignment? = nil, cache: GridCacheMode? = nil, crossTracks: [GridTrack] = [],
    implicitTracks: [GridTrack] = [], areas: [String] = [], @GridBuilder content: (Int) -> [GridElement]
  ) {
    self.init(
      tracks: tracks, contentMode: contentMode, flow: flow, packing: packing, spacing: spacing,
      commonItemsAlignment: commonItemsAlignment, contentAlignment: contentAlignment, cache: cache,
      crossTracks: crossTracks, implicitTracks: implicitTracks, areas: areas
    ) {
      range.flatMap(content)
    }
  }

  /// Makes a grid with tracks on both axes.
  ///
  /// ```swift
  /// Grid(columns: [.pt(80), .fr(1)], rows: [.pt(40), .fr(1)], areas: ["head head", "side main"]) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - rows: The first rows.
  ///   - implicitRows: The rows after those, over and over.
  ///   - areas: A picture of named areas.
  ///   - contentMode: Fill the room, or go beyond it.
  ///   - packing: Whether holes are filled.
  ///   - spacing: The room between tracks.
  ///   - content: The items.
  public convenience init(
    columns: [GridTrack], rows: [GridTrack], implicitRows: [GridTrack] = [], areas: [String] = [],
    contentMode: GridContentMode? = nil, packing: GridPacking? = nil, spacing: GridSpacing = .standard,
    @GridBuilder content: () -> [GridElement]
  ) {
    self.init(
      tracks: columns, contentMode: contentMode, flow: .rows, packing: packing, spacing: spacing, crossTracks: rows,
      implicitTracks: implicitRows, areas: areas, content: content)
  }

  private convenience init(_ declaration: GridDeclaration, elements: [GridElement]) {
    self.init("")
    arranger = TrackedArranger(declaration, elements: elements)
    layoutNode.arrangesChildren = true
    adopt(elements)
    setNeedsArrangement()
  }
}
