import Bowerbird
import Foundation

/// The rows of Anchors.md with relations and their results.
struct AnchorTables {
  /// The last cell of each row, by the relation in the first one.
  let results: [String: String]

  init() throws {
    let path = DocumentCode.repositoryFile("Sources/BowerbirdLayout/BowerbirdLayout.docc/Anchors.md")
    var results: [String: String] = [:]
    var subject = ""
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let written = cells.first, let result = cells.last, written.contains(" == ") else { continue }
      var relation = written.trimmingCharacters(in: ["`"])
      // A row that begins with an ellipsis is about the same anchor as the row above.
      if relation.hasPrefix("…") { relation = subject + relation.dropFirst() }
      subject = relation.components(separatedBy: " == ")[0]
      results[relation] = result
    }
    self.results = results
  }

  func rows(about anchor: String) -> Int { results.keys.count { $0.hasPrefix("\(anchor) ") } }

  /// Returns the spellings of a frame in the tables.
  static func forms(of frame: Rect) -> [String] {
    let size = "\(text(frame.width)) × \(text(frame.height))"
    let origin = "(\(text(frame.x)), \(text(frame.y)))"
    return [
      text(frame.width), size, origin, "\(origin) \(size)", "x \(text(frame.x)), width \(text(frame.width))",
      "y \(text(frame.y)), height \(text(frame.height))",
    ]
  }

  private static func text(_ number: Double) -> String {
    let whole = number.rounded()
    let text = (number - whole).magnitude < 1e-9 ? "\(whole)".replacingOccurrences(of: ".0", with: "") : "\(number)"
    return text.replacingOccurrences(of: "-", with: "−")
  }
}
