import Bowerbird
import Testing

/// Runs the code of WrappingGrids.md.
@Suite struct WrappingGridsTests {
  private let document = TestedDocument("Sources/BowerbirdGrids/BowerbirdGrids.docc/WrappingGrids.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `tags`() throws {
    // The document's code begins
    let names = ["blue", "feathers", "shells", "a bower of twigs", "moss"]
    let tags = Grid.wrapping(spacing: 8, lineSpacing: 4) {
      for name in names { Label(name, font: .cells) }
    }
    tags.layout(width: 30, height: 20)
    print(tags.wrappedLines.map(\.count))  // [2, 2, 1]
    print(tags.items[1].frame.x, tags.items[2].frame.y)  // 12.0 5.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `what items say`() throws {
    // The document's code begins
    let search = Box("search"), go = Box("go"), note = Box("note")
    search.intrinsicSize = Size(width: 80, height: 30)
    go.intrinsicSize = Size(width: 40, height: 20)
    note.intrinsicSize = Size(width: 120, height: 20)
    let bar = Grid.wrapping(spacing: 10, alignment: .center) {
      search.grow()
      go
      note.grow().maxLength(150)
    }
    bar.layout(width: 200, height: 100)
    print(search.frame)  // (x 0, y 0, 150 × 30)
    print(go.frame)  // (x 160, y 5, 40 × 20)
    print(note.frame)  // (x 0, y 40, 150 × 20)
    // and ends
    try document.expectPrinted()
  }

  @Test func `overflow`() throws {
    // The document's code begins
    let chips = (1...6).map { Box("\($0)") }
    for chip in chips { chip.intrinsicSize = Size(width: 60, height: 20) }
    let row = Grid.wrapping(spacing: 5, lineLimit: 1) { chips }
    row.layout(width: 200, height: 20)
    print("+\(row.overflow.count) more")  // +3 more
    // and ends
    try document.expectPrinted()
  }

  @Test func `an item for the overflow`() throws {
    // The document's code begins
    let words = ["blue", "feathers", "shells", "moss"].map { Label($0, font: .cells) }
    let more = Label("", font: .cells).overflowItem { "+\($0) more" }
    let shown = Grid.wrapping(spacing: 1, lineLimit: 1) {
      words
      more
    }
    shown.layout(width: 24, height: 1)
    print(more.text, more.frame.x, words[2].isLeftOut)  // +2 more 14.0 true
    // and ends
    try document.expectPrinted()
  }

  @Test func `in a stack`() throws {
    // The document's code begins
    let words = (1...5).map { Box("\($0)") }, rest = Box("rest")
    for word in words { word.intrinsicSize = Size(width: 50, height: 10) }
    let flow = Grid.wrapping(spacing: 10) { words }
    let page = Grid.vertical {
      flow.auto()
      rest.expanded()
    }
    page.layout(width: 180, height: 100)
    print(flow.fittingSize().width)  // 290.0
    print(flow.frame.height)  // 30.0
    print(rest.frame.y)  // 30.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `constraints of your own`() throws {
    // The document's code begins
    let guide = Box("guide"), label = Box("label"), chip = Box("chip"), page = Box("page")
    label.intrinsicSize = Size(width: 40, height: 10)
    chip.intrinsicSize = Size(width: 50, height: 10)
    let tag = Grid.horizontal { label.auto() }, line = Grid.wrapping(spacing: 10) { [tag, chip] }
    page.add([line, guide])
    line.constraints { $0.edgesAnchor == page.edgesAnchor }
    guide.constraints { $0.widthAnchor == 90 }
    label.constraints { $0.widthAnchor == guide.widthAnchor --! .priority(900) }
    page.layout(width: 100, height: 40)
    print(line.wrappedLines.count, tag.frame.width, label.frame.width)  // 1 40.0 90.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
