/// Whether a grid fills its room, or extends beyond it in the direction of growth.
public enum GridContentMode: Hashable, Sendable, CaseIterable {
  /// The tracks in the direction of growth share the room equally.
  case fill

  /// The grid is as long in the direction of growth as its items need; see ``Grid/contentSize``.
  case scroll
}
