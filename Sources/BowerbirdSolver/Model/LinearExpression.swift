/// A sum of variables with coefficients, and a constant.
///
/// Expressions come from the operators, or are put together by a program:
///
/// ```swift
/// var e = LinearExpression(constant: 3)
/// e += 2 * x
/// e -= y                                 // 2·x − y + 3
/// try solver.add(Constraint(e, .lessOrEqual), priority: 250)
/// ```
///
/// A variable may occur in several terms. The solver adds them up, the largest first, so that neither the sum nor whether it is
/// a number at all depends on their order: `1e308 * x + 1e308 * x - 1e308 * x` is `1e308 * x`.
public struct LinearExpression: Hashable, Sendable {
  /// One variable with its coefficient.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable

    /// What the variable is multiplied by.
    public var coefficient: Double

    /// Makes a term from a variable and its coefficient.
    public init(_ variable: Variable, coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms in the order in which they were written.
  public var terms: [Term]

  /// The number added to the terms.
  public var constant: Double

  /// Makes an expression without variables.
  public init(constant: Double = 0) {
    self.terms = []
    self.constant = constant
  }

  /// Makes an expression from its terms and a constant.
  public init(_ terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes an expression of one variable with coefficient 1.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  /// Adds `factor` times another expression to this one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms of `other`.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms {
      terms.append(Term(term.variable, coefficient: term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  /// Multiplies every coefficient and the constant.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
  public mutating func scale(by factor: Double) {
    for place in terms.indices { terms[place].coefficient *= factor }
    constant *= factor
  }

  /// Whether two expressions are written alike, where a Boolean is asked for.
  ///
  /// Everywhere else `==` makes a constraint, also in `let same = e == f`; write `let same: Bool = e == f` to compare.
  ///
  /// - Complexity: O(number of terms).
  @_disfavoredOverload
  public static func == (left: LinearExpression, right: LinearExpression) -> Bool {
    left.terms == right.terms && left.constant == right.constant
  }
}
