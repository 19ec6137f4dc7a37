/// A condition on a layout, with the parts of a segment in which it does not hold.
///
/// Conditions compare affine numbers, so these parts are known exactly: they begin and end where one number crosses
/// another.
public struct SweptCondition {
  /// The parts of the segment in which the condition does not hold, in rising order.
  ///
  /// 0 is the lower bound of the segment, 1 the upper bound.
  var failures: [ClosedRange<Double>]
  var text: String

  /// Returns the condition that one number is at most another, except for rounding.
  ///
  /// The tolerance is proportional to the numbers that both were computed from.
  static func atMost(_ left: SweptNumber, _ right: SweptNumber, _ text: String) -> SweptCondition {
    let tolerance = SweepTolerances.rounding * (left.size + right.size)
    let first = right.lower - left.lower + tolerance
    let last = right.upper - left.upper + tolerance
    // Infinite values and NaN satisfy no condition.
    guard first.isFinite && last.isFinite else { return SweptCondition(failures: [0...1], text: text) }
    if first >= 0 && last >= 0 { return SweptCondition(failures: [], text: text) }
    if first < 0 && last < 0 { return SweptCondition(failures: [0...1], text: text) }
    // The crossing is where the numbers are equal, without the tolerance.
    let crossing = min(max((first - tolerance) / (first - last), 0), 1)
    return SweptCondition(failures: [first < 0 ? 0...crossing : crossing...1], text: text)
  }

  /// Returns the condition that at least one of two conditions holds.
  public static func || (left: SweptCondition, right: SweptCondition) -> SweptCondition {
    var failures: [ClosedRange<Double>] = []
    for first in left.failures {
      for second in right.failures where first.overlaps(second) {
        failures.append(max(first.lowerBound, second.lowerBound)...min(first.upperBound, second.upperBound))
      }
    }
    // Where one condition stops holding exactly where the other starts, both parts touch in one extent. It is no
    // failure.
    failures.removeAll { $0.lowerBound == $0.upperBound }
    return SweptCondition(failures: failures, text: "(\(left.text) || \(right.text))")
  }

  /// Returns the condition that both conditions hold.
  public static func && (left: SweptCondition, right: SweptCondition) -> SweptCondition {
    let failures = (left.failures + right.failures).sorted { $0.lowerBound < $1.lowerBound }
    return SweptCondition(failures: merged(failures), text: "(\(left.text) && \(right.text))")
  }

  /// Returns the same condition with a name, which failures show in place of the formula.
  ///
  /// - Parameter name: The text that failures show.
  /// - Returns: The condition with that name.
  public func named(_ name: String) -> SweptCondition { SweptCondition(failures: failures, text: name) }

  private static func merged(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    for range in ranges {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}

/// Collects the conditions of a property from expressions, lists, `if` statements and loops.
@resultBuilder
public enum SweptConditionBuilder {
  /// Returns one condition as a list.
  public static func buildExpression(_ condition: SweptCondition) -> [SweptCondition] { [condition] }

  /// Returns a list of conditions.
  public static func buildExpression(_ conditions: [SweptCondition]) -> [SweptCondition] { conditions }

  /// Returns the conditions of all statements.
  public static func buildBlock(_ conditions: [SweptCondition]...) -> [SweptCondition] { conditions.flatMap { $0 } }

  /// Returns the conditions of an `if` without `else`.
  public static func buildOptional(_ conditions: [SweptCondition]?) -> [SweptCondition] { conditions ?? [] }

  /// Returns the conditions of the first branch.
  public static func buildEither(first conditions: [SweptCondition]) -> [SweptCondition] { conditions }

  /// Returns the conditions of the other branch.
  public static func buildEither(second conditions: [SweptCondition]) -> [SweptCondition] { conditions }

  /// Returns the conditions of a loop.
  public static func buildArray(_ conditions: [[SweptCondition]]) -> [SweptCondition] { conditions.flatMap { $0 } }
}
