import Bowerbird
import Foundation
import PlaygroundPage
import Testing

@testable import BowerbirdPage
@testable import PlaygroundScenes
@testable import WebBuilding
@testable import playground

@Suite("The live page")
struct WebPageTests {
  /// The parts of pages.
  private static let parts = PageBuild.package.appendingPathComponent("Playground/WebBuilding")

  private func part(_ name: String) throws -> String {
    try String(contentsOf: Self.parts.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("an unknown option of `web` is refused")
  func unknownOption() {
    #expect(throws: Complaint.self) { try WebCommand.run(["--outptu", "page.html"]) }
  }

  @Test("the frames in a page are those of a snapshot", arguments: SceneRegistry.scenes.map(\.name))
  func frames(_ name: String) throws {
    let scene = try #require(liveScenes().first { $0.name == name })
    let session = PageSession(scene)
    _ = session.layout(scene.size)
    let entries = session.stage.root.snapshot().entries
    let wanted = entries.flatMap { entry in
      [entry.absoluteFrame.x, entry.absoluteFrame.y, entry.absoluteFrame.width, entry.absoluteFrame.height]
    }
    // A snapshot has no items that an alternative leaves out; the page has them, hidden.
    let present = session.items.indices.filter { !session.items[$0].layoutNode.isAbsent }
    let found = present.flatMap { session.frames[$0 * PageSession.stride..<$0 * PageSession.stride + 4] }
    #expect(found == wanted)
    for (index, item) in session.items.enumerated() where item.isLeftOut {
      #expect(session.frames[index * PageSession.stride + 4] == 1, "\(item.name) is left out")
    }
  }

  @Test("a layout reports changed boxes only if boxes have changed")
  func otherBoxes() {
    let parent = Box("parent")
    let session = PageSession(LiveScene("one", "", size: Size(width: 10, height: 10)) { LiveStage(parent) })
    #expect(session.layout(Size(width: 10, height: 10)) == .boxes)
    #expect(session.layout(Size(width: 20, height: 10)) == [])
    parent.add(Box("child"))
    #expect(session.layout(Size(width: 20, height: 10)) == .boxes)
    #expect(session.items.count == 2)
  }

  @Test("the module exports all functions that the page calls")
  func exports() throws {
    let script = try part("Page/module.js"), exports = try part("Module/Exports.swift") + part("Module/Texts.swift")
    let asked = script.matches(of: /exports\.(\w+)\(/).map { String($0.output.1) }.filter { $0 != "start" }
    #expect(asked.count > 20)
    for name in asked { #expect(exports.contains("@_expose(wasm, \"\(name)\")"), "\(name)") }
  }

  @Test("every part of the page is joined, and none has more than 400 lines")
  func joined() throws {
    let folder = Self.parts.appendingPathComponent("Page")
    let page = try PageText(folder: folder).page(
      title: "A < B", module: "AAAA", sources: ["M/F.swift": "</script>"], texts: [:])
    #expect(page.contains("<title>A &lt; B</title>") && !page.contains("{{"))
    #expect(page.contains("<\\/script>"))
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 401, "\(file.lastPathComponent)")
      if file.pathExtension != "html" { #expect(page.contains(text), "\(file.lastPathComponent)") }
    }
  }

  @Test("the texts of a page are the `.bower` files of a folder, which has some")
  func textFiles() throws {
    let examples = PageBuild.package.appendingPathComponent("Playground/Examples")
    let texts = try PageBuild.texts(in: examples)
    #expect(texts.count > 20 && texts["card.bower"]?.contains("size 320 x 300") == true)
    #expect(texts.keys.allSatisfy { $0.hasSuffix(".bower") })
    #expect(throws: WebComplaint.self) { try PageBuild.texts(in: Self.parts) }
    #expect(throws: WebComplaint.self) { try PageBuild.texts(in: examples.appendingPathComponent("none")) }
  }

  @Test("a page that cannot be written is refused before anything is compiled")
  func outputPaths() {
    for path in ["/no/such/folder/page.html", NSTemporaryDirectory()] {
      var steps: [String] = []
      let build = PageBuild("page", of: PageBuild.libraryModules, in: URL(fileURLWithPath: "/no/such/scratch")) {
        steps.append($0)
      }
      #expect(throws: WebComplaint.self) { try build.write(to: URL(fileURLWithPath: path)) }
      #expect(steps.isEmpty)
    }
  }

  @Test("sizes and mistakes are told as JSON")
  func told() {
    #expect(BowerbirdPage.Page.text(of: Size(width: 320, height: 240.5)) == "{\"width\":320.0,\"height\":240.5}")
    let mistakes = [(line: 3, column: 7, text: "found '\"'")]
    #expect(
      BowerbirdPage.Page.text(ofMistakes: mistakes)
        == "{\"mistakes\":[{\"line\":3,\"column\":7,\"text\":\"found '\\\"'\"}]}")
  }

  @Test("texts are written as JSON that reads as the same")
  func json() throws {
    let text = "\"quoted\" \\ and\na new line: Größe 漢字"
    var json = JSONWriter()
    json.beginArray()
    json.value(text)
    json.value(0.1)
    json.value(.infinity)
    json.endArray()
    let values = try #require(try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [Any])
    #expect(values[0] as? String == text)
    #expect(values[1] as? Double == 0.1)
    #expect(values[2] is NSNull)
  }
}
