/// What an empty builder gives, whichever system of grids it is for.
public struct GridNothing {}

extension GridBuilder {
  /// Takes an empty block.
  public static func buildBlock() -> GridNothing { GridNothing() }

  /// What an empty grid of tracks takes.
  public static func buildFinalResult(_ nothing: GridNothing) -> [GridElement] { [] }

  /// What an empty group takes.
  @_disfavoredOverload
  public static func buildFinalResult(_ nothing: GridNothing) -> GridGroup { GridGroup(elements: []) }

  /// What an empty stack takes.
  public static func buildFinalResult(_ nothing: GridNothing) -> [GridContentBase] { [] }
}
