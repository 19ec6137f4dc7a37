import Foundation

/// The Swift code that a document shows, or that the tests of that document run, block by block.
struct DocumentCode: Equatable {
  /// A line without its indentation, and without the blanks that align a remark at its end.
  struct Line: Equatable {
    var code: String
    /// What follows `//`; nil for a line without a remark.
    var remark: String?
  }

  var blocks: [[Line]]

  /// The fenced Swift of a Markdown file; of a Swift file, all of it.
  static func shown(in document: String) throws -> DocumentCode { try shown(inFile: repositoryFile(document)) }

  static func shown(inFile document: String) throws -> DocumentCode {
    let text = try text(of: document)
    let blocks = document.hasSuffix(".swift") ? [text[...]] : passages(of: text, from: "```swift", to: "```")
    return DocumentCode(blocks: blocks.map(lines))
  }

  /// What stands in a test file between the marks for the code of a document.
  static func run(in tests: String) throws -> DocumentCode {
    DocumentCode(blocks: try passages(of: text(of: tests), from: beginMark, to: endMark).map(lines))
  }

  /// The code between the marks that ended last above a line of a test file.
  static func run(in tests: String, above line: Int) throws -> DocumentCode {
    let above = try text(of: tests).split(separator: "\n", omittingEmptySubsequences: false).prefix(line - 1)
    let passages = passages(of: above.joined(separator: "\n"), from: beginMark, to: endMark)
    return DocumentCode(blocks: passages.suffix(1).map(lines))
  }

  /// What the code says it prints: the remarks on lines that print, and those right below them.
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

  /// A brace that ends a loop does not end the list of what the loop has printed.
  private func closesOnly(_ code: String) -> Bool { code.allSatisfy { $0 == "}" } }

  static func repositoryFile(_ path: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../\(path)").path
  }

  // MARK: - Text

  private static let beginMark = "// The document's code begins"
  private static let endMark = "// and ends"

  private static func text(of path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// What stands between lines that consist of two marks.
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

  /// Blank lines and imports, which a test has at the top of its file, do not count.
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
