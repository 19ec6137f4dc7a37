import Bowerbird
import BowerbirdNotation
import Testing

/// Frames of the examples, computed by hand.
///
/// A line of a font of 128 is 149 high.
@Suite("Frames of the examples of the text form")
struct NotationExampleFrameTests {
  /// The height of a line of text.
  private func line(_ size: Double) -> Double { size * 149 / 128 }

  /// The scene of an example, laid out in a size.
  private func scene(_ name: String, _ width: Double, _ height: Double) throws -> NotationScene {
    let scene = try #require(parsed(NotationExamples.text(name))).makeScene()
    #expect(scene.root.layout(width: width, height: height).conflicts.isEmpty)
    return scene
  }

  // MARK: - Boxes and constraints

  @Test("card, contact and profile")
  func cards() {
    // 320 - 40; 280 * 0.6; 20 + 168 + 12.
    expectFrames(
      NotationExamples.text("card.bower"),
      [
        "image": Rect(x: 20, y: 20, width: 280, height: 168),
        "title": Rect(x: 20, y: 200, width: 280, height: line(18)),
      ])
    expectFrames(
      NotationExamples.text("contact.bower"),
      [
        "avatar": Rect(x: 268, y: 8, width: 44, height: 44), "name": Rect(x: 8, y: 20, width: 252, height: 20),
        "mark": Rect(x: 0, y: 0, width: 4, height: 60),
      ])
    // The picture's middle is the banner's lower edge: 120 - 40. 360 - 16 - 96.
    let about = 168 + line(20) + 4
    expectFrames(
      NotationExamples.text("profile.bower"),
      [
        "picture": Rect(x: 16, y: 80, width: 80, height: 80), "follow": Rect(x: 248, y: 132, width: 96, height: 36),
        "about": Rect(x: 16, y: about, width: 328, height: line(14)),
        "figures": Rect(x: 16, y: about + line(14) + 16, width: 328, height: 56),
      ])
  }

  @Test("a player whose cover is as large as width and height allow")
  func player() throws {
    // 400 - 180 is less than 300 - 40.
    let low = try scene("player.bower", 300, 400)
    #expect(low["cover"]?.frame == Rect(x: 40, y: 20, width: 220, height: 220))
    let progress = 240 + 16 + line(20) + 2 + line(14) + 16
    #expect(low["progress"]?.frame == Rect(x: 20, y: progress, width: 260, height: 4))
    #expect(low["played"]?.frame == Rect(x: 0, y: 0, width: 104, height: 4))
    #expect(low["play"]?.frame == Rect(x: 122, y: progress + 20, width: 56, height: 56))
    #expect(low["previous"]?.frame == Rect(x: 62, y: progress + 30, width: 36, height: 36))
    #expect(low["following"]?.frame == Rect(x: 202, y: progress + 30, width: 36, height: 36))
    let high = try scene("player.bower", 300, 600)
    #expect(high["cover"]?.frame == Rect(x: 20, y: 20, width: 260, height: 260))
  }

  @Test("a map with a card at the lower edge")
  func map() throws {
    let map = try scene("map.bower", 360, 480), card = 16 + line(16) + 4 + line(14) + 76
    #expect(map["map"]?.frame == Rect(x: 0, y: 0, width: 360, height: 480))
    #expect(map["search"]?.frame == Rect(x: 16, y: 16, width: 328, height: 44))
    #expect(map["card"]?.frame == Rect(x: 0, y: 480 - card, width: 360, height: card))
    #expect(map["locate"]?.frame == Rect(x: 300, y: 480 - card - 60, width: 44, height: 44))
  }

  // MARK: - Stacks

  @Test("a form to sign in")
  func login() throws {
    let height = line(24) + 60 + 52 + 60 + 12 + line(14)
    let small = try scene("login.bower", 360, 420)
    #expect(small["form"]?.frame == Rect(x: 24, y: (420 - height) / 2, width: 312, height: height))
    #expect(small["account"]?.frame == Rect(x: 0, y: line(24) + 16, width: 312, height: 44))
    #expect(small["password"]?.frame == Rect(x: 0, y: line(24) + 68, width: 312, height: 44))
    #expect(small["signIn"]?.frame == Rect(x: 0, y: line(24) + 128, width: 312, height: 44))
    // At most 320: (500 - 320) / 2.
    let large = try scene("login.bower", 500, 420)
    #expect(large["form"]?.frame.x == 90 && large["form"]?.frame.width == 320)
  }

