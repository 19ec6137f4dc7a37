import Bowerbird
import BowerbirdNotation
import Testing

/// The code of the overview of the text form runs here, word for word.
@Suite struct NotationOverviewTests {
  private let document = TestedDocument("Sources/BowerbirdNotation/BowerbirdNotation.docc/BowerbirdNotation.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `a scene of a text`() throws {
    // The document's code begins
    let text = """
      size 320 x 240
      box card {
        box image { edges == card.edges -- 20 }
      }
      """
    switch NotationDocument.parse(text) {
    case .document(let document):
      let scene = document.makeScene()
      scene.root.layout(scene.size ?? Size(width: 320, height: 480))
      print(scene["image"]?.frame ?? .zero)  // (x 20, y 20, 280 × 200)
    case .diagnostics(let diagnostics):
      for diagnostic in diagnostics { print(diagnostic) }
    }
    // and ends
    try document.expectPrinted()
  }

  @Test func `a mistake in a text`() throws {
    // The document's code begins
    for mistake in NotationDocument.parse("box a { heigth == 20 }").diagnostics { print(mistake) }
    // 1:9: found 'heigth', expected an anchor such as 'leading'; did you mean 'height'?
    // and ends
    try document.expectPrinted()
  }

  @Test func `a result that is read without a switch`() throws {
    // The document's code begins
    let text = """
      box card {
        box image {
          top == card.top + 20
          centerX == card.centerX
          width == card.width -- 20
          height == width * 0.6
        }
      }
      """
    let scene = NotationDocument.parse(text).document?.makeScene()
    scene?.root.layout(width: 320, height: 480)
    print(scene?["image"]?.frame ?? .zero)  // (x 20, y 20, 280 × 168)
    print(NotationDocument.parse("box card { widht == 3 }").diagnostics[0])
    // 1:12: found 'widht', expected an anchor such as 'leading'; did you mean 'width'?
    // and ends
    try document.expectPrinted()
  }

  @Test func `the overview has no other Swift`() throws { try document.expectAllCode() }
}
