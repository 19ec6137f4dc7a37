/// Recording the infeasibility certificate of a required row that cannot enter.
extension Simplex {
  /// Records the row that cannot enter, and the basic rows that express it in `alpha`, which contradict it.
  ///
  /// The basic rows are independent of each other, so the conflict needs all of them and is minimal.
  mutating func recordConflict(of row: Int32) {
    conflict.removeAll()
    conflict.append(row)
    let smallest = alpha.largestMagnitude * Tolerances.pivot
    let mayHaveProducts = !sizes.hasExtremes && alpha.hasFaintNumbers(upTo: smallest)
    if mayHaveProducts { addUpMagnitudes(of: row) }
    for place in 0..<alpha.walkCount {
      let position = alpha.place(atStep: place)
      let takesPart = alpha[position].magnitude > smallest || mayHaveProducts && isProduct(at: position)
      if takesPart && basis[position].isRow { conflict.append(basis[position].row) }
    }
    if mayHaveProducts { step.clear() }
  }
}
