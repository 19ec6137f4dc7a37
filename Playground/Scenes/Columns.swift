import Bowerbird

extension Scene {
  /// Twelve views of one column each.
  static let columns = Scene("columns", "A square of twelve columns", size: Size(width: 320, height: 400)) {
    let page = Box("page"), container = Box("container")
    container.shapePreset = .square
    container.grid.interimSpacePreset = .interimSpace3
    page.layout(container).top(100).left(20).right(20)
    for number in 1...12 {
      let view = Box("\(number)")
      view.grid.columns = 1
      container.grid.views.append(view)
    }
    return Stage(page)
  }
}
