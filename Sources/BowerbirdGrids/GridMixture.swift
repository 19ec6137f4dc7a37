/// The value of a ``GridBuilder`` block with items in cells of a stack beside items without cells.
///
/// No grid takes such a mixture: a stack refuses the items without cells, and any other grid refuses the cells. The
/// compiler's message says what to write instead.
///
/// ```swift
/// Grid.wrapping {
///   image
///   title.auto()          // error: only a stack has such cells
/// }
/// ```
public struct GridMixture {}

extension GridBuilder {
  /// Returns a mixture, for a block with cells of a stack beside items without cells.
  @_disfavoredOverload
  public static func buildBlock<each Part>(_ parts: repeat each Part) -> GridMixture { GridMixture() }

  /// Returns the mixture of an `if` without `else`.
  public static func buildOptional(_ part: GridMixture?) -> GridMixture { GridMixture() }

  /// Returns the mixture of the first branch.
  public static func buildEither(first part: GridMixture) -> GridMixture { part }

  /// Returns the mixture of the other branch.
  public static func buildEither(second part: GridMixture) -> GridMixture { part }

  /// Returns a mixture, for an `if` whose first branch has items without cells, and whose other branch has cells.
  @_disfavoredOverload
  public static func buildEither(first part: [GridElement]) -> GridMixture { GridMixture() }

  /// Returns a mixture, for an `if` whose other branch has items without cells, and whose first branch has cells.
  @_disfavoredOverload
  public static func buildEither(second part: [GridElement]) -> GridMixture { GridMixture() }

  /// Returns a mixture, for an `if` whose first branch has cells, and whose other branch has items without cells.
  @_disfavoredOverload
  public static func buildEither(first part: [GridContentBase]) -> GridMixture { GridMixture() }

  /// Returns a mixture, for an `if` whose other branch has cells, and whose first branch has items without cells.
  @_disfavoredOverload
  public static func buildEither(second part: [GridContentBase]) -> GridMixture { GridMixture() }

  /// Returns the mixture of a loop.
  public static func buildArray(_ parts: [GridMixture]) -> GridMixture { GridMixture() }

  /// Refuses items without cells in a stack.
  @available(
    *, unavailable, message: "an item of a stack needs a cell: write .auto(), .constant(50) or .expanded() after it"
  )
  public static func buildFinalResult(_ mixture: GridMixture) -> [GridContentBase] { [] }

  /// Refuses cells of a stack in a grid of tracks and in a wrapping grid.
  @available(
    *, unavailable,
    message: "only a stack has such cells: write the items without .auto(), .constant(…) and .expanded()"
  )
  public static func buildFinalResult(_ mixture: GridMixture) -> [GridElement] { [] }

  /// Refuses cells of a stack in a group.
  @available(
    *, unavailable,
    message: "only a stack has such cells: write the items without .auto(), .constant(…) and .expanded()"
  )
  @_disfavoredOverload
  public static func buildFinalResult(_ mixture: GridMixture) -> GridGroup { GridGroup(elements: []) }
}
