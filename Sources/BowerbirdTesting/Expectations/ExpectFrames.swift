import BowerbirdLayout

/// Expects frames of a tree laid out in a size, from a table beside the test.
///
/// ```swift
/// expectFrames(of: container, in: Size(width: 320, height: 480), """
///     container   0   0 320 480
///       image    20  20 280 168
///     """)
/// ```
///
/// Each line has a name, indented as deep as the item lies, and its frame in its parent's coordinates: x, y, width, height.
/// One failure shows all differences side by side. Run with the environment variable `BOWERBIRD_RECORD=1`, a test that
/// differs has its table rewritten and fails once more, so that nobody records without noticing.
///
/// - Parameters:
///   - item: The root of the tree.
///   - size: The size to lay it out in.
///   - table: The expected frames.
///   - accuracy: How far numbers may be apart; half of the last digit that tables write, if nothing is said.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - line: The line of the expectation.
///   - column: The column of the expectation.
public func expectFrames(
  of item: any LayoutItem, in size: Size, _ table: String, accuracy: Double = 0.0005 + 1e-9,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  let problems = item.layout(size).problems
  if !problems.isEmpty {
    Failure.report(problems.map(\.description).joined(separator: "\n"), at: site)
    return
  }
  FrameExpectation(item: item, size: size, accuracy: accuracy, site: site).check(table)
}

/// The steps of `expectFrames`.
private struct FrameExpectation {
  let item: any LayoutItem
  let size: Size
  let accuracy: Double
  let site: CallSite

  func check(_ text: String) {
    let actual = FrameTable(of: item)
    do throws(FrameTableError) {
      let expected = try FrameTable(parsing: text)
      let comparison = FrameComparison(expected: expected, actual: actual, accuracy: accuracy)
      let place = "\(decimal(size.width)) × \(decimal(size.height))"
      if !comparison.isEqual { fail("The frames in \(place) are not as expected.\n\(comparison.report)", actual) }
    } catch {
      fail(error.message + "\nThe frames are:\n" + actual.lines.joined(separator: "\n"), actual)
    }
  }

  private func fail(_ report: String, _ actual: FrameTable) {
    if Recorder.isRecording { return record(actual) }
    Failure.report(report, at: site)
  }

  private func record(_ actual: FrameTable) {
    let isWritten = Recorder.record(actual.lines, path: "\(site.filePath)", line: site.line)
    Failure.report(
      isWritten
        ? "The table has been recorded anew; run the test again without BOWERBIRD_RECORD."
        : "The table cannot be recorded: there is no literal of several lines at this expectation, or no such file.",
      at: site)
  }
}
