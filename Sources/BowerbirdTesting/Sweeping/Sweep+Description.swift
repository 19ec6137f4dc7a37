import BowerbirdLayout

extension Sweep: CustomStringConvertible {
  /// The number of segments and whether they are proved, with a line for each doubt.
  ///
  /// An example is `2 segments of widths from 320 to 1440, proved.`
  public var description: String {
    let extent = axis == .horizontal ? "widths" : "heights"
    let bounds = segments.first.flatMap { first in segments.last.map { first.range.lowerBound...$0.range.upperBound } }
    let range = bounds.map { " of \(words(extent, $0))" } ?? ""
    return summary(count(segments.count, "segment") + range, doubts)
  }
}

extension SizeSweep: CustomStringConvertible {
  /// The number of polygons and whether they are proved, with a line for each doubt.
  ///
  /// An example is `2 polygons of widths from 320 to 1440 and heights from 400 to 1000, proved.`
  public var description: String {
    let sizes = "\(words("widths", widths)) and \(words("heights", heights))"
    return summary("\(count(polygons.count, "polygon")) of \(sizes)", doubts)
  }
}

private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

private func words(_ extent: String, _ range: ClosedRange<Double>) -> String {
  "\(extent) from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
}

private func summary(_ pieces: String, _ doubts: [String]) -> String {
  doubts.isEmpty ? "\(pieces), proved." : (["\(pieces), not proved:"] + doubts).joined(separator: "\n")
}
