/// The strongest level at which other constraints would move an active constraint off its target, and the direction of
/// that move.
package struct Pull: Hashable {
  /// The strongest level at which other constraints pull.
  package let level: Priority

  /// A Boolean value that indicates whether the other constraints pull upwards.
  ///
  /// If true, the value of the left side of the active constraint would grow without this constraint. If false, the
  /// value would fall.
  package let isUpward: Bool
}

extension Solver {
  /// Returns the strongest pull against an active constraint.
  ///
  /// - Parameter handle: The constraint's handle.
  /// - Returns: The pull; nil if no other constraint pulls, or if the constraint is not active or was removed. The
  ///   result is also nil for a required equality, because the solver stores no multiplier for such a constraint.
  /// - Complexity: O(1) after a solve.
  package func pull(at handle: ConstraintHandle) -> Pull? {
    solveIfNeeded()
    guard let row = knownRow(of: handle), simplex.rows[row].isBasic else { return nil }
    let index = simplex.multipliers.firstSignificant(simplex.rows[row].multiplier)
    if index < 0 { return nil }
    let strongest = simplex.multipliers[index]
    return Pull(level: Priority(strongest.level), isUpward: strongest.value > 0)
  }
}
