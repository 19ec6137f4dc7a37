/// The sides of a row's target to which the row may move at no cost.
///
/// A row's cost has one slope above the row's target and another below. The row's multiplier lies between the two
/// slopes. If the multiplier equals one of the slopes, a move to that side costs the row as much as it saves other
/// rows. If the multiplier lies strictly between the slopes, every move off the target has a cost. By complementary
/// slackness, each row is on its target or on a free side in every optimal solution. So moves to the free sides of rows
/// reach all optimal values.
struct FreeSides: BitwiseCopyable {
  /// A Boolean value that indicates whether the row may be above its target.
  var above: Bool

  /// A Boolean value that indicates whether the row may be below its target.
  var below: Bool

  static let none = FreeSides(above: false, below: false)
}
