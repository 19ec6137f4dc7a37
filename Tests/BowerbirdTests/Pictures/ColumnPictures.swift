import Bowerbird

extension GuidePicture {
  static let ofColumns = [
    GuidePicture(module: "BowerbirdGrids", name: "columns") {
      let container = Box("container")
      container.grid.interimSpacePreset = .interimSpace3
      for number in 1...12 {
        let view = Box("\(number)")
        view.grid.columns = 1
        container.grid.views.append(view)
      }
      container.layout(width: 428, height: 70)
      return container
    },
    GuidePicture(module: "BowerbirdGrids", name: "columns-directions") {
      let page = Grid.horizontal {
        three("horizontal", .horizontal).expanded().margin(EdgeInsets(8))
        three("vertical", .vertical).expanded().margin(EdgeInsets(8))
        three("any", .any).expanded().margin(EdgeInsets(8))
      }
      page.layout(width: 528, height: 190)
      return page
    },
  ]

  /// Returns three views in four columns and four rows; the second one has an offset.
  private static func three(_ name: String, _ direction: GridAxisDirection) -> Grid {
    let container = Box()
    container.grid.axis.direction = direction
    container.grid.axis.columns = 4
    container.grid.axis.rows = 4
    container.grid.interimSpace = 4
    for number in 1...3 {
      let view = Box("\(number)")
      view.grid.columns = 1
      view.grid.rows = 1
      if number == 2 {
        view.grid.offset.columns = 1
        view.grid.offset.rows = 1
      }
      if number == 3 && direction == .any {
        view.grid.columns = 2
        view.grid.offset.columns = 2
        view.grid.offset.rows = 3
      }
      container.grid.views.append(view)
    }
    return Grid.vertical {
      Label(name).auto().margin(EdgeInsets(top: 0, left: 0, bottom: 6, right: 0))
      container.expanded()
    }
  }
}
