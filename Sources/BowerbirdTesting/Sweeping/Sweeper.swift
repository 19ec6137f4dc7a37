import BowerbirdLayout

/// Computes the segments of a sweep, from the smallest extent (width or height of the root) to the largest.
struct Sweeper {
  /// The smallest length of a sampled segment, as a share of the range in which it was searched.
  private static let smallestShare = 1.0 / 1024

  /// The number of samples in a sampled segment.
  private static let sampleCount = 16

  private let root: any LayoutItem
  let axis: Axis
  private let size: Size
  private var items: SweptItems
  private var segments: [Sweep.Segment] = []
  private var doubts: [String] = []
  private let warnings: [String]

  /// Whether the last segment was so narrow that its bounds differ by rounding only.
  private var isNarrow = false

  /// Creates a sweep along a dimension; without a size, the other dimension is that of the root's present size.
  init(root: any LayoutItem, dimension: WritableKeyPath<Size, Double>, size: Size?) {
    self.root = root
    var probe = Size.zero
    probe[keyPath: dimension] = 1
    axis = probe.width == 1 ? .horizontal : .vertical
    self.size = size ?? root.frame.size
    warnings = size == nil ? [root.sizeWarning(along: axis.other, statedBy: "in")].compactMap { $0 } : []
    items = SweptItems(of: root)
  }

  /// The height of the root in a sweep of widths, or the width in a sweep of heights.
  var constantExtent: Double { axis == .horizontal ? size.height : size.width }

  mutating func sweep(over range: ClosedRange<Double>) -> Sweep {
    var start = range.lowerBound
    repeat {
      guard let end = appendSegment(from: start, to: range.upperBound) else { break }
      start = end
    } while start < range.upperBound
    appendEnds(of: range)
    settleBorders()
    return Sweep(
      axis: axis, constantExtent: constantExtent, segments: segments, doubts: doubts, warnings: warnings,
      switches: findSwitches())
  }

  /// Lays out the root at each border between segments with different arrangements, and returns these borders.
  private func findSwitches() -> [SweptSwitch] {
    let names = SweptNames(of: root)
    var switches: [SweptSwitch] = [], index = 0
    while index + 1 < segments.count {
      var next = index + 1
      // A segment of a single extent inside of the range is itself the border between its two neighbors.
      var extent = SweepTolerances.shortestBorder(segments[next].range.lowerBound)
      if segments[next].isBorder && next + 1 < segments.count {
        extent = SweepTolerances.shortest(in: segments[next].range)
        next += 1
      }
      let sides = segments[index...next].map { $0.state.decisions }
      if sides.contains(where: { $0 != sides[0] }) {
        lay(out: extent)
        let exact = SweptState(presentOf: items).decisions
        switches.append(
          SweptSwitch(extent, below: sides[0], atExtent: exact, above: sides[sides.count - 1]) {
            names.shortestPath(of: items.all[$0])
          })
      }
      index = next
    }
    return switches
  }

  /// Adds a segment for each end of the range at which the layout differs from the segment there.
  ///
  /// The condition of an alternative may hold, or fail, at an end only. For example, `width >= 700` holds at the end
  /// only if the sweep goes up to 700.
  private mutating func appendEnds(of range: ClosedRange<Double>) {
    guard let first = segments.first, range.lowerBound < range.upperBound else { return }
    let upper = range.upperBound
    if let last = segments.last, last.range.upperBound == upper, !continues(last, at: upper) {
      _ = appendSegment(from: upper, to: upper)
    }
    if !continues(first, at: range.lowerBound) {
      let others = segments
      segments = []
      _ = appendSegment(from: range.lowerBound, to: range.lowerBound)
      segments += others
    }
  }

