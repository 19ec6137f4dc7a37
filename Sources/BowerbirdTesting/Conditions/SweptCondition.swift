/// A condition on a layout, with the part of a piece in which it does not hold.
///
/// The conditions that there are compare affine numbers, so the part is known exactly: where a number crosses another.
public struct SweptCondition {
  /// Where the condition does not hold, from 0 at the lower bound of the piece to 1 at the upper; in rising order.
  var failures: [ClosedRange<Double>]
  var text: String

  /// That one number is at most another, but for what rounding may leave of the numbers that they were computed from.
  static func atMost(_ left: SweptNumber, _ right: SweptNumber, _ text: String) -> SweptCondition {
    let tolerance = SweepTolerances.rounding * (left.size + right.size)
    let first = right.lower - left.lower + tolerance
    let last = right.upper - left.upper + tolerance
    // What is not a number fulfils nothing.
    guard first.isFinite && last.isFinite else { return SweptCondition(failures: [0...1], text: text) }
    if first >= 0 && last >= 0 { return SweptCondition(failures: [], text: text) }
    if first < 0 && last < 0 { return SweptCondition(failures: [0...1], text: text) }
    // Without the tolerance, where the two really cross.
    let crossing = min(max((first - tolerance) / (first - last), 0), 1)
    return SweptCondition(failures: [first < 0 ? 0...crossing : crossing...1], text: text)
  }

  /// That one condition or the other holds, or both.
  public static func || (left: SweptCondition, right: SweptCondition) -> SweptCondition {
    var failures: [ClosedRange<Double>] = []
    for first in left.failures {
      for second in right.failures where first.overlaps(second) {
        failures.append(max(first.lowerBound, second.lowerBound)...min(first.upperBound, second.upperBound))
      }
    }
    // Two conditions that take turns at one extent leave nothing between them.
    failures.removeAll { $0.lowerBound == $0.upperBound }
    return SweptCondition(failures: failures, text: "(\(left.text) || \(right.text))")
  }

  /// That both conditions hold.
  public static func && (left: SweptCondition, right: SweptCondition) -> SweptCondition {
    let failures = (left.failures + right.failures).sorted { $0.lowerBound < $1.lowerBound }
    return SweptCondition(failures: merged(failures), text: "(\(left.text) && \(right.text))")
  }

  /// The condition under another name, which failures call it by.
  ///
  /// - Parameter name: What failures say of it.
  /// - Returns: The same condition.
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

/// Takes the conditions of a property: one after the other, lists of them, and those that depend on something.
@resultBuilder
public enum SweptConditionBuilder {
  /// One condition.
  public static func buildExpression(_ condition: SweptCondition) -> [SweptCondition] { [condition] }

  /// Several conditions.
  public static func buildExpression(_ conditions: [SweptCondition]) -> [SweptCondition] { conditions }

  /// All of them.
  public static func buildBlock(_ conditions: [SweptCondition]...) -> [SweptCondition] { conditions.flatMap { $0 } }

  /// Those of an `if` without `else`.
  public static func buildOptional(_ conditions: [SweptCondition]?) -> [SweptCondition] { conditions ?? [] }

  /// Those of the first branch.
  public static func buildEither(first conditions: [SweptCondition]) -> [SweptCondition] { conditions }

  /// Those of the other branch.
  public static func buildEither(second conditions: [SweptCondition]) -> [SweptCondition] { conditions }

  /// Those of a loop.
  public static func buildArray(_ conditions: [[SweptCondition]]) -> [SweptCondition] { conditions.flatMap { $0 } }
}
