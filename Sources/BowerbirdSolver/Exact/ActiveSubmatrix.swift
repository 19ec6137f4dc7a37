/// The part of a matrix of fractions that an elimination still has to process: the rows that have no pivot yet.
struct ActiveSubmatrix {
  typealias Term = ExactFactors.Term

  private enum Line { case row(Int), column(Int) }

  /// The terms of each row; empty for a row that has become a pivot row.
  private var rows: [[Term]]

  /// Whether each row still has no pivot, indexed by row.
  private var isWaiting: [Bool]

  /// For each column, the indices of the rows that have or had an entry in the column.
  ///
  /// An index may occur twice.
  private var columns: [[Int]]

  /// For each column, the number of rows without a pivot that have an entry in the column.
  private var lengths: [Int]

  /// A list of the rows and columns that had a single entry left when they were appended.
  ///
  /// Pivots on single entries cause no fill-in. In a nearly triangular matrix, nearly all pivots are of this kind, and
  /// this list provides them without a search.
  private var single: [Line] = []

  /// The indices of the rows to search for a pivot when no row or column has a single entry.
  ///
  /// Some of these rows may have become pivot rows already.
  private var searched: [Int]

  /// Whether the factors will be rounded to doubles.
  ///
  /// In that case, a pivot must be at least `Tolerances.peeledPivot` times the largest number of its column.
  private let isToBeRounded: Bool

  init(_ rows: [[Term]], isToBeRounded: Bool) {
    self.rows = rows
    self.isToBeRounded = isToBeRounded
    isWaiting = Array(repeating: true, count: rows.count)
    columns = Array(repeating: [], count: rows.count)
    lengths = Array(repeating: 0, count: rows.count)
    searched = Array(rows.indices)
    for (number, row) in rows.enumerated() {
      for term in row {
        columns[term.column].append(number)
        lengths[term.column] += 1
      }
    }
    for number in rows.indices.reversed() {
      if lengths[number] == 1 { single.append(.column(number)) }
      if rows[number].count == 1 { single.append(.row(number)) }
    }
  }

  // MARK: - Pivots

  /// Returns the next pivot, chosen for the least possible fill-in, or nil if all rows without a pivot depend on the
  /// pivot rows.
  mutating func nextPivot() -> (row: Int, column: Int)? {
    while let line = single.popLast() {
      if let pivot = pivot(in: line) { return pivot }
    }
    return searchPivot()
  }

  private func pivot(in line: Line) -> (row: Int, column: Int)? {
    switch line {
    case .row(let row): pivot(inRow: row)
    case .column(let column): pivot(inColumn: column)
    }
  }

  private func pivot(inRow row: Int) -> (row: Int, column: Int)? {
    guard isWaiting[row], rows[row].count == 1 else { return nil }
    let term = rows[row][0]
    return isLarge(term.value, in: term.column) ? (row, term.column) : nil
  }

  private func pivot(inColumn column: Int) -> (row: Int, column: Int)? {
    guard lengths[column] == 1, let row = rows(with: column).first else { return nil }
    return (row, column)
  }

  private mutating func searchPivot() -> (row: Int, column: Int)? {
    dropSearched()
    var best: (row: Int, column: Int)?
    var least = Int.max
    for number in searched where isWaiting[number] {
      for index in rows[number].indices {
        let column = rows[number][index].column, cost = (rows[number].count - 1) * (lengths[column] - 1)
        if cost >= least || !isLarge(rows[number][index].value, in: column) { continue }
        (best, least) = ((number, column), cost)
        // No other pivot costs less: only pivots on single entries have the cost 0, and `single` is empty.
        if least <= 1 { return best }
      }
    }
    return best
  }

  /// Removes from `searched` the pivot rows and the rows without terms, once more than half of the listed rows are
  /// pivot rows.
  private mutating func dropSearched() {
    var dropped = 0
    for number in searched where !isWaiting[number] { dropped += 1 }
    if dropped * 2 > searched.count { searched.removeAll { !isWaiting[$0] || rows[$0].isEmpty } }
  }

  private func isLarge(_ value: Fraction, in column: Int) -> Bool {
    if !isToBeRounded || lengths[column] == 1 { return true }
    var largest = 0.0
    for row in rows(with: column) {
      for term in rows[row] where term.column == column { largest = max(largest, term.value.magnitude.asDouble) }
    }
    return value.magnitude.asDouble >= largest * Tolerances.peeledPivot
  }

  // MARK: - Elimination

  /// Removes a row that becomes a pivot row, and returns its terms.
  mutating func takeRow(_ row: Int) -> [Term] {
    let terms = rows[row]
    rows[row] = []
    isWaiting[row] = false
    for term in terms { shorten(term.column) }
    return terms
  }

  /// Returns the rows without a pivot that have an entry in a column, by increasing number.
  func rows(with column: Int) -> [Int] {
    if lengths[column] == 0 { return [] }
    var found: [Int] = []
    for row in columns[column] where isWaiting[row] && rows[row].contains(where: { $0.column == column }) {
      found.append(row)
    }
    return found.count == lengths[column] ? found.sorted() : Set(found).sorted()
  }

  /// Eliminates a column from a row by subtracting a multiple of a pivot row, and returns the factor.
  ///
  /// `pivot` is the pivot row's coefficient in the column, and `others` are its terms in the other columns.
  mutating func eliminate(_ column: Int, from target: Int, by others: [Term], _ pivot: Fraction) -> Fraction {
    var terms = rows[target]
    rows[target] = []
    var factor = Fraction.zero
    if let index = terms.firstIndex(where: { $0.column == column }) {
      factor = terms.remove(at: index).value / pivot
      shorten(column)
    }
    for other in others { subtract(factor * other.value, at: other.column, from: &terms, target) }
    if terms.count == 1 { single.append(.row(target)) }
    rows[target] = terms
    return factor
  }

  private mutating func subtract(_ value: Fraction, at column: Int, from terms: inout [Term], _ target: Int) {
    guard let index = terms.firstIndex(where: { $0.column == column }) else {
      terms.append((column, -value))
      columns[column].append(target)
      lengths[column] += 1
      return
    }
    terms[index].value = terms[index].value - value
    if terms[index].value.isZero {
      terms.remove(at: index)
      shorten(column)
    }
  }

  private mutating func shorten(_ column: Int) {
    lengths[column] -= 1
    if lengths[column] == 1 { single.append(.column(column)) }
  }
}
