import BowerbirdLayout

extension Grid {
  /// The items of a stack, a grid of tracks or a wrapping grid, in the order of their declaration.
  ///
  /// ```swift
  /// let row = Grid.horizontal {
  ///   Box("image").constant(40)
  ///   Box("title").expanded()
  /// }
  /// row.items.map(\.name)            // ["image", "title"]
  /// ```
  ///
  /// A grid with an arranger of another kind has the items that the arranger lists; see ``GridArranger/listedItems``.
  /// An item that has left the grid is not among the items, although its cell stays until the next layout.
  public var items: [any LayoutItem] {
    (arranger?.listedItems ?? []).filter { layoutNode.has($0.layoutNode) }
  }

  /// Returns the cells that an item covers, as of the last layout; nil if the item has no cell in this grid, or if this
  /// grid is not a grid of tracks.
  public func area(of item: any LayoutItem) -> GridArea? { tracked?.area(of: item.layoutNode) }

  /// Returns the identity by which an item is recognized after a change of the data; nil if the item has no cell in
  /// this grid, or if this grid is not a grid of tracks.
  public func identity(of item: any LayoutItem) -> GridIdentity? {
    tracked?.list.items.first { $0.node === item.layoutNode }?.identity
  }

  /// The number of columns, as of the last layout; 0 if the columns are those of ``TrackAxis/Extent/even(_:)``.
  public var columnCount: Int { compiler.columns.plan.tracks.count }

  /// The number of rows, as of the last layout; 0 if the rows are those of ``TrackAxis/Extent/even(_:)``.
  public var rowCount: Int { compiler.rows.plan.tracks.count }

  /// The widths of the columns that ``columnCount`` counts, as of the last layout.
  public var columnWidths: [Double] { compiler.columns.solvedLengths }

  /// The heights of the rows that ``rowCount`` counts, as of the last layout.
  public var rowHeights: [Double] { compiler.rows.solvedLengths }

  /// The size of all tracks together, with the gaps between them and the insets around them, as of the last layout.
  ///
  /// In ``GridContentMode/scroll``, the content may be larger than the grid.
  public var contentSize: Size {
    Size(width: compiler.columns.solvedExtent, height: compiler.rows.solvedExtent)
  }

  /// The counts of the work that a grid of tracks has done so far; all 0 for other grids.
  public var work: GridWork { tracked?.work ?? GridWork() }

  /// The frames of the items of a grid of tracks, as of the last layout; empty for other grids.
  public var snapshot: GridSnapshot {
    GridSnapshot(
      tracked?.list.items.map { GridSnapshot.Item(identity: $0.identity, frame: $0.node.frame) } ?? [])
  }

  /// Returns the transition from an earlier layout to the last layout.
  ///
  /// - Parameters:
  ///   - before: The earlier layout.
  ///   - animation: The animation; by default the animation that ``BowerbirdLayout/LayoutItem/gridAnimation(_:)`` set.
  ///     If that modifier set no animation, the transition has a duration of 0.
  /// - Returns: The transition.
  public func transition(from before: GridSnapshot, animation: GridAnimation? = nil) -> GridTransition {
    let animation = animation ?? layoutNode.inherited { $0.animation } ?? GridAnimation(curve: .linear, duration: 0)
    return GridTransition(from: before, to: snapshot, animation: animation)
  }
}
