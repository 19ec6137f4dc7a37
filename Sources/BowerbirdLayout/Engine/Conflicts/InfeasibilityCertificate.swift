import BowerbirdSolver

/// An infeasibility (Farkas) certificate: weights that prove that constraints cannot hold together.
///
/// In the weighted sum of the left sides all variables cancel. A constant remains, and the relations rule out
/// its sign. If only constants have changed, computing the sum again shows whether the constraints still contradict
/// each other. That spares the solver another search.
struct InfeasibilityCertificate {
  /// The weight of each constraint, in the order of the constraints.
  private let weights: [Double]

  /// The weighted sum, and the total magnitude of its parts.
  private typealias Sum = (value: Double, size: Double)

  /// Computes the weights.
  ///
  /// Fails if there are very many rows, or if the numbers give no clear answer.
  ///
  /// - Parameter rows: The rows of a minimal conflict, so that the weights are unique but for a factor.
  init?(of rows: [Constraint]) {
    if rows.count > Self.mostRows { return nil }
    var reduced: [WeightedRow] = []
    for place in rows.indices {
      var row = WeightedRow(rows[place], place, of: rows.count)
      for other in reduced { row.eliminate(other) }
      if row.pivot != nil {
        reduced.append(row)
      } else if row.weights.allSatisfy({ $0 != 0 }) {
        weights = row.weights
        return
      }
    }
    return nil
  }

  /// The largest number of rows.
  ///
  /// The time to compute the weights grows with its cube.
  private static let mostRows = 32

  /// Returns whether constraints with the same terms contradict each other by more than rounding.
  func holds(for rows: [Constraint]) -> Bool {
    var sum: Sum = (0, 0)
    var (mayBePositive, mayBeNegative) = (false, false)
    for (weight, row) in zip(weights, rows) {
      let part = weight * row.expression.constant
      sum = (sum.value + part, sum.size + part.magnitude + weight.magnitude * Self.rounding(of: row))
      if row.relation == .equal { continue }
      // A negative weight reverses the relation.
      if (row.relation == .greaterOrEqual) == (weight > 0) { mayBePositive = true } else { mayBeNegative = true }
    }
    if sum.value.magnitude <= sum.size * Self.doubtful { return false }
    return sum.value > 0 ? !mayBePositive : !mayBeNegative
  }

  /// The size, relative to its parts, below which a sum is unclear and the solver must decide.
  private static let doubtful = 0x1p-24

  /// Returns the magnitude that a row's rounding is relative to, besides its constant, which may be close to 0.
  ///
  /// It is the largest coefficient times a typical length.
  private static func rounding(of row: Constraint) -> Double {
    row.expression.terms.reduce(0) { max($0, $1.coefficient.magnitude) } * usualLength
  }

  private static let usualLength = 0x1p10
}

/// A weighted sum of rows.
private struct WeightedRow {
  var weights: [Double]
  private var coefficients: [Int: Double] = [:]
  private var largest = 0.0

  init(_ row: Constraint, _ place: Int, of count: Int) {
    weights = Array(repeating: 0, count: count)
    weights[place] = 1
    for term in row.expression.terms { coefficients[term.variable.index, default: 0] += term.coefficient }
    for coefficient in coefficients.values { largest = max(largest, coefficient.magnitude) }
  }

  /// The variable with the largest coefficient, and of several the first; nil if only rounding is left.
  var pivot: Int? {
    var best: (variable: Int, size: Double)?
    for (variable, coefficient) in coefficients where coefficient.magnitude > largest * Self.rounding {
      let size = coefficient.magnitude
      if best.map({ size > $0.size || size == $0.size && variable < $0.variable }) ?? true { best = (variable, size) }
    }
    return best?.variable
  }

  /// The size, relative to the largest coefficient, below which a coefficient counts as cancelled.
  private static let rounding = 0x1p-40

  /// Subtracts the multiple of another sum that cancels that sum's pivot.
  mutating func eliminate(_ other: WeightedRow) {
    guard let pivot = other.pivot, let whole = other.coefficients[pivot], let own = coefficients[pivot] else { return }
    let factor = own / whole
    for (variable, coefficient) in other.coefficients { coefficients[variable, default: 0] -= factor * coefficient }
    coefficients[pivot] = nil
    for place in weights.indices { weights[place] -= factor * other.weights[place] }
  }
}
