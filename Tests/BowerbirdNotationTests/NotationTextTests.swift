import Bowerbird
import BowerbirdNotation
import BowerbirdTestSupport
import Testing

@Suite("The canonical text of documents")
struct NotationTextTests {
  private func canonical(_ statement: String) -> String {
    let text = NotationDocument.parse("box a\n\(statement)").document?.description ?? ""
    return text.hasPrefix("box a\n") ? String(text.dropFirst(6).dropLast()) : text
  }

  @Test(
    "expressions have as few parentheses as possible",
    arguments: [
      ("a.width==((a.height))", "a.width == a.height"),
      ("a.width == (a.height - 10) * 0.8", "a.width == (a.height - 10) * 0.8"),
      ("a.width == a.height - (10 * 0.8)", "a.width == a.height - 10 * 0.8"),
      ("a.width == a.height - (10 - 8)", "a.width == a.height - (10 - 8)"),
      ("a.width == (a.height - 10) - 8", "a.width == a.height - 10 - 8"),
      ("a.width == a.height / (2 * 3)", "a.width == a.height / (2 * 3)"),
      ("a.width == -(-a.height)", "a.width == a.height"), ("a.width == - 5 + a.height", "a.width == -5 + a.height"),
      ("a.width == -(a.height + 3)", "a.width == -(a.height + 3)"),
      ("a.width == a.height - -5", "a.width == a.height - -5"),
      ("a.width == a.height--5", "a.width == a.height -- 5"), ("a.size==(30,-0)", "a.size == (30, 0)"),
      (
        "a.edges <= a.edges ++ ( horizontally : 3,vertically:4 )",
        "a.edges <= a.edges ++ (horizontally: 3, vertically: 4)"
      ),
      ("a.width >= 0.50 @ 250 \"a \\\"b\\\"\"", "a.width >= 0.5 @ low \"a \\\"b\\\"\""),
      ("a.width >= 12 @ required", "a.width >= 12"),
    ])
  func expression(_ text: String, _ expected: String) { #expect(canonical(text) == expected) }

  @Test("lines end as on any system, also behind comments", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) {
    let lines = [
      "size 320 x 200 // a comment", "box a { // another one", "", "width == 3; height == 4", "/* ", " */ box b", "}",
    ]
    let found = NotationDocument.parse(lines.joined(separator: end))
    #expect(found.diagnostics.isEmpty && found.document != nil)
    #expect(found.document == NotationDocument.parse(lines.joined(separator: "\n")).document)
    let wrong = NotationDocument.parse((lines + ["box c", "`d", "\"e"]).joined(separator: end))
    #expect(wrong.diagnostics.map { $0.line } == [8, 9, 10])
  }

  @Test("a priority of one axis leaves the other axis as it is without the trait, as in Swift")
  func priorityOfOneAxis() throws {
    let scene = try #require(
      parsed(
        "box a .resistance(horizontal: required) .hugging(vertical: 400) { label b \"x\" .resistance(vertical: 20) }")
    ).makeScene()
    let root = scene.root, label = try #require(root.children.first as? Box)
    #expect(root.compressionResistance == AxisPriorities(horizontal: .required, vertical: 750))
    #expect(root.contentHugging == AxisPriorities(horizontal: 250, vertical: 400))
    #expect(label.compressionResistance == AxisPriorities(horizontal: 750, vertical: 20))
  }

