import Bowerbird

extension Scene {
  /// Twelve views of one row each.
  static let rows = Scene("rows", "A square of twelve rows", size: Size(width: 320, height: 400)) {
    let page = Box("page"), container = Box("container")
    container.shapePreset = .square
    container.grid.axis.direction = .vertical
    container.grid.interimSpacePreset = .interimSpace3
    page.layout(container).top(100).left(20).right(20)
    for number in 1...12 {
      let view = Box("\(number)")
      view.grid.rows = 1
      container.grid.views.append(view)
    }
    return Stage(page)
  }
}
