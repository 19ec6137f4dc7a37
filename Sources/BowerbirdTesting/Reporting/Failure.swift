import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Reports failures to the library that runs the test, which is Swift Testing or XCTest.
///
/// In a program that runs no tests, failures are written to the standard error stream.
enum Failure {
  /// Reports a failure at the line of the expectation.
  ///
  /// A task that is detached from its test cannot find out which library runs the test. Then the failure goes to both
  /// libraries, and the library that runs the test records the failure.
  ///
  /// Outside of a test run, no library prints the failure. Then the failure is written to the standard error stream, in
  /// the form of a compiler's errors.
  ///
  /// - Parameters:
  ///   - message: The text of the failure.
  ///   - site: The position of the expectation in its file.
  static func report(_ message: String, at site: CallSite) {
    if Test.current == nil && !TestProcess.runsTests { TestProcess.writeError(line(message, at: site)) }
    #if canImport(XCTest)
      if Test.current == nil { XCTFail(message, file: site.filePath, line: UInt(site.line)) }
    #endif
    let location = SourceLocation(
      fileID: site.fileID, filePath: "\(site.filePath)", line: site.line, column: site.column)
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  /// Returns the line that is written to the standard error stream for a failure: `file:line:column: error: message`.
  static func line(_ message: String, at site: CallSite) -> String {
    "\(site.filePath):\(site.line):\(site.column): error: \(message)"
  }
}
