import Bowerbird
import BowerbirdPage
import Testing

/// The code of the module's overview, word for word.
private struct PageOverviewScenes {
  // The document's code begins
  /// Returns the scenes of the page, in their order.
  public func liveScenes() -> [LiveScene] {
    [
      LiveScene("card", "A title in a card", size: Size(width: 240, height: 80)) {
        let card = Box("card"), title = Label("Bower")
        card.add(title)
        title.constraints { $0.edgesAnchor == card.edgesAnchor -- 12 }
        return LiveStage(card)
      }
    ]
  }
  // and ends
}

@Suite struct PageOverviewTests {
  private let document = TestedDocument("Sources/BowerbirdPage/BowerbirdPage.docc/BowerbirdPage.md")

  @Test func `the document's scene`() throws {
    #expect(PageOverviewScenes().liveScenes().count == 1)
    try document.expectAllCode()
  }
}
