/// The reason why the layout of a screen differs from the frames in the file.
///
/// Each reason is checked against the declarations, so a difference without one of these reasons is a failure.
enum DifferenceClass: Hashable {
  /// Required constraints contradict each other, and the file's engine dropped another one.
  case contradictory

  /// The frames in the file are older than its constraints: they differ by more than rounding.
  case stale

  /// The frames in the file are rounded to pixels, but the declarations lead to fractions.
  case rounded

  /// The length of a view is undetermined, and other views depend on it.
  case undetermined

  /// The differing screens among the 375.
  static let known: [String: DifferenceClass] = [
    "s0057": .contradictory, "s0334": .contradictory, "s0564": .contradictory, "s0599": .contradictory,
    "s0062": .stale, "s0064": .stale, "s0120": .stale, "s0183": .stale,
    "s0379": .rounded, "s0471": .rounded, "s0491": .rounded, "s0556": .rounded, "s0624": .rounded, "s0629": .rounded,
    "s0637": .rounded, "s0759": .rounded, "s0786": .rounded, "s1010": .rounded, "s1012": .rounded,
    "s0782": .undetermined,
  ]
}