  @Test("settings, and a board of cards")
  func rows() {
    let heading = 32 + line(24)
    expectFrames(
      NotationExamples.text("settings.bower"),
      [
        "messages": Rect(x: 0, y: heading, width: 360, height: 48),
        "messagesSwitch": Rect(x: 300, y: 11, width: 44, height: 26),
        "nightMode": Rect(x: 0, y: heading + 98, width: 360, height: 48),
      ])
    // (660 - 24) / 3 = 212; the heading's cell is 16 and a line.
    expectFrames(
      NotationExamples.text("kanban.bower"),
      [
        "doing": Rect(x: 224, y: 0, width: 212, height: 320),
        "floor": Rect(x: 8, y: 16 + line(14) + 72, width: 196, height: 48),
      ])
  }

  @Test("the weather")
  func weather() {
    expectFrames(
      NotationExamples.text("weather.bower"),
      [
        "hours": Rect(x: 0, y: 88, width: 360, height: 112), "at16": Rect(x: 180, y: 0, width: 60, height: 112),
        "sky16": Rect(x: 12, y: 16 + line(14), width: 36, height: 112 - 2 * (16 + line(14))),
      ])
  }

  // MARK: - Tracks and lines

  @Test("an editor, a calculator and an order")
  func tracks() throws {
    // 800 - 201; 480 - 36 - 140 - 22 - 3 = 279.
    expectFrames(
      NotationExamples.text("editor.bower"),
      [
        "files": Rect(x: 0, y: 0, width: 200, height: 457), "code": Rect(x: 201, y: 37, width: 599, height: 279),
        "output": Rect(x: 201, y: 317, width: 599, height: 140), "state": Rect(x: 0, y: 458, width: 800, height: 22),
      ])
    // Columns of (248 - 24) / 4 = 56, and rows of (344 - 64 - 40) / 5 = 48.
    expectFrames(
      NotationExamples.text("keypad.bower"),
      [
        "nine": Rect(x: 128, y: 128, width: 56, height: 48),
        "zero": Rect(x: 0, y: 296, width: 120, height: 48), "equals": Rect(x: 192, y: 296, width: 56, height: 48),
      ])
    // The display is at the right, in the middle of its row.
    let display = try #require(try scene("keypad.bower", 248, 344)["display"]?.frame)
    #expect(display.maxX == 248 && display.midY == 32 && display.height == line(32), "\(display)")
    expectFrames(
      NotationExamples.text("checkout.bower"),
      [
        "pay": Rect(x: 16, y: 260, width: 328, height: 44),
        "rule": Rect(x: 0, y: 3 * (line(14) + 8), width: 328, height: 1),
      ])
  }

  @Test("a month, and a dashboard")
  func wholePages() throws {
    // Days are 44 × 44 with gaps of 2. The first is the third of its week; the last one is the fifth, four weeks later.
    let month = try scene("calendar.bower", 320, 254)
    let first = try #require(month["d1"]?.frame), last = try #require(month["d31"]?.frame)
    #expect(first.midX == 92 + 22 && first.midY == 26 + 22, "\(first)")
    #expect(last.midX == 184 + 22 && last.midY == 26 + 184 + 22, "\(last)")
    // (648 - 24) / 3; 360 - 72 - 12.
    let dashboard = try scene("dashboard.bower", 648, 360)
    #expect(dashboard["sales"]?.frame == Rect(x: 220, y: 0, width: 208, height: 72))
    #expect(dashboard["chart"]?.frame == Rect(x: 0, y: 84, width: 428, height: 276))
    #expect(dashboard["orders"]?.frame == Rect(x: 440, y: 84, width: 208, height: 276))
  }

