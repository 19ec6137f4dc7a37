import Foundation
import Testing

/// A document whose Swift code is compiled and run by a test suite, word for word.
///
/// The tests contain the document's code between two marks, block by block and in order. The output of the code is
/// collected here, and must equal the comments beside the `print` calls.
///
/// ```swift
/// private let document = TestedDocument("README.md")
/// private func print(_ items: Any...) { document.print(items) }
/// ```
final class TestedDocument {
  private let documents: [String]
  private var printed: [String] = []

  /// - Parameter documents: Paths relative to the package's folder, in the order in which the tests run their code.
  init(_ documents: [String]) { self.documents = documents }

  /// - Parameter document: The path of the only document.
  convenience init(_ document: String) { self.init([document]) }

  /// Replaces the standard library's `print`, and collects the output.
  ///
  /// Documents show the name of the reader's module, so the name of this module is replaced.
  func print(_ items: [Any]) {
    let text = items.map { "\($0)" }.joined(separator: " ").replacingOccurrences(of: "(BowerbirdTests/", with: "(App/")
    printed += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Expects that the code right above has printed what its comments promise, and that one of the documents contains
  /// it.
  func expectPrinted(file: String = #filePath, location: SourceLocation = #_sourceLocation) throws {
    record(try mistakesOfCode(in: file, above: location.line), at: location)
    printed.removeAll()
  }

  /// Expects that the tests of a file run all code of the documents, and no other.
  func expectAllCode(file: String = #filePath, location: SourceLocation = #_sourceLocation) throws {
    record(try mistakesOfAllCode(in: file), at: location)
  }

  /// Expects that the code in the table columns "Here" is part of the documents' code.
  func expectTables(location: SourceLocation = #_sourceLocation) throws {
    let lines = try shown().blocks.joined().map(\.code)
    for snippet in try documents.flatMap({ try DocumentTables(in: $0).snippets }) {
      #expect(lines.contains { $0.contains(snippet) }, "\(snippet) is nowhere in the code.", sourceLocation: location)
    }
  }

  // MARK: - Mistakes

  private func record(_ mistakes: [Mistake], at location: SourceLocation) {
    for mistake in mistakes { Issue.record("\(mistake)", sourceLocation: location) }
  }

  enum Mistake: Equatable, CustomStringConvertible {
    case noCode
    case printed([Substring], promised: [Substring])
    case notInTheDocument
    case blocks(shown: Int, run: Int)
    case otherCode(shown: [DocumentCode.Line], run: [DocumentCode.Line])

    var description: String {
      switch self {
      case .noCode: "There is no code above."
      case .printed(let words, let promised): "It prints \(words), where the document says \(promised)."
      case .notInTheDocument: "The code is not in the document."
      case .blocks(let shown, let run): "The document shows \(shown) blocks, and \(run) are run."
      case .otherCode(let shown, let run): "The document shows \(shown), and \(run) is run."
      }
    }
  }

  /// Returns the mistakes of the code right above a line, after it has run.
  func mistakesOfCode(in file: String, above line: Int) throws -> [Mistake] {
    let code = try DocumentCode.run(in: file, above: line)
    guard let block = code.blocks.first else { return [.noCode] }
    let (words, promised) = (words(printed), words(code.promises))
    return (words == promised ? [] : [.printed(words, promised: promised)])
      + (try shown().blocks.contains(block) ? [] : [.notInTheDocument])
  }

  /// Returns the differences between the code in the tests of a file and the code of the documents.
  func mistakesOfAllCode(in file: String) throws -> [Mistake] {
    let shown = try shown().blocks, run = try DocumentCode.run(in: file).blocks
    return (shown.count == run.count ? [] : [.blocks(shown: shown.count, run: run.count)])
      + zip(shown, run).filter { $0 != $1 }.map { .otherCode(shown: $0, run: $1) }
  }

  /// Returns the words of lines, because a document may break a long output into several lines.
  private func words(_ lines: [String]) -> [Substring] { lines.flatMap { $0.split(separator: " ") } }

  private func shown() throws -> DocumentCode {
    DocumentCode(blocks: try documents.flatMap { try DocumentCode.shown(in: $0).blocks })
  }
}
