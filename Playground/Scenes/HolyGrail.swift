import Bowerbird
import BowerbirdPage

extension Scene {
  /// A header, a footer, two side columns, and the text between them.
  static let holyGrail = Scene("holy-grail", "Head, foot and three columns", size: Size(width: 520, height: 320)) {
    let page = Grid(
      "page", columns: [.pt(90), .fr(1), .pt(110)], rows: [.pt(44), .fr(1), .pt(36)],
      areas: ["head head head", "menu text notes", "foot foot foot"], spacing: 6
    ) {
      Box("head").gridArea("head")
      Box("menu").gridArea("menu")
      Box("text").gridArea("text")
      Box("notes").gridArea("notes")
      Box("foot").gridArea("foot")
    }
    return Stage(
      page,
      knobs: [
        LiveKnob("spacing", 6, in: 0...30) { page.declaration.spacing = GridSpacing($0) },
        LiveKnob("menu", 90, in: 20...200) { page.declaration.tracks[0] = .pt($0) },
      ])
  }
}
