import BowerbirdLayout

/// Expects that a tree, laid out in a size, has the frames of a table.
///
/// ```swift
/// expectFrames(of: container, in: Size(width: 320, height: 480), """
///     container   0   0 320 480
///       image    20  20 280 168
///     """)
/// ```
///
/// Each line has the name of an item and its frame in its parent's coordinates: x, y, width, height. A dot, `·`, stands
/// for an empty name. Children are indented more deeply than their parent. A failure shows all differences side by
/// side. If the layout has problems, the failure lists the problems instead, and no frames are compared or recorded.
///
/// With the environment variable `BOWERBIRD_RECORD=1`, a failing expectation rewrites its table in the file of the
/// test. The expectation still fails, so that no recording goes unnoticed.
///
/// - Parameters:
///   - item: The root of the tree.
///   - size: The size of the layout.
///   - table: The expected frames.
///   - accuracy: The largest difference that counts as equal; by default half a unit of the last digit that tables
///     show.
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

/// A call of `expectFrames`, which compares a tree with a table and reports the result.
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
        ? "The table has been recorded again; run the test again without BOWERBIRD_RECORD."
        : "The table cannot be recorded: the expectation has no multi-line string literal, or its source file was not "
          + "found or cannot be written.",
      at: site)
  }
}
