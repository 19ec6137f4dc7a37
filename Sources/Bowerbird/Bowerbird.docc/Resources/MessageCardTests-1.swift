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
}
