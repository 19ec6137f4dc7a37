import Bowerbird

extension Scene {
  /// Two boxes whose required widths do not fit together.
  static let conflict = Scene(
    "conflict", "Widths that cannot hold together, and the report", size: Size(width: 320, height: 120)
  ) {
    let row = Box("row"), left = Box("left"), right = Box("right")
    row.add([left, right])
    left.constraints { view in
      view.leadingAnchor == row.leadingAnchor + 10
      view.verticalEdgesAnchor == row.verticalEdgesAnchor -- 16
      view.widthAnchor == 180
    }
    right.constraints { view in
      view.leadingAnchor == left.trailingAnchor + 10
      view.trailingAnchor == row.trailingAnchor - 10
      view.verticalEdgesAnchor == left.verticalEdgesAnchor
      view.widthAnchor == 160
    }
    return Stage(row)
  }
}
