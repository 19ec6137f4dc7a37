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
    record(try mistakesOfCode(in: file, above: location.line), at: location)
    printed.removeAll()
  }

  /// Expects that the tests of a file run all code of the documents, and no other.
  func expectAllCode(file: String = #filePath, location: SourceLocation = #_sourceLocation) throws {
    record(try mistakesOfAllCode(in: file), at: location)
  }

  /// Expects that what stands under "Here" in tables is a part of the code.
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

  /// What is wrong with the code right above a line, after it has run.
  func mistakesOfCode(in file: String, above line: Int) throws -> [Mistake] {
    let code = try DocumentCode.run(in: file, above: line)
    guard let block = code.blocks.first else { return [.noCode] }
    let (words, promised) = (words(printed), words(code.promises))
    return (words == promised ? [] : [.printed(words, promised: promised)])
      + (try shown().blocks.contains(block) ? [] : [.notInTheDocument])
  }

  /// Where the code that the tests of a file run is not that of the documents.
  func mistakesOfAllCode(in file: String) throws -> [Mistake] {
    let shown = try shown().blocks, run = try DocumentCode.run(in: file).blocks
    return (shown.count == run.count ? [] : [.blocks(shown: shown.count, run: run.count)])
      + zip(shown, run).filter { $0 != $1 }.map { .otherCode(shown: $0, run: $1) }
  }

  /// A document may break a long line that is printed into several.
  private func words(_ lines: [String]) -> [Substring] { lines.flatMap { $0.split(separator: " ") } }

  private func shown() throws -> DocumentCode {
    DocumentCode(blocks: try documents.flatMap { try DocumentCode.shown(in: $0).blocks })
  }
}
