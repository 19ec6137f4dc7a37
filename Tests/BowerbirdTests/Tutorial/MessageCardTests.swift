import Bowerbird
import BowerbirdTesting
import Testing

@Suite struct MessageCardTests {
  private let card = MessageCard(
    from: "Ada Lovelace", at: "9:41", "I have found two blue bottle caps and a clothes peg. Come and look!")

  @Test func `frames at a width of 320`() {
    expectFrames(
      of: card, in: card.fittingSize(width: 320),
      """
      card            0       0     320  95.516
        face         12      12      40      40
        sender       64      12 209.053  18.625
        time    281.053  15.713  26.947  13.969
        message      64  34.625     244  48.891
      """)
  }

  @Test func `all that is required holds, and nothing is left open`() {
    card.layout(card.fittingSize(width: 320))
    expectNoConflicts(in: card)
    expectNoAmbiguity(in: card)
  }

  @Test func `at every width from 160 to 640`() {
    forEverySize(of: card, widths: 160...640, heights: [200]) { layout in
      layout.isEverythingInside(card)
      layout.isDisjoint([card.face, card.sender, card.time, card.message])
      layout.isAligned(.firstBaseline, [card.sender, card.time])
      layout[card.time].maxX == layout[card].maxX - 12
    }
  }
}
