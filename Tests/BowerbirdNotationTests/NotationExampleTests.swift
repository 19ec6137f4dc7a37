import Bowerbird
import BowerbirdNotation
import Testing

@Suite("Examples of the text form")
struct NotationExampleTests {
  @Test("there are at least twenty")
  func count() { #expect(NotationExamples.names.count >= 20) }

  @Test("each begins with a sentence about itself", arguments: NotationExamples.names)
  func sentence(_ name: String) {
    let first = NotationExamples.text(name).prefix { $0 != "\n" }
    #expect(first.hasPrefix("// ") && first.hasSuffix("."), "\(first)")
  }

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
      if factor == 1 { #expect(report.conflicts.isEmpty, "\(report)") }
    }
  }

  @Test("each determines all of its frames", arguments: NotationExamples.names)
  func ambiguities(_ name: String) throws {
    let scene = try #require(parsed(NotationExamples.text(name))).makeScene()
    scene.root.layout(try #require(scene.size))
    #expect(scene.root.ambiguities().isEmpty, "\(scene.root.ambiguities())")
  }
}
