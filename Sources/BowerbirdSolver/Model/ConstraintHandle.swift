/// The identity of one constraint in its solver, which ``Solver/add(_:priority:)-(Constraint,_)`` returns.
///
/// Every added constraint has a new handle, even if the content is the same. A handle may outlive its constraint: a
/// call with such a handle throws ``SolverError/unknownConstraint(_:)``.
///
/// ```swift
/// let first = try solver.add(x >= 3), second = try solver.add(x >= 3)
/// first == second                        // false
/// try solver.remove(first)
/// solver.constraint(for: second) == (x >= 3)         // true
/// ```
public struct ConstraintHandle: Hashable, Sendable, BitwiseCopyable {
  /// The index of the constraint's row, which another constraint may get after a removal.
  @usableFromInline let row: Int32

  /// A number that differs between the constraints that have occupied the row, so that a stale handle is recognised.
  let generation: UInt32

  let lineage: Lineage
}
