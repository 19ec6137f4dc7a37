import Bowerbird

extension Scene {
  /// One screen at two widths: with its sidebar, and without.
  static let sidebar = Scene("sidebar", "A sidebar, absent below 260 points", size: Size(width: 520, height: 200)) {
    func screen(_ name: String) -> Box {
      let screen = Box(name), sidebar = Box("sidebar"), list = Box("list")
      screen.add(sidebar, list)
      screen.constraints {
        sidebar.leadingAnchor == screen.leadingAnchor
        sidebar.verticalEdgesAnchor == screen.verticalEdgesAnchor
        list.trailingAnchor == screen.trailingAnchor
        list.verticalEdgesAnchor == screen.verticalEdgesAnchor
      }
      screen.alternatives {
        Alternative("wide", when: screen.widthAnchor >= 260) {
          sidebar.widthAnchor == 90
          sidebar.trailingAnchor == list.leadingAnchor - 8
        }
        Alternative("narrow", without: [sidebar]) { list.leadingAnchor == screen.leadingAnchor }
      }
      return screen
    }
    let root = Grid.horizontal {
      screen("tablet").expanded(3).margin(EdgeInsets(8))
      screen("phone").expanded(2).margin(EdgeInsets(8))
    }
    return Stage(root)
  }
}
