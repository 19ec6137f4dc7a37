/// Whether a grid fills the room it has, or goes beyond it in the direction in which it grows.
public enum GridContentMode: Hashable, Sendable, CaseIterable {
  /// The growing direction shares the room equally.
  case fill

  /// The growing direction takes what its items need; ``Grid/contentSize`` says how much that is.
  case scroll
}
