import BowerbirdLayout

/// Walks from piece to piece of a sweep.
struct Sweeper {
  /// Pieces narrower than this are skipped.
  private static let narrowest = 1e-6

  /// The smallest share of a range that a doubtful piece may have.
  private static let smallestShare = 1.0 / 1024

  /// In how many places a doubtful piece is looked at.
  private static let looks = 16

  private let root: any LayoutItem
  private let dimension: WritableKeyPath<Size, Double>
  private let size: Size
  private let items: [any LayoutItem]
  private var segments: [Sweep.Segment] = []
  private var doubts: [String] = []

  init(root: any LayoutItem, dimension: WritableKeyPath<Size, Double>, size: Size) {
    self.root = root
    self.dimension = dimension
    self.size = size
    items = allItems(under: root)
  }

  private var axis: Axis {
    var probe = Size.zero
    probe[keyPath: dimension] = 1
    return probe.width == 1 ? .horizontal : .vertical
  }

  mutating func sweep(over range: ClosedRange<Double>) -> Sweep {
    guard range.lowerBound.isFinite && range.upperBound.isFinite && range.lowerBound >= 0 else {
      return Sweep(axis: axis, segments: [], doubts: ["Extents have to be finite, and not negative."])
    }
    guard root.parent == nil else {
      let sentence = "\(quoted(root.name)) lies in another item, which decides its size; only a root has every size."
      return Sweep(axis: axis, segments: [], doubts: [sentence])
    }
    var start = range.lowerBound
    repeat {
      guard let end = appendPiece(from: start, to: range.upperBound) else { break }
      start = end
    } while start < range.upperBound
    return Sweep(axis: axis, segments: segments, doubts: doubts)
  }

  // MARK: - Pieces

  /// Appends the piece that begins at an extent.
  ///
  /// - Returns: Where it ends, or nil if nothing is known of the tree.
  private mutating func appendPiece(from start: Double, to limit: Double) -> Double? {
    var distance = (limit - start) / 2
    while true {
      let probe = start + distance
      guard let steady = steadyRange(at: probe) else { return nil }
      let gap = steady.range.lowerBound - start
      let isReached = gap <= Self.narrowest * max(1, start) * 1e-3
      if isReached || gap <= Self.narrowest {
        if !isReached {
          doubt("Between \(start) and \(steady.range.lowerBound) there may be a piece too narrow to look at.")
        }
        return append(start...max(start, min(steady.range.upperBound, limit)), steady)
      }
      distance = gap / 2
    }
  }

  private mutating func steadyRange(at extent: Double) -> SteadyRange? {
    lay(out: extent)
    guard let steady = root.layoutNode.steadyRange(along: axis) else {
      doubt("What the root's extent is held by is not known.")
      return nil
    }
    for sentence in steady.doubts { doubt(sentence) }
    return steady
  }

  private mutating func append(_ range: ClosedRange<Double>, _ steady: SteadyRange) -> Double {
    if !steady.doubts.isEmpty { return appendDoubtful(range) }
    let frames = affineFrames(in: range)
    if !agrees(frames, at: (range.lowerBound + range.upperBound) / 2) {
      doubt("Frames are not affine between \(range.lowerBound) and \(range.upperBound), as they should be.")
    }
    append(Sweep.Segment(range: range, frames: frames))
    return max(range.upperBound, range.lowerBound + Self.narrowest)
  }

  /// Appends as much of a range, in which frames may jump unseen, as they seem to be affine in.
  private mutating func appendDoubtful(_ range: ClosedRange<Double>) -> Double {
    let start = range.lowerBound
    var length = range.upperBound - start
    let least = max(length * Self.smallestShare, Self.narrowest)
    var frames = affineFrames(in: range)
    while length > least, firstJump(in: start...(start + length), { !agrees(frames, at: $0) }) != nil {
      length = max(length / 2, least)
      frames = affineFrames(in: start...(start + length))
    }
    let end = firstJump(in: (start + length / 2)...range.upperBound) { !agrees(frames, at: $0) } ?? range.upperBound
    append(Sweep.Segment(range: start...end, frames: frames))
    return max(end, start + least)
  }

  /// Appends a piece, or makes the last one longer if frames go on as they did.
  private mutating func append(_ segment: Sweep.Segment) {
    guard let last = segments.last, isContinued(last, by: segment) else {
      segments.append(segment)
      return
    }
    let frames = last.isLonger(than: segment) ? last.frames : segment.frames
    segments[segments.count - 1] = Sweep.Segment(
      range: last.range.lowerBound...segment.range.upperBound, frames: frames)
  }

  private func isContinued(_ last: Sweep.Segment, by next: Sweep.Segment) -> Bool {
    let places = [last.range.lowerBound, next.range.upperBound]
    return last.frames.allSatisfy { key, frame in
      places.allSatisfy { place in next.frames[key].map { Self.isNear(frame[place], $0[place]) } ?? false }
    }
  }

  /// The extent before which frames stop being what they should be, as far as a few looks tell.
  private func firstJump(in range: ClosedRange<Double>, _ isWrong: (Double) -> Bool) -> Double? {
    let length = range.upperBound - range.lowerBound
    let places = (0..<Self.looks).map { range.lowerBound + length * (Double($0) + 0.5) / Double(Self.looks) }
    guard let bad = places.firstIndex(where: isWrong) else { return nil }
    var low = bad == 0 ? range.lowerBound : places[bad - 1]
    var high = places[bad]
    while high - low > Self.narrowest / 2 {
      let middle = (low + high) / 2
      if isWrong(middle) { high = middle } else { low = middle }
    }
    return high
  }

  // MARK: - Frames

  private func lay(out extent: Double) {
    var size = size
    size[keyPath: dimension] = extent
    root.layout(size)
  }

  /// The lines through the frames at two places inside of a piece.
  private func affineFrames(in range: ClosedRange<Double>) -> [ObjectIdentifier: AffineRect] {
    let length = range.upperBound - range.lowerBound
    let first = range.lowerBound + length / 4
    let second = range.lowerBound + length * 3 / 4
    lay(out: first)
    let before = items.map(\.layoutNode.frame)
    lay(out: second)
    var frames: [ObjectIdentifier: AffineRect] = [:]
    for (index, item) in items.enumerated() {
      frames[ObjectIdentifier(item.layoutNode)] = AffineRect((first, before[index]), (second, item.frame))
    }
    return frames
  }

  private func agrees(_ frames: [ObjectIdentifier: AffineRect], at extent: Double) -> Bool {
    lay(out: extent)
    return items.allSatisfy { item in
      guard let expected = frames[ObjectIdentifier(item.layoutNode)]?[extent] else { return false }
      return Self.isNear(expected, item.frame)
    }
  }

  private static func isNear(_ one: Rect, _ other: Rect) -> Bool {
    let pairs = [(one.x, other.x), (one.y, other.y), (one.width, other.width), (one.height, other.height)]
    return pairs.allSatisfy { ($0 - $1).magnitude <= 1e-6 * max(1, $0.magnitude) }
  }

  private mutating func doubt(_ sentence: String) {
    if !doubts.contains(sentence) { doubts.append(sentence) }
  }
}

/// All items of a tree, each before its children.
func allItems(under root: any LayoutItem) -> [any LayoutItem] { root.subtree.map(\.item) }
