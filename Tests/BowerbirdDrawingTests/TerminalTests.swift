import BowerbirdDrawing
import BowerbirdLayout
import Testing

/// A hundred points in 21 columns: a column every 5 points, a row every 10.
@Suite("Drawings in characters")
struct TerminalTests {
  @Test("a box has a border, its name in it, and in the middle where it has no children")
  func boxes() {
    let page = page([("child", Rect(x: 25, y: 10, width: 50, height: 20))], height: 40)
    #expect(
      page.text(columns: 21) == """
        ┌ page ─────────────┐
        │    ┌─────────┐    │
        │    │  child  │    │
        │    └─────────┘    │
        └───────────────────┘

        """)
  }

  @Test("the example of the documentation")
  func documented() {
    let card = Box("card")
    let photo = Box("photo")
    card.add(photo)
    photo.constraints { photo in
      photo.leftAnchor == card.leftAnchor + 5
      photo.rightAnchor == card.rightAnchor - 5
      photo.topAnchor == card.topAnchor + 10
      photo.heightAnchor == 20
    }
    card.layout(width: 115, height: 40)
    #expect(
      card.text(columns: 24) == """
        ┌ card ────────────────┐
        │┌────────────────────┐│
        ││       photo        ││
        │└────────────────────┘│
        └──────────────────────┘

        """)
  }

  @Test("edges that coincide are one line, with the joints that belong there")
  func joints() {
    let page = page(
      [("a", Rect(x: 0, y: 20, width: 50, height: 20)), ("b", Rect(x: 50, y: 20, width: 50, height: 20))], height: 40)
    #expect(
      page.text(columns: 21) == """
        ┌ page ─────────────┐
        │                   │
        ├─────────┬─────────┤
        │    a    │    b    │
        └─────────┴─────────┘

        """)
  }

  @Test("a box in front covers the boxes behind it")
  func covering() {
    let page = page(
      [("back", Rect(x: 10, y: 10, width: 50, height: 30)), ("front", Rect(x: 40, y: 20, width: 50, height: 30))],
      height: 60)
    #expect(
      page.text(columns: 21) == """
        ┌ page ─────────────┐
        │ ┌─────────┐       │
        │ │  bac┌───┴─────┐ │
        │ │     │  front  │ │
        │ └─────┤         │ │
        │       └─────────┘ │
        └───────────────────┘

        """)
  }

  @Test("a parent's name stands in the border that it shares with its children, as far as it is free")
  func sharedBorders() {
    let page = page(
      [("a", Rect(x: 0, y: 0, width: 45, height: 20)), ("b", Rect(x: 45, y: 0, width: 55, height: 20))], height: 40)
    #expect(
      page.text(columns: 21) == """
        ┌ page ──┬──────────┐
        │   a    │    b     │
        ├────────┴──────────┤
        │                   │
        └───────────────────┘

        """)
  }

  @Test("names of boxes that begin in the same corner stand side by side, the outer one first")
  func sharedCorners() {
    let page = page([("in", Rect(x: 0, y: 0, width: 80, height: 30))], height: 40)
    let inner = Box("x")
    page.children[0].add(inner)
    inner.constraints { view in
      view.edgesAnchor == page.children[0].edgesAnchor -- 20
    }
    page.layout(width: 100, height: 40)
    #expect(page.text(columns: 31).hasPrefix("┌ page ─ in ────────────┬─────┐\n"))
  }

  @Test("a name goes over joints rather than away, to the bottom rather than into a word, and is shortened last of all")
  func crowdedBorders() {
    let narrow = { (count: Int) in
      (0..<count).map { index in
        let width = 100 / Double(count)
        return ("", Rect(x: Double(index) * width, y: 0, width: width, height: 20))
      }
    }
    #expect(page(narrow(5), height: 40).text(columns: 21).hasPrefix("┌ page ─┬───┬───┬───┐\n"))
    // Labels in front of the upper border leave only the lower one.
    let covered = Box("page")
    let title = Label("A title in the border", font: .cells)
    covered.add(title)
    title.constraints { view in
      view.topAnchor == covered.topAnchor
      view.centerXAnchor == covered.centerXAnchor
    }
    covered.layout(width: 24, height: 8)
    let lines = covered.text(columns: 25).split(separator: "\n")
    #expect(lines.first?.contains("A title in the border") == true)
    #expect(lines.last == "└ page ─────────────────┘")
  }

  @Test("text keeps off the border of its background where it fits beside it")
  func besideBorders() {
    let page = Box("page")
    let ground = Box()
    let text = Label("some words that wrap", font: .monospaced(10))
    page.add([ground, text])
    ground.constraints { $0.edgesAnchor == page.edgesAnchor }
    text.constraints { $0.edgesAnchor == page.edgesAnchor }
    page.layout(width: 120, height: 24)
    let drawing = page.text(columns: 17)
    for line in drawing.split(separator: "\n").dropFirst().dropLast() {
      #expect(line.hasPrefix("│") && line.hasSuffix("│"), "\(drawing)")
    }
    #expect(drawing.contains("some"))
  }

  @Test("names are shortened until they fit, and wide characters take two columns")
  func names() {
    let page = page(
      [
        ("a long name", Rect(x: 0, y: 10, width: 45, height: 20)),
        ("漢字漢字漢字", Rect(x: 55, y: 10, width: 45, height: 20)),
      ], height: 30)
    #expect(
      page.text(columns: 21) == """
        ┌ page ─────────────┐
        ├────────┐ ┌────────┤
        │a long… │ │漢字漢… │
        └────────┴─┴────────┘

        """)
  }

  @Test("a label's lines are written at their places, in a frame if there is room for one")
  func labels() {
    let page = Box("page")
    let label = Label("one\ntwo", font: .proportional(8))
    page.add(label)
    label.constraints { label in
      label.topAnchor == page.topAnchor + 10
      label.leftAnchor == page.leftAnchor + 10
    }
    page.layout(width: 100, height: 40)
    #expect(
      page.text(columns: 21) == """
        ┌ page ─────────────┐
        │ one               │
        │ two               │
        │                   │
        └───────────────────┘

        """)
  }

  @Test("the width is the requested one, within limits", arguments: [-3, 0, 1, 2, 40, 133, 1000, 5000])
  func width(_ columns: Int) {
    let lines = Samples.card().text(columns: columns).split(separator: "\n")
    let widest = lines.map { Int(Font.cells.width(of: String($0))) }.max()
    #expect(widest == min(max(columns, 2), 1000))
  }

  @Test("no line ends in spaces, every line ends in a line break, and the same layout gives the same text")
  func plain() {
    for box in [Samples.image(), Samples.card(), Samples.board(), Samples.dialogue()] {
      let text = box.text(columns: 71)
      #expect(text.hasSuffix("\n"))
      #expect(text.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
      #expect(!text.contains("\u{1B}"))
      #expect(text == box.text(columns: 71))
    }
  }

  @Test("with colors, lines and names have the colors of their depth, and each line ends without")
  func colors() {
    let page = page([], height: 20)
    let line = "\u{1B}[38;2;61;67;79m"
    let name = "\u{1B}[38;2;143;152;168m"
    let edge = String(repeating: "─", count: 19)
    #expect(
      page.text(columns: 21, colors: .dark) == """
        \(line)┌\(edge)┐\u{1B}[0m
        \(line)│       \(name)page        \(line)│\u{1B}[0m
        \(line)└\(edge)┘\u{1B}[0m

        """)
    #expect(page.text(columns: 21, colors: .light) != page.text(columns: 21, colors: .dark))
  }

  @Test("taken without its colors, a colored drawing is the plain one")
  func colorsOnly() {
    let card = Samples.card()
    let colored = card.text(columns: 80, colors: .dark)
    var plain = ""
    for piece in colored.split(separator: "\u{1B}", omittingEmptySubsequences: false) {
      plain += plain.isEmpty && !piece.hasPrefix("[") ? piece : piece.drop { $0 != "m" }.dropFirst()
    }
    #expect(plain == card.text(columns: 80))
  }

  /// A page a hundred wide, with children in frames.
  private func page(_ children: [(name: String, frame: Rect)], height: Double) -> Box {
    let page = Box("page")
    for (name, frame) in children {
      let child = Box(name)
      page.add(child)
      child.constraints { child in
        child.leftAnchor == page.leftAnchor + frame.minX
        child.topAnchor == page.topAnchor + frame.minY
        child.widthAnchor == frame.width
        child.heightAnchor == frame.height
      }
    }
    page.layout(width: 100, height: height)
    return page
  }
}
