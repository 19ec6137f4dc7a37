import BowerbirdSolver

extension Solver {
  /// Every value, by index.
  var values: [Double] { withValues { Array($0) } }

  /// Every value as bits, where −0 and 0, and one NaN and another, are different.
  var valueBits: [UInt64] { withValues { $0.map(\.bitPattern) } }

  /// Makes variables without names.
  func variables(_ count: Int) -> [Variable] { (0..<count).map { variable("x\($0)") } }
}

/// Everything that a solver says about itself, bit for bit.
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

/// Whether two numbers agree to a tolerance, relative above 1; NaN agrees with nothing.
func close(_ got: Double, _ want: Double, _ tolerance: Double = 1e-9) -> Bool {
  (got - want).magnitude <= tolerance * max(1, want.magnitude)
}
