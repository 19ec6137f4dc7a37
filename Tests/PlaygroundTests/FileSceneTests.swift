import Bowerbird
import BowerbirdDrawing
import Foundation
import Testing

@testable import PlaygroundScenes
@testable import playground

@Suite("The playground's scenes of files")
struct FileSceneTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Playground/Examples")

  @Test("a file is shown like any other scene, in its own size or in another one")
  func file() throws {
    let path = Self.folder.appendingPathComponent("player.bower").path
    let arguments = try Arguments(["--file", path, "--svg", "player.svg"])
    #expect(arguments.task == .write && arguments.svgPath == "player.svg")
    #expect(arguments.scenes.map(\.name) == ["player"] && arguments.scenes.map(\.title) == [path])
    let showing = try #require(arguments.scenes.first?.show())
    #expect(showing.size == Size(width: 300, height: 400) && showing.remarks.isEmpty)
    // The cover is a square: 400 - 180 high, in the middle of the width.
    #expect(showing.stage.root.children[0].frame == Rect(x: 40, y: 20, width: 220, height: 220))
    let wider = try #require(arguments.scenes.first?.show(width: 500))
    #expect(wider.stage.root.children[0].frame == Rect(x: 140, y: 20, width: 220, height: 220))
    let text = Gallery.text(of: try Arguments(["--file", path, "--columns", "40"]))
    #expect(text.hasPrefix("player: \(path) (300 × 400)\n") && text.contains("cover"))
    #expect(HTMLOutput.page(of: [showing], nil).contains("player, 300 × 400"))
    #expect(showing.stage.root.svg().contains("Moss and feathers"))
  }

  @Test("the code of a scene has one line for each line of its file, on any system", arguments: ["\n", "\r\n", "\r"])
  func codeLines(end: String) throws {
    let text = ["box page {", "  box inner", "}", ""].joined(separator: end)
    let scene = try FileScene.scene(of: Array(text.utf8), named: "page.bower")
    #expect(SceneCode.lines(of: scene) == ["box page {", "  box inner", "}"])
  }

  @Test("requests that a grid cannot fulfil are remarks, with the name of the grid")
  func gridRemarks() throws {
    let text = """
      box page {
        tracks table .tracks(2) { box late .gridStart(column: 5) }
        tracks .tracks(2) { box later .gridStart(column: 5) }
        columns shares { box wide .columns(14) }
        vertical list { box plain .constant(20) }
      }
      """
    let showing = try FileScene.scene(of: Array(text.utf8), named: "page.bower").show()
    #expect(
      showing.remarks == [
        "In 'table': Item 0 ('late') starts beyond the last track; that start was ignored.",
        "In an unnamed box: Item 0 ('later') starts beyond the last track; that start was ignored.",
        "In 'shares': wide begins after 0 columns and covers 14 of them, but there are 12.",
      ])
  }

  @Test("all mistakes of a file are told, with its path, as other tools tell them")
  func mistakes() {
    let text = Array("box a {\n  widht == 3\n  heigth == 4\n}".utf8)
    let complaint = #expect(throws: Complaint.self) { try FileScene.scene(of: text, named: "x/a.bower") }
    #expect(
      complaint?.sentence == """
        'x/a.bower' has 2 mistakes:
        x/a.bower:2:3: found 'widht', expected an anchor such as 'leading'; did you mean 'width'?
        x/a.bower:3:3: found 'heigth', expected an anchor such as 'leading'; did you mean 'height'?
        """)
    #expect(complaint?.advice.isEmpty == true)
    let folder = #expect(throws: Complaint.self) { try FileScene.read(Self.folder.path) }
    #expect(folder?.sentence == "'\(Self.folder.path)' cannot be read: Is a directory.")
  }
}