  /// Moves each border at which arrangements change into the segment that has the layout of the border.
  ///
  /// A border becomes a segment of a single extent if neither neighbor has its layout. A border beside a sampled
  /// segment stays where it is.
  ///
  /// The condition `width <= 700` holds at 700, where the next segment begins. With `width >= 700` for another item,
  /// 700 may be the only extent at which both conditions hold. The condition `width == 700` holds at 700 only, and the
  /// segments on both sides pass over its alternative.
  private mutating func settleBorders() {
    var rest = segments[...]
    segments = []
    while let segment = rest.popFirst() {
      segments.append(segment)
      guard let next = rest.first, !segment.isDoubtful, !next.isDoubtful else { continue }
      let border = SweepTolerances.shortestBorder(next.range.lowerBound)
      if border <= segment.range.lowerBound || border >= next.range.upperBound { continue }
      let isSwitch = segment.state.decisions != next.state.decisions || decidesOtherwise(than: segment, at: border)
      let isInNext = border >= next.range.lowerBound
      if !isSwitch || continues(isInNext ? next : segment, at: border) { continue }
      if !continues(isInNext ? segment : next, at: border) {
        _ = appendSegment(from: border, to: border)
      } else if isInNext {
        segments[segments.count - 1] = segment.covering(segment.range.lowerBound...border)
      } else {
        segments[segments.count - 1] = segment.covering(segment.range.lowerBound...border.nextDown)
        rest[rest.startIndex] = next.covering(border...next.range.upperBound)
        continue
      }
      // The next segment begins at the next floating-point number, so there is no gap.
      rest[rest.startIndex] = next.covering(border.nextUp...next.range.upperBound)
    }
  }

  /// Returns whether the layout at an extent has the frames and arrangements of a segment; true for a sampled segment.
  private func continues(_ segment: Sweep.Segment, at extent: Double) -> Bool {
    segment.isDoubtful || agrees(segment.frames, segment.state, at: extent, within: SweepTolerances.rounding)
  }

  /// Returns whether the layout at a border takes other arrangements than a segment.
  ///
  /// The result is false for a sampled segment, and for a segment in which no item takes an arrangement.
  private func decidesOtherwise(than segment: Sweep.Segment, at border: Double) -> Bool {
    if segment.isDoubtful || segment.state.decisions.isEmpty { return false }
    lay(out: border)
    return SweptState(presentOf: items).decisions != segment.state.decisions
  }

  // MARK: - Pieces

  /// Appends the segment that begins at the extent `start`, and ends at `limit` or before.
  ///
  /// The tree is laid out at an extent just above the beginning. The last layout was nearly always in the previous
  /// segment, so the solver continues from a solution that is close to the new one.
  ///
  /// - Returns: The end of the segment, or nil if constraints determine the root's extent.
  private mutating func appendSegment(from start: Double, to limit: Double) -> Double? {
    var distance = min(limit - start, firstDistance(upTo: limit)) / 2
    while true {
      let probe = start + distance
      guard let steady = steadyRegion(at: probe) else { return nil }
      let range = steady.range(along: axis)
      let gap = range.lowerBound - start
      if gap <= resolution(at: start) {
        if isAgainNarrow(range, from: start, limit) { return appendUnproved(start...limit) }
        return append(start...end(of: range, from: start, limit), steady, at: probe)
      }
      distance = min(gap, probe - start) / 2
    }
  }

  /// Stores whether a segment is so narrow that its bounds differ by rounding only.
  ///
  /// One narrow segment may lie between two borders that differ by rounding. A second narrow segment beside it means
  /// that the sweep would find only narrow segments here.
  ///
  /// - Returns: Whether both this segment and the segment before it are too narrow.
  private mutating func isAgainNarrow(_ range: ClosedRange<Double>, from start: Double, _ limit: Double) -> Bool {
    let wasNarrow = isNarrow
    isNarrow = start < limit && range.upperBound <= start + resolution(at: start)
    return wasNarrow && isNarrow
  }

