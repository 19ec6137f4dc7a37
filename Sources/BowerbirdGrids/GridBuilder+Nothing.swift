/// The result of an empty builder, for every grid kind.
public struct GridNothing {}

extension GridBuilder {
  /// Returns the result of an empty block.
  public static func buildBlock() -> GridNothing { GridNothing() }

  /// Returns the elements of an empty grid of tracks.
  public static func buildFinalResult(_ nothing: GridNothing) -> [GridElement] { [] }

  /// Returns an empty group.
  @_disfavoredOverload
  public static func buildFinalResult(_ nothing: GridNothing) -> GridGroup { GridGroup(elements: []) }

  /// Returns the contents of an empty stack.
  public static func buildFinalResult(_ nothing: GridNothing) -> [GridContentBase] { [] }
}
