/// The exact factors of a square matrix.
///
/// Each pivot is chosen for the least possible fill-in (Markowitz). If rows and columns can be reordered so that the
/// matrix is triangular, there is no fill-in.
struct ExactFactors {
  typealias Term = (column: Int, value: Fraction)

  /// A pivot, with the terms that its row has when the row becomes a pivot row.
  ///
  /// `value` is the row's coefficient in the pivot's column, and `others` are the row's other terms.
  struct Pivot {
    let row: Int
    let column: Int
    let value: Fraction
    let others: [Term]
  }

  /// The subtraction of `factor` times the row `source` from the row `target`.
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
  ///   - rows: The terms of each row. There are as many rows as columns.
  ///   - isToBeRounded: Whether the factors are for solves in floating point. In that case, no pivot is much smaller
  ///     than the largest number of its column.
  /// - Complexity: O(*f* log *f*) for nearly triangular rows, where *f* counts the entries of the factors; O(*k*³) for
  ///   *k* rows in the worst case.
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

  /// Returns the solution of the linear system, indexed by column: with these values, each row equals its right side.
  ///
  /// The right sides are indexed by row.
  ///
  /// - Precondition: Every row has a pivot.
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

  /// Returns the solution of the transposed system: a factor for each row, so that the rows times their factors add up
  /// to the given sum in each column.
  ///
  /// The sums are indexed by column, and the factors by row.
  ///
  /// - Precondition: Every row has a pivot.
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
