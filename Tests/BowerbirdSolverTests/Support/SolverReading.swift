import BowerbirdSolver

extension Solver {
  /// All values, by index.
  var values: [Double] { withValues { Array($0) } }

  /// All values as bits, which distinguish −0 from 0 and one NaN from another.
  var valueBits: [UInt64] { withValues { $0.map(\.bitPattern) } }

  /// Makes variables with numbered names.
  func variables(_ count: Int) -> [Variable] { (0..<count).map { variable("x\($0)") } }
}

/// Everything that a solver reports about itself, bit for bit.
struct Snapshot: Equatable {
  var values: [UInt64]
  var constraints: [ConstraintHandle]
  var contents: [Constraint?]
  var priorities: [Priority?]
  var active: [Bool]
  var activeConstraints: [ConstraintHandle]
  var violations: [UInt64]
  var variableCount: Int
  var constraintCount: Int

  init(of solver: Solver) {
    values = solver.valueBits
    constraints = solver.constraints
    contents = constraints.map { solver.constraint(for: $0) }
    priorities = constraints.map { solver.priority(of: $0) }
    active = constraints.map { solver.isActive($0) }
    activeConstraints = solver.activeConstraints
    violations = constraints.map { solver.violation(of: $0).bitPattern }
    variableCount = solver.variableCount
    constraintCount = solver.constraintCount
  }
}

/// Returns whether two numbers agree within a tolerance, which is relative above 1; NaN agrees with no number.
func close(_ got: Double, _ want: Double, _ tolerance: Double = 1e-9) -> Bool {
  (got - want).magnitude <= tolerance * max(1, want.magnitude)
}
