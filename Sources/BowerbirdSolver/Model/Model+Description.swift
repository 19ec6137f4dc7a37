// Descriptions for `print`. The solver holds the names of variables, so variables appear by their index here.

extension Variable: CustomStringConvertible {
  /// The variable by its index; ``Solver/name(of:)`` returns its name.
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

  /// The terms without the constant.
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
  /// The row that the constraint occupies; ``Solver/constraint(for:)`` returns the constraint.
  ///
  /// ```swift
  /// print(try solver.add(x >= 3))          // row 0
  /// ```
  ///
  /// - Complexity: O(1).
  public var description: String { "row \(row)" }
}
