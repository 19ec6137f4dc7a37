/// The freedom that an optimum leaves.
extension ExactProblem {
  /// Returns the sides of each row's target to which the row may move at no cost, indexed by row.
  ///
  /// - Precondition: The present basis is optimal, and its multipliers are complete.
  func freeSides() -> [FreeSides] {
    var sides = rows.map { row in
      FreeSides(above: Int(row.side) == row.upper.sign, below: Int(row.side) == row.lower.sign)
    }
    for (position, entry) in basis.enumerated() {
      guard case .row(let row) = entry else { continue }
      let own = multipliers[position].filter { $0.level == rows[row].level }.first?.value ?? .zero
      // At a bound, a number at a weaker level leads inwards.
      let isAlone = multipliers[position].allSatisfy { $0.level == rows[row].level }
      sides[row] = FreeSides(above: isAlone && own == rows[row].upper, below: isAlone && own == rows[row].lower)
    }
    return sides
  }

  /// Returns, for each variable, whether its value can change while rows stay on their targets.
  ///
  /// - Complexity: An elimination of the rows, and a solve for each variable that the rows leave undetermined.
  func movable(fixing fixed: [Int]) -> [Bool] {
    // The factors of a square matrix: rows without terms get no pivots.
    let padding = repeatElement([ExactFactors.Term](), count: max(0, variables.count - fixed.count))
    let factors = ExactFactors(fixed.map { rows[$0].terms } + padding)
    let determined = Set(factors.pivots.map { $0.column })
    var isMovable = variables.map { _ in false }
    for column in variables.indices where !determined.contains(column) {
      for (index, rate) in factors.kernel(of: column).enumerated() where index < isMovable.count && !rate.isZero {
        isMovable[index] = true
      }
    }
    return isMovable
  }

  /// Returns the optimum with an additional constraint that asks for a larger sum, at a level below all others.
  ///
  /// The constraint moves values only where no other violation grows. If the sum of the terms can be larger in an
  /// optimal solution of this problem, it is larger in the result.
  func reaching(for terms: [ExactFactors.Term]) -> ExactProblem {
    var other = self
    let coefficients = terms.map { $0.value.asDouble }
    var (value, size) = (0.0, 0.0)
    for (coefficient, term) in zip(coefficients, terms) {
      value += coefficient * exactValues[term.column]
      size += (coefficient * exactValues[term.column]).magnitude
    }
    other.rows.append(
      Row(
        number: (rows.map { $0.number }.max() ?? -1) + 1, terms: terms, coefficients: coefficients,
        // For large values, the target is farther away, so that the move is more than rounding.
        target: value + 1 + size, level: 0, lower: -.one, upper: .zero, side: 0))
    other.optimise()
    return other
  }
}

extension ExactFactors {
  /// Returns the values for which each row is 0, indexed by column, if the value of one column without a pivot is 1 and
  /// those of the other columns without pivots are 0.
  func kernel(of column: Int) -> [Fraction] {
    let length = pivots.reduce(column + 1) { max($0, $1.column + 1) }
    var values = Array(repeating: Fraction.zero, count: length)
    values[column] = .one
    for pivot in pivots.reversed() {
      var sum = Fraction.zero
      for other in pivot.others where other.column < length && !values[other.column].isZero {
        sum = sum - other.value * values[other.column]
      }
      values[pivot.column] = sum.isZero ? .zero : sum / pivot.value
    }
    return values
  }
}
