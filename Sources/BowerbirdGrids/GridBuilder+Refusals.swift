import BowerbirdLayout

// Code that builders of grids refuse. Each message says what to write instead. None of these functions can be called.

extension GridBuilder {
  /// Refuses items without cells in a stack.
  @available(
    *, unavailable, message: "an item of a stack needs a cell: write .auto(), .constant(50) or .expanded() after it"
  )
  public static func buildFinalResult(_ elements: [GridElement]) -> [GridContentBase] { [] }

  /// Refuses a mixture of items with and without cells.
  @available(
    *, unavailable, message: "an item of a stack needs a cell: write .auto(), .constant(50) or .expanded() after it"
  )
  @_disfavoredOverload
  public static func buildBlock<each Part>(_ parts: repeat each Part) -> [GridContentBase] { [] }

  /// Refuses cells of a stack in a grid of tracks.
  @available(
    *, unavailable,
    message: "the tracks determine how long a cell is: write the items without .auto(), .constant(…) and .expanded()"
  )
  public static func buildFinalResult(_ contents: [GridContentBase]) -> [GridElement] { [] }

  /// Refuses a statement that is not an item.
  @available(*, unavailable, message: "only items are allowed here: write 'let _ = …' before any other call")
  public static func buildExpression(_ nothing: Void) -> [GridElement] { [] }
}
