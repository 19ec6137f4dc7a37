/// The parent of a chain's item, which members relate the item to if no other target is given.
public struct ChainParent: ChainItemTarget {
  /// Creates the target.
  public init() {}

  /// Returns the numbers of the parent.
  public static func numbers(of target: Self) -> ChainNumbers { ChainNumbers(.parent) }
}
