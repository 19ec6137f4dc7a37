/// The strength of a constraint: 1000 is required, smaller numbers from 1 on are optional, and a larger number is
/// stronger.
///
/// Priorities are levels, not weights: no number of weaker constraints ever outweighs a stronger one.
///
/// ```swift
/// try solver.add(x >= 20)                         // required
/// try solver.add(x == 12, priority: .high)        // 750
/// try solver.add(x == 40, priority: 431)          // a level of its own
/// solver[x]                                       // 20.0: as near to 12 as x >= 20 allows
/// ```
///
/// Any number from 1 to 1000 is a level, fractions included. A priority outside of that range can be created, but a
/// solver refuses it as ``SolverError/invalidPriority(_:)``.
public struct Priority: Hashable, Sendable, Comparable {
  /// The level as a number.
  ///
  /// ```swift
  /// Priority.medium.value                  // 500.0
  /// ```
  public var value: Double

  /// Creates a priority from a number from 1 to 1000.
  ///
  /// ```swift
  /// Priority(431) > .low                   // true
  /// ```
  ///
  /// - Parameter value: The level. A number outside of 1…1000 is kept, and makes a priority that is not valid.
  /// - Complexity: O(1).
  @inlinable
  public init(_ value: Double) { self.value = value }

  /// 1000: the constraint holds, or the solver refuses it.
  ///
  /// ```swift
  /// Priority.required.value                // 1000.0
  /// ```
  @inlinable public static var required: Priority { Priority(1000) }

  /// 750: the strongest optional level with a name.
  ///
  /// ```swift
  /// Priority.high.value                    // 750.0
  /// ```
  @inlinable public static var high: Priority { Priority(750) }

  /// 500: weaker than ``high``, and stronger than ``low``.
  ///
  /// ```swift
  /// Priority.medium.value                  // 500.0
  /// ```
  @inlinable public static var medium: Priority { Priority(500) }

  /// 250: the weakest optional level with a name.
  ///
  /// ```swift
  /// Priority.low.value                     // 250.0
  /// ```
  @inlinable public static var low: Priority { Priority(250) }

  /// 750, under the name that auto-layout engines use for ``high``.
  ///
  /// ```swift
  /// Priority.defaultHigh == .high          // true
  /// ```
  @inlinable public static var defaultHigh: Priority { high }

  /// 250, under the name that auto-layout engines use for ``low``.
  ///
  /// ```swift
  /// Priority.defaultLow == .low            // true
  /// ```
  @inlinable public static var defaultLow: Priority { low }

  /// A Boolean value that indicates whether a constraint of this priority must hold.
  ///
  /// ```swift
  /// Priority(999.5).isRequired             // false
  /// ```
  ///
  /// - Complexity: O(1).
  @inlinable public var isRequired: Bool { value == 1000 }

  /// A Boolean value that indicates whether a solver accepts this level: a number from 1 to 1000.
  ///
  /// ```swift
  /// Priority(0.5).isValid                  // false
  /// ```
  ///
  /// - Complexity: O(1).
  public var isValid: Bool { value >= 1 && value <= 1000 }

  /// Returns a Boolean value that indicates whether the left priority is weaker than the right priority.
  ///
  /// ```swift
  /// Priority.low < 251                     // true
  /// ```
  ///
  /// - Complexity: O(1).
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from a literal without a fraction.
  ///
  /// ```swift
  /// let priority: Priority = 431
  /// priority.value                         // 431.0
  /// ```
  ///
  /// - Parameter value: The level.
  /// - Complexity: O(1).
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// Creates a priority from a literal with a fraction.
  ///
  /// ```swift
  /// let priority: Priority = 999.5
  /// priority.value                         // 999.5
  /// ```
  ///
  /// - Parameter value: The level.
  /// - Complexity: O(1).
  public init(floatLiteral value: Double) { self.init(value) }
}

extension Priority: CustomStringConvertible {
  /// The level as a number, without a fraction if there is none; `required` for 1000.
  ///
  /// ```swift
  /// Priority.high.description              // "750"
  /// Priority.required.description          // "required"
  /// ```
  ///
  /// - Complexity: O(1).
  public var description: String { isRequired ? "required" : plain(value) }
}