  @Test("margins are written as in Swift too")
  func swiftMargins() throws {
    let plain = try #require(parsed("vertical a { box b .margin(8); box c .margin(horizontally: 12, vertically: 4) }"))
    #expect(
      parsed("vertical a { box b .margin(EdgeInsets(8)); box c .margin(EdgeInsets(horizontally: 12, vertically: 4)) }")
        == plain)
    #expect(NotationDocument.parse("vertical a { box b .margin(EdgeInsets(8), 9) }").diagnostics.count == 1)
  }

  @Test(
    "numbers are written with the fewest digits that are read as the same number",
    arguments: [
      "0", "1", "0.1", "0.3", "123456789012345", "0.123456789012345", "99999999999999.9", "1.00000000000001",
      "0.0000000001", "0.0000000000000000000001", "3.14159265358979", "2.5", "1000000", "0.000000123456789012345",
    ])
  func number(_ text: String) {
    let isShort = text.count <= 16
    let statement = "a.width == a.height + \(text)"
    if !isShort && NotationDocument.parse("box a\n\(statement)").document == nil { return }
    #expect(canonical(statement) == statement)
    guard case .operation(_, _, .number(let value))? = parsed("box a\n\(statement)")?.constraints.first?.right else {
      return
    }
    #expect(value == Double(text))
  }

  @Test("numbers with random digits are read as Swift reads them, and written so that they are read again")
  func randomNumbers() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("random numbers of the text form, seed \(seed)")
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      let digits = Int64(random.below(1_000_000_000_000_000)), places = Int(random.below(16))
      var text = String(digits)
      if places > 0 {
        text = String(repeating: "0", count: max(0, places + 1 - text.count)) + text
        text.insert(".", at: text.index(text.endIndex, offsetBy: -places))
      }
      guard let first = parsed("box a\na.width == \(text)"), case .number(let value)? = first.constraints.first?.right
      else { continue }
      #expect(value == Double(text), "\(text), seed \(seed)")
      #expect(parsed(first.description) == first, "\(text), seed \(seed)")
    }
  }

  @Test(
    "names of alternatives that cannot stand in backticks are written as texts",
    arguments: ["", "a`b", "a\\nb", "a b"])
  func namesOfAlternatives(name: String) throws {
    let document = try #require(parsed("box a {\n  alternative \"\(name)\" { width == 3 }\n}"))
    let again = try #require(parsed(document.description))
    #expect(again == document && again.description == document.description)
  }

  @Test("items, names and texts")
  func items() throws {
    let text = """
      size 320 x 240.5
      box `main title` {
        box `parent's`
        label `vertical` "A \\"text\\"\\nin two\\tlines \\\\ ü" .font(12)
        box .hidden
        `main title`.width >= `vertical`.width
        alternative `when` when width >= 300 && `vertical`.width >= 3 without `vertical` {
          horizontal { box tab }
        }
        alternative { tab.width == 3 }
      }

      """
    let document = try #require(parsed(text))
    #expect(document == NotationDocument.parse(document.description).document)
    #expect(document.root.name == "main title" && document.root.children.count == 3)
    #expect(document.root.children[1].text == "A \"text\"\nin two\tlines \\ ü")
    #expect(document.root.alternatives.map(\.name) == ["when", nil])
    #expect(document.description.contains("box `main title` {\n  box `parent's`\n  label `vertical` \"A"))
  }

  @Test(
    "every trait is written as it is read",
    arguments: [
      "box a .size(24, 16.5)", "box a .width(24)", "box a .height(16)", "box a .hugging(low)",
      "box a .hugging(horizontal: 251, vertical: high)", "box a .resistance(999.5)", "box a .hidden",
      "box a .direction(rightToLeft)", "label a \"b\" .font(16)", "label a \"b\" .font(monospaced(12))",
      "label a \"b\" .font(cells)", "label a \"b\" .maximumLines(2)", "label a \"b\" .lineHeight(1.25)",
      "label a \"b\" .alignment(justified)", "tracks a .tracks(3)", "tracks a .tracks(50pt)",
      "tracks a .tracks(repeat(4, fit), fit(upTo: 65), minmax(0pt, 40pt), 2.5fr)",
      "tracks a .tracks(autoFill(minmax(120pt, 1fr)))", "tracks a .tracks(autoFit(aligned(50pt, trailing)))",
      "tracks a .tracks(subgrid)", "tracks a .crossTracks(50pt, fit) .implicitTracks(fit)",
      "tracks a .areas(\"a b\", \". b\")", "tracks a .spacing(8)", "tracks a .spacing(10, 5)",
      "tracks a .flow(columns)",
      "tracks a .packing(dense)", "tracks a .contentMode(scroll)", "tracks a .itemsAlignment(topLeading)",
      "tracks a .contentAlignment(fill)", "tracks a .columnDistribution(stretch) .rowDistribution(spaceAround)",
      "wrapping a .along(vertical) .spacing(3) .lineSpacing(4) .lineLimit(2)",
      "wrapping a .alignment(baseline) .distribution(spaceEvenly) .lines(end)",
      "columns a .axis(columns: 8, rows: 12, direction: any) .spacing(4) .insets(top: 1, right: 2)",
      "vertical a {\n  box .auto .minLength(3) .maxLength(4)\n}", "vertical a {\n  box .expanded(2) .canCollapse\n}",
      "vertical a {\n  box .constant(3) .margin(horizontally: 3, vertically: -4)\n}",
      "horizontal a {\n  box .horizontalAlignment(constantRight(3)) .verticalAlignment(autoCenter)\n}",
      "tracks a {\n  box .gridSpan(column: 2, row: 3) .gridStart(row: 1) .gridArea(\"b\") .gridItemAlignment(bottom)\n}",
      "wrapping a {\n  box .grow .shrink(0) .minLength(3) .maxLength(9) .lineAlignment(stretch)\n}",
      "wrapping a {\n  label \"\" .overflowItem(\"+# of # more\")\n  box .overflowItem\n}",
      "columns a {\n  box .columns(0) .rows(3) .offset(columns: 1, rows: 2)\n}",
    ])
  func trait(_ text: String) throws {
    let document = try #require(parsed(text))
    #expect(document.description == text + "\n")
  }
}
