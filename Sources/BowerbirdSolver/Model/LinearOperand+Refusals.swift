// What must not compile, with the mend in words. None of this can be called.

extension LinearOperand {
  /// Refuses a limit that is not included.
  @available(*, unavailable, message: "constraints include their limit: write <=")
  public static func < (left: Self, right: some LinearOperand) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a limit that is not included.
  @available(*, unavailable, message: "constraints include their limit: write <=")
  public static func < (left: Self, right: Double) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a limit that is not included.
  @available(*, unavailable, message: "constraints include their limit: write <=")
  public static func < (left: Double, right: Self) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a limit that is not included.
  @available(*, unavailable, message: "constraints include their limit: write <=")
  public static func < (left: Self, right: some BinaryInteger) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a limit that is not included.
  @available(*, unavailable, message: "constraints include their limit: write >=")
  public static func > (left: Self, right: some LinearOperand) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a limit that is not included.
  @available(*, unavailable, message: "constraints include their limit: write >=")
  public static func > (left: Self, right: Double) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a limit that is not included.
  @available(*, unavailable, message: "constraints include their limit: write >=")
  public static func > (left: Double, right: Self) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses a limit that is not included.
  @available(*, unavailable, message: "constraints include their limit: write >=")
  public static func > (left: Self, right: some BinaryInteger) -> Constraint { Constraint(LinearExpression(), .equal) }

  /// Refuses what is not linear.
  @available(
    *, unavailable, message: "constraints are linear: multiply a variable by a number, not by another variable"
  )
  public static func * (left: Self, right: some LinearOperand) -> LinearExpression { left.linearExpression }

  /// Refuses what is not linear.
  @available(*, unavailable, message: "constraints are linear: divide a variable by a number, not by another variable")
  public static func / (left: Self, right: some LinearOperand) -> LinearExpression { left.linearExpression }
}

extension Constraint {
  /// Refuses one argument where there are two constraints.
  @available(*, unavailable, message: "add each constraint by itself, or a list: add([a, b])")
  public static func && (left: Constraint, right: Constraint) -> Constraint { left }
}

extension Solver {
  /// Refuses what is no constraint, such as a comparison of numbers.
  @available(*, unavailable, message: "this is no constraint: one side has to be a variable or an expression")
  @discardableResult
  public func add(_ comparison: Bool, priority: Priority = .required) throws(SolverError) -> ConstraintHandle {
    throw .invalidPriority(SolverError.Culprit(priority, name: ""))
  }
}
