import BowerbirdSolver

extension LayoutConstraint {
  /// The state of a constraint in its engine.
  enum Stage: UInt8 {
    /// The constraint is not active.
    case idle

    /// The constraint is active, but no engine has queued it; for example, its items are not in one tree.
    case waiting

    /// The next layout makes a row of the constraint.
    case queued

    /// The engine has taken the constraint, and is adding its row to the solver.
    case dequeued

    /// The constraint has a row in the solver.
    case compiled

    /// The constraint has no row; it describes a definition whose number is substituted.
    case substituted

    /// The constraint is left out, because it is required and contradicts older constraints.
    case leftOut

    /// The constraint is left out, because its constant, a coefficient or its priority is not a valid number.
    case invalid
  }

  /// Whether a record can represent the constraint.
  var canBeRecord: Bool {
    stage == .idle && first != nil && rest == nil && identifier == nil && priority == .required
      && !isOfContainer && !keepsAge && !isStored
  }
}
