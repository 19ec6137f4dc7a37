import Bowerbird

extension GuidePicture {
  static let ofLayout = [
    GuidePicture(module: "BowerbirdLayout", name: "anchors", showsConstraints: true) {
      let container = Box("container"), image = Box("image")
      container.add(image)
      image.constraints { view in
        view.topAnchor == container.topAnchor + 20
        view.centerXAnchor == container.centerXAnchor
        view.widthAnchor == container.widthAnchor -- 20
        view.heightAnchor == view.widthAnchor * 0.6
      }
      container.layout(width: 320, height: 220)
      return container
    },
    GuidePicture(module: "BowerbirdLayout", name: "content") {
      let page = Grid.vertical {
        conversation(width: 300).constant(62)
        conversation(width: 180).constant(80)
      }
      page.name = "page"
      page.layout(width: 316, height: 142)
      return page
    },
    GuidePicture(module: "BowerbirdLayout", name: "ambiguity") {
      let container = Box("container"), fixed = Box("fixed"), loose = Box("loose")
      container.add([fixed, loose])
      fixed.constraints { view in
        view.leadingTopAnchor == container.leadingTopAnchor + 20
        view.sizeAnchor == Size(width: 100, height: 60)
      }
      loose.constraints { view in
        view.leadingAnchor >= fixed.trailingAnchor + 20
        view.trailingAnchor <= container.trailingAnchor - 20
        view.topAnchor == fixed.topAnchor
        view.sizeAnchor == Size(width: 100, height: 60)
      }
      container.layout(width: 320, height: 100)
      return container
    },
  ]

  /// Returns a row with a bubble that is as wide as its text, up to a maximum.
  private static func conversation(width: Double) -> Box {
    let row = Box("\(Int(width)) wide"), bubble = Box("bubble"), text = Label("Blue bottle caps! Come and look.")
    row.add(bubble)
    bubble.add(text)
    bubble.constraints { view in
      view.leadingTopAnchor == row.leadingTopAnchor + 14
      view.trailingAnchor <= row.leadingAnchor + width
    }
    text.constraints { $0.edgesAnchor == bubble.edgesAnchor -- 8 }
    return row
  }
}
