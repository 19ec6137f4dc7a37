import Testing

#if canImport(XCTest)
  import XCTest
#endif

/// Tells whichever library runs the test of a failure.
enum Failure {
  /// Reports a failure at the line of the expectation.
  ///
  /// A task that was detached from its test does not know which library runs it; then both are told, and one listens.
  ///
  /// - Parameters:
  ///   - message: What is not as expected.
  ///   - site: Where it was expected.
  static func report(_ message: String, at site: CallSite) {
    #if canImport(XCTest)
      if Test.current == nil { XCTFail(message, file: site.filePath, line: UInt(site.line)) }
    #endif
    let location = SourceLocation(
      fileID: site.fileID, filePath: "\(site.filePath)", line: site.line, column: site.column)
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }
}
