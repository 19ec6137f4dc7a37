import BowerbirdSolver

/// Why constraints cannot hold together: weights with which their left sides add up to a number that they cannot come to.
///
/// Where nothing but constants has changed, a look at that number tells whether they still contradict each other; the solver
/// would have to find it out anew.
struct Contradiction {
  /// The weight of each constraint, in their order.
  private let weights: [Double]

  /// The number at which the weighted sum lies, and how large its parts are.
  private typealias Sum = (value: Double, size: Double)

  /// Works the weights out; fails if there are very many rows, or if the numbers give no clear answer.
  ///
  /// - Parameter rows: Constraints none of which can be spared, so that there is only one way to weigh them.
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

  /// Working the weights out takes a time that grows with the cube of this.
  private static let mostRows = 32

  /// Whether constraints with the same terms as those contradict each other, beyond all rounding.
  func holds(for rows: [Constraint]) -> Bool {
    var sum: Sum = (0, 0)
    var (mayBePositive, mayBeNegative) = (false, false)
    for (weight, row) in zip(weights, rows) {
      let part = weight * row.expression.constant
      sum = (sum.value + part, sum.size + part.magnitude + weight.magnitude * Self.rounding(of: row))
      if row.relation == .equal { continue }
      // The left side is at most 0 or at least 0, and the weight may turn that around.
      if (row.relation == .greaterOrEqual) == (weight > 0) { mayBePositive = true } else { mayBeNegative = true }
    }
    if sum.value.magnitude <= sum.size * Self.doubtful { return false }
    return sum.value > 0 ? !mayBePositive : !mayBeNegative
  }

  /// A sum that is smaller than this, relative to its parts, is left for the solver to judge.
  private static let doubtful = 0x1p-24

  /// What a row's rounding is measured by beside its constant, which may be next to nothing: numbers as large as a layout has.
  private static func rounding(of row: Constraint) -> Double {
    row.expression.terms.reduce(0) { max($0, $1.coefficient.magnitude) } * usualLength
  }

  private static let usualLength = 0x1p10
}

/// A sum of rows, and the weights that it is made with.
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

  /// The variable with the largest coefficient, the first of several; nil if nothing but rounding is left.
  var pivot: Int? {
    var best: (variable: Int, size: Double)?
    for (variable, coefficient) in coefficients where coefficient.magnitude > largest * Self.rounding {
      let size = coefficient.magnitude
      if best.map({ size > $0.size || size == $0.size && variable < $0.variable }) ?? true { best = (variable, size) }
    }
    return best?.variable
  }

  /// What is left of coefficients that cancel is smaller than this, relative to the largest.
  private static let rounding = 0x1p-40

  /// Takes another sum so often away that its pivot is gone.
  mutating func eliminate(_ other: WeightedRow) {
    guard let pivot = other.pivot, let whole = other.coefficients[pivot], let own = coefficients[pivot] else { return }
    let factor = own / whole
    for (variable, coefficient) in other.coefficients { coefficients[variable, default: 0] -= factor * coefficient }
    coefficients[pivot] = nil
    for place in weights.indices { weights[place] -= factor * other.weights[place] }
  }
}
