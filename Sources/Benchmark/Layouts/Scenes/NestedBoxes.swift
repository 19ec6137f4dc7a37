import BowerbirdLayout

/// Boxes nested in each other, built from the outside inwards; every box but the last contains one box.
final class NestedBoxes: LayoutScene {
  let boxes: [Box]
  private var side = NestedBoxes.side
  private var direction = LayoutDirection.leftToRight

  var root: Box { boxes[0] }

  /// The side of the root; like the margins, it is a power of two, so that arithmetic is exact.
  private static let side = 4096.0
  private static let leading = 1.0 / 64
  private static let trailing = 1.0 / 32

  init(size count: Int) {
    boxes = (0..<count).map { _ in Box() }
    for level in 1..<max(1, count) {
      boxes[level - 1].add(boxes[level])
      hold(boxes[level], in: boxes[level - 1])
    }
  }

  private func hold(_ box: Box, in outer: Box) {
    box.constraints {
      $0.leadingAnchor == outer.leadingAnchor + Self.leading
      $0.topAnchor == outer.topAnchor + Self.leading
      $0.trailingAnchor == outer.trailingAnchor - Self.trailing
      $0.bottomAnchor == outer.bottomAnchor - Self.trailing
    }
  }

  func layOut() -> LayoutReport { root.layout(width: side, height: side) }

  var loops: [LayoutLoop] {
    [
      LayoutLoop(name: "resize", isPerUnit: true, operations: [resize(2 * Self.side), resize(Self.side)]),
      LayoutLoop(name: "direction", isPerUnit: true, operations: [turn(.rightToLeft), turn(.leftToRight)]),
      LayoutLoop(name: "take_half", isPerUnit: true, operations: removeAndAddAgain(level: boxes.count / 2)),
    ]
  }

  private func resize(_ wanted: Double) -> () -> LayoutReport {
    { [unowned self] in
      side = wanted
      return layOut()
    }
  }

  private func turn(_ wanted: LayoutDirection) -> () -> LayoutReport {
    { [unowned self] in
      direction = wanted
      root.layoutDirection = wanted
      return layOut()
    }
  }

  /// Returns operations that remove a box from the tree and add it again.
  ///
  /// The operations change no frame: boxes keep their frames while they are out of the tree.
  private func removeAndAddAgain(level: Int) -> [() -> LayoutReport] {
    removeAndAddAgain(boxes[level], in: boxes[level - 1], at: 0)
  }

  func expectedFrames() -> [Rect] {
    boxes.indices.map { level in
      if level == 0 { return Rect(x: 0, y: 0, width: side, height: side) }
      let extent = side - Double(level) * (Self.leading + Self.trailing)
      let left = direction == .leftToRight ? Self.leading : Self.trailing
      return Rect(x: left, y: Self.leading, width: extent, height: extent)
    }
  }
}
