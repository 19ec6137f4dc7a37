/// Replaces the table in a call of a source file.
enum TableRewriter {
  /// The rewritten source, and the number of lines that its table has gained.
  struct Result: Equatable {
    var source: String
    /// The number of added lines; negative if the table has become shorter.
    var growth: Int
  }

  /// Rewrites the first multi-line string literal of the call that begins in a line.
  ///
  /// - Parameters:
  ///   - table: The lines of the new table.
  ///   - source: The source.
  ///   - line: The line of the call, counted from 1.
  /// - Returns: The source with the new table, and its growth; nil if the call has no such literal.
  static func write(_ table: [String], to source: String, line: Int) -> Result? {
    // A source that was checked out on Windows ends its lines with two characters, which Swift counts as one.
    let end = source.contains("\r\n") ? "\r\n" : "\n"
    var lines = source.split(separator: Character(end), omittingEmptySubsequences: false).map(String.init)
    guard line >= 1, line <= lines.count,
      let opening = opening(in: lines, from: line - 1),
      let closing = lines.indices.dropFirst(opening + 1).first(where: { isClosing(lines[$0]) })
    else { return nil }
    let indentation = lines[closing].prefix { $0 == " " || $0 == "\t" }
    lines.replaceSubrange((opening + 1)..<closing, with: table.map { indentation + escaped($0) })
    return Result(source: lines.joined(separator: end), growth: table.count - (closing - opening - 1))
  }

  /// Returns the index of the call's first line that ends in three quotation marks; nil if there is no such line.
  private static func opening(in lines: [String], from start: Int) -> Int? {
    var depth = 0
    for index in lines.indices[start...] {
      if lines[index].hasSuffix(quotes) { return index }
      depth += lines[index].filter { $0 == "(" }.count - lines[index].filter { $0 == ")" }.count
      if depth <= 0 { return nil }
    }
    return nil
  }

  private static func isClosing(_ line: String) -> Bool {
    line.drop { $0 == " " || $0 == "\t" }.hasPrefix(quotes)
  }

  private static let quotes = "\"\"\""

  /// Returns a line with the escapes that a literal needs.
  private static func escaped(_ line: String) -> String {
    var text = ""
    for character in line {
      if character == "\\" || character == "\"" && text.hasSuffix("\"\"") { text.append("\\") }
      text.append(character)
    }
    return text
  }
}
