import BowerbirdLayout

/// The columns, or rows, that the views of a container cover: the part of the layout that does not depend on lengths.
///
/// A track is a column or a row here.
struct ColumnSequence {
  /// The tracks of a view.
  struct Tracks: Hashable {
    /// The number of tracks before the view; negative if the view begins before the first track.
    ///
    /// The number may be a fraction, because an equal share may be a fraction of a track.
    var start: Double

    /// The number of tracks that the view covers; an equal share may be a fraction, such as 2.5 tracks.
    var span: Double
  }

  /// The number of tracks that the container has.
  let count: Int

  /// Whether views follow each other; if not, each view begins at its own offset from the first track.
  let isFlowing: Bool

  /// The number of parts into which a track is divided; each view covers a whole number of parts.
  let parts: Int

  /// The tracks of the views, in their order.
  private(set) var tracks: [Tracks] = []

  /// Places views.
  ///
  /// - Parameters:
  ///   - spans: The number of tracks that each view covers; 0 or a negative number for an equal share.
  ///   - offsets: The number of tracks that are left free before each view, after the view before it. If views do not
  ///     follow each other, the tracks are counted from the first track of the container.
  ///   - count: The number of tracks.
  ///   - isFlowing: Whether views follow each other.
  init(spans: [Int], offsets: [Int], count: Int, isFlowing: Bool) {
    self.count = count
    self.isFlowing = isFlowing
    let (rest, sharing) = Self.equalShares(spans, offsets, count: count, isFlowing: isFlowing)
    let share = rest / Double(max(1, sharing))
    parts = Self.parts(of: rest, sharedBy: sharing)
    var start = 0.0
    tracks.reserveCapacity(spans.count)
    for (span, offset) in zip(spans, offsets) {
      if !isFlowing { start = 0 }
      start += Double(offset)
      let span = span > 0 ? Double(span) : share
      tracks.append(Tracks(start: start, span: span))
      start += span
    }
  }

  /// The indices of the views that begin before the first track or end after the last track.
  var misfits: [Int] {
    tracks.indices.filter { index in
      let own = tracks[index]
      return own.start < 0 || own.start + own.span > Double(count) * (1 + GridTolerances.columns)
    }
  }

  /// Returns the number of tracks to divide into equal shares, `rest`, and the number of these shares, `sharing`.
  ///
  /// If views follow each other, spans and offsets use up some tracks, and the remaining tracks are divided among the
  /// views without a span. If each view lies at its offset, all tracks are divided by the number of views.
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

  /// Returns the least number of parts per track for which an equal share is a whole number of parts.
  ///
  /// For example, 3 tracks shared by 2 views need 2 parts per track, because each view covers 3 of these parts.
  private static func parts(of rest: Double, sharedBy sharing: Int) -> Int {
    guard sharing > 1 else { return 1 }
    var divisor = Double(sharing), remainder = rest
    while remainder > 0 { (divisor, remainder) = (remainder, divisor.truncatingRemainder(dividingBy: remainder)) }
    return Int(Double(sharing) / divisor)
  }
}
