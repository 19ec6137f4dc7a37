import BowerbirdLayout

/// Expects that a property holds for every width of one range with every height of another range.
///
/// ```swift
/// let sweep = forEverySize(of: container, widths: 320...1440, heights: 480...1024) { layout in
///   layout.isEverythingInside(container)
///   layout.isDisjoint([image, text])
///   layout[image].height <= layout[container].height * 0.5
/// }
/// print(sweep.polygons.count)
/// ```
///
/// The property is proved, not sampled. The rectangle of sizes is cut into convex polygons in which every frame is an
/// affine function of the size (see ``BowerbirdLayout/LayoutItem/sweep(widths:heights:)``). A comparison of affine
/// functions holds in a whole polygon if and only if it holds at the corners. A failure names a size at which the
/// property does not hold, and the widths and heights between which all such sizes lie.
///
/// Nothing can be proved if frames may jump at sizes that are not known, for example because a closure measures an
/// item. The expectation then fails and gives the reason, unless `allowsDoubts` is true. An expectation that checks no
/// size, or no condition, always fails.
///
/// Afterwards the tree is laid out as it was before.
///
/// - Parameters:
///   - item: The root of the tree.
///   - widths: The range of widths.
///   - heights: The range of heights, all of which are combined with each width.
///   - allowsDoubts: Whether samples, or a part of the sizes, are enough where nothing can be proved.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
///   - property: The conditions; the closure is called once for each polygon, and again to find a size for a failure.
/// - Returns: The sweep with its polygons.
@discardableResult
public func forEverySize(
  of item: any LayoutItem, widths: ClosedRange<Double>, heights: ClosedRange<Double>, allowsDoubts: Bool = false,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  @SweptConditionBuilder _ property: (SweptLayout) -> [SweptCondition]
) -> SizeSweep {
  let sweep = item.sweep(widths: widths, heights: heights)
  let failures = PlanarFailures(of: sweep, item, property)
  var sentences = failures.sentences
  if sweep.polygons.isEmpty {
    sentences = ["No size was checked."] + sweep.doubts
  } else if !failures.hasConditions {
    sentences = [SweptCondition.missing]
  } else if sentences.isEmpty && !sweep.isProved && !allowsDoubts {
    sentences =
      ["The property holds in all samples, but is not proved; `allowsDoubts: true` accepts that."]
      + sweep.doubts
  }
  if !sentences.isEmpty {
    Failure.report(sentences.joined(separator: "\n"), at: CallSite(fileID, filePath, line, column))
  }
  return sweep
}
