import Bowerbird
import BowerbirdPage

extension Scene {
  /// Two boxes whose required widths do not fit together.
  static let conflict = Scene(
    "conflict", "Widths that cannot hold together, and the report", size: Size(width: 320, height: 120)
  ) {
    let row = Box("row"), left = Box("left"), right = Box("right")
    row.add([left, right])
    var leftWidth: LayoutConstraint?, rightWidth: LayoutConstraint?
    left.constraints { view in
      view.leadingAnchor == row.leadingAnchor + 10
      view.verticalEdgesAnchor == row.verticalEdgesAnchor -- 16
      view.widthAnchor == 180 --> leftWidth
    }
    right.constraints { view in
      view.leadingAnchor == left.trailingAnchor + 10
      view.trailingAnchor == row.trailingAnchor - 10
      view.verticalEdgesAnchor == left.verticalEdgesAnchor
      view.widthAnchor == 160 --> rightWidth
    }
    return Stage(
      row,
      knobs: [
        LiveKnob("left's width", 180, in: 20...300) { [leftWidth] in leftWidth?.constant = $0 },
        LiveKnob("right's width", 160, in: 20...300) { [rightWidth] in rightWidth?.constant = $0 },
        LiveKnob("right's priority", 1000, in: 1...1000) { [rightWidth] in rightWidth?.priority = Priority($0) },
      ])
  }
}
