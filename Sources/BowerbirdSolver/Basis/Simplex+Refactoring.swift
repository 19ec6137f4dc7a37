/// Refactorization: building the factors of the basis again.
extension Simplex {
  /// Builds the factors of the basis again, and recomputes the multipliers.
  ///
  /// The next `refreshValues()` recomputes all values from their rows.
  ///
  /// If a basic row depends on other basic rows, the row becomes nonbasic, and a stay takes its position.
  ///
  /// - Parameters:
  ///   - peeled: The blocks of the basis matrix, if a matching has listed them; nil if the call has to find the blocks.
  ///   - areIndependent: Whether exact arithmetic has found that the basic rows do not depend on each other. If
  ///     floating point nevertheless finds dependent rows, exact arithmetic factors the block that contains them.
  mutating func rebuildFactors(in peeled: consuming BlockOrder? = nil, areIndependent: Bool = false) {
    statistics.refactorisations += 1
    updates.sinceBuild = 0
    if journal.value.isOpen { parkFactors() }
    let builder = self.builder.take() ?? HeapBox(FactorizationBuilder())
    builder.value.build(
      &factors.value, from: matrix, columns: &basis.entries, in: peeled,
      doubtsDependence: areIndependent || sizes.mayHideProducts)
    for index in 0..<builder.value.dropped.count { dropFromBasis(builder.value.dropped[index]) }
    self.builder = consume builder
    assignPositions()
    forgetDirections()
    work.isAllDirty = true
    work.isPending = true
    recomputeMultipliers()
  }

  private mutating func dropFromBasis(_ row: Int32) {
    if sizes.hasHiddenBits { noteDoubt(about: .row(row)) }
    clearMultiplier(of: .row(row))
    makeNonbasic(.row(row))
  }

  private mutating func assignPositions() {
    for position in 0..<Int32(basis.count) {
      let entry = basis[position]
      if entry.isStay {
        basis.stayPosition[entry.variable] = position
      } else {
        rows[entry.row].position = position
      }
    }
  }
}
