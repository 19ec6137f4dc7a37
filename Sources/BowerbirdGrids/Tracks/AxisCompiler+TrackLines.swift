import BowerbirdLayout

/// The lines and lengths of tracks as parts of expressions.
///
/// Most tracks have two variables each: a line and a length. A few tracks whose lengths are known before the solve have
/// no variables; see ``TrackSums``. Equal tracks that fill the grid have no variables either. The lines of equal tracks
/// are affine functions of the grid's length:
///
///     pitch = (length − insets + gap) / count
///     line  = start inset + tracks before · pitch
extension AxisCompiler {
  /// The number of equal tracks; nil if tracks have lengths of their own.
  var evenCount: Int? { plan.evenCount }

  /// Adds `factor` times the start of a track to a sum.
  func add(startOf track: Int, times factor: Double, to sum: inout some TrackLineSum) {
    if let sums { return add(sums.start(of: track), times: factor, to: &sum) }
    guard let count = evenCount else { return sum.add(host, lines[track], factor) }
    sum.constant += factor * plan.startInset
    add(pitches: track, of: count, times: factor, to: &sum)
  }

  /// Adds `factor` times the end of a track to a sum.
  func add(endOf track: Int, times factor: Double, to sum: inout some TrackLineSum) {
    if let sums { return add(sums.end(of: track), times: factor, to: &sum) }
    guard let count = evenCount else {
      sum.add(host, lines[track], factor)
      return sum.add(host, lengths[track], factor)
    }
    sum.constant += factor * (plan.startInset - plan.gap)
    add(pitches: track + 1, of: count, times: factor, to: &sum)
  }

  /// Adds `factor` times the middle of a track to a sum; ``evenCount`` must be nil.
  func add(middleOf track: Int, times factor: Double, to sum: inout some TrackLineSum) {
    if let sums { return add(sums.middle(of: track), times: factor, to: &sum) }
    sum.add(host, lines[track], factor)
    sum.add(host, lengths[track], factor / 2)
  }

  /// Adds `factor` times the length of neighboring tracks, with the gaps between them, to a sum.
  func add(lengthOf tracks: Range<Int>, times factor: Double, to sum: inout some TrackLineSum) {
    if let sums { return add(sums.length(of: tracks), times: factor, to: &sum) }
    guard let count = evenCount else {
      let first = tracks.lowerBound, last = tracks.upperBound - 1
      sum.add(host, lengths[last], factor)
      if first == last { return }
      sum.add(host, lines[last], factor)
      return sum.add(host, lines[first], -factor)
    }
    sum.constant -= factor * plan.gap
    add(pitches: tracks.count, of: count, times: factor, to: &sum)
  }

  /// Adds `factor` times a number of pitches to a sum.
  ///
  /// A pitch is the length of one of `count` equal tracks plus a gap.
  ///
  /// The coefficient is computed with a single division, so that a third of 96 is exactly 32.
  private func add(pitches: Int, of count: Int, times factor: Double, to sum: inout some TrackLineSum) {
    if pitches == 0 { return }
    let multiple = factor * Double(pitches)
    sum.constant += multiple * (plan.gap - plan.startInset - plan.endInset) / Double(count)
    sum.add(host, evenWhole, multiple / Double(count))
  }
}
