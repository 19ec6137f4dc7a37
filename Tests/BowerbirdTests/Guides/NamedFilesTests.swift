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

  @Test(arguments: ["BowerbirdSolver", "BowerbirdLayout", "BowerbirdGrids", "BowerbirdNotation"])
  func `the architecture names every folder of a module`(module: String) throws {
    let document = DocumentCode.repositoryFile("Sources/Bowerbird/Bowerbird.docc/Architecture.md")
    let names = Self.names(in: try String(contentsOfFile: document, encoding: .utf8))
    for folder in try Self.foldersWithSources(of: "Sources/\(module)") {
      // A folder inside a stage belongs to it.
      let stage = folder.split(separator: "/").prefix(3).joined(separator: "/")
      let isNamed = names.contains(folder) || names.contains(stage)
      #expect(isNamed, "The architecture does not name \(folder).")
    }
  }

  /// Returns the folders in a folder that contain sources themselves.
  private static func foldersWithSources(of folder: String) throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: DocumentCode.repositoryFile(folder))
    let sources = paths.filter { $0.hasSuffix(".swift") && $0.contains("/") && !$0.contains(".docc/") }
    return Set(sources.map { "\(folder)/" + $0.split(separator: "/").dropLast().joined(separator: "/") })
  }

  @Test func `names are found between backticks`() {
    let text = "See `Sources/A/B.swift` and `C+D.swift`, `.ci/run`, but not `a.b` or `swift test`."
    #expect(Self.names(in: text) == ["Sources/A/B.swift", "C+D.swift", ".ci/run"])
  }

  /// Returns the names of files and folders that a text has between backticks.
  static func names(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
      let isName =
        part.hasSuffix(".swift") || ["Sources/", "Tests/", "Playground/", ".ci/"].contains { part.hasPrefix($0) }
      return index % 2 == 1 && isName && !part.contains(" ") ? String(part) : nil
    }
  }
}
