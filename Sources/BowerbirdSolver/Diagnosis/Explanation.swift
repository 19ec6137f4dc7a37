/// The constraints that determine the value of a variable, with the contribution of each.
///
/// ```swift
/// try solver.add(left + width <= 320)
/// try solver.add(left == 20)
/// try solver.add(width == 400, priority: .high)
/// solver.explanation(of: width).description
/// // "width = 300: 1*320 [required: left + width <= 320] - 1*20 [required: left == 20]"
/// ```
///
/// The value is the sum of the contributions, except for rounding. If the target of one of the ``parts`` moves by a
/// little, the value moves by that distance times the part's coefficient.
public struct Explanation: Hashable, Sendable {
  /// A constraint, an edit or a stay that determines a value, alone or with others.
  ///
  /// ```swift
  /// let handle = try solver.add(y == x + 5)
  /// let sources = solver.explanation(of: y).parts.map { $0.source }
  /// sources == [.constraint(handle), .stay(x)]         // true: y follows from x, which is free
  /// ```
  public enum Source: Hashable, Sendable {
    /// A constraint that holds exactly and determines the value.
    ///
    /// Usually the constraint is active, see ``OptimalityCertificate/active``. Several constraints that are not active
    /// may also determine a value together: for example, `x >= 40` and `x <= 40`, added while `x` was 40 already.
    ///
    /// ```swift
    /// let handle = try solver.add(x == 20)
    /// solver.explanation(of: x).parts[0].source == .constraint(handle)       // true
    /// ```
    case constraint(ConstraintHandle)

    /// The suggestion for an edit variable.
    ///
    /// ```swift
    /// try solver.edit(x)
    /// try solver.suggest(x, 7)
    /// solver.explanation(of: x).parts[0].source == .edit(x)                  // true
    /// ```
    case edit(Variable)

    /// The stay of a variable that constraints do not determine, so that the variable keeps its value.
    ///
    /// ```swift
    /// solver.explanation(of: x).parts[0].source == .stay(x)                  // true
    /// ```
    case stay(Variable)
  }

  /// The contribution of one source to a value.
  ///
  /// ```swift
  /// try solver.add([x == 20, y == 2 * x])
  /// let part = solver.explanation(of: y).parts[0]
  /// part.coefficient                       // 2.0
  /// part.contribution                      // 40.0: twice the 20 of x == 20
  /// ```
  public struct Part: Hashable, Sendable {
    /// The constraint, edit or stay.
    ///
    /// ```swift
    /// let handle = try solver.add(x == 20)
    /// solver.explanation(of: x).parts[0].source == .constraint(handle)       // true
    /// ```
    public let source: Source

    /// The distance that the value moves when ``target`` moves by 1; never 0.
    ///
    /// ```swift
    /// try solver.add([x == 20, y == 2 * x])
    /// solver.explanation(of: y).parts[0].coefficient     // 2.0
    /// ```
    public let coefficient: Double

    /// The number on the right side of the constraint, with all variables on the left side.
    ///
    /// For an edit, this is the suggestion; for a stay, the value of its variable.
    ///
    /// ```swift
    /// try solver.add(20 - x >= 0)            // -x >= -20
    /// try solver.add(x == 30, priority: .low)
    /// solver.explanation(of: x).parts[0].target          // -20.0
    /// ```
    public let target: Double

    let name: String

    /// The part's share of the value: the coefficient times the target.
    ///
    /// ```swift
    /// try solver.add([x == 20, y == 2 * x])
    /// solver.explanation(of: y).parts[0].contribution    // 40.0
    /// ```
    ///
    /// - Complexity: O(1).
    public var contribution: Double { coefficient * target }
  }

  /// The variable whose value is explained.
  ///
  /// ```swift
  /// solver.explanation(of: x).variable     // x
  /// ```
  public let variable: Variable

  /// The value of the variable; `nan` for a variable of another solver.
  ///
  /// ```swift
  /// try solver.add(x == 20)
  /// solver.explanation(of: x).value        // 20.0
  /// ```
  public let value: Double

  /// The contributions to the value: first those of constraints and edits, in the order of their rows, then those of
  /// stays, in the order of their variables.
  ///
  /// ```swift
  /// try solver.add([x == 20, y == x + 5])
  /// solver.explanation(of: y).parts.map { $0.target }  // [20.0, 5.0]
  /// ```
  public let parts: [Part]

  let name: String
}

extension Explanation: CustomStringConvertible {
  /// The value as a sum, each summand with its constraint.
  ///
  /// ```swift
  /// try solver.add([x == 20, y == x + 5])
  /// solver.explanation(of: y).description
  /// // "y = 25: 1*20 [required: x == 20] + 1*5 [required: y - x == 5]"
  /// ```
  ///
  /// - Complexity: O(length of the text).
  public var description: String {
    var text = "\(name) = \(plain(value))"
    for (index, part) in parts.enumerated() {
      let sign = part.coefficient < 0 ? "- " : (index == 0 ? "" : "+ ")
      let target = part.target < 0 ? "(\(plain(part.target)))" : plain(part.target)
      text += "\(index == 0 ? ": " : " ")\(sign)\(plain(part.coefficient.magnitude))*\(target) [\(part.name)]"
    }
    return text
  }
}
