/// How strongly a constraint is wanted: 1000 must hold, 1…999 are wishes, a larger number is stronger.
///
/// Priorities are levels, not weights: no number of weaker constraints ever outweighs a stronger one.
///
/// ```swift
/// try solver.add(x >= 20)                         // required
/// try solver.add(x == 12, priority: .high)        // 750
/// try solver.add(x == 40, priority: 431)          // a level of its own
/// ```
///
/// Any number from 1 to 1000 is a level, fractions included. A priority outside of that range can be written down, and is
/// refused as ``SolverError/invalidPriority(_:)`` where it is used.
public struct Priority: Hashable, Sendable, Comparable {
  /// The level as a number.
  public var value: Double

  /// Makes a priority from a number from 1 to 1000.
  public init(_ value: Double) { self.value = value }

  /// 1000: the constraint holds, or is refused.
  public static let required = Priority(1000)

  /// 750.
  public static let high = Priority(750)

  /// 500.
  public static let medium = Priority(500)

  /// 250.
  public static let low = Priority(250)

  /// 750, the name that auto-layout engines use for ``high``.
  public static let defaultHigh = high

  /// 250, the name that auto-layout engines use for ``low``.
  public static let defaultLow = low

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { value == 1000 }

  /// Whether this is a level that a solver accepts: a number from 1 to 1000.
  public var isValid: Bool { value >= 1 && value <= 1000 }

  /// Whether the left priority is weaker than the right one.
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a priority from a literal.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// Makes a priority from a literal.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension Priority: CustomStringConvertible {
  /// The level as a number, without a fraction where there is none; `required` for 1000.
  public var description: String { isRequired ? "required" : plain(value) }
}
