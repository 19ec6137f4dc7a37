import BowerbirdLayout

/// Expects that the constraints of a tree determine every frame, in the size of its last layout or, without such a
/// size, in the fitting size.
///
/// A frame is undetermined if another layout satisfies all required constraints too, and violates the optional
/// constraints no more than the present layout. A failure names the anchors that could have another value, with an
/// example of another value.
///
/// - Parameters:
///   - item: Any item of the tree.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectNoAmbiguity(
  in item: any LayoutItem, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  _ = upToDateReport(of: item)
  let sentences = item.root.ambiguities().filter { !$0.axes.isEmpty }.map(\.description)
  if sentences.isEmpty { return }
  Failure.report(sentences.joined(separator: "\n"), at: CallSite(fileID, filePath, line, column))
}
