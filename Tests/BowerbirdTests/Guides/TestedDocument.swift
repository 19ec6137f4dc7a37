import Foundation
import Testing

/// A document whose Swift code a suite of tests compiles and runs, word for word.
///
/// The tests hold the code of the document between two marks, block after block in its order. What the code prints comes
/// here, and must be what the remarks beside the `print` calls say.
///
/// ```swift
/// private let document = TestedDocument("README.md")
/// private func print(_ items: Any...) { document.print(items) }
/// ```
final class TestedDocument {
  private let documents: [String]
  private var printed: [String] = []

  /// - Parameter documents: Their paths from the package's folder, in the order in which the tests run their code.
  init(_ documents: [String]) { self.documents = documents }

  /// - Parameter document: The path of its only file.
  convenience init(_ document: String) { self.init([document]) }

  /// Takes the place of the standard library's function.
  ///
  /// Documents speak of the reader's module, where these tests are another one.
  func print(_ items: [Any]) {
    let text = items.map { "\($0)" }.joined(separator: " ").replacingOccurrences(of: "(BowerbirdTests/", with: "(App/")
    printed += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Expects that the code right above has printed what it says it prints, word for word, and is in one of the documents.
  func expectPrinted(file: String = #filePath, location: SourceLocation = #_sourceLocation) throws {
    let code = try DocumentCode.run(in: file, above: location.line)
    let block = try #require(code.blocks.first, "There is no code above.", sourceLocation: location)
    #expect(words(printed) == words(code.promises), sourceLocation: location)
    #expect(try shown().blocks.contains(block), "The code is not in the document.", sourceLocation: location)
    printed.removeAll()
  }

  /// Expects that the tests of a file run all code of the documents, and no other.
  func expectAllCode(file: String = #filePath, location: SourceLocation = #_sourceLocation) throws {
    let shown = try shown().blocks, run = try DocumentCode.run(in: file).blocks
    #expect(shown.count == run.count, sourceLocation: location)
    for (shown, run) in zip(shown, run) { #expect(shown == run, sourceLocation: location) }
  }

  /// Expects that what stands under "Here" in tables is a part of the code.
  func expectTables(location: SourceLocation = #_sourceLocation) throws {
    let lines = try shown().blocks.joined().map(\.code)
    for snippet in try documents.flatMap({ try DocumentTables(in: $0).snippets }) {
      #expect(lines.contains { $0.contains(snippet) }, "\(snippet) is nowhere in the code.", sourceLocation: location)
    }
  }

  /// A document may break a long line that is printed into several.
  private func words(_ lines: [String]) -> [Substring] { lines.flatMap { $0.split(separator: " ") } }

  private func shown() throws -> DocumentCode {
    DocumentCode(blocks: try documents.flatMap { try DocumentCode.shown(in: $0).blocks })
  }
}
