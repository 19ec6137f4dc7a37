import BowerbirdLayout

/// Boxes of equal width, which are removed one at a time and added again.
final class EqualWidths: LayoutScene {
  /// The box to which each box is equal in width: the previous box, or the first box.
  enum Relation {
    case previous, first
  }

  let root = Box()
  private let parts: [Box]

  var boxes: [Box] { [root] + parts }

  private static let width = 100.0
  private static let height = 20.0

  init(size count: Int, _ relation: Relation) {
    parts = (0..<count).map { _ in Box() }
    root.add(parts)
    root.constraints { root in
      for (index, part) in parts.enumerated() {
        part.topAnchor == root.topAnchor
        part.leadingAnchor == root.leadingAnchor
        part.heightAnchor == Self.height
        if index == 0 {
          part.widthAnchor == Self.width
        } else {
          part.widthAnchor == parts[relation == .previous ? index - 1 : 0].widthAnchor
        }
      }
    }
  }

  func layOut() -> LayoutReport { root.layout(width: 200, height: 100) }

  var loops: [LayoutLoop] { removalLoops(parts) }

  func expectedFrames() -> [Rect] {
    [Rect(x: 0, y: 0, width: 200, height: 100)]
      + parts.map { _ in Rect(x: 0, y: 0, width: Self.width, height: Self.height) }
  }
}
