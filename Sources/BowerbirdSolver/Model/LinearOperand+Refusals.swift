// Unavailable operators, which give meaningless statements an error message. These operators cannot be called.

extension LinearOperand {
  /// Refuses a strict inequality.
  @available(*, unavailable, message: "there is no strict inequality: write <=")
  public static func < (left: Self, right: some LinearOperand) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a strict inequality.
  @available(*, unavailable, message: "there is no strict inequality: write <=")
  public static func < (left: Self, right: Double) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a strict inequality.
  @available(*, unavailable, message: "there is no strict inequality: write <=")
  public static func < (left: Double, right: Self) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a strict inequality.
  @available(*, unavailable, message: "there is no strict inequality: write <=")
  public static func < (left: Self, right: some BinaryInteger) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a strict inequality.
  @available(*, unavailable, message: "there is no strict inequality: write >=")
  public static func > (left: Self, right: some LinearOperand) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a strict inequality.
  @available(*, unavailable, message: "there is no strict inequality: write >=")
  public static func > (left: Self, right: Double) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a strict inequality.
  @available(*, unavailable, message: "there is no strict inequality: write >=")
  public static func > (left: Double, right: Self) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a strict inequality.
  @available(*, unavailable, message: "there is no strict inequality: write >=")
  public static func > (left: Self, right: some BinaryInteger) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a product of variables.
  @available(
    *, unavailable, message: "constraints are linear: multiply a variable by a number, not by another variable"
  )
  public static func * (left: Self, right: some LinearOperand) -> LinearExpression { left.linearExpression }

  /// Refuses a quotient of variables.
  @available(*, unavailable, message: "constraints are linear: divide a variable by a number, not by another variable")
  public static func / (left: Self, right: some LinearOperand) -> LinearExpression { left.linearExpression }
}

extension Constraint {
  /// Refuses two constraints as one argument.
  @available(*, unavailable, message: "add one constraint per call, or a list: add([a, b])")
  public static func && (left: Constraint, right: Constraint) -> Constraint { left }
}

extension Solver {
  /// Refuses a comparison of numbers, which is not a constraint.
  @available(
    *, unavailable, message: "this is not a constraint: relate a variable or an expression to another with ==, <= or >="
  )
  @discardableResult
  public func add(_ comparison: Bool, priority: Priority = .required) throws(SolverError) -> ConstraintHandle {
    throw .invalidPriority(SolverError.Culprit(priority, name: ""))
  }
}
