import BowerbirdLayout

/// The frames of a tree as a table: indented names, then x, y, width and height.
///
/// ```
/// container   0   0 320 480
///   image    20  20 280 168
/// ```
struct FrameTable {
  var rows: [FrameRow] = []

  /// Creates the table of a tree from its last layout.
  init(of item: any LayoutItem) {
    rows = item.subtree.map { item, depth in
      FrameRow(depth: depth, name: Self.spelling(of: item.name), frame: item.frame)
    }
  }

  /// Reads a table; the depth of a row follows from its indentation relative to the rows above.
  ///
  /// A byte order mark, with which some editors begin a file, is skipped.
  init(parsing text: String) throws(FrameTableError) {
    var indentations: [Int] = []
    let content = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    for (index, line) in content.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }).enumerated()
    {
      let indentation = line.prefix { $0 == " " || $0 == "\t" }.count
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.isEmpty { continue }
      while let last = indentations.last, last >= indentation { indentations.removeLast() }
      rows.append(try Self.row(words, depth: indentations.count, line: index + 1))
      indentations.append(indentation)
    }
  }

  private static func row(_ words: [Substring], depth: Int, line: Int) throws(FrameTableError) -> FrameRow {
    let values = words.suffix(4).compactMap { Double($0) }.filter { $0.isFinite }
    guard words.count >= 5, values.count == 4 else {
      throw FrameTableError(line: line, text: words.joined(separator: " "))
    }
    return FrameRow(
      depth: depth, name: words.dropLast(4).joined(separator: " "),
      frame: Rect(x: values[0], y: values[1], width: values[2], height: values[3]))
  }

  /// Returns a name as a table writes it: with single spaces, or a dot for an empty name.
  static func spelling(of name: String) -> String {
    let words = name.split { $0.isWhitespace }
    return words.isEmpty ? "·" : words.joined(separator: " ")
  }

  /// The rows as lines of text, with aligned columns.
  var lines: [String] { lines(nameWidth: nameWidth, numberWidth: numberWidth) }

  var nameWidth: Int { rows.map { width(of: $0.indentedName) }.max() ?? 0 }

  var numberWidth: Int { rows.flatMap(\.numbers).map(\.count).max() ?? 0 }

  func lines(nameWidth: Int, numberWidth: Int) -> [String] {
    rows.map { row in
      padded(row.indentedName, to: nameWidth)
        + row.numbers.map { " " + String(repeating: " ", count: max(0, numberWidth - $0.count)) + $0 }.joined()
    }
  }
}

/// A line of a table that is not a name with four numbers.
struct FrameTableError: Error {
  let line: Int
  let text: String

  var message: String {
    "Line \(line) of the table, “\(text)”, is not a name and four finite numbers: x, y, width and height."
  }
}

/// Returns the number of columns that a text takes in a terminal.
func width(of text: String) -> Int { Int(Font.cells.width(of: text)) }

/// Returns a text with spaces appended up to a number of columns.
func padded(_ text: String, to count: Int) -> String {
  text + String(repeating: " ", count: max(0, count - width(of: text)))
}
