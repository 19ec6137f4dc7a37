import BowerbirdLayout

/// Expects that a property holds for every width of a range, at each of several heights.
///
/// ```swift
/// forEverySize(of: container, widths: 320...1440, heights: [600]) { layout in
///   layout.isEverythingInside(container)
///   layout.isDisjoint([image, text])
///   layout[image].width >= 100
///   layout[text].minX >= layout[image].maxX + 8 || layout[text].minY >= layout[image].maxY + 8
/// }
/// ```
///
/// The property is proved, not sampled. Frames are piecewise affine functions of the width (see
/// ``BowerbirdLayout/LayoutItem/sweep(_:over:in:)``), and conditions compare affine numbers. So a failure names exactly
/// the widths at which a condition does not hold.
///
/// Nothing can be proved if frames may jump at widths that are not known, for example because a closure measures an
/// item. The expectation then fails and gives the reason, unless `allowsDoubts` is true. An expectation that checks no
/// size, or no condition, always fails.
///
/// Afterwards the tree is laid out as it was before.
///
/// - Parameters:
///   - item: The root of the tree.
///   - widths: The range of widths.
///   - heights: The heights at each of which the property has to hold; the present height if the list is empty. The
///     present height is 0 before the first layout.
///   - allowsDoubts: Whether samples, or a part of the sizes, are enough where nothing can be proved.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
///   - property: The conditions; the closure is called once for each segment.
/// - Returns: The sweep at each height, with its segments and breakpoints.
@discardableResult
public func forEverySize(
  of item: any LayoutItem, widths: ClosedRange<Double>, heights: [Double] = [], allowsDoubts: Bool = false,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  @SweptConditionBuilder _ property: (SweptLayout) -> [SweptCondition]
) -> [Sweep] {
  let expectation = SweptExpectation(
    item: item, axis: .horizontal, range: widths, allowsDoubts: allowsDoubts,
    site: CallSite(fileID, filePath, line, column))
  if heights.isEmpty {
    let warning = item.sizeWarning(along: .vertical, statedBy: "heights")
    return [expectation.check(at: item.frame.height, property, warning)]
  }
  return heights.map { expectation.check(at: $0, property) }
}

/// Expects that a property holds for every height of a range, at each of several widths.
///
/// ```swift
/// forEverySize(of: container, widths: [320, 768], heights: 480...1024) { layout in
///   layout.isEverythingInside(container)
/// }
/// ```
///
/// The property is proved, not sampled, in the same way as for every width of a range.
///
/// - Parameters:
///   - item: The root of the tree.
///   - widths: The widths at each of which the property has to hold; the present width if the list is empty. The
///     present width is 0 before the first layout.
///   - heights: The range of heights.
///   - allowsDoubts: Whether samples, or a part of the sizes, are enough where nothing can be proved.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
///   - property: The conditions; the closure is called once for each segment.
/// - Returns: The sweep at each width, with its segments and breakpoints.
@discardableResult
public func forEverySize(
  of item: any LayoutItem, widths: [Double] = [], heights: ClosedRange<Double>, allowsDoubts: Bool = false,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  @SweptConditionBuilder _ property: (SweptLayout) -> [SweptCondition]
) -> [Sweep] {
  let expectation = SweptExpectation(
    item: item, axis: .vertical, range: heights, allowsDoubts: allowsDoubts,
    site: CallSite(fileID, filePath, line, column))
  if widths.isEmpty {
    let warning = item.sizeWarning(along: .horizontal, statedBy: "widths")
    return [expectation.check(at: item.frame.width, property, warning)]
  }
  return widths.map { expectation.check(at: $0, property) }
}

/// An expectation that a property holds for every extent in a range; an extent is a width or a height of the root.
private struct SweptExpectation {
  let item: any LayoutItem
  let axis: Axis
  let range: ClosedRange<Double>
  let allowsDoubts: Bool
  let site: CallSite

  /// Checks the property with a constant extent along the other axis.
  ///
  /// A failure also reports the warning, if there is one.
  ///
  /// - Returns: The sweep with this extent; it has no segments if the tree cannot be laid out with the extent.
  func check(at other: Double, _ property: (SweptLayout) -> [SweptCondition], _ warning: String? = nil) -> Sweep {
    if let refusal = refusal(of: other) {
      Failure.report(refusal, at: site)
      return Sweep(
        axis: axis, constantExtent: other, segments: [], doubts: [refusal], warnings: [], switches: [])
    }
    let sweep = sweep(at: other)
    if let failure = failure(of: sweep, at: other, property) {
      Failure.report([failure, warning].compactMap { $0 }.joined(separator: "\n"), at: site)
    }
    return sweep
  }

