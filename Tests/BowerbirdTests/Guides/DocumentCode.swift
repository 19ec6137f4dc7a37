import Foundation

/// The Swift code of a document, or of the tests of that document, block by block.
struct DocumentCode: Equatable {
  /// A line without its indentation, and without the spaces before a comment at its end.
  struct Line: Equatable {
    var code: String
    /// The text after `//`; nil for a line without a comment.
    var remark: String?
  }

  var blocks: [[Line]]

  /// Returns the fenced Swift blocks of a Markdown file, or a whole Swift file.
  static func shown(in document: String) throws -> DocumentCode { try shown(inFile: repositoryFile(document)) }

  static func shown(inFile document: String) throws -> DocumentCode {
    let text = try text(of: document)
    let blocks = document.hasSuffix(".swift") ? [text[...]] : passages(of: text, from: "```swift", to: "```")
    return DocumentCode(blocks: blocks.map(lines))
  }

  /// Returns the code of a test file between the marks for a document's code.
  static func run(in tests: String) throws -> DocumentCode {
    DocumentCode(blocks: try passages(of: text(of: tests), from: beginMark, to: endMark).map(lines))
  }

  /// Returns the last marked code above a line of a test file.
  static func run(in tests: String, above line: Int) throws -> DocumentCode {
    let above = try text(of: tests).split(separator: "\n", omittingEmptySubsequences: false).prefix(line - 1)
    let passages = passages(of: above.joined(separator: "\n"), from: beginMark, to: endMark)
    return DocumentCode(blocks: passages.suffix(1).map(lines))
  }

  /// The output that the code promises: the comments on lines that print, and those right below them.
  var promises: [String] {
    var promises: [String] = []
    for block in blocks {
      var hasPrinted = false
      for line in block {
        if line.code.contains("print(") { hasPrinted = true } else if !closesOnly(line.code) { hasPrinted = false }
        if hasPrinted, let remark = line.remark { promises.append(remark) }
      }
    }
    return promises
  }

  /// Returns whether a line only closes braces; after a loop, comments with its output may follow.
  private func closesOnly(_ code: String) -> Bool { code.allSatisfy { $0 == "}" } }

  static func repositoryFile(_ path: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../\(path)").path
  }

  // MARK: - Text

  private static let beginMark = "// The document's code begins"
  private static let endMark = "// and ends"

  private static func text(of path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// Returns the text between lines that consist of the two marks.
  private static func passages(of text: String, from begin: String, to end: String) -> [Substring] {
    var passages: [Substring] = []
    var start: String.Index?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let word = line.trimmingCharacters(in: .whitespaces)
      if let begun = start, word == end {
        passages.append(text[begun..<line.startIndex])
        start = nil
      } else if word == begin {
        start = line.endIndex
      }
    }
    return passages
  }

  /// Returns the lines without empty ones and imports, because a test has its imports at the top of the file.
  private static func lines(of passage: Substring) -> [Line] {
    passage.split(separator: "\n").map(line).filter {
      !($0.code.isEmpty && $0.remark == nil) && !$0.code.hasPrefix("import ")
    }
  }

  private static func line(_ text: Substring) -> Line {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    guard let slashes = (" " + trimmed).range(of: " //", options: .backwards) else { return Line(code: trimmed) }
    let parted = " " + trimmed
    let remark = parted[slashes.upperBound...].drop { $0 == "/" }
    return Line(
      code: parted[..<slashes.lowerBound].trimmingCharacters(in: .whitespaces),
      remark: String(remark.first == " " ? remark.dropFirst() : remark))
  }
}
