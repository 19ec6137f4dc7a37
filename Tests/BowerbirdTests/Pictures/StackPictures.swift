import Bowerbird

extension GuidePicture {
  static let ofStacks = [
    GuidePicture(module: "BowerbirdGrids", name: "stack") {
      let buttons = [Box("open"), Box("share")]
      let card = Grid.vertical {
        Box("image").constant(120)
        Label("A bower of blue", font: .proportional(16)).auto()
          .margin(EdgeInsets(top: 8, left: 12, bottom: 4, right: 12))
        Box("text").expanded()
        Grid.horizontal {
          for button in buttons { button.expanded() }
        }
        .constant(44)
      }
      card.name = "card"
      card.layout(width: 240, height: 320)
      return card
    },
    GuidePicture(module: "BowerbirdGrids", name: "stack-places") {
      let grid = Grid.horizontal {
        Box("fill").expanded().margin(EdgeInsets(10))
        places(.autoLeft, .autoTop, "autoLeft, autoTop")
        places(.autoCenter, .autoCenter, "autoCenter")
        Box("constant").expanded().margin(EdgeInsets(10)).horizontalAlignment(.constantRight(width: 64))
          .verticalAlignment(.constantBottom(height: 40))
      }
      grid.name = "grid"
      grid.layout(width: 520, height: 110)
      return grid
    },
  ]

  private static func places(
    _ across: GridHorizontalAlignment, _ down: GridVerticalAlignment, _ text: String
  ) -> any GridExpandedCellProtocol {
    Label(text, font: .proportional(11)).expanded().margin(EdgeInsets(10)).horizontalAlignment(across)
      .verticalAlignment(down)
  }
}
