/// A strongly connected block of a matrix, eliminated in exact numbers.
///
/// In floating point, independent columns look dependent if only products of small coefficients distinguish them. Exact
/// elimination decides which columns are dependent. Each number of the factors is then rounded once.
struct ExactBlock {
  /// The positions of the block, which are also the indices of the block's variables.
  private let positions: [Int32]

  /// The index of the `SparseRows` row that is the matrix column at each position, in the order of `positions`.
  private let columnRows: [Int32]

  /// The exact factors of the block, with one row for each variable and one column for each position.
  ///
  /// Dependent columns have no pivot.
  private let factors: ExactFactors

  /// Eliminates the block at given positions in exact numbers.
  ///
  /// The initializer returns nil if a coefficient cannot be read as a fraction.
  init?(_ positions: [Int32], _ rows: borrowing SparseRows, _ columns: borrowing UniqueArray<BasisEntry>) {
    self.positions = positions
    columnRows = positions.map { columns[$0].row }
    let indices = Self.indices(of: positions)
    var equations = Array(repeating: [ExactFactors.Term](), count: positions.count)
    for (column, row) in columnRows.enumerated() {
      for entry in rows.indices(of: row) {
        guard let variable = indices[rows.entries[entry].column] else { continue }
        guard let value = Fraction(meantBy: rows.entries[entry].value) else { return nil }
        equations[variable].append((column, value))
      }
    }
    factors = ExactFactors(equations, isToBeRounded: true)
  }

  private static func indices(of positions: [Int32]) -> [Int32: Int] {
    var indices: [Int32: Int] = [:]
    for (index, position) in positions.enumerated() { indices[position] = index }
    return indices
  }

  /// Adds the block's columns to the factorization `target`, each at the position of its pivot.
  ///
  /// The call stores the new basis entries in `columns`, and marks `target` as rounded. A column without a pivot is
  /// dropped: its row is appended to `dropped`. A position that gets no column gets a stay.
  func place(
    into target: inout Factorization, _ rows: borrowing SparseRows, _ columns: inout UniqueArray<BasisEntry>,
    _ dropped: inout UniqueArray<Int32>
  ) {
    let indices = Self.indices(of: positions)
    for position in positions { columns[position] = .stay(of: position) }
    for step in factors.eliminations {
      target.etas.begin(target: positions[step.target])
      target.etas.appendEntry(positions[step.source], step.factor.rounded)
    }
    var homes: [Int: Int32] = [:]
    for pivot in factors.pivots { homes[pivot.column] = positions[pivot.row] }
    for pivot in factors.pivots {
      let position = positions[pivot.row]
      columns[position] = .row(columnRows[pivot.column])
      target.beginExactColumn(columnRows[pivot.column], at: position, pivot: pivot.value.rounded, of: rows) {
        indices[$0] == nil
      }
    }
    for pivot in factors.pivots {
      for other in pivot.others {
        guard let home = homes[other.column] else { continue }
        target.insertCell(row: positions[pivot.row], column: home, value: other.value.rounded)
      }
    }
    for (column, row) in columnRows.enumerated() where homes[column] == nil { dropped.append(row) }
    target.isRounded = true
  }
}
