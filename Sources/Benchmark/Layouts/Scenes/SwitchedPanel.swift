import BowerbirdLayout

/// A panel among boxes that never move.
///
/// The boxes in the panel lie beside each other from a width of 700 on, and below each other in less width.
final class SwitchedPanel: LayoutScene {
  let root = Box()
  private let panel = Box()
  private let parts: [Box]
  private let others: [Box]
  private var width = 700.0

  /// The root, the panel, the boxes in the panel, and the other boxes.
  var boxes: [Box] { [root, panel] + parts + others }

  init(size count: Int) {
    let partCount = min(20, max(2, count / 2))
    parts = (0..<partCount).map { _ in Box() }
    others = (0..<max(0, count - partCount - 2)).map { _ in Box() }
    root.add([panel] + others)
    panel.add(parts)
    panel.constraints { $0.edgesAnchor == root.edgesAnchor }
    root.constraints {
      for (index, box) in others.enumerated() {
        box.leadingAnchor == root.leadingAnchor + Double(index)
        box.topAnchor == root.topAnchor + Double(index)
        box.widthAnchor == 10
        box.heightAnchor == 10
      }
    }
    panel.constraints {
      for part in parts {
        part.widthAnchor == 30
        part.heightAnchor == 20
      }
    }
    panel.alternatives {
      Alternative("row", when: root.widthAnchor >= 700) { chain(isRow: true) }
      Alternative("column") { chain(isRow: false) }
    }
  }

  @ConstraintBuilder
  private func chain(isRow: Bool) -> [LayoutConstraint] {
    for index in parts.indices {
      if isRow {
        parts[index].topAnchor == panel.topAnchor
        parts[index].leadingAnchor == (index == 0 ? panel.leadingAnchor : parts[index - 1].trailingAnchor)
      } else {
        parts[index].leadingAnchor == panel.leadingAnchor
        parts[index].topAnchor == (index == 0 ? panel.topAnchor : parts[index - 1].bottomAnchor)
      }
    }
  }

  func layOut() -> LayoutReport { root.layout(width: width, height: 500) }

  var loops: [LayoutLoop] {
    [
      LayoutLoop(name: "switch", operations: [resize(699), resize(700)]),
      LayoutLoop(name: "drag", operations: [resize(710), resize(700)]),
    ]
  }

  private func resize(_ width: Double) -> () -> LayoutReport {
    { [unowned self] in
      self.width = width
      return layOut()
    }
  }

  func expectedFrames() -> [Rect] {
    let whole = Rect(x: 0, y: 0, width: width, height: 500), isRow = width >= 700
    return [whole, whole]
      + parts.indices.map {
        Rect(x: isRow ? 30 * Double($0) : 0, y: isRow ? 0 : 20 * Double($0), width: 30, height: 20)
      } + others.indices.map { Rect(x: Double($0), y: Double($0), width: 10, height: 10) }
  }
}
