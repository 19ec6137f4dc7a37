import BowerbirdSolver

/// Repeats a call to a solver until it is accepted, or nothing gives way.
///
/// - Parameters:
///   - call: The call, which the solver may refuse.
///   - adapt: Takes the reason of a refusal, and returns whether something has changed and the call is to be repeated.
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
  /// Repeats a call until the solver accepts the row of an owner, or nothing gives way.
  ///
  /// After each refusal, room is made for the row, or else the youngest member of the conflict is left out.
  ///
  /// - Parameters:
  ///   - owner: The owner of the row.
  ///   - row: Returns the row as it would be in the solver, for the report; nil gives up.
  ///   - goesOn: Takes the constraint that was left out, and returns whether to try again.
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
