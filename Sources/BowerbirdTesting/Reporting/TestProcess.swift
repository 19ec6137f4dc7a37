#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process in which expectations are called.
enum TestProcess {
  /// Whether the process was started to run tests.
  ///
  /// A task that is detached from its test has no current test, so the process is the only sign of a test run there.
  static let runsTests = isRunner(CommandLine.arguments.first ?? "") || getenv("XCTestConfigurationFilePath") != nil

  /// Returns whether the program at a path runs tests, such as a bundle of tests on Linux or a helper of the tools on
  /// macOS.
  static func isRunner(_ path: String) -> Bool {
    let name = path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    return name.hasSuffix(".xctest") || ["xctest", "xctest.exe", "swiftpm-testing-helper"].contains(name)
  }

  /// Writes a line to the standard error.
  static func writeError(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      start += count
    }
  }
}
