extension LayoutConstraint {
  /// The state of a constraint in its engine.
  enum Stage: UInt8 {
    /// Not active.
    case idle

    /// Active, but its items are not in one tree.
    case waiting

    /// To be compiled in the next layout.
    case queued

    /// Being added to the solver.
    case taken

    /// A row of the solver.
    case compiled

    /// No row: the constraint substitutes a number of its first item.
    case substituted

    /// Left out, because it is required and contradicts older constraints.
    case leftOut

    /// Left out, because its constant, a coefficient or its priority is not a valid number.
    case invalid
  }
}