  /// Returns the sentences that tell where the property does not hold, or why it is not proved; nil if it is proved.
  private func failure(
    of sweep: Sweep, at other: Double, _ property: (SweptLayout) -> [SweptCondition]
  ) -> String? {
    let place = axis == .horizontal ? "At height \(decimal(other))" : "At width \(decimal(other))"
    let swept = SweptFailures(of: sweep, item, property), failures = swept.sentences(place)
    var reasons: [String] = []
    if sweep.segments.isEmpty {
      reasons = ["No size was checked."] + sweep.doubts
    } else if !swept.hasConditions {
      reasons = [SweptCondition.missing]
    } else if failures.isEmpty && !sweep.isProved && !allowsDoubts {
      reasons =
        ["The property holds in all samples, but is not proved; `allowsDoubts: true` accepts that."] + sweep.doubts
    }
    let sentences = failures + reasons.map { "\(place): \($0)" }
    return sentences.isEmpty ? nil : sentences.joined(separator: "\n")
  }

  /// Returns the reason why the tree cannot be laid out with an extent along the other axis; nil if there is none.
  private func refusal(of other: Double) -> String? {
    if other.isFinite && other >= 0 { return nil }
    let (list, one) = axis == .horizontal ? ("heights", "A height") : ("widths", "A width")
    return "\(one) has to be finite, and not negative: \(list) lists \(other)."
  }

  private func sweep(at other: Double) -> Sweep {
    axis == .horizontal
      ? item.sweep(\.width, over: range, in: Size(width: range.lowerBound, height: other))
      : item.sweep(\.height, over: range, in: Size(width: other, height: range.lowerBound))
  }
}

/// The extents (widths or heights of the root) at which conditions do not hold, over all segments of a sweep.
private struct SweptFailures {
  private let extent: String

  /// Whether the property has stated a condition in any segment.
  private(set) var hasConditions = false
  private var order: [String] = []
  private var ranges: [String: [ClosedRange<Double>]] = [:]

  init(of sweep: Sweep, _ item: any LayoutItem, _ property: (SweptLayout) -> [SweptCondition]) {
    extent = sweep.axis.extentName
    let names = SweptNames(of: item)
    for segment in sweep.segments {
      let conditions = property(SweptLayout(segment, names))
      if !conditions.isEmpty { hasConditions = true }
      for condition in conditions where !condition.failures.isEmpty {
        for failure in Self.shares(of: condition) { add(failure, in: segment.range, condition.text()) }
      }
    }
  }

  /// Returns the parts of a segment in which a condition does not hold, in rising order.
  ///
  /// The bounds of each part are shares of the segment: 0 is the segment's lower bound, and 1 is its upper bound.
  private static func shares(of condition: SweptCondition) -> [ClosedRange<Double>] {
    let shares = condition.failures.map { part in
      let weights = part.corners(of: 2, isStrict: false).map { $0.weights[1] }
      return (weights.min() ?? 0)...(weights.max() ?? 1)
    }
    return shares.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns a text for each failed condition, with the extent along the other axis and the intervals in which it
  /// fails.
  func sentences(_ place: String) -> [String] {
    order.map { "Failed: \($0). \(place) and \(places(in: ranges[$0, default: []]))." }
  }

  /// Returns text such as "widths from 320 to 480, and from 600 to 800", or "width 320, and from 600 to 800".
  private func places(in ranges: [ClosedRange<Double>]) -> String {
    let words = ranges.enumerated().map { index, range in
      let first = decimal(range.lowerBound)
      let last = decimal(range.upperBound)
      if first == last { return index == 0 ? "\(extent) \(first)" : "at \(first)" }
      return (index == 0 ? "\(extent)s " : "") + "from \(first) to \(last)"
    }
    return words.joined(separator: ", and ")
  }

  /// Adds a part of a segment in which a condition does not hold; extends the previous interval if the part touches it.
  ///
  /// - Parameters:
  ///   - part: The part, in shares of the segment from 0 to 1.
  ///   - piece: The range of the segment.
  ///   - text: The text of the condition.
  private mutating func add(_ part: ClosedRange<Double>, in piece: ClosedRange<Double>, _ text: String) {
    let length = piece.upperBound - piece.lowerBound
    let first = piece.lowerBound + part.lowerBound * length
    let last = max(first, piece.lowerBound + part.upperBound * length)
    if ranges[text] == nil { order.append(text) }
    var known = ranges[text, default: []]
    if let previous = known.last, first <= previous.upperBound * (1 + SweepTolerances.extent) {
      known[known.count - 1] = previous.lowerBound...max(previous.upperBound, last)
    } else {
      known.append(first...last)
    }
    ranges[text] = known
  }
}
