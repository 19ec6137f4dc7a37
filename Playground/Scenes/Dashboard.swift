import Bowerbird
import BowerbirdPage

extension Scene {
  /// A row of as many figures as fit, above a chart and a list.
  static let dashboard = Scene("dashboard", "Figures, a chart and a list", size: Size(width: 560, height: 360)) {
    let figures = ["Visitors", "Orders", "Revenue", "Returns"]
    let cards = Grid(figures, id: { $0 }, tracks: [.autoFill(.minmax(.pt(110), .fr(1)))], spacing: 10) { Box($0) }
    let dashboard = Grid(
      columns: [.fr(2), .fr(1)], rows: [.pt(30), .fr(1), .fr(3)], areas: ["head head", "cards cards", "chart list"],
      spacing: 10
    ) {
      Label("Today", font: .proportional(22)).gridArea("head").gridItemAlignment(.leading)
      cards.gridArea("cards")
      Box("chart").gridArea("chart")
      Box("list").gridArea("list")
    }
    let page = Box("dashboard")
    page.add(dashboard)
    dashboard.constraints { $0.edgesAnchor == page.edgesAnchor -- 14 }
    return Stage(
      page,
      knobs: [
        LiveKnob("spacing", 10, in: 0...30) {
          dashboard.declaration.spacing = GridSpacing($0)
          cards.declaration.spacing = GridSpacing($0)
        },
        LiveKnob("least figure", 110, in: 60...240) { least in
          cards.declaration.tracks = [.autoFill(.minmax(.pt(least), .fr(1)))]
        },
      ])
  }
}
