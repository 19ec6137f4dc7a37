import Foundation

/// The code in tables that translate terms of another system: the column "Here".
struct DocumentTables {
  var snippets: [String] = []

  init(in document: String) throws {
    var isTranslating = false
    for line in try String(contentsOfFile: DocumentCode.repositoryFile(document), encoding: .utf8).split(
      separator: "\n")
    {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if !line.hasPrefix("|") {
        isTranslating = false
      } else if cells.last == "Here" {
        isTranslating = true
      } else if isTranslating, let cell = cells.last {
        snippets += cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .compactMap { index, part in index.isMultiple(of: 2) ? nil : String(part) }
      }
    }
  }
}
