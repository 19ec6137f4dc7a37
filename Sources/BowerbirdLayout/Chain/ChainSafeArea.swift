/// The area inside the layout margins of the parent of a chain's item, as a target of the chain.
///
/// The area is the parent's ``LayoutItem/layoutMarginsGuide``. Members with the ending `Safe` have this target.
public struct ChainSafeArea: ChainItemTarget {
  /// Creates the target.
  public init() {}

  /// Returns the numbers of the guide inside the parent's margins.
  public static func numbers(of target: Self) -> ChainNumbers { ChainNumbers(.safeArea) }
}

extension LayoutItem {
  /// The anchors of the area inside this item's layout margins, under short names.
  public var safeAnchor: ItemAnchors { ItemAnchors(item: layoutMarginsGuide.layoutNode.reference) }
}
