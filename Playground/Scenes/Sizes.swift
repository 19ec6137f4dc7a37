import Bowerbird

extension Scene {
  /// Constraints that set the width and the height at once.
  static let size = Scene(
    "size", "Sizes given, scaled and shrunk", size: Size(width: 320, height: 240), showsConstraints: true
  ) {
    let container = Box("container"), shrunk = Box("shrunk"), scaled = Box("scaled"), given = Box("given")
    container.add([shrunk, scaled, given])
    shrunk.constraints { view in
      view.sizeAnchor == container.sizeAnchor -- (width: 20, height: 20)
      view.centerAnchor == container.centerAnchor
    }
    scaled.constraints { view in
      view.sizeAnchor == container.sizeAnchor * (width: 0.6, height: 0.5)
      view.leadingTopAnchor == shrunk.leadingTopAnchor + 20
    }
    given.constraints { view in
      view.sizeAnchor == Size(width: 80, height: 48)
      view.trailingBottomAnchor == shrunk.trailingBottomAnchor - 20
    }
    return Stage(container)
  }
}
