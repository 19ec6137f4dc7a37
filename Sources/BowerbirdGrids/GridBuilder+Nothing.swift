/// The result of an empty builder, for every grid kind.
public struct GridNothing {}

extension GridBuilder {
  /// Returns the result of an empty block.
  public static func buildBlock() -> GridNothing { GridNothing() }

  /// Returns no elements, for an empty grid of tracks.
  public static func buildFinalResult(_ nothing: GridNothing) -> [GridElement] { [] }

  /// Returns an empty group.
  @_disfavoredOverload
  public static func buildFinalResult(_ nothing: GridNothing) -> GridGroup { GridGroup(elements: []) }

  /// Returns no contents, for an empty stack.
  public static func buildFinalResult(_ nothing: GridNothing) -> [GridContentBase] { [] }
}
