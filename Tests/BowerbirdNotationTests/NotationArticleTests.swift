import Bowerbird
import Foundation
import Testing

@testable import BowerbirdNotation

/// The article about the text form: its examples, tables and messages are true.
@Suite("The article about the text form")
struct NotationArticleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/BowerbirdNotation/BowerbirdNotation.docc")

  private static func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  /// Returns the rows of the tables below a heading, as far as the next heading, each with its cells.
  private static func rows(below heading: String) -> [[String]] {
    var rows: [[String]] = [], isBelow = false
    for line in text("TextForm.md").split(separator: "\n") {
      if line.hasPrefix("#") { isBelow = line.drop { $0 == "#" }.dropFirst() == heading }
      guard isBelow, line.hasPrefix("|"), !line.hasPrefix("|---") else { continue }
      rows.append(line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) })
    }
    return Array(rows.dropFirst())
  }

  /// Returns what a cell has between backticks.
  private static func code(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, part in index % 2 == 1 ? String(part) : nil }
  }

  @Test("every example is a scene", arguments: ["TextForm.md", "BowerbirdNotation.md"])
  func examples(_ name: String) {
    let parts = Self.text(name).components(separatedBy: "```bower\n").dropFirst()
    #expect(parts.count >= (name == "TextForm.md" ? 7 : 1))
    for part in parts {
      let text = part.components(separatedBy: "```")[0]
      guard let scene = parsed(text)?.makeScene() else { continue }
      let report = scene.root.layout(scene.size ?? Size(width: 320, height: 480))
      #expect(report.conflicts.isEmpty && report.problems.isEmpty, "\(report)")
    }
  }

  @Test(
    "every trait of a table is read",
    arguments: [
      ("Traits of any item", "box a .", ""), ("Traits of labels", "label a \"b\" .", ""),
      ("Traits of items in `vertical` and `horizontal`", "vertical a {\n  box .", "\n}"),
      ("Traits of items in `tracks`", "tracks a {\n  box .", "\n}"),
      ("Traits of items in `wrapping`", "wrapping a {\n  box .", "\n}"),
      ("Traits of items in `columns`", "columns a {\n  box .", "\n}"), ("Traits of `tracks`", "tracks a .", ""),
      ("Traits of `wrapping`", "wrapping a .", ""), ("Traits of `columns`", "columns a .", ""),
    ])
  func traits(_ heading: String, _ begin: String, _ end: String) {
    let rows = Self.rows(below: heading)
    #expect(rows.count >= 3)
    for trait in rows.flatMap({ Self.code($0[0]) }) {
      let document = parsed(begin + trait + end)
      #expect(document?.description.contains(trait.prefix { $0 != "(" }) == true, "\(trait)")
    }
  }

  @Test("the tables have every trait of every kind of item")
  func everyTrait() {
    let scopes: [(String, TraitMeaning)] = [
      ("Traits of any item", .any), ("Traits of labels", .label),
      ("Traits of items in `vertical` and `horizontal`", .cell), ("Traits of items in `tracks`", .trackItem),
      ("Traits of items in `wrapping`", .lineItem), ("Traits of items in `columns`", .columnItem),
      ("Traits of `tracks`", .tracks), ("Traits of `wrapping`", .lines), ("Traits of `columns`", .columns),
    ]
    for (heading, meaning) in scopes {
      let listed = Set(Self.rows(below: heading).map { String(Self.code($0[0])[0].prefix { $0 != "(" }) })
      // A label takes 'lines' too, as another word for 'maximumLines'.
      let known = TraitName.allCases.filter { $0.meanings.contains(meaning) && !($0 == .lines && meaning == .label) }
      #expect(listed == Set(known.map(\.rawValue)), "\(heading)")
    }
  }

  @Test("every track of the table is read")
  func tracks() {
    let rows = Self.rows(below: "Tracks")
    #expect(rows.count == 9)
    for track in rows.flatMap({ Self.code($0[0]) }) { _ = parsed("tracks a .tracks(\(track), 7pt)") }
  }

  @Test("every anchor belongs to one row of the table")
  func anchors() {
    let listed = Self.rows(below: "Constraints").flatMap { Self.code($0[0]) }
    #expect(Set(listed).count == listed.count)
    for anchor in NotationAnchor.allCases where anchor.kind != .point {
      #expect(listed.contains(anchor.rawValue), "\(anchor)")
    }
    for name in listed { #expect(NotationAnchor(rawValue: name) != nil, "\(name)") }
  }

  @Test("mistakes have the messages of the table")
  func mistakes() {
    let rows = Self.rows(below: "Mistakes")
    #expect(rows.count >= 5)
    for row in rows {
      let found = NotationDocument.parse(Self.code(row[0])[0]).diagnostics.map(\.description)
      #expect(found == [Self.code(row[1]).joined(separator: "`")])
    }
  }

  @Test("canonical forms are those of the table, except for line ends")
  func canonicalForms() throws {
    let rows = Self.rows(below: "The round trip")
    #expect(rows.count >= 4)
    for row in rows {
      let document = try #require(parsed(Self.code(row[0])[0]))
      let words = document.description.split { $0 == " " || $0 == "\n" }
      #expect(words.joined(separator: " ") == Self.code(row[1])[0])
      #expect(parsed(document.description) == document)
    }
  }

  @Test("the limits are those of the article")
  func limits() {
    let text = Self.text("TextForm.md")
    for limit in ["at most \(Parser.mostDepth) deep", "at most \(Parser.mostDiagnostics) mistakes"] {
      #expect(text.contains(limit))
    }
  }
}
