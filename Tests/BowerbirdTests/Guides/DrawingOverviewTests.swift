import Bowerbird
import BowerbirdDrawing
import Testing

/// Runs the code of BowerbirdDrawing.md.
@Suite struct DrawingOverviewTests {
  private let document = TestedDocument("Sources/BowerbirdDrawing/BowerbirdDrawing.docc/BowerbirdDrawing.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `three forms, arrows, and looks`() throws {
    // The document's code begins
    let card = Box("card"), photo = Box("photo")
    card.add(photo)
    photo.constraints { $0.edgesAnchor == card.edgesAnchor -- (horizontally: 8, vertically: 16) }
    card.layout(width: 176, height: 80)
    print(card.text(columns: 22))
    // ┌ card ──────────────┐
    // │┌──────────────────┐│
    // ││      photo       ││
    // ││                  ││
    // │└──────────────────┘│
    // └────────────────────┘
    //
    print(card.svg().hasPrefix("<svg"), card.html().hasPrefix("<!DOCTYPE html>"))
    // true true
    // and ends
    try document.expectPrinted()

    // The document's code begins
    let picture = card.svg(DrawingOptions(theme: .light, showsConstraints: true))
    print(picture.contains("class=\"arrow\""))  // true
    // and ends
    try document.expectPrinted()

    // The document's code begins
    var options = DrawingOptions(theme: .light, showsNames: false)
    options[card] = BoxAppearance(fill: "white", cornerRadius: 12)
    options[photo] = BoxAppearance(cornerRadius: 8, image: "bower.jpg")
    print(card.svg(options).contains("<image href=\"bower.jpg\""))  // true
    // and ends
    try document.expectPrinted()

    // The document's code begins
    let drawing = Drawing("Card", of: card, widths: [80, 128, 240])
    let page = htmlPage(title: "A card", drawings: [drawing])
    print(page.contains("type=\"range\" min=\"0\" max=\"3\" value=\"2\""))  // true
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
