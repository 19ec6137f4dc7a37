import BowerbirdGrids
import BowerbirdLayout

/// Stacks in each other, by turns rows and columns: each has a bar of length 1 first, and gives the rest to the next one.
///
/// - Parameters:
///   - depth: How many stacks there are, with the innermost, which holds the leaf alone.
///   - leaf: What is in the innermost one.
/// - Returns: The outermost one.
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
