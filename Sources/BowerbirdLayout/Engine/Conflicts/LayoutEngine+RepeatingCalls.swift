import BowerbirdSolver

/// Repeats a call to a solver until the solver accepts it, or until `adapt` returns false.
///
/// - Parameters:
///   - call: The call, which the solver may refuse.
///   - adapt: A closure that gets the reason of a refusal, and returns whether it has made a change after which the
///     call is repeated.
/// - Returns: Whether the call was accepted.
@inline(__always)
@discardableResult
func repeatUntilAccepted(
  _ call: () throws(SolverError) -> Void, afterRefusal adapt: (SolverError) -> Bool
) -> Bool {
  while true {
    do throws(SolverError) {
      try call()
      return true
    } catch {
      if !adapt(error) { return false }
    }
  }
}

extension LayoutEngine {
  /// Repeats a call until the solver accepts the row of an owner, or until no constraint gives way.
  ///
  /// After each refusal, ``makeRoom(for:_:)`` is called. If it changes nothing, the youngest member of the conflict is
  /// left out.
  ///
  /// - Parameters:
  ///   - owner: The owner of the row.
  ///   - row: A closure that returns the row as it would be in the solver, for the report. If it returns nil, the call
  ///     is not repeated.
  ///   - goesOn: A closure that gets the constraint that was left out, and returns whether to repeat the call.
  ///   - call: The call, which adds the row or changes it.
  /// - Returns: Whether the call was accepted.
  @inline(__always)
  @discardableResult
  func repeatLeavingOutYoungest(
    for owner: RowOwner, row: () -> Constraint?, afterLeavingOut goesOn: (LayoutConstraint) -> Bool = { _ in true },
    call: () throws(SolverError) -> Void
  ) -> Bool {
    repeatUntilAccepted(call) { error in
      if makeRoom(for: owner, error) { return true }
      guard let row = row(), let youngest = leaveOutYoungest(to: owner, row, error) else { return false }
      return goesOn(youngest)
    }
  }
}
