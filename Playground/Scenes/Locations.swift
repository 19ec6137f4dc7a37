import Bowerbird

extension Scene {
  /// Constraints between anchors that are points, such as corners.
  static let locations = Scene(
    "locations", "Nine boxes at nine points of another", size: Size(width: 320, height: 200)
  ) {
    let container = Box("container")
    let corners = ["top left", "top", "top right", "left", "center", "right", "bottom left", "bottom", "bottom right"]
    let boxes = corners.map { Box($0) }
    for box in boxes { container.add(box) }
    for box in boxes { box.constraints { $0.sizeAnchor == container.sizeAnchor * (width: 0.3, height: 0.25) } }
    boxes[0].constraints { $0.leadingTopAnchor == container.leadingTopAnchor }
    boxes[1].constraints { $0.centerTopAnchor == container.centerTopAnchor }
    boxes[2].constraints { $0.trailingTopAnchor == container.trailingTopAnchor }
    boxes[3].constraints { $0.leadingCenterAnchor == container.leadingCenterAnchor }
    boxes[4].constraints { $0.centerAnchor == container.centerAnchor }
    boxes[5].constraints { $0.trailingCenterAnchor == container.trailingCenterAnchor }
    boxes[6].constraints { $0.leadingBottomAnchor == container.leadingBottomAnchor }
    boxes[7].constraints { $0.centerBottomAnchor == container.centerBottomAnchor }
    boxes[8].constraints { $0.trailingBottomAnchor == container.trailingBottomAnchor }
    return Stage(container)
  }
}
