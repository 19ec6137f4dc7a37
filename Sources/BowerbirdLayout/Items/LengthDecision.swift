/// Whether the container of an item determines a length of the item.
enum LengthDecision {
  /// The container leaves the length to constraints.
  case open

  /// The container sets the length by required constraints, although the content has rows along the axis.
  case fixed

  /// The container alone determines the length, so the content has no rows along the axis.
  case decided
}
