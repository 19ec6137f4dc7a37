import BowerbirdLayout

/// Expects that no two items overlap; they may touch.
///
/// An item that is left out, or that has no width or no height, overlaps no other item.
///
/// - Parameters:
///   - items: The items, which need not be siblings.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectNoOverlap(
  _ items: any LayoutItem..., fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  expectNoOverlap(items, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects that no two items of an array overlap; they may touch.
///
/// An item that is left out, or that has no width or no height, overlaps no other item.
///
/// - Parameters:
///   - items: The items, which need not be siblings.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectNoOverlap(
  _ items: [any LayoutItem], fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  guard let first = items.first else {
    return Failure.report("expectNoOverlap lists no items, so nothing was compared.", at: site)
  }
  expectPresently(first, site) { layout in layout.isDisjoint(items) }
}

/// Expects that no two children of an item overlap; they may touch.
///
/// - Parameters:
///   - container: The item whose children are checked, except hidden and left-out children.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectNoOverlap(
  in container: any LayoutItem, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  expectPresently(container, CallSite(fileID, filePath, line, column)) { layout in
    layout.pairsAreDisjoint(layout.shownChildren(of: container))
  }
}
