/// What ``Solver/add(_:priority:)-(Constraint,_)`` returns: the name of one constraint in its solver.
///
/// Every add makes a new handle, also where the content is the same. A handle outlives its constraint harmlessly: a call
/// with a handle whose constraint is gone throws ``SolverError/unknownConstraint(_:)``.
///
/// ```swift
/// let first = try solver.add(x >= 3), second = try solver.add(x >= 3)
/// first == second                        // false
/// try solver.remove(first)
/// solver.constraint(for: second) == (x >= 3)         // true
/// ```
public struct ConstraintHandle: Hashable, Sendable, BitwiseCopyable {
  /// The row that the constraint occupies; rows are used again after a removal.
  let row: Int32

  /// Counts the tenants of the row, so that a stale handle is told from a live one.
  let generation: UInt32

  let lineage: Lineage
}