  /// Appends a sampled segment at the beginning of a range where no proved segment was found, and adds a doubt.
  ///
  /// - Returns: The end of the segment.
  private mutating func appendUnproved(_ range: ClosedRange<Double>) -> Double {
    isNarrow = false
    doubt(
      "From \(axis.extentName) \(decimal(SweepTolerances.shortest(range.lowerBound))) on, no "
        + "range was found in which frames are affine. Frames there were only sampled.")
    return appendDoubtful(range)
  }

  /// Returns the end of the segment that begins at `start`.
  ///
  /// The segment ends with `range`, but is at least as long as the precision of a bound. The segment ends at `limit` if
  /// the rest up to `limit` is too narrow for another segment.
  private func end(of range: ClosedRange<Double>, from start: Double, _ limit: Double) -> Double {
    let end = max(range.upperBound, start + resolution(at: start))
    return end.nextUp + resolution(at: limit) >= limit ? limit : max(end, start.nextUp)
  }

  /// Returns the length of the range above a border in whose middle the sweep first looks for the next segment.
  private func firstDistance(upTo limit: Double) -> Double {
    SweepTolerances.firstDistance * max(limit, size.width, size.height)
  }

  /// Returns the precision of a segment's bound; a segment that is narrower is joined to the next segment.
  private func resolution(at extent: Double) -> Double {
    SweepTolerances.extent * max(extent, size.width, size.height, .leastNormalMagnitude)
  }

  private mutating func steadyRegion(at extent: Double) -> SteadyRegion? {
    lay(out: extent)
    guard let steady = root.layoutNode.steadyRegion(along: [axis]) else {
      doubt(
        "Constraints, and not the given size, determine the root's \(axis.extentName): the sweep ends here."
      )
      return nil
    }
    for sentence in steady.doubts { doubt(sentence) }
    return steady
  }

  /// Appends the segment in which frames change at the rates of the present layout.
  ///
  /// If the steady region has doubts, the function appends a sampled segment instead.
  ///
  /// - Returns: The end of the segment.
  private mutating func append(_ range: ClosedRange<Double>, _ steady: SteadyRegion, at extent: Double) -> Double {
    if !steady.doubts.isEmpty { return appendDoubtful(range) }
    collectItems()
    let state = SweptState(presentOf: items), frames = presentFrames(state, steady, at: extent)
    let labels = items.all.compactMap { $0 as? Label }
    let lines = labels.map { $0.sameLines(in: $0.layoutNode.isInLayout ? $0.layoutNode.frame.width : 0) }
    if !agrees(frames, state, at: (range.lowerBound + range.upperBound) / 2, within: SweepTolerances.rounding) {
      doubt(
        "Frames change in more than one way between \(range.lowerBound) and \(range.upperBound); this is a fault in "
          + "Bowerbird.")
    }
    append(range, frames, lines, state, isDoubtful: false)
    return range.upperBound
  }

  /// Appends the first part of a range for which samples find affine frames; frames may still jump between samples.
  ///
  /// - Returns: The end of the part.
  private mutating func appendDoubtful(_ range: ClosedRange<Double>) -> Double {
    let start = range.lowerBound
    var length = range.upperBound - start
    let least = max(length * Self.smallestShare, narrowestSample(at: start))
    var frames = affineFrames(in: range)
    while length > least, firstJump(in: start...(start + length), { !agrees(frames, at: $0) }) != nil {
      length = max(length / 2, least)
      frames = affineFrames(in: start...(start + length))
    }
    let jump = firstJump(in: (start + length / 2)...range.upperBound) { !agrees(frames, at: $0) } ?? range.upperBound
    let end = min(max(jump, start + least), range.upperBound)
    lay(out: start + (end - start) / 2)
    collectItems()
    frames += repeatElement(.zero, count: items.count - frames.count)
    append(start...end, frames, [], SweptState(presentOf: items), isDoubtful: true)
    return end
  }

  private func narrowestSample(at extent: Double) -> Double { SweepTolerances.narrowestSample * max(extent, 1) }

