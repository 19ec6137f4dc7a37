/// A rule for the length of a grid in the direction of growth.
public enum GridContentMode: Hashable, Sendable, CaseIterable {
  /// The grid fills its room; tracks that are not declared share the free space equally.
  case fill

  /// The tracks in the direction of growth may extend beyond the grid; see ``Grid/contentSize``.
  ///
  /// In this direction, shares and tracks that are not declared are as long as their items need.
  case scroll
}
