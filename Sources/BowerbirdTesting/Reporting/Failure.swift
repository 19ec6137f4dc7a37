import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Reports failures to the library that runs the test.
enum Failure {
  /// Reports a failure at the line of the expectation.
  ///
  /// A task that is detached from its test cannot find out which library runs it. Then the failure goes to both
  /// libraries, and the one that runs the test records it.
  ///
  /// - Parameters:
  ///   - message: The text of the failure.
  ///   - site: The place of the expectation.
  static func report(_ message: String, at site: CallSite) {
    #if canImport(XCTest)
      if Test.current == nil { XCTFail(message, file: site.filePath, line: UInt(site.line)) }
    #endif
    let location = SourceLocation(
      fileID: site.fileID, filePath: "\(site.filePath)", line: site.line, column: site.column)
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
