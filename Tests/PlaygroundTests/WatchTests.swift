import Bowerbird
import Testing

@testable import PlaygroundScenes
@testable import playground

@Suite("The playground's watch")
struct WatchTests {
  private typealias Screen = WatchedScene.Screen

  private func watched(_ words: [String], columns: Int = 120, rows: Int = 40) throws -> WatchedScene {
    WatchedScene(try Arguments(words[...]), on: Screen(columns: columns, rows: rows))
  }

  @Test("keys as terminals send them, several at once, and nothing else")
  func keys() {
    let escape = "\u{1B}"
    let cases: [(String, [Key])] = [
      ("", []), ("x", []), ("q", [.quit]), ("\u{3}", [.quit]), (escape, [.quit]), ("\t", [.next]), ("n", [.next]),
      ("p", [.previous]), ("\(escape)[Z", [.previous]), ("r", [.reset]), ("\(escape)[A\(escape)[B", [.up, .down]),
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
    scene.move(to: Screen(columns: 80, rows: 24))
    #expect(scene.screen.columns == 80)
    #expect(scene.lines.count <= 23)
    #expect(scene.help.hasSuffix("q quit"))
  }
}
