import BowerbirdLayout

/// The tracks and cells of a wrapping grid across its lines: each line is a track with a cell for each of its items.
struct LineTracks {
  private(set) var tracks: TrackAxis
  private(set) var cells: [GridCell] = []

  /// Creates the tracks and cells.
  ///
  /// - Parameters:
  ///   - items: All items of the grid.
  ///   - breaks: The breaks between the lines.
  ///   - declaration: The declaration of the grid.
  ///   - widest: The need of the widest item, if the lines are vertical; nil if the lines are horizontal.
  ///   - heights: The heights with which baselines are aligned; nil for each item that has its present height. If the
  ///     list is empty, all items have their present heights.
  init(
    _ items: [WrappedItem], _ breaks: LineBreaks, _ declaration: WrappingDeclaration, widest: LengthNeed?,
    heights: [Double?] = []
  ) {
    // If all items are left out, the only track has length 0, and all cells are in this track.
    let count = max(items.isEmpty ? 0 : 1, breaks.lines.count)
    tracks = TrackAxis([Track](repeating: Track(.content), count: count), gap: declaration.lineGap)
    let axis = declaration.axis.other, isHorizontal = declaration.axis == .horizontal
    let lineOfEach = breaks.lineOfEach
    if !breaks.lines.isEmpty {
      tracks.distribution = SpaceAroundTracks(declaration.lines, stretchesTracks: isHorizontal)
    }
    let margins = isHorizontal ? Self.marginsToBaselines(items, breaks, heights) : []
    for (index, item) in items.enumerated() {
      let isLeftOut = index >= breaks.end
      let line = isLeftOut ? max(0, breaks.lines.count - 1) : lineOfEach[index]
      let isTied = item.item.layoutNode.hasOwnLength(axis)
      let inLine = Self.alignment(item.alignment, isTied: isTied)
      let alignment = isLeftOut ? Self.leftOut(item, isTied, inLine, axis) : inLine
      if !isHorizontal && alignment == .fill { tracks.commonNeed = widest }
      var cell = GridCell(
        item.item,
        area: isHorizontal
          ? GridArea(columns: 0..<1, rows: line..<line + 1) : GridArea(columns: line..<line + 1, rows: 0..<1),
        horizontal: isHorizontal ? .fill : alignment, vertical: isHorizontal ? alignment : .fill)
      cell.request.onlyFollows = isLeftOut
      cell.request.ties = .required
      cell.request.staysInGrid = !isHorizontal
      // The line of an item depends on heights, and heights may depend on widths. So no width may depend on a line. An
      // item whose width is unknown before the solve has the same width in every line.
      cell.request.hasOwnWidth = !isHorizontal && cell.request.itemNeed(axis, isHeld: true) == nil
      if let margin = margins.isEmpty || isLeftOut ? nil : margins[index] { cell.margins.top = margin }
      cells.append(cell)
    }
  }

  /// Returns the alignment of an item in its line.
  ///
  /// An item is not stretched if its own constraints determine its length.
  private static func alignment(_ alignment: GridLineAlignment, isTied: Bool) -> CellAlignment {
    switch alignment {
    case .stretch where !isTied: .fill
    case .start, .baseline, .stretch: CellAlignment(.start, length: .content)
    case .center: CellAlignment(.center, length: .content)
    case .end: CellAlignment(.end, length: .content)
    }
  }

  /// Returns the alignment of an item that is left out.
  ///
  /// In a grid with horizontal lines, the item's height is 0, unless its own constraints determine another height.
  ///
  /// In a grid with vertical lines, the item keeps its width, because its height may depend on the width.
  private static func leftOut(
    _ item: WrappedItem, _ isTied: Bool, _ inLine: CellAlignment, _ axis: Axis
  ) -> CellAlignment {
    if axis == .horizontal { return CellAlignment(.start, length: inLine.length) }
    if !isTied { return CellAlignment(.start, length: .fixed(0)) }
    return CellAlignment(.start, length: .fixed(item.item.layoutNode.needInLines(axis)?.fit ?? 0))
  }

  // MARK: - Baselines

  /// Returns the top margin of each item, so that the first baselines of a line align; 0 for an item that is not
  /// aligned by its baseline, or whose baseline is unknown before the solve.
  ///
  /// The result is empty if no item is aligned by its baseline.
  private static func marginsToBaselines(
    _ items: [WrappedItem], _ breaks: LineBreaks, _ heights: [Double?]
  ) -> [Double] {
    if !items.contains(where: { $0.alignment == .baseline }) { return [] }
    var margins = [Double](repeating: 0, count: items.count)
    for line in breaks.lines {
      let baselines = line.map { index in
        items[index].alignment == .baseline
          ? items[index].firstBaseline(height: heights.isEmpty ? nil : heights[index]) : nil
      }
      let lowest = baselines.reduce(0) { max($0, $1 ?? 0) }
      for (index, baseline) in zip(line, baselines) { margins[index] = baseline.map { lowest - $0 } ?? 0 }
    }
    return margins
  }
}

extension WrappedItem {
  /// Returns the distance of the first baseline from the item's top; for an item without a baseline, its height.
  ///
  /// - Parameter height: The height of the item; nil for its present height.
  /// - Returns: The distance; nil if there is no baseline and the height is unknown before the solve.
  fileprivate func firstBaseline(height: Double?) -> Double? {
    item.layoutNode.firstBaselineOffset ?? height ?? item.layoutNode.needInLines(.vertical)?.fit
  }
}
