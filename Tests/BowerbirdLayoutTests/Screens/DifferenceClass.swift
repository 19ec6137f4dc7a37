/// Why a screen's layout differs from the frames that the file has.
///
/// Each reason is checked against the declarations, so that a difference without one of these reasons is a failure.
enum DifferenceClass: Hashable {
  /// Required constraints contradict each other, and another one gave way.
  case contradictory

  /// The file's frames are older than its constraints: they are off by more than a rounding.
  case stale

  /// The file's frames are rounded to pixels, where the declarations lead to fractions.
  case rounded

  /// Nothing says how long a view is, and others stand by it.
  case undetermined

  /// The screens that differ, of 375.
  static let known: [String: DifferenceClass] = [
    "s0057": .contradictory, "s0334": .contradictory, "s0564": .contradictory, "s0599": .contradictory,
    "s0062": .stale, "s0064": .stale, "s0120": .stale, "s0183": .stale,
    "s0379": .rounded, "s0471": .rounded, "s0491": .rounded, "s0556": .rounded, "s0624": .rounded, "s0629": .rounded,
    "s0637": .rounded, "s0759": .rounded, "s0786": .rounded, "s1010": .rounded, "s1012": .rounded,
    "s0782": .undetermined,
  ]
}
