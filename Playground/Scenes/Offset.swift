import Bowerbird

extension Scene {
  /// A view shifted along both axes.
  static let offset = Scene(
    "offset", "Two views, one shifted by a row and a column", size: Size(width: 320, height: 400)
  ) {
    let page = Box("page"), container = Box("container")
    container.shapePreset = .square
    container.grid.axis.direction = .any
    container.grid.axis.rows = 2
    container.grid.axis.columns = 2
    container.grid.interimSpacePreset = .interimSpace3
    page.layout(container).top(100).left(20).right(20)

    let first = Box("first")
    first.grid.rows = 1
    first.grid.columns = 1
    container.grid.views.append(first)

    let second = Box("second")
    second.grid.rows = 1
    second.grid.offset.rows = 1
    second.grid.columns = 1
    second.grid.offset.columns = 1
    container.grid.views.append(second)
    return Stage(page)
  }
}
