/// The exact factors of a small square matrix.
///
/// Each pivot is chosen for the least possible fill-in (Markowitz). Rows that determine one variable after the other
/// cause no fill-in.
struct ExactFactors {
  typealias Term = (column: Int, value: Fraction)

  /// A row at the time when it becomes a pivot, and the column that it is pivoted on.
  struct Pivot {
    let row: Int
    let column: Int
    let value: Fraction
    let others: [Term]
  }

  /// The subtraction of a multiple of one row from another.
  struct Elimination {
    let source: Int
    let target: Int
    let factor: Fraction
  }

  /// The pivots in the order of elimination; dependent rows have no pivot.
  private(set) var pivots: [Pivot] = []
  private(set) var eliminations: [Elimination] = []

  /// Factors a matrix.
  ///
  /// Dependent rows get no pivots.
  ///
  /// - Parameters:
  ///   - rows: As many rows as there are columns.
  ///   - isToBeRounded: Whether the factors are for solves in floating point. Then no pivot is small beside the rest of
  ///     its column.
  /// - Complexity: O(entries of the factors · log) for nearly triangular rows, O(*k*³) for *k* rows in the worst case.
  init(_ rows: [[Term]], isToBeRounded: Bool = false) {
    var remaining = ActiveSubmatrix(rows, isToBeRounded: isToBeRounded)
    while let (row, column) = remaining.nextPivot() {
      var others = remaining.takeRow(row)
      guard let index = others.firstIndex(where: { $0.column == column }) else { continue }
      let value = others.remove(at: index).value
      for target in remaining.rows(with: column) {
        let factor = remaining.eliminate(column, from: target, by: others, value)
        eliminations.append(Elimination(source: row, target: target, factor: factor))
      }
      pivots.append(Pivot(row: row, column: column, value: value, others: others))
    }
  }

  /// Returns the values of the columns at which each row equals its right side.
  func solve(_ rightSides: [Fraction]) -> [Fraction] {
    var (sums, solution) = (rightSides, rightSides)
    for step in eliminations where !sums[step.source].isZero {
      sums[step.target] = sums[step.target] - step.factor * sums[step.source]
    }
    for pivot in pivots.reversed() {
      var sum = sums[pivot.row]
      for other in pivot.others where !solution[other.column].isZero {
        sum = sum - other.value * solution[other.column]
      }
      solution[pivot.column] = sum.isZero ? .zero : sum / pivot.value
    }
    return solution
  }

  /// Returns the factors with which the rows add up to given sums by column.
  func solveTransposed(_ sums: [Fraction]) -> [Fraction] {
    var (rest, solution) = (sums, sums)
    for pivot in pivots {
      if rest[pivot.column].isZero {
        solution[pivot.row] = .zero
        continue
      }
      let factor = rest[pivot.column] / pivot.value
      solution[pivot.row] = factor
      for other in pivot.others { rest[other.column] = rest[other.column] - factor * other.value }
    }
    for step in eliminations.reversed() where !solution[step.target].isZero {
      solution[step.source] = solution[step.source] - step.factor * solution[step.target]
    }
    return solution
  }
}
