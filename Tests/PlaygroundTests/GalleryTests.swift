import Bowerbird
import Testing

@testable import PlaygroundScenes
@testable import playground

@Suite("The playground's gallery")
struct GalleryTests {
  private static let kinds = [
    "centered-image", "edges", "size", "locations", "cells", "checkers", "image-title-body", "orientation", "swapping",
    "realigning", "adding", "removing", "tracks", "calculator", "card", "spans", "starts", "flow", "packing", "spacing",
    "scrolling", "conditions", "insets",
    "columns", "rows", "offset", "form", "dashboard", "chat", "mail", "keypad", "holy-grail", "right-to-left",
    "terminal",
    "conflict", "ambiguity", "explanation", "transition",
  ]

  @Test("it has at least 24 scenes, each with a name of its own, and every required kind")
  func scenes() {
    let names = SceneRegistry.scenes.map(\.name)
    #expect(names.count >= 24)
    #expect(Set(names).count == names.count)
    #expect(Set(Self.kinds).subtracting(names).isEmpty)
    let list = Gallery.list(SceneRegistry.scenes).split(separator: "\n")
    #expect(list.count == names.count)
    #expect(zip(list, SceneRegistry.scenes).allSatisfy { $0.hasPrefix($1.name + " ") && $0.hasSuffix($1.title) })
  }

  @Test("every scene has a drawing, and only the scenes about conflicts have any", arguments: SceneRegistry.scenes)
  func drawing(_ scene: Scene) throws {
    let arguments = try Arguments(["--scene", scene.name])
    let lines = Gallery.text(of: arguments).split(separator: "\n")
    #expect(lines[0].hasPrefix("\(scene.name): \(scene.title) ("))
    #expect(lines[1].hasPrefix("┌"))
    let report = try #require(scene.show().report)
    #expect(report.problems.isEmpty)
    #expect(report.conflicts.isEmpty == (scene.name != "conflict"))
  }

  @Test("the same scene gives the same text")
  func deterministic() throws {
    let arguments = try Arguments(["--theme", "dark", "--scene", "dashboard", "--scene", "explanation"])
    #expect(Gallery.text(of: arguments) == Gallery.text(of: arguments))
  }

  @Test("scenes survive all sizes, in all ways of drawing them", arguments: SceneRegistry.scenes)
  func sizes(_ scene: Scene) {
    var showing = scene.show(width: 0, height: 0)
    for (width, height) in [(0.0, 0.0), (1, 1), (0, 500), (500, 0), (7.3, 2.9), (100_000, 90_000)] {
      showing = showing.resized(to: Size(width: width, height: height))
      let size = showing.stage.root.frame.size
      // Cells are whole.
      let expected =
        scene.snapping == nil
        ? Size(width: width, height: height)
        : Size(
          width: width.rounded(), height: height.rounded())
      #expect(size == expected)
      for columns in [2, 17] { #expect(!showing.stage.root.text(columns: columns, colors: .light).isEmpty) }
      #expect(HTMLOutput.page(of: [showing], nil).hasSuffix("</html>\n"))
      #expect(JSONOutput.text(of: [showing]).hasSuffix("]}\n"))
    }
  }

  @Test("a conflict, an ambiguity and an explanation are described in words")
  func reports() throws {
    let remarks = { (name: String) in
      try #require(SceneRegistry.scene(named: name)).show().remarks.joined(separator: "\n")
    }
    #expect(try remarks("conflict").contains("'right'.width == 160"))
    #expect(try remarks("ambiguity").contains("'loose'.leading"))
    #expect(try remarks("explanation").contains("because 'image'.top == 'container'.top + 20"))
  }

  @Test("the overview has one screen, and names every scene and the ways to see more")
  func overview() throws {
    let text = Gallery.overview(of: try Arguments([]))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(text)")
    for scene in SceneRegistry.scenes { #expect(text.contains(scene.name)) }
    for word in ["┌", "--scene mail", "--all", "playground web", "--help"] { #expect(text.contains(word), "\(word)") }
  }
}
