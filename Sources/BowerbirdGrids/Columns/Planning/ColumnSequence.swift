import BowerbirdLayout

/// Which columns, or rows, the views of a container cover: the integer part of the layout, without any lengths.
struct ColumnSequence {
  /// What a view covers.
  struct Place: Hashable {
    /// The number of tracks before it.
    var start: Double

    /// The number of tracks that it covers.
    var span: Double
  }

  /// The number of tracks there are.
  let count: Int

  /// Whether views follow each other; otherwise their offsets say where they are.
  let isFlowing: Bool

  /// How many parts a track has to be divided into, so that each view covers a whole number of them.
  let parts: Int

  /// The places of the views, in their order.
  private(set) var places: [Place] = []

  /// Places views.
  ///
  /// - Parameters:
  ///   - spans: How many tracks each view wants; 0 for an equal share.
  ///   - offsets: How far each view is shifted.
  ///   - count: The number of tracks.
  ///   - isFlowing: Whether views follow each other.
  init(spans: [Int], offsets: [Int], count: Int, isFlowing: Bool) {
    self.count = count
    self.isFlowing = isFlowing
    let (rest, sharing) = Self.equalShares(spans, offsets, count: count, isFlowing: isFlowing)
    let share = rest / Double(max(1, sharing))
    parts = Self.parts(of: rest, sharedBy: sharing)
    var start = 0.0
    places.reserveCapacity(spans.count)
    for (span, offset) in zip(spans, offsets) {
      if !isFlowing { start = 0 }
      start += Double(offset)
      let span = span > 0 ? Double(span) : share
      places.append(Place(start: start, span: span))
      start += span
    }
  }

  /// The views that begin before the first track or end after the last one.
  var misfits: [Int] {
    places.indices.filter { index in
      let place = places[index]
      return place.start < 0 || place.start + place.span > Double(count) * (1 + 1e-12)
    }
  }

  /// What is left for views without a span of their own, and how many there are: all of them together fill the tracks exactly.
  private static func equalShares(
    _ spans: [Int], _ offsets: [Int], count: Int, isFlowing: Bool
  ) -> (rest: Double, sharing: Int) {
    if !isFlowing { return (Double(max(0, count)), spans.contains { $0 <= 0 } ? spans.count : 0) }
    var sharing = 0
    var taken = 0.0
    for (span, offset) in zip(spans, offsets) {
      if span <= 0 { sharing += 1 }
      taken += Double(max(0, span)) + Double(offset)
    }
    return (max(0, Double(count) - taken), sharing)
  }

  /// The least number of parts of a track of which an equal share of a number of tracks is a whole number.
  private static func parts(of rest: Double, sharedBy sharing: Int) -> Int {
    guard sharing > 1 else { return 1 }
    var divisor = Double(sharing), remainder = rest
    while remainder > 0 { (divisor, remainder) = (remainder, divisor.truncatingRemainder(dividingBy: remainder)) }
    return Int(Double(sharing) / divisor)
  }
}
