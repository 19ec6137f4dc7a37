/// The sides of its target to which a row may move at no cost.
///
/// A row's cost has one slope on either side of its target, and its multiplier lies between the two. If the
/// multiplier equals one of them, a move to that side costs as much as the other rows gain. If it lies strictly
/// between, every move off the target has a cost. By complementary slackness this holds for all rows at once, so the
/// moves within these sides reach all optimal values.
struct FreeSides: BitwiseCopyable {
  /// A Boolean value that indicates whether the row may be above its target.
  var rises: Bool

  /// A Boolean value that indicates whether the row may be below its target.
  var falls: Bool

  static let none = FreeSides(rises: false, falls: false)
}
