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

  /// Narrows the range of step lengths from `lowest` to `highest` so that the row moves only to free sides of its
  /// target.
  ///
  /// - Parameters:
  ///   - lowest: The lower end of the range, at most 0.
  ///   - highest: The upper end of the range, at least 0.
  ///   - rate: The rate at which the row's left side moves; not 0.
  ///   - residual: The row's left side minus its target; 0 if the row is on its target.
  func narrow(_ lowest: inout Double, _ highest: inout Double, rate: Double, residual: Double) {
    let gap = residual / rate
    // The row reaches its target at the step length -gap. A row off its target is on a free side, and may move there.
    // The row may cross its target only if the other side is free too.
    let goesUp = rate > 0 ? above : below
    let goesDown = rate > 0 ? below : above
    if !goesUp { highest = min(highest, goesDown ? max(0, -gap) : 0) }
    if !goesDown { lowest = max(lowest, goesUp ? min(0, -gap) : 0) }
  }
}
