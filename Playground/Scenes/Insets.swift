import Bowerbird

extension Scene {
  /// Views of four, six and two columns, inside insets.
  static let insets = Scene("insets", "Columns inside of insets", size: Size(width: 396, height: 120)) {
    let page = Box("page")
    page.grid.layoutEdgeInsets = EdgeInsets(top: 20, left: 30, bottom: 10, right: 30)
    page.grid.contentEdgeInsets = EdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
    page.grid.interimSpace = 12
    for columns in [4, 6, 2] {
      let view = Box("\(columns)")
      view.grid.columns = columns
      page.grid.views.append(view)
    }
    return Stage(page)
  }
}
