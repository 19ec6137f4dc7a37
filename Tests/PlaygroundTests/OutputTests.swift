import Bowerbird
import Foundation
import Testing

@testable import PlaygroundScenes
@testable import playground

@Suite("The playground's files")
struct OutputTests {
  private let showings = SceneRegistry.scenes.map { $0.show() }

  @Test("the page has drawings of every scene in eight widths, and needs nothing from elsewhere")
  func page() {
    let page = HTMLOutput.page(of: showings, nil)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.split(separator: "<svg ").count == 8 * showings.count + 1)
    #expect(page.split(separator: "type=\"range\"").count == showings.count + 1)
    for scene in SceneRegistry.scenes { #expect(page.contains(scene.name)) }
    for word in ["<script ", "<link", "<img", "src=", "url(", "@import", "href"] {
      #expect(!page.contains(word), "\(word)")
    }
    // The only addresses are names of languages, which are never fetched.
    let addresses = page.split(separator: "http").count - 1
    #expect(addresses == page.split(separator: "xmlns=\"http://www.w3.org/2000/svg\"").count - 1)
  }

  @Test("the data can be read, and has every frame of every scene")
  func data() throws {
    let scenes = try Self.read(JSONOutput.text(of: showings)).scenes
    #expect(scenes.count == showings.count)
    for (scene, showing) in zip(scenes, showings) {
      #expect(scene.name == showing.scene.name && scene.title == showing.scene.title)
      #expect(scene.width == showing.size.width && scene.height == showing.size.height)
      #expect(scene.remarks == showing.remarks)
      #expect(scene.conflicts == (showing.scene.name == "conflict" ? 1 : 0))
      let entries = showing.stage.root.snapshot().entries
      #expect(scene.boxes.map(\.name) == entries.map(\.name))
      #expect(scene.boxes.map(\.parent) == entries.map(\.parent))
      #expect(scene.boxes.map(\.hidden) == entries.map(\.isHidden))
      #expect(scene.boxes.map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) } == entries.map(\.frame))
    }
  }

  @Test("names with quotation marks and line breaks are written as the language asks for")
  func escaping() throws {
    let name = "a \"b\"\\\n\u{1}é\t漢"
    let scene = Scene(name, "", size: Size(width: 1, height: 1)) { Stage(Box(name)) }
    let read = try Self.read(JSONOutput.text(of: [scene.show()])).scenes
    #expect(read.map(\.name) == [name])
    #expect(read.first?.boxes.map(\.name) == [name])
  }

  @Test("a file that cannot be written is reported with the reason")
  func unwritable() {
    let complaint = #expect(throws: Complaint.self) { try Terminal.write("text", toFile: "/nowhere/at/all.html") }
    #expect(complaint?.sentence == "'/nowhere/at/all.html' cannot be written: No such file or directory.")
  }

  // MARK: - The data as another program reads it

  private struct File: Decodable {
    struct Scene: Decodable {
      let name: String
      let title: String
      let width: Double
      let height: Double
      let conflicts: Int
      let remarks: [String]
      let boxes: [Box]
    }

    struct Box: Decodable {
      let name: String
      let parent: Int?
      let x: Double
      let y: Double
      let width: Double
      let height: Double
      let hidden: Bool
    }

    let scenes: [Scene]
  }

  private static func read(_ text: String) throws -> File { try JSONDecoder().decode(File.self, from: Data(text.utf8)) }
}
