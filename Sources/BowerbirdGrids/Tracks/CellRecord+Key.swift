import BowerbirdLayout
import BowerbirdSolver

extension CellRecord.Key {
  /// The key of an item that has not been compiled.
  static let none = CellRecord.Key(lines: nil, before: 0, after: 0, alignment: .fill)

  /// Creates the key of an item whose cell alone determines its position and length.
  init(decided alignment: CellAlignment, _ cell: CellRequest, _ axis: AxisCompiler) {
    let direction = axis.attributes.axis
    self.init(
      lines: CellRecord.Lines(cell.tracks(direction), axis), before: cell.margins.before(direction),
      after: cell.margins.after(direction), alignment: alignment, isDecided: true)
  }

  /// Creates the key of an item whose length or tracks depend on constraints.
  init(live cell: CellRequest, _ axis: AxisCompiler) {
    let direction = axis.attributes.axis, tracks = cell.tracks(direction)
    self.init(
      lines: CellRecord.Lines(tracks, axis), before: cell.margins.before(direction),
      after: cell.margins.after(direction), alignment: cell.alignment(direction))
    if cell.onlyFollows { return }
    var demand = CellRecord.Demand(cell, alignment, axis.ownerTracks(tracks), axis.owner, direction)
    if axis.plan.shared != nil { demand.owner = ObjectIdentifier(axis.owner) }
    storedDemand = .demand(demand)
  }
}

extension CellRecord.Demand {
  /// Collects the demands of an item whose length or tracks depend on constraints.
  fileprivate init(
    _ cell: CellRequest, _ alignment: CellAlignment, _ tracks: Range<Int>, _ axis: AxisCompiler,
    _ direction: Axis
  ) {
    let node = cell.node
    let track = axis.plan.tracks[tracks.lowerBound]
    let isSingle = tracks.count == 1
    let holdsAlone = isSingle && (track.holdsContent || axis.isLive(tracks.lowerBound))
    let isHolding = holdsAlone || (!isSingle && axis.growsForContent(tracks))
    let canBreak = isHolding && axis.isBounded && node.isMeasured(direction)
    let margins = cell.margins.before(direction) + cell.margins.after(direction)
    if isHolding && axis.isBounded && alignment.length.dependsOnContent { content = node.knownContent(direction) }
    if holdsAlone && axis.isStaged(tracks.lowerBound) { need = node.stretchedNeed(alignment, direction) }
    if holdsAlone { fillsBase = axis.base(of: tracks.lowerBound) }
    isHeld = holdsAlone && track.maximum == .infinity
    contentPriority = isSingle ? GridPriority.content : axis.spanningContent(of: tracks)
    if canBreak {
      ceiling = CellRecord.Ceiling(length: axis.endLength, insets: axis.plan.startInset + axis.plan.endInset + margins)
    }
    isWhole = axis.isWhole
    isShort = alignment.length == .content && node.needsShortening && node.needInCell(direction) == nil
    nestNeed = Self.nestNeed(of: node, direction, holder: holdsAlone ? fillsBase : axis.wholeNeed(direction))
  }

  /// Returns the variable of a nested grid's need together with `holder`, the variable that must be at least the need
  /// plus the margins.
  ///
  /// The result is nil if the item is not a grid, or if `holder` is nil. The result is also nil if the need or the
  /// nested grid's length is known before the solve.
  private static func nestNeed(
    of node: LayoutNode, _ axis: Axis, holder: LayoutAttribute?
  ) -> CellRecord.NestNeed? {
    guard let holder, let grid = node.owner as? Grid, let need = grid.solvedNeed(axis) else { return nil }
    return CellRecord.NestNeed(need: need, holder: holder)
  }
}

extension CellRecord.Lines {
  /// Creates the lines of tracks.
  init(_ tracks: Range<Int>, _ axis: AxisCompiler) {
    if let even = CellRecord.EqualTrackLines(tracks, axis) {
      self = .even(even)
    } else if let sums = axis.sums {
      self = .sums(
        CellRecord.LineSums(
          start: sums.start(of: tracks.lowerBound), length: sums.length(of: tracks), whole: sums.whole))
    } else {
      self = .numbers(first: axis.lines[tracks.lowerBound], last: axis.lines[tracks.upperBound - 1])
    }
  }
}

extension CellRecord.EqualTrackLines {
  /// Creates the lines of equal tracks; nil for other tracks.
  init?(_ tracks: Range<Int>, _ axis: AxisCompiler) {
    guard let count = axis.evenCount else { return nil }
    self.init(
      tracks: tracks, count: count, gap: axis.plan.gap, startInset: axis.plan.startInset, endInset: axis.plan.endInset,
      whole: axis.evenWhole)
  }
}

extension DirectionalEdgeInsets {
  /// Returns the margin before an item along an axis: the leading or the top margin.
  fileprivate func before(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }

  /// Returns the margin after an item along an axis: the trailing or the bottom margin.
  fileprivate func after(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }
}

extension CellAlignment.Length {
  /// Whether the item's content can affect its length.
  var dependsOnContent: Bool { if case .fixed = self { false } else { true } }
}

extension AxisCompiler {
  /// Returns the variable for the need of a grid that a single track fills, if the need is unknown before the solve;
  /// otherwise nil.
  fileprivate func wholeNeed(_ axis: Axis) -> LayoutAttribute? {
    isWhole && frame?.key.decided?.need != nil ? need() : nil
  }

  /// Returns whether the length of a track is unknown before the solve.
  fileprivate func isLive(_ track: Int) -> Bool {
    if case .live = records[track].key?.decided { true } else { false }
  }
}
