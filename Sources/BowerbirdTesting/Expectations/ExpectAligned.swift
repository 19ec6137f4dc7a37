import BowerbirdLayout

/// Expects that items have the same edge, center, baseline, width or height.
///
/// ```swift
/// expectAligned(.leading, title, text, button)
/// ```
///
/// Items that the layout leaves out are not compared.
///
/// - Parameters:
///   - attribute: The edge, center, baseline, width or height.
///   - items: The items, which need not be siblings. Each item is compared with the first item that is not left out.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectAligned(
  _ attribute: LayoutAttribute, _ items: any LayoutItem..., fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  expectAligned(attribute, items, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that the items of an array have the same edge, center, baseline, width or height.
///
/// Items that the layout leaves out are not compared.
///
/// - Parameters:
///   - attribute: The edge, center, baseline, width or height.
///   - items: The items, which need not be siblings. Each item is compared with the first item that is not left out.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectAligned(
  _ attribute: LayoutAttribute, _ items: [any LayoutItem], fileID: String = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  guard let first = items.first else {
    return Failure.report("expectAligned lists no items, so nothing was compared.", at: site)
  }
  expectPresently(first, site) { layout in layout.isAligned(attribute, items) }
}
