import Bowerbird

extension Scene {
  /// The explanation of a caption's position.
  static let explanation = Scene(
    "explanation", "The reasons for a caption's place", size: Size(width: 320, height: 240), showsConstraints: true
  ) {
    let container = Box("container"), image = Box("image"), caption = Label("A caption")
    container.add([image, caption])
    image.constraints { view in
      view.centerXAnchor == container.centerXAnchor
      view.topAnchor == container.topAnchor + 20
      view.widthAnchor == container.widthAnchor -- 20
      view.heightAnchor == view.widthAnchor * 0.6
    }
    caption.constraints { view in
      view.topAnchor == image.bottomAnchor + 8
      view.centerXAnchor == image.centerXAnchor
    }
    return Stage(container) { ["\(container.explain(caption.topAnchor))"] }
  }
}
