import BowerbirdLayout

/// A row of boxes of equal width, with 8 between them and around them.
final class EqualRow: LayoutScene {
  let root = Box()
  private let parts: [Box]
  private var size: Size

  /// The root and its children.
  var boxes: [Box] { [root] + parts }

  init(size count: Int) {
    parts = (0..<count).map { _ in Box() }
    size = .zero
    size = rootSize(ofBoxes: 50)
    root.add(parts)
    root.constraints { root in
      for index in parts.indices {
        if index == 0 {
          parts[0].leadingAnchor == root.leadingAnchor + 8
        } else {
          parts[index].leadingAnchor == parts[index - 1].trailingAnchor + 8
          parts[index].widthAnchor == parts[0].widthAnchor
        }
        parts[index].verticalEdgesAnchor == root.verticalEdgesAnchor -- 8
      }
      parts[count - 1].trailingAnchor == root.trailingAnchor - 8
    }
  }

  func layOut() -> LayoutReport { root.layout(size) }

  var loops: [LayoutLoop] {
    [LayoutLoop(name: "resize", isPerUnit: true, operations: [resize(70), resize(50)])] + removalLoops(parts)
  }

  private func resize(_ width: Double) -> () -> LayoutReport {
    let wanted = rootSize(ofBoxes: width)
    return { [unowned self] in
      size = wanted
      return root.layout(wanted)
    }
  }

  private func rootSize(ofBoxes width: Double) -> Size {
    Size(width: 8 + (width + 8) * Double(parts.count), height: 40)
  }

  func expectedFrames() -> [Rect] {
    let width = (size.width - 8) / Double(parts.count) - 8
    return [Rect(origin: .zero, size: size)]
      + parts.indices.map { Rect(x: 8 + Double($0) * (width + 8), y: 8, width: width, height: 24) }
  }
}
