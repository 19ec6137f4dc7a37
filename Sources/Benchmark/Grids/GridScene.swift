import BowerbirdLayout

/// A tree with grids whose expected frames are computed by arithmetic.
protocol GridScene: LivingTree {
  /// The name of the scene in tables.
  var name: String { get }

  /// The number of units in the scene; times are also given for each unit.
  var size: Int { get }

  /// The name of a unit, such as `cell`.
  var unit: String { get }

  var root: Box { get }

  /// The two sizes between which layouts alternate, beginning with the first size.
  var sizes: (Size, Size) { get }

  /// Returns the frames that the boxes must have, computed without constraints.
  func frames(in size: Size) -> [Rect]
}

extension GridScene {
  func layOutFirst() -> LayoutReport { root.layout(sizes.0) }

  func checkFirst() -> AnswerCheck { check(in: sizes.0) }

  /// Compares the present frames with the frames that are expected in a size.
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
