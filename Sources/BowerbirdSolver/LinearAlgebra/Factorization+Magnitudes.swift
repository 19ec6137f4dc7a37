/// Distinguishing small numbers from zeros after cancellation.
///
/// The remainder of a cancellation is far smaller than the sum of the magnitudes of its summands. A product of small
/// coefficients has no summands that cancel, so it is as large as that sum. In a chain of coefficients of a thousandth,
/// products are as small beside the largest number as rounding is. So only the sum of magnitudes distinguishes products
/// from rounding.
extension Factorization {
  /// Computes M⁻¹·v with the magnitudes of all summands in place of the summands, where M is the factored matrix.
  ///
  /// The vector `v` is indexed by variable, and is replaced by the result, indexed by position.
  ///
  /// - Complexity: O(*n* + entries of both factors), where *n* counts positions.
  func addUpMagnitudes(_ vector: inout SparseVector) {
    vector.makeDense()
    for index in 0..<vector.count { vector.values[index] = vector.values[index].magnitude }
    for transformation in 0..<etas.etas.count { addUpTransformed(&vector, by: etas.etas[transformation]) }
    for index in stride(from: order.count - 1, through: 0, by: -1) where order[index] >= 0 {
      addUpColumn(order[index], &vector)
    }
  }

  private func addUpTransformed(_ vector: inout SparseVector, by transformation: EtaFile.Eta) {
    for index in transformation.start..<transformation.end {
      let entry = etas.entries[index]
      vector.values[transformation.target] += entry.value.magnitude * vector[entry.position]
    }
  }

  private func addUpColumn(_ position: Int32, _ vector: inout SparseVector) {
    let sum = vector[position] / diagonal[position].magnitude
    vector.values[position] = sum
    if sum == 0 { return }
    var index = columnHead[position]
    while index >= 0 {
      let cell = cells[index]
      vector.values[cell.row] += cell.value.magnitude * sum
      index = cell.nextInColumn
    }
  }
}
