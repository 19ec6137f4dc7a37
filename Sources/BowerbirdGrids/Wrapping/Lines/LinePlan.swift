import BowerbirdLayout

/// The lines of a wrapping grid as tracks, and where the items lie across them.
struct LinePlan {
  private(set) var tracks: TrackAxis
  private(set) var cells: [GridCell] = []

  /// Makes the plan.
  ///
  /// - Parameters:
  ///   - items: All items of the grid.
  ///   - breaking: Which of them are in which line.
  ///   - declaration: What was said about the grid.
  ///   - widest: What the widest item needs of lines that go down, if that is known.
  init(
    _ items: [WrappedItem], _ breaking: LineBreaking, _ declaration: WrappingDeclaration, widest: LengthNeed?
  ) {
    // Items that are all left over lie in a line without length.
    let count = max(items.isEmpty ? 0 : 1, breaking.lines.count)
    tracks = TrackAxis([Track](repeating: Track(.content), count: count), gap: declaration.lineGap)
    let axis = declaration.axis.other, isHorizontal = declaration.axis == .horizontal
    let lineOfEach = breaking.lineOfEach
    if !breaking.lines.isEmpty {
      tracks.distribution = SpaceAroundTracks(declaration.lines, stretchesTracks: isHorizontal)
    }
    let margins = isHorizontal ? Self.marginsToBaselines(items, breaking) : []
    for (place, item) in items.enumerated() {
      let isLeftOver = place >= breaking.end
      let line = isLeftOver ? max(0, breaking.lines.count - 1) : lineOfEach[place]
      let isTied = item.item.layoutNode.hasOwnLength(axis)
      let inLine = Self.alignment(item.alignment, isTied: isTied)
      let alignment = isLeftOver ? Self.leftOver(item, isTied, inLine, axis) : inLine
      if !isHorizontal && alignment == .fill { tracks.commonNeed = widest }
      var cell = GridCell(
        item.item,
        area: isHorizontal
          ? GridArea(columns: 0..<1, rows: line..<line + 1) : GridArea(columns: line..<line + 1, rows: 0..<1),
        horizontal: isHorizontal ? .fill : alignment, vertical: isHorizontal ? alignment : .fill)
      cell.onlyFollows = isLeftOver
      cell.ignoresWishes = true
      cell.staysInGrid = !isHorizontal
      // Which line an item is in depends on heights, these may depend on widths, and so no width may depend on a line.
      cell.hasOwnWidth = !isHorizontal && cell.itemNeed(axis, isHeld: true) == nil
      if let margin = margins.isEmpty || isLeftOver ? nil : margins[place] { cell.margins.top = margin }
      cells.append(cell)
    }
  }

  /// An item whose length constraints of its own say is not stretched.
  private static func alignment(_ alignment: GridLineAlignment, isTied: Bool) -> CellAlignment {
    switch alignment {
    case .stretch where !isTied: .fill
    case .start, .baseline, .stretch: CellAlignment(.start, length: .content)
    case .center: CellAlignment(.center, length: .content)
    case .end: CellAlignment(.end, length: .content)
    }
  }

  /// An item that is left over has no height, unless constraints of its own say something else.
  ///
  /// It keeps its width in lines that go down: its height, by which it is left over, may depend on that.
  private static func leftOver(
    _ item: WrappedItem, _ isTied: Bool, _ inLine: CellAlignment, _ axis: Axis
  ) -> CellAlignment {
    if axis == .horizontal { return CellAlignment(.start, length: inLine.length) }
    if !isTied { return CellAlignment(.start, length: .fixed(0)) }
    return CellAlignment(.start, length: .fixed(item.item.layoutNode.needInLines(axis)?.fit ?? 0))
  }

  // MARK: - Baselines

  /// How far below the top of its line each item begins, so that the first baselines of a line meet; empty if none is asked for.
  private static func marginsToBaselines(_ items: [WrappedItem], _ breaking: LineBreaking) -> [Double] {
    if !items.contains(where: { $0.alignment == .baseline }) { return [] }
    var margins = [Double](repeating: 0, count: items.count)
    for line in breaking.lines {
      let baselines = line.map { items[$0].alignment == .baseline ? items[$0].firstBaseline : nil }
      let lowest = baselines.reduce(0) { max($0, $1 ?? 0) }
      for (place, baseline) in zip(line, baselines) { margins[place] = baseline.map { lowest - $0 } ?? 0 }
    }
    return margins
  }
}

extension WrappedItem {
  /// How far below the item's top its first baseline lies; nil where only a solution says how high the item is.
  fileprivate var firstBaseline: Double? {
    if let baseline = item.layoutNode.firstBaselineOffset { return baseline }
    return item.layoutNode.needInLines(.vertical)?.fit
  }
}