  @Test("columns and lines as there is room")
  func room() throws {
    // (500 + 10) / 130 = 3.9: three columns of (500 - 20) / 3 = 160; two rows of 95.
    expectFrames(
      NotationExamples.text("gallery.bower"),
      [
        "p3": Rect(x: 340, y: 0, width: 160, height: 95), "p5": Rect(x: 170, y: 105, width: 160, height: 95),
      ])
    expectFrames(
      NotationExamples.text("chips.bower"),
      [
        "search": Rect(x: 0, y: 0, width: 150, height: 30), "go": Rect(x: 160, y: 5, width: 40, height: 20),
        "note": Rect(x: 0, y: 40, width: 150, height: 20),
      ])
    // (720 + 12) / 212 = 3.4: three columns of (720 - 24) / 3; (430 + 12) / 212 = 2.1: two columns of (430 - 12) / 2.
    let wide = try scene("pricing.bower", 720, 260), narrow = try scene("pricing.bower", 430, 532)
    #expect(wide["pro"]?.frame == Rect(x: 244, y: 0, width: 232, height: 260))
    #expect(wide["choosePro"]?.frame == Rect(x: 12, y: 208, width: 208, height: 44))
    #expect(narrow["pro"]?.frame == Rect(x: 221, y: 0, width: 209, height: 260))
    #expect(narrow["team"]?.frame == Rect(x: 0, y: 272, width: 209, height: 260))
  }

  // MARK: - Alternatives

  @Test("parts that go away, or below each other, where there is less room")
  func parts() throws {
    let wide = try scene("sidebar.bower", 800, 600), narrow = try scene("sidebar.bower", 699, 600)
    #expect(wide["sidebar"]?.frame.width == 240 && wide["list"]?.frame.width == 560)
    #expect(narrow["sidebar"]?.isLeftOut == true && narrow["list"]?.frame.width == 699)

    let beside = try scene("product.bower", 640, 360), above = try scene("product.bower", 400, 600)
    #expect(beside["picture"]?.frame == Rect(x: 0, y: 0, width: 320, height: 360))
    #expect(beside["details"]?.frame == Rect(x: 320, y: 0, width: 320, height: 360))
    #expect(above["picture"]?.frame == Rect(x: 0, y: 0, width: 400, height: 200))
    #expect(above["details"]?.frame == Rect(x: 0, y: 200, width: 400, height: 400))

    // 800 - 24 - 200 - 24 - 24 = 528.
    let article = try scene("article.bower", 800, 400), small = try scene("article.bower", 600, 400)
    let top = 24 + line(24) + 12
    #expect(article["text"]?.frame.x == 24 && article["text"]?.frame.width == 528 && article["text"]?.frame.y == top)
    #expect(article["notes"]?.frame.x == 576 && article["notes"]?.frame.y == top)
    #expect(small["text"]?.frame.width == 552 && small["notes"]?.frame.x == 24)
    #expect(small["notes"]?.frame.y == (small["text"]?.frame.maxY ?? 0) + 24)
  }

  @Test("buttons and tools")
  func buttons() throws {
    let row = try scene("buttons.bower", 400, 200), column = try scene("buttons.bower", 370, 200)
    #expect(row["cancel"]?.frame.x == 260 && row["cancel"]?.frame.y == 0)
    #expect(column["cancel"]?.frame.x == 0 && column["cancel"]?.frame.y == 88)
    #expect(column.root.takenAlternative == "column")

    // The dialog is 360 - 48 = 312 wide, or 240 - 48 = 192.
    let wide = try scene("alert.bower", 360, 240), narrow = try scene("alert.bower", 240, 240)
    #expect(wide["dialog"]?.frame.x == 24 && wide["dialog"]?.frame.width == 312)
    #expect(wide.root.takenAlternative == "row" && narrow.root.takenAlternative == "column")
    let texts = 16 + line(18) + 4 + line(14) + 12
    #expect(wide["dialog"]?.frame.height == texts + 44 && narrow["dialog"]?.frame.height == texts + 88)
    #expect(wide["delete"]?.frame == Rect(x: 156, y: texts, width: 156, height: 44))
    #expect(narrow["delete"]?.frame == Rect(x: 0, y: texts + 44, width: 192, height: 44))
    #expect(wide["dialog"]?.frame.y == (240 - texts - 44) / 2)

    let full = try scene("toolbar.bower", 240, 32), some = try scene("toolbar.bower", 200, 32)
    #expect(full["find"]?.frame.x == 180 && full["menu"]?.isLeftOut == true)
    #expect(some["menu"]?.frame.x == 120 && some["paste"]?.isLeftOut == true)
    let bare = try scene("toolbar.bower", 100, 32)
    #expect(bare["menu"]?.frame.x == 0 && bare["cut"]?.isLeftOut == true)
  }
}
