import Bowerbird
import BowerbirdTerminal
import Foundation
import Testing

@testable import PlaygroundScenes
@testable import playground

@Suite("The playground's watch")
struct WatchTests {
  private func watched(_ words: [String], columns: Int = 120, rows: Int = 40) throws -> WatchedScene {
    let files = WatchedScene.Files(
      code: { scene in scene.name == "edges" ? nil : (1...60).map { "\(scene.name) line \($0)" } },
      write: { "page of \($0.scene.name), \($0.sizeText)" })
    return WatchedScene(try Arguments(words[...]), on: TerminalSize(columns: columns, rows: rows), files: files)
  }

  @Test("keys as terminals send them, several at once, and nothing else")
  func keys() {
    let escape = "\u{1B}"
    let cases: [(String, [Key])] = [
      ("", []), ("x", []), ("q", [.quit]), ("\u{3}", [.quit]), (escape, [.escape]), ("\t", [.next]), ("n", [.next]),
      ("p", [.previous]), ("\(escape)[Z", [.previous]), ("r", [.reset]), ("cw", [.code, .write]),
      ("07", [.digit(0), .digit(7)]), ("\(escape)[A\(escape)[B", [.up, .down]),
      ("\(escape)OC\(escape)OD", [.right, .left]), ("\(escape)[C\(escape)[C\(escape)[C", [.right, .right, .right]),
      // A page key, a key with a modifier, a click and half a sequence.
      ("\(escape)[5~", []), ("\(escape)[1;5Cn", [.next]), ("\(escape)[", []), ("\(escape)xq", [.quit]),
    ]
    for (text, keys) in cases { #expect(Key.keys(in: Array(text.utf8)) == keys, "\(Array(text.utf8))") }
  }

  @Test("arrows change the size by whole characters: a row is twice as high as a column is wide")
  func arrows() throws {
    var scene = try watched(["--scene", "form"])
    let size = scene.showing.size
    let goesOn = [Key.right, .right, .down].map { scene.take($0) }
    #expect(goesOn == [true, true, true])
    let wider = (scene.showing.size.width - size.width) / 2
    #expect(wider >= 1 && wider == wider.rounded())
    #expect(scene.showing.size.height - size.height == 2 * wider)
    _ = [Key.left, .left, .up].map { scene.take($0) }
    #expect(scene.showing.size == size)
    #expect(!scene.showing.isFirst, "the boxes are the same, solved again")
  }

  @Test("with --watch, the scene has the size of the screen, less what keys take away")
  func wholeScreen() throws {
    var scene = try watched(["--watch", "--scene", "mail", "--scene", "terminal"], columns: 101, rows: 40)
    // The drawing has 101 columns and 36 rows; the last ones contain borders only. A column is 8 points wide.
    #expect(scene.showing.size == Size(width: 800, height: 560) && scene.showing.isFirst)
    _ = [Key.left, .left, .up].map { scene.take($0) }
    #expect(scene.showing.size == Size(width: 784, height: 544))
    scene.move(to: TerminalSize(columns: 81, rows: 30))
    #expect(scene.showing.size == Size(width: 624, height: 384))
    _ = scene.take(.reset)
    #expect(scene.showing.size == Size(width: 640, height: 400))
    _ = scene.take(.next)
    #expect(scene.showing.size == Size(width: 80, height: 25), "a cell is a character")
    let fixed = try watched(["--watch", "--scene", "mail", "--width", "600"])
    #expect(fixed.showing.size == Size(width: 600, height: 620))
  }

  @Test("cells change one by one")
  func cells() throws {
    var scene = try watched(["--scene", "terminal"])
    _ = [Key.left, .up].map { scene.take($0) }
    #expect(scene.showing.size == Size(width: 71, height: 19))
  }

  @Test("the size stays on the screen, and above 0")
  func limits() throws {
    var scene = try watched(["--scene", "chat"], columns: 60, rows: 20)
    for _ in 0..<100 { _ = [Key.right, .down].map { scene.take($0) } }
    #expect(scene.lines.count <= 19)
    #expect(scene.lines.allSatisfy { Font.cells.width(of: $0) <= 60 })
    for _ in 0..<400 { _ = [Key.left, .up].map { scene.take($0) } }
    #expect(scene.showing.size == Size(width: 1, height: 1))
    #expect(scene.lines.count > 2)
  }

  @Test("scenes come round in both directions, and start again each time")
  func scenes() throws {
    var scene = try watched(["--scene", "form", "--scene", "chat"])
    #expect(scene.lines[0].hasPrefix("form: "))
    _ = scene.take(.previous)
    #expect(scene.lines[0].hasPrefix("chat: "))
    _ = scene.take(.right)
    #expect(scene.lines[1].contains("solved again in"))
    _ = scene.take(.reset)
    #expect(scene.showing.size == Size(width: 340, height: 330))
    #expect(scene.lines[1].contains("   solved in"))
    _ = scene.take(.next)
    #expect(scene.lines[0].hasPrefix("form: "))
    let goesOn = scene.take(.quit)
    #expect(!goesOn)
  }

  @Test("a screen of any size works", arguments: [(1, 1), (10, 5), (500, 200)])
  func screens(_ columns: Int, _ rows: Int) throws {
    var scene = try watched([], columns: columns, rows: rows)
    for _ in SceneRegistry.scenes {
      #expect(scene.lines.count <= max(rows - 1, 0))
      _ = scene.take(.next)
    }
    scene.move(to: TerminalSize(columns: 80, rows: 24))
    #expect(scene.screen.columns == 80)
    #expect(scene.lines.count <= 23)
    #expect(scene.help.hasSuffix("q quit"))
  }

  @Test("numbers choose scenes, also those of several digits")
  func numbers() throws {
    let names = SceneRegistry.scenes.map(\.name)
    #expect(names.count > 20 && names.count < 100)
    var scene = try watched([])
    let typed = { (text: String) -> String in
      for key in Key.keys(in: Array(text.utf8)) { _ = scene.take(key) }
      return scene.showing.scene.name
    }
    #expect(typed("3") == names[2])
    // 31 is a scene, 312 is none: the 2 begins a new number.
    #expect(typed("1") == names[30] && typed("2") == names[1])
    // Another key ends a number.
    #expect(typed("r1") == names[0] && typed("r2") == names[1] && typed("r12") == names[11])
    // 0 is no scene, and a later number is.
    #expect(typed("r0") == names[11] && typed("4") == names[3])
    #expect(scene.lines[1].hasPrefix("4 of \(names.count)   "))
  }

  @Test("c shows the code, which arrows scroll, and c again the drawing")
  func code() throws {
    var scene = try watched(["--scene", "form", "--scene", "edges"], rows: 24)
    let drawing = scene.lines, size = scene.showing.size
    _ = scene.take(.code)
    #expect(scene.lines[2] == "form line 1" && scene.lines.count == 23)
    _ = [Key.down, .down, .up].map { scene.take($0) }
    #expect(scene.lines[2] == "form line 2" && scene.showing.size == size)
    for _ in 0..<100 { _ = scene.take(.down) }
    #expect(scene.lines.contains("form line 60"))
    for _ in 0..<100 { _ = scene.take(.up) }
    #expect(scene.lines[2] == "form line 1")
    let goesOn = scene.take(.escape)
    #expect(goesOn && scene.lines == drawing, "Escape goes back to the drawing")
    _ = scene.take(.code)
    _ = scene.take(.next)
    #expect(scene.lines[2] == "The code of this scene is not on this machine.")
    _ = [Key.next, .code].map { scene.take($0) }
    #expect(scene.lines.dropFirst(2) == drawing.dropFirst(2))
  }

  @Test("w writes the page of the scene in its present size, and names it until the next key")
  func write() throws {
    var scene = try watched(["--scene", "terminal"])
    _ = [Key.left, .write].map { scene.take($0) }
    #expect(scene.lines[1] == "page of terminal, 71 × 20")
    _ = scene.take(.right)
    #expect(scene.lines[1].hasPrefix("72 × 20   solved again in"))
  }

  @Test("a page gets a name that no file has")
  func unusedNames() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for expected in ["card.html", "card-2.html", "card-3.html"] {
      let name = Watch.unusedName("card", in: folder.path)
      #expect(name == expected)
      try Data().write(to: folder.appendingPathComponent(name))
    }
    #expect(Watch.unusedName("chat", in: folder.path) == "chat.html")
  }

  @Test("the code of every scene is found, from its doc comment to the end of its declaration")
  func codes() throws {
    for scene in SceneRegistry.scenes {
      let lines = try #require(SceneCode.lines(of: scene), "\(scene.name)")
      #expect(lines.first?.hasPrefix("///") == true, "\(scene.name)")
      #expect(lines.contains { $0.contains("Scene(") } && lines.last == "}" || lines.last == ")", "\(scene.name)")
    }
    let text = "size 3 x 4\nbox a\n"
    let scene = try FileScene.scene(of: Array(text.utf8), named: "a.bower")
    #expect(SceneCode.lines(of: scene) == ["size 3 x 4", "box a"])
  }
}
