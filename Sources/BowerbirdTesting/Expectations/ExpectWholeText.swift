import BowerbirdLayout

/// Expects that every label in an item shows its whole text.
///
/// A label shows its whole text if all lines fit, no line is truncated, and no character is wider than the label.
///
/// ```swift
/// card.layout(width: 320, height: 200)
/// expectWholeText(in: card)
/// ```
///
/// Items that are hidden or left out are not checked. A failure names the labels, with their paths if a name is not
/// unique.
///
/// - Parameters:
///   - container: The item.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectWholeText(
  in container: any LayoutItem, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  expectPresently(container, CallSite(fileID, filePath, line, column)) { layout in
    layout.showsWholeText(in: container)
  }
}
