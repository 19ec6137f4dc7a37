import BowerbirdLayout

/// A tree of boxes that is declared, laid out and changed through the public interface, and all of whose frames plain
/// arithmetic knows.
///
/// Its boxes are all boxes of the tree, in the order of the arithmetic.
protocol LayoutScene: LivingTree {
  var root: Box { get }

  /// Lays the tree out for the first time.
  func layOut() -> LayoutReport

  /// What is done to the tree again and again.
  var loops: [LayoutLoop] { get }

  /// The frames of the boxes in the state that the tree is in, worked out without the library.
  func expectedFrames() -> [Rect]
}

extension LayoutScene {
  func layOutFirst() -> LayoutReport { layOut() }

  func checkFirst() -> AnswerCheck { LayoutCheck.frames(of: self) }

  /// Loops that take one of the boxes in the root out and put it back: the first, the middle and the last one.
  ///
  /// They are for scenes in which no frame changes by that: values that no constraint determines stay.
  func takingLoops(_ parts: [Box]) -> [LayoutLoop] {
    [("take_first", 0), ("take_middle", parts.count / 2), ("take_last", parts.count - 1)].map { name, place in
      LayoutLoop(name: name, operations: takeAndPutBack(parts[place], in: root, at: place))
    }
  }

  /// Takes a box out of its parent and puts it back in its place, with a layout after each.
  func takeAndPutBack(_ box: Box, in parent: Box, at place: Int) -> [() -> LayoutReport] {
    [
      { [unowned self] in
        box.remove()
        return layOut()
      },
      { [unowned self] in
        parent.add(box, at: place)
        return layOut()
      },
    ]
  }
}

/// Operations on a scene that follow each other in a circle; after the last one the tree is as it was before the first.
struct LayoutLoop {
  let name: String

  /// Whether the time is given for each box or row too: it is where all of them may move.
  var isPerUnit = false

  let operations: [() -> LayoutReport]
}

/// A kind of scene that can be made in any size.
struct LayoutWorkload: Sendable {
  let name: String

  /// What the size counts.
  let unit: String

  /// The sizes beyond those that all scenes are measured at.
  var largerSizes: [Int] = []

  let make: @Sendable (Int) -> any LayoutScene

  static let all = [
    LayoutWorkload(name: "flextree", unit: "box") { FlexTree(size: $0, isFilled: false) },
    LayoutWorkload(name: "flextree_filled", unit: "box") { FlexTree(size: $0, isFilled: true) },
    LayoutWorkload(name: "row", unit: "box") { EqualRow(size: $0) },
    LayoutWorkload(name: "form", unit: "row") { LabelForm(size: $0) },
    LayoutWorkload(name: "nest", unit: "box", largerSizes: [40_000]) { NestedBoxes(size: $0) },
    LayoutWorkload(name: "squeezed", unit: "label", largerSizes: [5000, 20_000]) { SqueezedRow(size: $0) },
    LayoutWorkload(name: "equal_chain", unit: "box") { EqualWidths(size: $0, .previous) },
    LayoutWorkload(name: "equal_first", unit: "box") { EqualWidths(size: $0, .first) },
    LayoutWorkload(name: "switched_panel", unit: "box") { SwitchedPanel(size: $0) },
  ]
}
