/// A condition on the layouts of a tree at all sizes of one segment or polygon, such as `layout[menu].width >= 120`.
///
/// The condition stores the sizes at which it fails. These sizes are exact, because a condition compares affine
/// functions of the size. A failure begins and ends where one number crosses the other number.
public struct SweptCondition {
  /// The parts of the segment or polygon in which the condition does not hold; empty if the condition holds everywhere.
  var failures: [FailedPart]

  /// A closure that returns the condition's name or formula; called for failures only.
  let text: () -> String

  init(failures: [FailedPart], text: @escaping () -> String) {
    self.failures = failures
    self.text = text
  }

  /// The failure of an expectation whose property states no condition in any size.
  static let missing = "The property states no condition, so nothing was checked."

  /// Returns a condition that holds in the whole segment or polygon.
  static func always(_ text: @escaping () -> String) -> SweptCondition { SweptCondition(failures: [], text: text) }

  /// Returns a condition that fails in the whole segment or polygon.
  static func never(_ text: @escaping () -> String) -> SweptCondition {
    SweptCondition(failures: [FailedPart(margins: [])], text: text)
  }

  /// Returns the condition that the left number is at most the right number, except for rounding.
  ///
  /// The tolerance is proportional to the magnitudes of the numbers from which both sides were computed.
  static func atMost(_ left: SweptNumber, _ right: SweptNumber, _ text: @escaping () -> String) -> SweptCondition {
    let margin = FailedPart.Margin(
      values: right.combinedValues(left, -), tolerance: SweepTolerances.rounding * (left.size + right.size))
    // Infinite margins need no tolerance: they are far from 0. NaN satisfies no condition.
    guard margin.isFinite else { return margin.values.allSatisfy { $0 > 0 } ? .always(text) : .never(text) }
    return SweptCondition(failures: margin.holds ? [] : [FailedPart(margins: [margin])], text: text)
  }

  /// Returns the condition that at least one of two conditions holds.
  public static func || (left: SweptCondition, right: SweptCondition) -> SweptCondition {
    var failures: [FailedPart] = []
    for first in left.failures {
      for second in right.failures {
        let both = FailedPart(margins: first.margins + second.margins)
        if !both.isEmpty { failures.append(both) }
      }
    }
    return SweptCondition(failures: failures) { "(\(left.text()) || \(right.text()))" }
  }

  /// Returns the condition that both conditions hold.
  public static func && (left: SweptCondition, right: SweptCondition) -> SweptCondition {
    SweptCondition(failures: left.failures + right.failures) { "(\(left.text()) && \(right.text()))" }
  }

  /// Returns the same condition with a name, which failures show in place of the formula.
  ///
  /// - Parameter name: The text that failures show.
  /// - Returns: The condition with that name.
  public func named(_ name: String) -> SweptCondition { SweptCondition(failures: failures) { name } }

  /// Returns the same condition with a name that is computed for failures only.
  func named(lazily name: @escaping () -> String) -> SweptCondition { SweptCondition(failures: failures, text: name) }
}
