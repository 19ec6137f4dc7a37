/// What pulls at a constraint that holds the values where they are.
package struct Pull: Hashable {
  /// The strongest level at which anything does.
  package let level: Priority

  /// Whether the sum of the constraint's variables would be larger without it, and not smaller.
  package let isUpward: Bool
}

extension Solver {
  /// What a constraint holds the values against.
  ///
  /// - Parameter handle: What adding the constraint returned.
  /// - Returns: What pulls at it; nil if nothing does, or if it is a required equality, of which that is not known.
  /// - Complexity: O(1) after a solve.
  package func pull(at handle: ConstraintHandle) -> Pull? {
    bringUpToDate()
    guard let row = knownRow(of: handle), simplex.rows[row].isBasic else { return nil }
    let place = simplex.multipliers.firstSignificant(simplex.rows[row].multiplier)
    if place < 0 { return nil }
    let strongest = simplex.multipliers[place]
    return Pull(level: Priority(strongest.level), isUpward: strongest.value > 0)
  }
}
