import BowerbirdSolver

/// An infeasibility (Farkas) certificate: factors that prove that constraints cannot hold together.
///
/// The solver computes the factors when it refuses a constraint. In the sum of the left sides, each multiplied by its
/// factor, all variables cancel. The sign of the remaining constant contradicts the relations. For example, the factors
/// -1 and 1 of `x - 5 >= 0` and `x - 3 <= 0` give the sum 2, but the relations require a sum of at most 0.
///
/// If only constants have changed, computing the sum again shows whether the constraints still contradict each other,
/// without another search by the solver.
struct InfeasibilityCertificate {
  /// The factor of each constraint, in the order of the constraints.
  private let factors: [Double]

  /// The weighted sum of constants, and the total magnitude of its parts with their rounding errors.
  private typealias Sum = (value: Double, size: Double)

  /// Creates a certificate from the factors of a conflict.
  ///
  /// `order` has the index of each constraint in the certificate, where index 0 is the refused constraint, and the
  /// others are the constraints that it contradicts.
  ///
  /// The initializer returns nil if the solver refused several constraints, or if a factor is missing, 0 or not finite.
  init?(of conflict: Conflict, in order: [Int]) {
    let found = conflict.rejectedFactors + conflict.presentFactors
    let isComplete = conflict.rejected.count == 1 && found.count == 1 + conflict.present.count
    if !isComplete || found.count != order.count || !found.allSatisfy({ $0.isFinite && $0 != 0 }) { return nil }
    factors = order.map { found[$0] }
  }

  /// Returns whether the factors prove that rows contradict each other by more than rounding.
  ///
  /// The rows must be in the order of the factors, and have the terms for which the factors were computed.
  func holds(for rows: [Constraint]) -> Bool {
    let sum = sum(of: rows)
    var (mayBePositive, mayBeNegative) = (false, false)
    for (weight, row) in zip(factors, rows) where row.relation != .equal {
      // A negative factor reverses the relation.
      if (row.relation == .greaterOrEqual) == (weight > 0) { mayBePositive = true } else { mayBeNegative = true }
    }
    if sum.value.magnitude <= sum.size * LayoutTolerances.unclearCertificate { return false }
    return sum.value > 0 ? !mayBePositive : !mayBeNegative
  }

  /// Returns the least violation that the constraint at an index must have while all other constraints hold.
  ///
  /// Each row has the form `expression relation 0`. The result is the value of the constraint's expression, so it is
  /// negative for a violated `>=`. If the other constraints hold exactly, their expressions are 0. The weighted sum is
  /// then the constraint's factor times the constraint's expression.
  func violation(ofMember index: Int, in rows: [Constraint]) -> Double { sum(of: rows).value / factors[index] }

  /// Returns the weighted sum of the rows' constants.
  private func sum(of rows: [Constraint]) -> Sum {
    var sum: Sum = (0, 0)
    for (weight, row) in zip(factors, rows) {
      let part = weight * row.expression.constant
      sum = (sum.value + part, sum.size + part.magnitude + weight.magnitude * Self.rounding(of: row))
    }
    return sum
  }

  /// Returns a typical magnitude of a row's terms, from which the rounding error of the row is estimated.
  ///
  /// The result is the largest coefficient times a typical length. The constant of the row is no estimate, because it
  /// may be close to 0.
  private static func rounding(of row: Constraint) -> Double {
    row.expression.terms.reduce(0) { max($0, $1.coefficient.magnitude) } * LayoutTolerances.usualLength
  }
}
