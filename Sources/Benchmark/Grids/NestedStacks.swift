import BowerbirdGrids
import BowerbirdLayout

/// Nested stacks, alternately vertical and horizontal.
///
/// Each innermost stack has a bar of four points and a box for the rest.
final class NestedStacks: GridScene {
  let name = "stacks"
  let unit = "stack"
  let root: Box
  let boxes: [Box]
  let size: Int
  private let branching: [Int]

  /// Creates the tree.
  ///
  /// - Parameter branching: The number of stacks in a stack, from the outermost level on.
  init(branching: [Int]) {
    self.branching = branching
    var boxes: [Box] = []
    var count = 0
    root = Self.make(branching[...], isVertical: true, &boxes, &count)
    self.boxes = boxes
    size = count
  }

  private static func make(
    _ branching: ArraySlice<Int>, isVertical: Bool, _ boxes: inout [Box], _ count: inout Int
  ) -> Grid {
    count += 1
    guard let branches = branching.first else {
      let bar = Box()
      let rest = Box()
      boxes += [bar, rest]
      return stack(isVertical) {
        bar.constant(4)
        rest.expanded()
      }
    }
    var inner: [Grid] = []
    for _ in 0..<branches { inner.append(make(branching.dropFirst(), isVertical: !isVertical, &boxes, &count)) }
    return stack(isVertical) {
      for stack in inner { stack.expanded() }
    }
  }

  private static func stack(_ isVertical: Bool, @GridBuilder content: () -> [GridContentBase]) -> Grid {
    isVertical ? Grid.vertical(content: content) : Grid.horizontal(content: content)
  }

  var sizes: (Size, Size) { (Size(width: 4000, height: 3000), Size(width: 3700, height: 3300)) }

  func frames(in size: Size) -> [Rect] {
    var leaf = size
    var isVertical = true
    for branches in branching {
      if isVertical { leaf.height /= Double(branches) } else { leaf.width /= Double(branches) }
      isVertical.toggle()
    }
    let frames =
      isVertical
      ? [
        Rect(x: 0, y: 0, width: leaf.width, height: 4), Rect(x: 0, y: 4, width: leaf.width, height: leaf.height - 4),
      ]
      : [
        Rect(x: 0, y: 0, width: 4, height: leaf.height), Rect(x: 4, y: 0, width: leaf.width - 4, height: leaf.height),
      ]
    return boxes.indices.map { frames[$0 % 2] }
  }
}
