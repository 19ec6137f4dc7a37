import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Rewrites the tables of tests that are run with `BOWERBIRD_RECORD=1`.
///
/// Tests run in parallel, so a lock lets one test at a time write. A new table with more or fewer lines moves the lines
/// below the table. The recorder stores the number of lines that each table has gained, to find the calls below that
/// table.
enum Recorder {
  /// A table that was rewritten: the line of its call when the tests were built, and the number of added lines.
  ///
  /// The number is negative if the table has become shorter.
  private struct Edit {
    var line: Int
    var growth: Int
  }

  private static let edits = Mutex<[String: [Edit]]>([:])

  /// Whether expectations that fail rewrite their tables.
  static var isRecording: Bool {
    guard let value = getenv("BOWERBIRD_RECORD") else { return false }
    return String(cString: value) == "1"
  }

  /// Writes a table into the file of a test.
  ///
  /// - Parameters:
  ///   - table: The lines of the table.
  ///   - path: The file.
  ///   - line: The line of the call when the tests were built.
  /// - Returns: Whether a table was found and the file could be written.
  static func record(_ table: [String], path: String, line: Int) -> Bool {
    edits.withLock { edits in
      let known = edits[path] ?? []
      let present = line + known.filter { $0.line < line }.map(\.growth).reduce(0, +)
      guard let source = SourceFile.read(path),
        let result = TableRewriter.write(table, to: source, line: present),
        SourceFile.write(result.source, path)
      else { return false }
      edits[path] = known + [Edit(line: line, growth: result.growth)]
      return true
    }
  }
}
