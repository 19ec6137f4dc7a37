/// The parent of a chain's item: the target of members that name no other target.
public struct ChainParent: ChainItemTarget {
  /// Creates the target.
  public init() {}

  /// Returns the numbers of the parent of the chain's item.
  public static func numbers(of target: Self) -> ChainNumbers { ChainNumbers(.parent) }
}
