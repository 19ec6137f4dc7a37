import Bowerbird
import BowerbirdTesting
import Testing

@testable import picture_card

/// Fonts are 2384/2048 of their size high; a character of the monospaced one is 1233/2048 wide.
@Suite("The example of a picture card")
struct PictureCardTests {
  @Test("the picture takes a third, the texts are beside it, the author at the bottom")
  func frames() {
    let example = PictureCard(title: "A", text: "B\nC", author: "abc")
    // Texts begin 24 beside the picture and end 24 before the edge: 600 - 200 - 48 = 352 wide. The title is
    // 28 * 2384/2048 = 32.594 high, the text twice 15 * 2384/2048, the author 12 * 2384/2048 = 13.969.
    expectFrames(
      of: example.card, in: Size(width: 600, height: 300),
      """
      card          0       0     600     300
        picture     0       0     200     300
        title     224      24     352  32.594
        text      224  68.594     352  34.922
        author    224 262.031  21.674  13.969
      """)
    expectNoConflicts(in: example.card)
    expectNoAmbiguity(in: example.card)
  }

  @Test("the card is half as high as wide, or as high as its texts need")
  func height() {
    let short = PictureCard(title: "A", text: "B", author: "C")
    #expect(short.svg(width: 600).contains("viewBox=\"-16 -16 632 332\""))
    let long = PictureCard(title: "A", text: Array(repeating: "B", count: 20).joined(separator: "\n"), author: "C")
    _ = long.svg(width: 600)
    // Margins and distances of 24 + 12 + 12 + 24, and (28 + 20 * 15 + 12) * 2384/2048 of text.
    #expect((long.card.frame.height - 467.78125).magnitude < 1e-9)
    #expect(long.author.frame.maxY == long.card.frame.height - 24)
  }

  @Test("nothing leaves the card, in any width from 300 on")
  func everyWidth() {
    let example = PictureCard(title: "The architects", text: "A satin bowerbird builds an avenue.", author: "a bird")
    forEverySize(of: example.card, widths: 300...1200, heights: [400]) { layout in
      layout.isEverythingInside(example.card)
      layout.isDisjoint([example.picture, example.title, example.text, example.author])
    }
  }
}
