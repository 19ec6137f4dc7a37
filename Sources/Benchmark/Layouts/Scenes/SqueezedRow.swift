import BowerbirdLayout

/// A row of labels in less room than their contents need, so that every other label shrinks to 0.
final class SqueezedRow: LayoutScene {
  let root = Box()
  private let labels: [Box]
  private var isSqueezed = true

  /// The root and its children.
  var boxes: [Box] { [root] + labels }

  init(size count: Int) {
    labels = (0..<count).map { index in
      let label = Box()
      label.intrinsicSize = Size(width: Self.content(index), height: 10)
      if Self.isWeak(index) { label.compressionResistance.horizontal = 400 }
      return label
    }
    root.add(labels)
    root.constraints { root in
      for index in labels.indices {
        labels[index].leadingAnchor == (index == 0 ? root.leadingAnchor : labels[index - 1].trailingAnchor)
        labels[index].topAnchor == root.topAnchor
      }
      labels[count - 1].trailingAnchor == root.trailingAnchor
    }
  }

  private static func content(_ index: Int) -> Double { Double(20 + index * 37 % 61) }

  private static func isWeak(_ index: Int) -> Bool { index % 2 == 0 }

  func layOut() -> LayoutReport { root.layout(width: widths.reduce(0, +), height: 40) }

  var loops: [LayoutLoop] {
    [LayoutLoop(name: "resize", isPerUnit: true, operations: [resize(squeezing: false), resize(squeezing: true)])]
  }

  private func resize(squeezing: Bool) -> () -> LayoutReport {
    return { [unowned self] in
      isSqueezed = squeezing
      return layOut()
    }
  }

  /// The expected widths of the labels.
  ///
  /// A squeezed row has just enough room for the labels of high resistance. The other labels get 0.
  private var widths: [Double] {
    labels.indices.map { isSqueezed && Self.isWeak($0) ? 0 : Self.content($0) }
  }

  func expectedFrames() -> [Rect] {
    var frames = [Rect(x: 0, y: 0, width: widths.reduce(0, +), height: 40)]
    var left = 0.0
    for width in widths {
      frames.append(Rect(x: left, y: 0, width: width, height: 10))
      left += width
    }
    return frames
  }
}
