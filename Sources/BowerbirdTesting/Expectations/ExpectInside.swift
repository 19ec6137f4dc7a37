import BowerbirdLayout

/// Expects that an item lies inside another item, at least a distance from each edge of that item.
///
/// If the layout leaves out one of the items, nothing is expected.
///
/// - Parameters:
///   - item: The inner item.
///   - container: The outer item, which need not be the parent.
///   - margin: The distance.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectInside(
  _ item: any LayoutItem, _ container: any LayoutItem, margin: Double = 0, fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  expectPresently(item, CallSite(fileID, filePath, line, column)) { layout in
    layout.isInside(item, container, margin: margin)
  }
}

/// Expects that each item below a container lies inside its parent, at any depth.
///
/// Items that are hidden or left out, and the items in them, are not checked.
///
/// - Parameters:
///   - container: The outermost item.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectInside(
  _ container: any LayoutItem, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  expectPresently(container, CallSite(fileID, filePath, line, column)) { layout in
    layout.isEverythingInside(container)
  }
}

/// Reports a failure with all conditions that do not hold in the present layout; does nothing if all conditions hold.
///
/// A tree that has changed is laid out first, in its last size. A tree without a size is laid out in its fitting size.
func expectPresently(
  _ item: any LayoutItem, _ site: CallSite, @SweptConditionBuilder _ property: (SweptLayout) -> [SweptCondition]
) {
  _ = upToDateReport(of: item)
  let failed = property(SweptLayout(presentOf: item.root)).filter { !$0.failures.isEmpty }
  if failed.isEmpty { return }
  let sentences = failed.map { "Failed: \($0.text())." }
  let frames = FrameTable(of: item.root).lines.joined(separator: "\n")
  Failure.report(sentences.joined(separator: "\n") + "\n" + frames, at: site)
}
