/// The identity of one constraint in its solver, which ``Solver/add(_:priority:)-(Constraint,_)`` returns.
///
/// Every added constraint has a new handle, even if the solver contains an equal constraint. A handle may outlive its
/// constraint. A change with such a handle throws ``SolverError/unknownConstraint(_:)``, and a read finds nothing.
///
/// ```swift
/// let first = try solver.add(x >= 3), second = try solver.add(x >= 3)
/// first == second                        // false
/// try solver.remove(first)
/// solver.constraint(for: second) == (x >= 3)         // true
/// ```
public struct ConstraintHandle: Hashable, Sendable, BitwiseCopyable {
  /// The index of the row that the constraint occupies.
  ///
  /// After the constraint's removal, another constraint may occupy the same row.
  @usableFromInline let row: Int32

  /// A number that differs between the constraints that have occupied the row, so that a stale handle is recognized.
  let generation: UInt32

  let lineage: Lineage
}
