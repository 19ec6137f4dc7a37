import Bowerbird
import BowerbirdPage
import Testing

/// The code of the article about live pages, word for word.
private struct InTheBrowserScenes {
  // The document's code begins
  /// Returns the scenes of the page, in their order.
  public func liveScenes() -> [LiveScene] {
    [
      LiveScene("card", "A title in a card", size: Size(width: 240, height: 80)) {
        let card = Box("card"), title = Label("Bower")
        var inset: LayoutConstraint?
        card.add(title)
        title.constraints { view in
          view.leadingAnchor == card.leadingAnchor + 12 --> inset
          view.topAnchor == card.topAnchor + 12
        }
        return LiveStage(card, knobs: [LiveKnob("inset", 12, in: 0...40) { [inset] in inset?.constant = $0 }])
      }
    ]
  }
  // and ends
}

@Suite struct InTheBrowserTests {
  private let document = TestedDocument("Sources/Bowerbird/Bowerbird.docc/InTheBrowser.md")

  @Test func `the document's scene`() throws {
    #expect(InTheBrowserScenes().liveScenes().count == 1)
    try document.expectAllCode()
  }
}
