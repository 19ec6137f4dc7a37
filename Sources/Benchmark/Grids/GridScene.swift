import BowerbirdLayout

/// A tree with grids in it, and what arithmetic says of its frames.
protocol GridScene: LivingTree {
  /// What tables call it.
  var name: String { get }

  /// How many of its units there are, which it is compared by.
  var size: Int { get }

  /// What one of those is called.
  var unit: String { get }

  var root: Box { get }

  /// Two sizes to lay it out in.
  var sizes: (Size, Size) { get }

  /// The frames that the boxes must have, worked out without any constraint.
  func frames(in size: Size) -> [Rect]
}

extension GridScene {
  func layOutFirst() -> LayoutReport { root.layout(sizes.0) }

  func checkFirst() -> AnswerCheck { check(in: sizes.0) }

  /// Whether the frames are those that they must be.
  func check(in size: Size) -> AnswerCheck {
    for (box, due) in zip(boxes, frames(in: size)) where !isClose(box.frame, due) {
      return .failure("\(box.layoutNode.name) is at \(box.frame), not at \(due)")
    }
    return .pass
  }

  private func isClose(_ frame: Rect, _ due: Rect) -> Bool {
    let pairs = [
      (frame.x, due.x), (frame.y, due.y), (frame.width, due.width), (frame.height, due.height),
    ]
    return pairs.allSatisfy { ($0 - $1).magnitude <= 1e-9 * max(1, $1.magnitude) }
  }
}
