/// A rule for the length of a grid in the direction of growth.
public enum GridContentMode: Hashable, Sendable, CaseIterable {
  /// The grid fills its room; tracks that are not declared share the free space equally.
  case fill

  /// The tracks are as long as their items need, and may extend beyond the grid; see ``Grid/contentSize``.
  case scroll
}
