/// What the expanded cells of a stack grid have to share, as decided from the last solution.
enum StackRoom: Hashable {
  /// What the other cells leave; the constraints say how much that is.
  case shared

  /// What the other cells leave, as a number for each unit of share: something within the expanded cells wants more than
  /// their share, and must not draw it out.
  case pinned(Double)

  /// The same where something lets them have no more than a part of their share, and the others must not take the rest.
  case bounded(Double)

  /// Nothing: expanded cells act like auto cells, or have no length.
  case none

  var isBounded: Bool { if case .bounded = self { true } else { false } }
}
