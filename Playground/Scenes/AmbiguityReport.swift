import Bowerbird

extension Scene {
  /// A box whose horizontal position no constraint determines.
  static let ambiguity = Scene(
    "ambiguity", "A box with an undetermined place, and the report", size: Size(width: 320, height: 160)
  ) {
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
    return Stage(container) { container.ambiguities().map { "\($0)" } }
  }
}
