import BowerbirdLayout

/// Expects that items agree in an edge, a center, a baseline or an extent.
///
/// ```swift
/// expectAligned(.leading, title, text, button)
/// ```
///
/// - Parameters:
///   - attribute: What they agree in.
///   - items: The items, which need not be siblings; the first one sets the measure.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectAligned(
  _ attribute: LayoutAttribute, _ items: any LayoutItem..., fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  guard let first = items.first else { return }
  expectPresently(first, CallSite(fileID, filePath, line, column)) { layout in layout.isAligned(attribute, items) }
}
