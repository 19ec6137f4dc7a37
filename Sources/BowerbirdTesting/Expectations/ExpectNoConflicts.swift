import BowerbirdLayout

/// Expects that all required constraints of a tree hold.
///
/// The function brings the layout up to date first: in the size of the last layout, or in the fitting size if that size
/// is zero. The failure lists each conflict with the constraints that cannot hold together, and all other
/// problems of the layout. Warnings are no failure.
///
/// ```swift
/// container.layout(width: 320, height: 480)
/// expectNoConflicts(in: container)
/// ```
///
/// - Parameters:
///   - item: Any item of the tree.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectNoConflicts(
  in item: any LayoutItem, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let report = upToDateReport(of: item)
  let sentences = report.conflicts.map(\.description) + report.problems.map(\.description)
  if sentences.isEmpty { return }
  Failure.report(sentences.joined(separator: "\n"), at: CallSite(fileID, filePath, line, column))
}

/// Returns the report of an up-to-date layout: in the last size, or in the fitting size if the last size is zero.
func upToDateReport(of item: any LayoutItem) -> LayoutReport {
  let root = item.root
  if root.frame.size == .zero { return root.layout(root.fittingSize()) }
  return root.layoutIfNeeded()
}