  private mutating func append(
    _ range: ClosedRange<Double>, _ frames: [AffineRect?], _ lines: [Range<Double>], _ state: SweptState,
    isDoubtful: Bool
  ) {
    // Join the segment to the last segment if only their active constraints differ.
    if range.lowerBound < range.upperBound, let last = segments.last, last.frames == frames, last.lines == lines,
      last.state == state, last.isDoubtful == isDoubtful,
      !decidesOtherwise(than: last, at: SweepTolerances.shortestBorder(range.lowerBound))
    {
      segments.removeLast()
      let joined = last.range.lowerBound...range.upperBound
      return append(joined, frames, lines, state, isDoubtful: isDoubtful)
    }
    let size = max(range.upperBound, self.size.width, self.size.height)
    segments.append(
      Sweep.Segment(
        range: range, items: items, frames: frames, lines: lines, size: size, isDoubtful: isDoubtful,
        state: state))
  }

  /// Returns the extent from which on layouts differ from the expected frames; nil if no sample differs.
  ///
  /// The function bisects between the first sample that differs and the sample before it.
  private func firstJump(in range: ClosedRange<Double>, _ isWrong: (Double) -> Bool) -> Double? {
    let length = range.upperBound - range.lowerBound
    let samples = (0..<Self.sampleCount).map {
      range.lowerBound + length * (Double($0) + 0.5) / Double(Self.sampleCount)
    }
    guard let bad = samples.firstIndex(where: isWrong) else { return nil }
    var low = bad == 0 ? range.lowerBound : samples[bad - 1]
    var high = samples[bad]
    while high - low > narrowestSample(at: low) / 2 {
      let middle = (low + high) / 2
      if isWrong(middle) { high = middle } else { low = middle }
    }
    return high
  }

  // MARK: - Frames

  private func lay(out extent: Double) {
    var size = size
    size[axis] = extent
    root.layout(size)
  }

  /// Registers the items that the present layout has added to the tree, also in all earlier segments.
  private mutating func collectItems() {
    let count = items.count
    items.collect()
    if items.count == count { return }
    for index in segments.indices { segments[index].add(items) }
  }

  /// Returns the frames of all items as affine functions of the extent that are valid around the present extent.
  ///
  /// The result has nil for an item without a frame.
  private func presentFrames(_ state: SweptState, _ steady: SteadyRegion, at extent: Double) -> [AffineRect?] {
    zip(items.all, items.frames).enumerated().map { index, present in
      let node = present.0.layoutNode
      if !node.isInLayout { return state.leavesOut(index) ? .zero : nil }
      if node.isInOmission { return .zero }
      return node.frameRates(along: axis, in: steady)
        .map { AffineRect(present.1, rates: $0, at: extent) }
    }
  }

  /// Returns the affine functions through the frames at two extents inside a range.
  private func affineFrames(in range: ClosedRange<Double>) -> [AffineRect?] {
    let length = range.upperBound - range.lowerBound
    let first = range.lowerBound + length / 4
    let second = range.lowerBound + length * 3 / 4
    lay(out: first)
    let before = items.frames
    lay(out: second)
    return zip(before, items.frames).map { AffineRect((first, $0), (second, $1)) }
  }

  /// Returns whether the layout at an extent has the expected frames, and the expected state unless it is nil.
  private func agrees(
    _ frames: [AffineRect?], _ state: SweptState? = nil, at extent: Double,
    within tolerance: Double = SweepTolerances.unproved
  ) -> Bool {
    lay(out: extent)
    if let state, state != SweptState(presentOf: items) { return false }
    let size = max(extent, size.width, size.height)
    return zip(items.frames, frames).allSatisfy { present, expected in
      expected?[extent].isSame(as: present, within: tolerance, of: size) == true
    }
  }

  private mutating func doubt(_ sentence: String) {
    if !doubts.contains(sentence) { doubts.append(sentence) }
  }
}
