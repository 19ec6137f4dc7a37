import Bowerbird
import BowerbirdPage

extension Scene {
  /// An image that is placed by anchors and operators.
  static let centeredImage = Scene(
    "centered-image", "An image in the middle, 20 from the edges", size: Size(width: 320, height: 240),
    showsConstraints: true
  ) {
    let container = Box("container"), image = Box("image")
    container.add(image)
    var top: LayoutConstraint?
    image.constraints { view in
      view.centerXAnchor == container.centerXAnchor
      view.topAnchor == container.topAnchor + 20 --> top
      view.widthAnchor == container.widthAnchor -- 20
      view.heightAnchor == view.widthAnchor * 0.6
    }
    return Stage(container, knobs: [LiveKnob("top", 20, in: 0...80) { [top] in top?.constant = $0 }])
  }
}
