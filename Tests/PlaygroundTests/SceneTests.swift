import Bowerbird
import BowerbirdTesting
import PlaygroundScenes
import Testing

/// The frames of scenes, by arithmetic, and properties of all scenes.
@Suite("The playground's scenes")
struct SceneTests {
  private func root(_ name: String) throws -> any LayoutItem {
    try #require(SceneRegistry.scene(named: name)).make().root
  }

  @Test("scenes that have had other sizes look the same as fresh ones", arguments: SceneRegistry.scenes)
  func history(_ scene: Scene) {
    let size = scene.size
    var showing = scene.show()
    for share in [1.3, 0.9, 1] {
      let present = Size(width: (size.width * share).rounded(), height: (size.height * share).rounded())
      showing = showing.resized(to: present)
      let fresh = scene.show(width: present.width, height: present.height)
      for (entry, other) in zip(showing.stage.root.snapshot().entries, fresh.stage.root.snapshot().entries) {
        let pairs = [
          (entry.frame.x, other.frame.x), (entry.frame.y, other.frame.y), (entry.frame.width, other.frame.width),
          (entry.frame.height, other.frame.height),
        ]
        #expect(pairs.allSatisfy { ($0 - $1).magnitude < 1e-6 }, "\(entry.name) at \(share)")
      }
    }
  }

  @Test("an image 20 from the edges")
  func centeredImage() throws {
    // 320 - 2 * 20, and 0.6 of that.
    expectFrames(
      of: try root("centered-image"), in: Size(width: 320, height: 240),
      """
      container   0   0 320 240
        image    20  20 280 168
      """)
  }

  @Test("head, foot and three columns: fixed tracks, and shares of the rest between them")
  func holyGrail() throws {
    // 520 - 90 - 110 - 2 * 6 wide, 320 - 44 - 36 - 2 * 6 high.
    expectFrames(
      of: try root("holy-grail"), in: Size(width: 520, height: 320),
      """
      page    0   0 520 320
        head  0   0 520  44
        menu  0  50  90 228
        text 96  50 308 228
        notes 410 50 110 228
        foot  0 284 520  36
      """)
  }

  @Test("columns inside of insets")
  func insets() throws {
    // 396 - 60 - 12 + 12 is twelve times 28; n columns are n times 28, less a gap of 12.
    expectFrames(
      of: try root("insets"), in: Size(width: 396, height: 120),
      """
      page   0   0 396 120
        4   36  26 100  78
        6  148  26 156  78
        2  316  26  44  78
      """)
  }

  @Test("two views that change places take their cells along, an added cell comes last, a removed one is gone")
  func editing() throws {
    let frames = { (name: String, box: String) in
      let root = try root(name)
      root.layout(width: 420, height: 220)
      return root.snapshot().entries.filter { $0.name == box }.map(\.frame)
    }
    // Each half is 210 wide and has margins of 8.
    let first = Rect(x: 0, y: 0, width: 194, height: 100)
    #expect(try frames("adding", "first") == [first, first])
    #expect(try frames("adding", "third").count == 1)
    #expect(try frames("removing", "first") == [first])
    let second = try frames("swapping", "second")
    #expect(second.map(\.height) == [100, 104], "a constant cell of 100, and 204 less that afterwards")
  }
}
