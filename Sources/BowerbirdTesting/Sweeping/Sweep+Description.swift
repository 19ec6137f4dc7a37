import BowerbirdLayout
import BowerbirdSolver

extension Sweep: CustomStringConvertible {
  /// The number of segments and whether they are proved, with a line for each doubt and each warning.
  ///
  /// An example is `2 segments of widths from 320 to 1440 at height 600, proved.`
  public var description: String {
    let (extent, other) = axis == .horizontal ? ("widths", "height") : ("heights", "width")
    let bounds = segments.first.flatMap { first in segments.last.map { first.range.lowerBound...$0.range.upperBound } }
    let range = bounds.map { " of \(words(extent, $0)) at \(other) \(decimal(constantExtent))" } ?? ""
    return ([summary(count(segments.count, "segment") + range, doubts)] + warnings).joined(separator: "\n")
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

extension Sweep.Segment: CustomStringConvertible {
  /// The range, with the alternatives and the numbers of tracks or lines that items take in it.
  ///
  /// Examples are `320...700 with 'screen': narrow`, and `320...700 (sampled)` if nothing is proved about the segment.
  public var description: String {
    let bounds = [range.lowerBound, range.upperBound].map { plain(SweepTolerances.shortestBorder($0)) }
    let extents = isBorder ? plain(SweepTolerances.shortest(in: range)) : "\(bounds[0])...\(bounds[1])"
    return extents + words(state, items) + (isDoubtful ? " (sampled)" : "")
  }
}

extension SizeSweep.Polygon: CustomStringConvertible {
  /// The corners, with the alternatives and the numbers of tracks or lines that items take between them.
  ///
  /// An example is `(320 × 400, 700 × 400, 700 × 1000, 320 × 1000) with 'screen': narrow`.
  public var description: String {
    var texts: [String] = []
    for corner in corners {
      // Where polygons overlap by rounding, a corner may be cut off and become two.
      let text = "\(decimal(corner.width)) × \(decimal(corner.height))"
      if texts.last != text && texts.first != text { texts.append(text) }
    }
    return "(\(texts.joined(separator: ", ")))" + words(state, frames.items)
  }
}

/// Returns the arrangements that the items of a segment or polygon take, such as ` with 'screen': narrow`.
private func words(_ state: SweptState, _ items: SweptItems) -> String {
  guard let root = items.all.first, !state.decisions.isEmpty else { return "" }
  let names = SweptNames(of: root)
  let texts = state.decisions.map { "\(names.name(of: items.all[$0.subject.item])): \($0.name)" }
  return " with \(texts.joined(separator: ", "))"
}

private func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

private func words(_ extent: String, _ range: ClosedRange<Double>) -> String {
  "\(extent) from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
}

private func summary(_ pieces: String, _ doubts: [String]) -> String {
  doubts.isEmpty ? "\(pieces), proved." : (["\(pieces), not proved:"] + doubts).joined(separator: "\n")
}
