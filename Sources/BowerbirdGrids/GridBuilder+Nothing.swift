/// The value of an empty ``GridBuilder`` block.
///
/// ``GridBuilder`` converts the value to what the context requires: an empty list or an empty group.
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
