import Foundation
import Testing

/// No document of the package shows Swift code that no test runs.
@Suite struct EveryDocumentTests {
  @Test func `every document with code has a suite`() throws {
    let tests = try files(in: "Tests/BowerbirdTests", endingIn: ".swift").map { try text(of: $0) }.joined()
    let documents = try ["README.md"] + files(in: "Sources", endingIn: ".md")
    let shown = try documents.filter { try text(of: $0).contains("```swift") }
    #expect(shown.count >= 17)
    for document in shown { #expect(tests.contains("TestedDocument(\"\(document)\")"), "No test runs \(document).") }
  }

  /// Paths from the package's folder.
  private func files(in folder: String, endingIn ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: DocumentCode.repositoryFile(folder))
      .filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOfFile: DocumentCode.repositoryFile(path), encoding: .utf8)
  }
}
