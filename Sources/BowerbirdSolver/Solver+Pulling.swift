/// The strongest level at which other constraints would move an active constraint off its target, and in which
/// direction.
package struct Pull: Hashable {
  /// The strongest level at which other constraints pull.
  package let level: Priority

  /// Whether the other constraints pull upwards: without this constraint, its left side would grow rather than shrink.
  package let isUpward: Bool
}

extension Solver {
  /// Returns the strongest pull against an active constraint.
  ///
  /// - Parameter handle: The constraint's handle.
  /// - Returns: The pull; nil if no other constraint pulls, if the constraint is not active, or for a required
  ///   equality, whose multiplier is not stored.
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
