import Bowerbird
import BowerbirdNotation
import Testing

@Suite("Examples of the text form")
struct NotationExampleTests {
  @Test("there are at least twenty")
  func count() { #expect(NotationExamples.names.count >= 20) }

  @Test("each is parsed, and its canonical form is an equal document", arguments: NotationExamples.names)
  func roundTrip(_ name: String) throws {
    let first = try #require(parsed(NotationExamples.text(name)))
    #expect(first.size != nil)
    let second = try #require(parsed(first.description))
    #expect(first == second)
    #expect(first.description == second.description)
  }

  @Test("each is laid out, to the same frames as a fresh scene in every size", arguments: NotationExamples.names)
  func layout(_ name: String) throws {
    let document = try #require(parsed(NotationExamples.text(name)))
    let own = try #require(document.size), edited = document.makeScene()
    for factor in [1, 0.5, 2, 0.25, 1] {
      let size = Size(width: own.width * factor, height: own.height * factor)
      let report = edited.root.layout(size), fresh = document.makeScene()
      fresh.root.layout(size)
      #expect(frames(of: edited.root) == frames(of: fresh.root), "\(size)")
      #expect(report.problems.isEmpty, "\(report)")
      if factor == 1 && name != "conflict.bower" { #expect(report.conflicts.isEmpty, "\(report)") }
    }
  }

  @Test("a conflict names the lines of the text")
  func conflict() throws {
    let document = try #require(parsed(NotationExamples.text("conflict.bower")))
    let report = document.makeScene().root.layout(width: 320, height: 80)
    #expect(report.conflicts.count == 1)
    let text = "\(report)"
    #expect(text.contains("scene:8") && text.contains("scene:9"), "\(text)")
  }

  // The figures are computed by hand from the texts.

  @Test("boxes and constraints")
  func card() {
    // 320 - 40; 280 * 0.6; 20 + 168 + 12.
    expectFrames(NotationExamples.text("card.bower"), ["image": Rect(x: 20, y: 20, width: 280, height: 168)])
    // 64 / 4 = 16; the corner of the avatar is at (88, 28); the middle of 88 and 160 is 124.
    expectFrames(
      NotationExamples.text("badge.bower"),
      [
        "avatar": Rect(x: 24, y: 28, width: 64, height: 64), "badge": Rect(x: 80, y: 20, width: 16, height: 16),
        "picture": Rect(x: 160, y: 16, width: 136, height: 88), "line": Rect(x: 123, y: 24, width: 2, height: 72),
      ])
    expectFrames(
      NotationExamples.text("rightToLeft.bower"),
      [
        "avatar": Rect(x: 268, y: 8, width: 44, height: 44), "name": Rect(x: 8, y: 20, width: 252, height: 20),
        "mark": Rect(x: 0, y: 0, width: 4, height: 60),
      ])
  }

  @Test("stacks")
  func stacks() {
    expectFrames(
      NotationExamples.text("page.bower"),
      [
        "head": Rect(x: 0, y: 0, width: 300, height: 60), "body": Rect(x: 0, y: 60, width: 300, height: 300),
        "foot": Rect(x: 0, y: 360, width: 300, height: 40),
      ])
    // A line of 16 is 18.625 high, the title's cell 30.625; 320 - 120 - 30.625 - 44 = 125.375.
    expectFrames(
      NotationExamples.text("stack.bower"),
      [
        "title": Rect(x: 12, y: 128, width: 216, height: 18.625),
        "text": Rect(x: 0, y: 150.625, width: 240, height: 125.375),
        "share": Rect(x: 120, y: 0, width: 120, height: 44),
      ])
    expectFrames(
      NotationExamples.text("shelf.bower"),
      [
        "sign": Rect(x: 80, y: 10, width: 30, height: 20), "price": Rect(x: 140, y: 70, width: 40, height: 30),
      ])
    expectFrames(
      NotationExamples.text("crowded.bower"),
      [
        "open": Rect(x: 0, y: 100, width: 50, height: 30), "shut": Rect(x: 0, y: 130, width: 50, height: 0),
      ])
  }

  @Test("tracks")
  func tracks() {
    // 354 - 50 - 40 - 3 * 8 = 240: 60 and 180. The rows share 100 - 8.
    expectFrames(
      NotationExamples.text("table.bower"),
      [
        "icon": Rect(x: 0, y: 0, width: 50, height: 46), "title": Rect(x: 58, y: 0, width: 248, height: 46),
        "price": Rect(x: 314, y: 13, width: 40, height: 20), "c": Rect(x: 126, y: 54, width: 180, height: 46),
      ])
    // 460 - 90 - 110 - 12 = 248; 220 - 40 - 32 - 12 = 136.
    expectFrames(
      NotationExamples.text("areas.bower"),
      [
        "head": Rect(x: 0, y: 0, width: 460, height: 40), "text": Rect(x: 96, y: 46, width: 248, height: 136),
        "foot": Rect(x: 0, y: 188, width: 460, height: 32),
      ])
    // (500 + 10) / 130 = 3.9: three columns of (500 - 20) / 3 = 160; two rows of 95.
    expectFrames(
      NotationExamples.text("gallery.bower"),
      [
        "p3": Rect(x: 340, y: 0, width: 160, height: 95), "p5": Rect(x: 170, y: 105, width: 160, height: 95),
      ])
    expectFrames(
      NotationExamples.text("packing.bower"),
      [
        "first": Rect(x: 30, y: 0, width: 30, height: 30), "third": Rect(x: 60, y: 0, width: 30, height: 30),
        "wide": Rect(x: 0, y: 30, width: 90, height: 30), "fixed": Rect(x: 0, y: 0, width: 30, height: 30),
      ])
  }

  @Test("columns and lines")
  func columnsAndLines() {
    // The pitch is (372 + 12) / 12 = 32.
    expectFrames(
      NotationExamples.text("columns.bower"),
      ["menu": Rect(x: 0, y: 0, width: 116, height: 100), "text": Rect(x: 128, y: 0, width: 244, height: 100)])
    expectFrames(NotationExamples.text("board.bower"), ["piece": Rect(x: 80, y: 40, width: 36, height: 36)])
    expectFrames(
      NotationExamples.text("chips.bower"),
      [
        "search": Rect(x: 0, y: 0, width: 150, height: 30), "go": Rect(x: 160, y: 5, width: 40, height: 20),
        "note": Rect(x: 0, y: 40, width: 150, height: 20),
      ])
  }

  @Test("alternatives")
  func alternatives() throws {
    let sidebar = try #require(parsed(NotationExamples.text("sidebar.bower"))?.makeScene())
    sidebar.root.layout(width: 800, height: 600)
    #expect(sidebar["sidebar"]?.frame.width == 240 && sidebar["list"]?.frame.width == 560)
    sidebar.root.layout(width: 699, height: 600)
    #expect(sidebar["sidebar"]?.isLeftOut == true && sidebar["list"]?.frame.width == 699)

    let buttons = try #require(parsed(NotationExamples.text("buttons.bower"))?.makeScene())
    buttons.root.layout(width: 400, height: 200)
    #expect(buttons["cancel"]?.frame.x == 260 && buttons["cancel"]?.frame.y == 0)
    buttons.root.layout(width: 370, height: 200)
    #expect(buttons["cancel"]?.frame.x == 0 && buttons["cancel"]?.frame.y == 88)
    #expect(buttons.root.takenAlternative == "column")

    let bar = try #require(parsed(NotationExamples.text("toolbar.bower"))?.makeScene())
    bar.root.layout(width: 200, height: 32)
    #expect(bar["menu"]?.frame.x == 120 && bar["paste"]?.isLeftOut == true)
    bar.root.layout(width: 240, height: 32)
    #expect(bar["find"]?.frame.x == 180 && bar["menu"]?.isLeftOut == true)
    bar.root.layout(width: 100, height: 32)
    #expect(bar["menu"]?.frame.x == 0 && bar["cut"]?.isLeftOut == true)
  }
}
