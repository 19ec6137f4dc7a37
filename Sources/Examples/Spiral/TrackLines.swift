import Bowerbird

/// The lines between the tracks along one axis: all edges of areas, in rising order and without repetitions.
struct TrackLines {
  private let lines: [Double]

  init(between ranges: [ClosedRange<Double>]) {
    lines = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
  }

  /// Tracks whose lengths are the distances between the lines, as shares of the grid's length.
  var axis: TrackAxis { TrackAxis(zip(lines, lines.dropFirst()).map { Track(.fraction($1 - $0)) }) }

  /// Returns the indices of the tracks between two edges of an area; every edge is a line.
  func tracks(in range: ClosedRange<Double>) -> Range<Int> {
    let first = lines.firstIndex(of: range.lowerBound) ?? 0, last = lines.firstIndex(of: range.upperBound) ?? 0
    return first..<max(first, last)
  }
}
