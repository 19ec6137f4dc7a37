import Foundation
import Testing

/// Documents for readers of the source name no file that is not there.
@Suite struct NamedFilesTests {
  @Test(arguments: ["Sources/Bowerbird/Bowerbird.docc/Architecture.md", ".github/CONTRIBUTING.md"])
  func `every named file and folder exists`(document: String) throws {
    let text = try String(contentsOfFile: DocumentCode.repositoryFile(document), encoding: .utf8)
    let names = Self.names(in: text)
    #expect(names.count > 10)
    let paths = try Set(FileManager.default.subpathsOfDirectory(atPath: DocumentCode.repositoryFile("Sources")))
    let files = Set(paths.map { URL(fileURLWithPath: $0).lastPathComponent })
    for name in names {
      let exists =
        name.contains("/")
        ? FileManager.default.fileExists(atPath: DocumentCode.repositoryFile(name)) : files.contains(name)
      #expect(exists, "\(document) names \(name), which is not there.")
    }
  }

  @Test func `names are found between backticks`() {
    let text = "See `Sources/A/B.swift` and `C+D.swift`, `.ci/run`, but not `a.b` or `swift test`."
    #expect(Self.names(in: text) == ["Sources/A/B.swift", "C+D.swift", ".ci/run"])
  }

  /// Returns the names of files and folders that a text has between backticks.
  static func names(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { place, part in
      let isName =
        part.hasSuffix(".swift") || ["Sources/", "Tests/", "Playground/", ".ci/"].contains { part.hasPrefix($0) }
      return place % 2 == 1 && isName && !part.contains(" ") ? String(part) : nil
    }
  }
}
