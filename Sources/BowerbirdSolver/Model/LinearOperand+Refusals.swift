// Unavailable operators, which give meaningless statements an error message. These operators cannot be called.

extension LinearOperand {
  /// Makes the Swift compiler report the strict inequality `<` as an error.
  @available(*, unavailable, message: "there is no strict inequality: write <=")
  public static func < (left: Self, right: some LinearOperand) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Makes the Swift compiler report the strict inequality `<` as an error.
  @available(*, unavailable, message: "there is no strict inequality: write <=")
  public static func < (left: Self, right: Double) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Makes the Swift compiler report the strict inequality `<` as an error.
  @available(*, unavailable, message: "there is no strict inequality: write <=")
  public static func < (left: Double, right: Self) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Makes the Swift compiler report the strict inequality `<` as an error.
  @available(*, unavailable, message: "there is no strict inequality: write <=")
  public static func < (left: Self, right: some BinaryInteger) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Makes the Swift compiler report the strict inequality `>` as an error.
  @available(*, unavailable, message: "there is no strict inequality: write >=")
  public static func > (left: Self, right: some LinearOperand) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Makes the Swift compiler report the strict inequality `>` as an error.
  @available(*, unavailable, message: "there is no strict inequality: write >=")
  public static func > (left: Self, right: Double) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Makes the Swift compiler report the strict inequality `>` as an error.
  @available(*, unavailable, message: "there is no strict inequality: write >=")
  public static func > (left: Double, right: Self) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Makes the Swift compiler report the strict inequality `>` as an error.
  @available(*, unavailable, message: "there is no strict inequality: write >=")
  public static func > (left: Self, right: some BinaryInteger) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Makes the Swift compiler report a product of variables as an error.
  @available(
    *, unavailable, message: "constraints are linear: multiply a variable by a number, not by another variable"
  )
  public static func * (left: Self, right: some LinearOperand) -> LinearExpression { left.linearExpression }

  /// Makes the Swift compiler report a quotient of variables as an error.
  @available(*, unavailable, message: "constraints are linear: divide a variable by a number, not by another variable")
  public static func / (left: Self, right: some LinearOperand) -> LinearExpression { left.linearExpression }
}

extension Constraint {
  /// Makes the Swift compiler report `&&` between two constraints as an error.
  @available(*, unavailable, message: "add one constraint per call, or a list: add([a, b])")
  public static func && (left: Constraint, right: Constraint) -> Constraint { left }
}

extension Solver {
  /// Makes the Swift compiler report an error if the argument is a Boolean, such as a comparison of two numbers, and
  /// not a constraint.
  @available(
    *, unavailable, message: "this is not a constraint: relate a variable or an expression to another with ==, <= or >="
  )
  @discardableResult
  public func add(_ comparison: Bool, priority: Priority = .required) throws(SolverError) -> ConstraintHandle {
    throw .invalidPriority(SolverError.Culprit(priority, name: ""))
  }
}
