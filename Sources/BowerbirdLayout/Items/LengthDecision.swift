/// Whether the container of an item determines a length of the item.
enum LengthDecision {
  /// The container leaves the length to constraints.
  case open

  /// The container sets the length by required constraints, although the content has rows along the axis.
  case fixed

  /// The container alone determines the length, so the content has no rows along the axis.
  case decided

  /// The container alone determines the length, but the length is unknown before the solve.
  ///
  /// The content has no rows along the axis. The length is not pinned, because optional constraints determine it.
  case solved

  /// Whether the container alone determines the length, so that the content has no rows along the axis of the length.
  var isByContainer: Bool { self == .decided || self == .solved }

  /// Whether required constraints of the container determine the length from the container's own length.
  var isPinning: Bool { self == .decided || self == .fixed }
}
