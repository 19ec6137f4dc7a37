/// A sum of variables with coefficients, and a constant.
///
/// Operators create expressions, or a program assembles them:
///
/// ```swift
/// var e = LinearExpression(constant: 3)
/// e += 2 * x
/// e -= y                                 // 2*x - y + 3
/// try solver.add(Constraint(e, .lessOrEqual), priority: 250)
/// ```
///
/// A variable may occur in several terms. The solver adds up the terms of each variable. The order of the terms affects
/// neither the sum nor whether the sum overflows: `1e308 * x + 1e308 * x - 1e308 * x` is `1e308 * x`.
public struct LinearExpression: Hashable, Sendable {
  /// One variable with its coefficient.
  ///
  /// ```swift
  /// (2 * x - y).terms[1] == .init(y, coefficient: -1)  // true
  /// ```
  public struct Term: Hashable, Sendable, BitwiseCopyable {
    /// The variable.
    ///
    /// ```swift
    /// (2 * x - y).terms[1].variable          // y
    /// ```
    public var variable: Variable

    /// The factor of the variable.
    ///
    /// ```swift
    /// (2 * x - y).terms[1].coefficient       // -1.0
    /// ```
    public var coefficient: Double

    /// Creates a term from a variable and its coefficient.
    ///
    /// ```swift
    /// LinearExpression([.init(x), .init(y, coefficient: 2)])       // x + 2*y
    /// ```
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - coefficient: The factor of the variable; 1 by default.
    /// - Complexity: O(1).
    public init(_ variable: Variable, coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms in the order in which they were written.
  ///
  /// ```swift
  /// (x + y - x).terms.count                // 3
  /// ```
  public var terms: [Term]

  /// The number added to the terms.
  ///
  /// ```swift
  /// (2 * (x + 3)).constant                 // 6.0
  /// ```
  public var constant: Double

  /// Creates an expression without variables.
  ///
  /// ```swift
  /// LinearExpression(constant: 3)          // 3
  /// ```
  ///
  /// - Parameter constant: The value of the expression; 0 by default.
  /// - Complexity: O(1).
  public init(constant: Double = 0) {
    self.terms = []
    self.constant = constant
  }

  /// Creates an expression from its terms and a constant.
  ///
  /// ```swift
  /// LinearExpression([.init(x), .init(y, coefficient: -1)], constant: 3)   // x - y + 3
  /// ```
  ///
  /// - Parameters:
  ///   - terms: The terms; a variable may occur in several of them.
  ///   - constant: The number added to the terms; 0 by default.
  /// - Complexity: O(1).
  public init(_ terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates an expression of one variable with coefficient 1.
  ///
  /// ```swift
  /// LinearExpression(x)                    // x
  /// ```
  ///
  /// - Parameter variable: The variable.
  /// - Complexity: O(1).
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  /// Adds `factor` times another expression to this one.
  ///
  /// ```swift
  /// var e = x + 3
  /// e.add(y - 1, times: 2)                 // x + 2*y + 1
  /// ```
  ///
  /// - Parameters:
  ///   - other: The expression to add.
  ///   - factor: The factor of each coefficient and of the constant of `other`; 1 by default.
  /// - Complexity: Amortized O(number of terms of `other`).
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms {
      terms.append(Term(term.variable, coefficient: term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  /// Multiplies every coefficient and the constant by a number.
  ///
  /// ```swift
  /// var e = x + 3
  /// e.scale(by: 2)                         // 2*x + 6
  /// ```
  ///
  /// - Parameter factor: The number.
  /// - Complexity: O(number of terms).
  public mutating func scale(by factor: Double) {
    for index in terms.indices { terms[index].coefficient *= factor }
    constant *= factor
  }

  /// Returns a Boolean value that indicates whether two expressions have the same terms in the same order, and the same
  /// constant.
  ///
  /// This overload applies only if the context expects a Boolean. Otherwise `==` makes a constraint, also in
  /// `let same = e == f`; write `let same: Bool = e == f` to compare.
  ///
  /// ```swift
  /// let isSame: Bool = x + y == y + x      // false: the terms come in another order
  /// ```
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func == (left: LinearExpression, right: LinearExpression) -> Bool {
    left.terms == right.terms && left.constant == right.constant
  }
}
