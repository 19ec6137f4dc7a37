// Descriptions for `print`. Only the solver stores the names of variables, so these descriptions show a variable's
// index.

extension Variable: CustomStringConvertible {
  /// The letter `v` and the variable's index; ``Solver/name(of:)`` returns the variable's name.
  ///
  /// ```swift
  /// print(y)                               // v1
  /// ```
  ///
  /// - Complexity: O(1).
  public var description: String { "v\(index)" }
}

extension LinearExpression: CustomStringConvertible {
  /// The expression as Swift would write it, with variables named by their index.
  ///
  /// ```swift
  /// print(2 * x - y + 3)                   // 2*v0 - v1 + 3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public var description: String {
    if terms.isEmpty { return plain(constant) }
    if constant == 0 { return sum }
    return sum + (constant < 0 ? " - \(plain(-constant))" : " + \(plain(constant))")
  }

  /// The terms as Swift would write them, without the constant; `0` if there are no terms.
  fileprivate var sum: String {
    var text = ""
    for term in terms {
      let size = term.coefficient.magnitude
      if text.isEmpty {
        text += term.coefficient < 0 ? "-" : ""
      } else {
        text += term.coefficient < 0 ? " - " : " + "
      }
      text += size == 1 ? "\(term.variable)" : "\(plain(size))*\(term.variable)"
    }
    return text.isEmpty ? "0" : text
  }
}

extension Constraint: CustomStringConvertible {
  /// The constraint as Swift would write it, with variables on the left, named by their index, and a number on the
  /// right.
  ///
  /// ```swift
  /// print(x >= y - 3)                      // v0 - v1 >= -3
  /// ```
  ///
  /// - Complexity: O(number of terms).
  public var description: String { "\(expression.sum) \(relation) \(plain(-expression.constant + 0))" }
}

extension ConstraintHandle: CustomStringConvertible {
  /// The index of the row that the constraint occupies in the solver; ``Solver/constraint(for:)`` returns the
  /// constraint.
  ///
  /// ```swift
  /// print(try solver.add(x >= 3))          // row 0
  /// ```
  ///
  /// - Complexity: O(1).
  public var description: String { "row \(row)" }
}
