/// A small square matrix in exact factors.
///
/// Its rows are eliminated one by one, each time the shortest row by its rarest column (Markowitz), so that rows which
/// determine one variable after the other leave nothing to eliminate.
struct ExactFactors {
  typealias Term = (column: Int, value: Fraction)

  /// A row as it is when it becomes a pivot, and the column that it is pivoted on.
  struct Pivot {
    let row: Int
    let column: Int
    let value: Fraction
    let others: [Term]
  }

  /// Subtracts a multiple of one row from another.
  struct Elimination {
    let source: Int
    let target: Int
    let factor: Fraction
  }

  /// From the first to the last; dependent rows have no pivot.
  private(set) var pivots: [Pivot] = []
  private(set) var eliminations: [Elimination] = []

  /// Factors a matrix, unless that exceeds the limit on work.
  ///
  /// Dependent rows get no pivots.
  ///
  /// - Parameters:
  ///   - rows: As many rows as there are columns.
  ///   - budget: How much work is worth it, in products of digits; what is done is taken off.
  ///   - isToBeRounded: Whether the factors are for solves in floating point: then no pivot is small beside the rest of its
  ///     column.
  /// - Complexity: O(entries of the factors · log) for rows that are nearly triangular, O(*k*³) for *k* rows at the worst.
  init?(_ rows: [[Term]], budget: inout Int, isToBeRounded: Bool = false) {
    var remaining = Remaining(rows)
    while remaining.count > 0 {
      guard let (row, column) = remaining.nextPivot(isStable: isToBeRounded) else { return }
      let terms = remaining.takeRow(row)
      guard let place = terms.firstIndex(where: { $0.column == column }) else { return nil }
      let pivot = Pivot(
        row: row, column: column, value: terms[place].value, others: terms.filter { $0.column != column })
      for target in remaining.rows(with: column) {
        let factor = remaining.eliminate(column, from: target, by: pivot.others, pivot.value)
        budget -= pivot.others.reduce(1) { $0 + $1.value.length * factor.length }
        eliminations.append(Elimination(source: row, target: target, factor: factor))
      }
      pivots.append(pivot)
      if budget < 0 { return nil }
    }
  }

  /// Solves for the columns' numbers at which each row comes to its right side.
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

  /// Solves for the rows' factors with which they add up to a sum of columns.
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

// MARK: - Elimination

/// The rows that have no pivot yet.
private struct Remaining {
  /// The rows that have had their turn are empty.
  private var rows: [[ExactFactors.Term]]

  private var isWaiting: [Bool]

  /// By column: how many of the rows have it.
  private var lengths: [Int]

  private(set) var count: Int

  init(_ rows: [[ExactFactors.Term]]) {
    self.rows = rows
    isWaiting = Array(repeating: true, count: rows.count)
    count = rows.count
    lengths = Array(repeating: 0, count: rows.count)
    for row in rows { for term in row { lengths[term.column] += 1 } }
  }

  /// The pivot that may fill in least, of those that are not small beside the rest of their columns if it is to be stable.
  func nextPivot(isStable: Bool) -> (row: Int, column: Int)? {
    let smallest = isStable ? columnSizes.map { $0 * Tolerances.peeledPivot } : []
    var best: (row: Int, column: Int)?
    var least = Int.max
    for (number, row) in rows.enumerated() where isWaiting[number] {
      for term in row {
        let cost = (row.count - 1) * (lengths[term.column] - 1)
        if cost >= least || isStable && term.value.magnitude.asDouble < smallest[term.column] { continue }
        (best, least) = ((number, term.column), cost)
        if cost == 0 { return best }
      }
    }
    return best
  }

  /// By column: the size of the largest coefficient.
  private var columnSizes: [Double] {
    var sizes = Array(repeating: 0.0, count: lengths.count)
    for row in rows { for term in row { sizes[term.column] = max(sizes[term.column], term.value.magnitude.asDouble) } }
    return sizes
  }

  mutating func takeRow(_ row: Int) -> [ExactFactors.Term] {
    let terms = rows[row]
    rows[row] = []
    isWaiting[row] = false
    count -= 1
    for term in terms { lengths[term.column] -= 1 }
    return terms
  }

  func rows(with column: Int) -> [Int] {
    if lengths[column] == 0 { return [] }
    return rows.indices.filter { rows[$0].contains { $0.column == column } }
  }

  /// Subtracts the multiple of a pivot row that takes its column out of another row.
  mutating func eliminate(
    _ column: Int, from target: Int, by others: [ExactFactors.Term], _ pivot: Fraction
  ) -> Fraction {
    var terms = rows[target]
    var factor = Fraction.zero
    if let place = terms.firstIndex(where: { $0.column == column }) {
      factor = terms.remove(at: place).value / pivot
      lengths[column] -= 1
    }
    for other in others { subtract(factor * other.value, at: other.column, from: &terms) }
    rows[target] = terms
    return factor
  }

  private mutating func subtract(_ value: Fraction, at column: Int, from terms: inout [ExactFactors.Term]) {
    guard let place = terms.firstIndex(where: { $0.column == column }) else {
      terms.append((column, -value))
      lengths[column] += 1
      return
    }
    terms[place].value = terms[place].value - value
    if terms[place].value.isZero {
      terms.remove(at: place)
      lengths[column] -= 1
    }
  }
}
