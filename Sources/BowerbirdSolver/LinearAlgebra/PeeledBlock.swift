/// The elimination of one block whose rows have been peeled in the order of its positions.
///
/// All positions but the first are in triangular order. The first position is that of the torn variable, and moves
/// behind the others. Then only the row of the torn variable has entries below the diagonal. One row transformation
/// eliminates these entries. So the elimination needs neither a search for an order nor a solve.
struct PeeledBlock: ~Copyable {
  /// The multiple of each matrix row in the block that the transformation subtracts from the row of the torn variable,
  /// indexed by variable.
  ///
  /// The multiple of the torn variable's own row is -1, so that sums over the block include this row. The multiples of
  /// rows outside of the block are 0.
  private var multiples = UniqueArray<Double>()

  init() {}

  /// Adds the columns of a block to the factors, unless the pivot of the torn variable is small or inexact.
  ///
  /// - Parameters:
  ///   - range: The block, as indices in `positions`.
  ///   - positions: The positions, block by block, as a peeled `BlockOrder` lists them.
  ///   - factors: Receives the columns.
  ///   - rows: The coefficients.
  ///   - columns: The column at each position, which is also the position of the column's pivot.
  /// - Returns: Whether the columns were added; if not, the factors are unchanged.
  mutating func place(
    _ range: Range<Int32>, of positions: borrowing UniqueArray<Int32>, into factors: inout Factorization,
    _ rows: borrowing SparseRows, _ columns: borrowing UniqueArray<BasisEntry>
  ) -> Bool {
    let torn = positions[range.lowerBound]
    multiples.extend(to: columns.count, filling: 0)
    multiples[torn] = -1
    defer { for index in range { multiples[positions[index]] = 0 } }
    for index in range.dropFirst() {
      let position = positions[index]
      let (own, rest, _) = product(ofRow: columns[position].row, at: position, rows)
      multiples[position] = -rest / own
    }
    let (own, rest, size) = product(ofRow: columns[torn].row, at: torn, rows)
    let pivot = own - rest
    if !(pivot.magnitude > Tolerances.untouchedPivot * max(1, size)) { return false }
    for index in range.dropFirst() {
      factors.place(columns[positions[index]].row, of: rows, at: positions[index], without: torn)
    }
    factors.place(columns[torn].row, of: rows, at: torn, without: torn)
    factors.setDiagonal(torn, pivot)
    factors.etas.begin(target: torn)
    for index in range.dropFirst() where multiples[positions[index]] != 0 {
      factors.etas.appendEntry(positions[index], multiples[positions[index]])
    }
    return true
  }

  /// Returns the coefficient of a row at a position, the scalar product of its other coefficients with `multiples`, and
  /// the sum of the magnitudes of all terms.
  ///
  /// A scalar product that is only rounding is returned as 0.
  @inline(__always)
  private func product(
    ofRow row: Int32, at position: Int32, _ rows: borrowing SparseRows
  ) -> (own: Double, rest: Double, size: Double) {
    var own = 0.0, rest = 0.0, size = 0.0
    for index in rows.indices(of: row) {
      let entry = rows.entries[index]
      if entry.column == position {
        own = entry.value
      } else {
        let term = entry.value * multiples[entry.column]
        rest += term
        size += term.magnitude
      }
    }
    if rest.magnitude <= size * Tolerances.cancellation { rest = 0 }
    return (own, rest, size + own.magnitude)
  }
}
