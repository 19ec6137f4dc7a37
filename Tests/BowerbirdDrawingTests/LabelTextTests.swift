import BowerbirdDrawing
import BowerbirdLayout
import Testing

/// A hundred points in 21 columns: a column every 5 points, a row every 10.
@Suite("Texts of labels in characters")
struct LabelTextTests {
  private let page = Box("page")

  @Test("a text without a row of its own stands in a gap of the line, which is not broken otherwise")
  func inALine() {
    add(Label("one", font: .proportional(8)), Rect(x: 0, y: 0, width: 100, height: 9))
    add(Box(), Rect(x: 0, y: 10, width: 100, height: 30))
    #expect(
      drawing() == """
        ┌ page ─────────────┐
        ├ one ──────────────┤
        │                   │
        │                   │
        └───────────────────┘

        """)
  }

  @Test("a text keeps its lines where its characters are wider than the font, and the columns beside it are empty")
  func wholeLines() {
    let page = Box("page"), note = Label("This track takes what the others leave.")
    page.add(note)
    note.constraints {
      note.leadingAnchor == page.leadingAnchor + 10
      note.topAnchor == page.topAnchor + 20
    }
    page.layout(width: 400, height: 100)
    #expect(note.lines.count == 1)
    #expect(page.text(columns: 50).contains("│This track takes what the others leave.         │"))
  }

  @Test("a text is written in a row between lines if there is one, not on the line above")
  func betweenLines() {
    add(Label("one", font: .proportional(8)), Rect(x: 0, y: 0, width: 100, height: 16))
    add(Box(), Rect(x: 0, y: 20, width: 100, height: 20))
    #expect(
      drawing() == """
        ┌ page ─────────────┐
        │one                │
        ├───────────────────┤
        │                   │
        └───────────────────┘

        """)
  }

  @Test("the edges over which a text goes are marked")
  func overflow() {
    add(Label("A", font: .proportional(16)), Rect(x: 20, y: 10, width: 5, height: 20))
    let lines = drawing().split(separator: "\n").map { Array($0) }
    // An A of 16 is 11 wide; the right edge is at 25, in column 5, and the middle of the frame at 20, in row 2.
    #expect(lines[2][5] == "▸", "\(drawing())")
    #expect(!drawing().contains("◂") && !drawing().contains("▴") && !drawing().contains("▾"))
  }

  @Test("a text wider than its place leaves the lines beside it whole")
  func narrow() {
    add(Box(), Rect(x: 0, y: 0, width: 45, height: 60))
    add(Box(), Rect(x: 60, y: 0, width: 40, height: 60))
    add(Label("very wide", font: .proportional(8)), Rect(x: 45, y: 10, width: 15, height: 40))
    // Columns 9 and 12 are lines; so "very" and "wide" are broken into pairs of letters.
    #expect(
      drawing(height: 60) == """
        ┌ page ──┬──┬───────┐
        │        │ve│       │
        │        │ry│       │
        │        │wi│       │
        │        │de│       │
        │        │  │       │
        └────────┴──┴───────┘

        """)
  }

  @Test("a text wider than its place takes what is free beside it")
  func widened() {
    add(Label("first", font: .proportional(6)), Rect(x: 20, y: 20, width: 15, height: 10))
    #expect(drawing(height: 60).contains("│   first"))
  }

  @Test("a text behind a box is not seen")
  func covered() {
    add(Label("hidden", font: .proportional(8)), Rect(x: 20, y: 20, width: 40, height: 10))
    add(Box(), Rect(x: 0, y: 10, width: 100, height: 40))
    #expect(!drawing(height: 60).contains("hidden"))
  }

  @Test("a wide character that loses a half to a box goes, and no line becomes longer")
  func halves() {
    add(Box("漢字漢字"), Rect(x: 10, y: 10, width: 50, height: 30))
    add(Box("front"), Rect(x: 40, y: 20, width: 50, height: 30))
    #expect(
      drawing(height: 60) == """
        ┌ page ─────────────┐
        │ ┌─────────┐       │
        │ │漢字 ┌───┴─────┐ │
        │ │     │  front  │ │
        │ └─────┤         │ │
        │       └─────────┘ │
        └───────────────────┘

        """)
  }

  @Test(
    "names with control characters do not affect the terminal, and keep to their boxes",
    arguments: [
      "\u{1B}[31mred", "bell\u{7}", "a\r\nb", "b\tc", "\u{9B}31m", "👩‍👩‍👧‍👦 family", "🇩🇪🇫🇷", "e\u{301}\u{301}\u{301}",
      "\u{202E}back", "ﷺ", "नमस्ते",
      "\u{0}",
    ])
  func hostile(_ name: String) {
    add(Box(name), Rect(x: 10, y: 10, width: 80, height: 20))
    add(Label(name, font: .proportional(8)), Rect(x: 10, y: 30, width: 80, height: 20))
    let drawing = drawing(height: 60)
    #expect(!drawing.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    for line in drawing.split(separator: "\n") { #expect(Font.cells.width(of: String(line)) == 21, "\(line)") }
  }

  @Test(
    "enormous sizes are drawn without a trap", arguments: [(1e300, 1e-300), (1e-300, 1e300), (1e308, 1e308), (0, 0)])
  func beyondMeasure(width: Double, height: Double) {
    let root = Box("root")
    let label = Label("text")
    root.add(label)
    label.constraints { $0.edgesAnchor == root.edgesAnchor }
    root.layout(width: width, height: height)
    #expect(!root.text(columns: 10).isEmpty)
  }

  private func add(_ box: Box, _ frame: Rect) {
    page.add(box)
    box.constraints { box in
      box.leftAnchor == page.leftAnchor + frame.minX
      box.topAnchor == page.topAnchor + frame.minY
      box.widthAnchor == frame.width
      box.heightAnchor == frame.height
    }
  }

  private func drawing(height: Double = 40) -> String {
    page.layout(width: 100, height: height)
    return page.text(columns: 21)
  }
}
