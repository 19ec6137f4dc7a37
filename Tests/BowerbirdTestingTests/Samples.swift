import BowerbirdLayout

/// Trees for the tests of expectations.
enum Samples {
  /// Returns a container with an image, which is 280 by 168 if the container is laid out in 320 by 480.
  static func image() -> (container: Box, image: Box) {
    let container = Box("container")
    let image = Box("image")
    container.add(image)
    image.constraints { view in
      view.centerXAnchor == container.centerXAnchor
      view.topAnchor == container.topAnchor + 20
      view.widthAnchor == container.widthAnchor -- 20
      view.heightAnchor == view.widthAnchor * 0.6
    }
    return (container, image)
  }

  /// Returns a page with boxes in given frames.
  static func page(_ children: [(name: String, frame: Rect)]) -> (page: Box, children: [Box]) {
    let page = Box("page")
    let boxes = children.map { name, frame in
      let box = Box(name)
      page.add(box)
      box.constraints { box in
        box.leftAnchor == page.leftAnchor + frame.minX
        box.topAnchor == page.topAnchor + frame.minY
        box.widthAnchor == frame.width
        box.heightAnchor == frame.height
      }
      return box
    }
    page.layout(width: 100, height: 100)
    return (page, boxes)
  }

  /// Returns a page with a sidebar of a quarter of its width, from 80 to 200 wide, and content in the rest.
  static func sidebar() -> (page: Box, sidebar: Box, content: Box) {
    let page = Box("page")
    let sidebar = Box("sidebar")
    let content = Box("content")
    page.add([sidebar, content])
    page.constraints { page in
      sidebar.leftAnchor == page.leftAnchor
      sidebar.verticalEdgesAnchor == page.verticalEdgesAnchor
      sidebar.widthAnchor == page.widthAnchor * 0.25 --! .priority(.high)
      sidebar.widthAnchor >= 80
      sidebar.widthAnchor <= 200
      content.leftAnchor == sidebar.rightAnchor + 10
      content.rightAnchor == page.rightAnchor
      content.verticalEdgesAnchor == page.verticalEdgesAnchor
    }
    page.layout(width: 400, height: 300)
    return (page, sidebar, content)
  }
}
