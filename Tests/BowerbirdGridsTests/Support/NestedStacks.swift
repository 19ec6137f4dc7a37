import BowerbirdGrids
import BowerbirdLayout

/// Returns nested stacks, alternately rows and columns; each has a bar of length 1, and the next stack in the rest.
///
/// - Parameters:
///   - depth: The number of stacks, including the innermost one, which holds only the leaf.
///   - leaf: The content of the innermost stack.
/// - Returns: The outermost stack.
func nestedStacks(_ depth: Int, around leaf: Box) -> Grid {
  var grid = Grid.vertical { leaf.auto() }
  for level in 1..<depth {
    let inner = grid
    let bar = plain("bar")
    grid =
      level % 2 == 0
      ? Grid.vertical {
        bar.constant(1)
        inner.expanded()
      }
      : Grid.horizontal {
        bar.constant(1)
        inner.expanded()
      }
  }
  return grid
}
