import Bowerbird

extension Scene {
  /// The same page twice, once in each direction.
  static let rightToLeft = Scene(
    "right-to-left", "A page and its mirror image", size: Size(width: 520, height: 220)
  ) {
    func page(_ name: String, _ heading: String, _ direction: LayoutDirection) -> Box {
      let page = Box(name), photo = Box("photo"), title = Label(heading), menu = Box("menu"), text = Box("text")
      page.layoutDirection = direction
      page.add([photo, title, menu, text])
      photo.constraints { view in
        view.leadingTopAnchor == page.leadingTopAnchor + (x: 12, y: 16)
        view.sizeAnchor == Size(width: 60, height: 50)
      }
      title.constraints { view in
        view.leadingAnchor == photo.trailingAnchor + 12
        view.trailingAnchor <= page.trailingAnchor - 12
        view.centerYAnchor == photo.centerYAnchor
      }
      menu.constraints { view in
        view.leadingAnchor == page.leadingAnchor + 12
        view.topAnchor == photo.bottomAnchor + 12
        view.bottomAnchor == page.bottomAnchor - 12
        view.widthAnchor == page.widthAnchor * 0.3
      }
      text.constraints { view in
        view.leadingAnchor == menu.trailingAnchor + 12
        view.trailingAnchor == page.trailingAnchor - 12
        view.verticalEdgesAnchor == menu.verticalEdgesAnchor
      }
      return page
    }
    let root = Grid.horizontal {
      page("left to right", "Hello", .leftToRight).expanded().margin(EdgeInsets(8))
      page("right to left", "שלום", .rightToLeft).expanded().margin(EdgeInsets(8))
    }
    return Stage(root)
  }
}
