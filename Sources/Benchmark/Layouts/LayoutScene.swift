import BowerbirdLayout

/// A tree of boxes that is declared, laid out and changed through the public interface.
///
/// The expected frames are computed by arithmetic. `boxes` lists all boxes of the tree in the order of these frames.
protocol LayoutScene: LivingTree {
  var root: Box { get }

  /// Lays the tree out in the present size of the scene, and returns the report.
  func layOut() -> LayoutReport

  /// The loops of operations that are measured on the tree.
  var loops: [LayoutLoop] { get }

  /// Returns the frames that the boxes should have in the present state of the tree, computed without the library.
  func expectedFrames() -> [Rect]
}

extension LayoutScene {
  func layOutFirst() -> LayoutReport { layOut() }

  func checkFirst() -> AnswerCheck { LayoutCheck.frames(of: self) }

  /// Returns three loops, each of which removes a child of the root and adds the child again.
  ///
  /// The children are the first, the middle and the last child.
  ///
  /// The loops are for scenes in which removing a box changes no other frame. The removed box itself keeps its frame.
  func removalLoops(_ parts: [Box]) -> [LayoutLoop] {
    [("take_first", 0), ("take_middle", parts.count / 2), ("take_last", parts.count - 1)].map { name, index in
      LayoutLoop(name: name, operations: removeAndAddAgain(parts[index], in: root, at: index))
    }
  }

  /// Returns two operations, each with a layout: removing a box from its parent, and adding it again at its index.
  func removeAndAddAgain(_ box: Box, in parent: Box, at index: Int) -> [() -> LayoutReport] {
    [
      { [unowned self] in
        box.remove()
        return layOut()
      },
      { [unowned self] in
        parent.add(box, at: index)
        return layOut()
      },
    ]
  }
}

/// Operations on a scene that can be repeated, because the last operation restores the initial state.
struct LayoutLoop {
  let name: String

  /// Whether tables also give the time for each unit, such as a box, because an operation may move all units.
  var isPerUnit = false

  let operations: [() -> LayoutReport]
}

/// A kind of scene that can be made in any size.
struct LayoutWorkload: Sendable {
  let name: String

  /// The name of the unit in which sizes are given.
  let unit: String

  /// Sizes in addition to the sizes at which all scenes are measured.
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
    LayoutWorkload(name: "passed_texts", unit: "host") { PassedTexts(size: $0) },
  ]
}
