import Bowerbird

extension GuidePicture {
  static let ofTracks = [
    GuidePicture(module: "BowerbirdGrids", name: "tracks") {
      let price = Box("price")
      price.intrinsicSize = Size(width: 40, height: 20)
      let grid = Grid(tracks: [.pt(50), .fr(1), .fr(3), .fit], spacing: 8) {
        Box("icon")
        Box("title").gridSpan(column: 2)
        price
        GridGroup(["a", "b", "c", "d"], id: \.self) { Box($0) }
      }
      grid.name = "grid"
      grid.layout(width: 364, height: 100)
      return grid
    },
    GuidePicture(module: "BowerbirdGrids", name: "packing") {
      let root = Grid.horizontal {
        packed("sparse", .sparse).expanded().margin(EdgeInsets(8))
        packed("dense", .dense).expanded().margin(EdgeInsets(8))
      }
      root.layout(width: 460, height: 150)
      return root
    },
    GuidePicture(module: "BowerbirdGrids", name: "areas") {
      let page = Grid(
        columns: [.pt(90), .fr(1), .pt(110)], rows: [.pt(40), .fr(1), .pt(32)],
        areas: ["head head head", "menu text notes", "foot foot foot"], spacing: 6
      ) {
        for name in ["head", "menu", "text", "notes", "foot"] { Box(name).gridArea(name) }
      }
      page.name = "page"
      page.layout(width: 460, height: 220)
      return page
    },
  ]

  /// A nest in a fitting track, with its fit, a shorter length, and its least length.
  static let ofFits = [
    GuidePicture(module: "BowerbirdGrids", name: "fit") {
      let root = Grid.vertical {
        for (width, height) in [(300.0, 52.0), (140, 64), (40, 98)] {
          fitting(in: width).constant(height).margin(EdgeInsets(5))
            .horizontalAlignment(.constantLeft(width: width))
        }
      }
      root.layout(width: 320, height: 214)
      return root
    }
  ]

  private static func fitting(in width: Double) -> Grid {
    let icon = Box("icon")
    icon.intrinsicSize = Size(width: 64, height: 16)
    let nest = Grid.vertical {
      icon.auto()
      Label("A text that can be broken", font: .proportional(12)).auto()
    }
    nest.name = "nest"
    let grid = Grid(tracks: [.fit, .fr(1)], spacing: 0) {
      nest
      Box("rest")
    }
    grid.name = "grid of \(Int(width))"
    return grid
  }

  private static func packed(_ name: String, _ packing: GridPacking) -> Grid {
    let grid = Grid(tracks: 3, packing: packing) {
      Box("1")
      Box("2").gridSpan(column: 3)
      Box("3")
      Box("4")
    }
    return Grid.vertical {
      Label(name).auto().margin(EdgeInsets(top: 0, left: 0, bottom: 6, right: 0))
      grid.expanded()
    }
  }
}
