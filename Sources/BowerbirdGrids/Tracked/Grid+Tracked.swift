import BowerbirdLayout

extension Grid {
  /// Creates a grid of tracks, which places its items in cells.
  ///
  /// ```swift
  /// let grid = Grid(tracks: [.pt(100), .fr(1), .fr(2.5)], spacing: 10) {
  ///   Box("a")
  ///   Box("b").gridSpan(column: 2)
  /// }
  /// ```
  ///
  /// If an argument is nil, the setting comes from the first of these that sets it: the grid's modifiers, the modifiers
  /// of the boxes around the grid, the default.
  ///
  /// - Parameters:
  ///   - name: The name of the grid.
  ///   - tracks: The columns, or the rows if the grid flows by columns; by default one track of `.fr(1)`.
  ///   - contentMode: The rule for the length of the grid in the direction of growth; by default
  ///     ``GridContentMode/fill``.
  ///   - flow: The direction of growth; by default ``GridFlow/rows``.
  ///   - packing: The rule by which items without a start are placed; by default ``GridPacking/sparse``.
  ///   - spacing: The gaps between tracks; by default 5 both ways, ``GridSpacing/standard``.
  ///   - commonItemsAlignment: The alignment of items without an alignment of their own; by default
  ///     ``GridAlignment/center``.
  ///   - contentAlignment: The alignment of all tracks if they do not fill the grid; by default
  ///     ``GridAlignment/center``.
  ///   - cache: The rule for keeping computed placements; by default ``GridCacheMode/inMemoryCache``.
  ///   - crossTracks: The first tracks in the direction of growth, which are rows if the grid flows by rows; by default
  ///     none.
  ///   - implicitTracks: A repeated pattern for the tracks after `crossTracks`; by default `.fr(1)` if the
  ///     grid fills its room, and `.fit` if it scrolls.
  ///   - areas: A picture of the named areas, with a text for each row; see ``GridAreas``.
  ///   - content: The items.
  public convenience init(
    _ name: String = "", tracks: [GridTrack] = 1, contentMode: GridContentMode? = nil, flow: GridFlow? = nil,
    packing: GridPacking? = nil, spacing: GridSpacing = .standard, commonItemsAlignment: GridAlignment? = nil,
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
    self.init(name, declaration, elements: content())
  }

  /// Creates a grid of the items that the builder returns for each element of the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - id: A key path or a closure that returns the identity of an element.
  ///   - tracks: The columns, or the rows if the grid flows by columns.
  ///   - contentMode: The rule for the length of the grid in the direction of growth.
  ///   - flow: The direction of growth.
  ///   - packing: The rule by which items without a start are placed.
  ///   - spacing: The gaps between tracks.
  ///   - commonItemsAlignment: The alignment of items without an alignment of their own.
  ///   - contentAlignment: The alignment of all tracks together.
  ///   - cache: The rule for keeping computed placements.
  ///   - crossTracks: The first tracks in the direction of growth.
  ///   - implicitTracks: A repeated pattern for the tracks after `crossTracks`.
  ///   - areas: A picture of named areas, with a text for each row.
  ///   - content: A builder that returns the items of one element.
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

  /// Creates a grid of the items that the builder returns for each element of the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - tracks: The columns, or the rows if the grid flows by columns.
  ///   - contentMode: The rule for the length of the grid in the direction of growth.
  ///   - flow: The direction of growth.
  ///   - packing: The rule by which items without a start are placed.
  ///   - spacing: The gaps between tracks.
  ///   - commonItemsAlignment: The alignment of items without an alignment of their own.
  ///   - contentAlignment: The alignment of all tracks together.
  ///   - cache: The rule for keeping computed placements.
  ///   - crossTracks: The first tracks in the direction of growth.
  ///   - implicitTracks: A repeated pattern for the tracks after `crossTracks`.
  ///   - areas: A picture of named areas, with a text for each row.
  ///   - content: A builder that returns the items of one element.
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

  /// Creates a grid of the items that the builder returns for each number of a range.
  ///
  /// The numbers are not identities. An item without a declared identity is identified by its index among all such
  /// items of the grid.
  ///
  /// - Parameters:
  ///   - range: The numbers for which the builder is called, in order.
  ///   - tracks: The columns, or the rows if the grid flows by columns.
  ///   - contentMode: The rule for the length of the grid in the direction of growth.
  ///   - flow: The direction of growth.
  ///   - packing: The rule by which items without a start are placed.
  ///   - spacing: The gaps between tracks.
  ///   - commonItemsAlignment: The alignment of items without an alignment of their own.
  ///   - contentAlignment: The alignment of all tracks together.
  ///   - cache: The rule for keeping computed placements.
  ///   - crossTracks: The first tracks in the direction of growth.
  ///   - implicitTracks: A repeated pattern for the tracks after `crossTracks`.
  ///   - areas: A picture of named areas, with a text for each row.
  ///   - content: A builder that returns the items of one number.
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

  /// Creates a grid that flows by rows, with declared columns and declared first rows.
  ///
  /// ```swift
  /// Grid(columns: [.pt(80), .fr(1)], rows: [.pt(40), .fr(1)], areas: ["head head", "side main"]) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the grid.
  ///   - columns: The columns.
  ///   - rows: The first rows; by default none.
  ///   - implicitRows: A repeated pattern for the rows after `rows`.
  ///   - areas: A picture of named areas, with a text for each row.
  ///   - contentMode: The rule for the length of the grid in the direction of growth.
  ///   - packing: The rule by which items without a start are placed.
  ///   - spacing: The gaps between tracks.
  ///   - commonItemsAlignment: The alignment of items in their cells.
  ///   - contentAlignment: The position of tracks that do not fill the grid.
  ///   - content: The items.
  public convenience init(
    _ name: String = "", columns: [GridTrack], rows: [GridTrack] = [], implicitRows: [GridTrack] = [],
    areas: [String] = [],
    contentMode: GridContentMode? = nil, packing: GridPacking? = nil, spacing: GridSpacing = .standard,
    commonItemsAlignment: GridAlignment? = nil, contentAlignment: GridAlignment? = nil,
    @GridBuilder content: () -> [GridElement]
  ) {
    self.init(
      name, tracks: columns, contentMode: contentMode, flow: .rows, packing: packing, spacing: spacing,
      commonItemsAlignment: commonItemsAlignment, contentAlignment: contentAlignment, crossTracks: rows,
      implicitTracks: implicitRows, areas: areas, content: content)
  }

  /// Refuses the name that CSS has for the spacing.
  @available(*, unavailable, message: "the gaps between tracks are the argument 'spacing'")
  public convenience init(
    _ name: String = "", tracks: [GridTrack] = 1, gap: GridSpacing, @GridBuilder content: () -> [GridElement]
  ) { self.init(name, GridDeclaration(), elements: content()) }

  private convenience init(_ name: String, _ declaration: GridDeclaration, elements: [GridElement]) {
    self.init(name)
    arranger = TrackedArranger(declaration, elements: elements)
    layoutNode.arrangesChildren = true
    adopt(elements)
    setNeedsArrangement()
  }
}
