/// Returns the difference of two numbers, or 0 if its magnitude is at most 2⁻⁴⁰, about 10⁻¹², times that of `right`.
///
/// Such a small difference counts as rounding. The test is relative to an operand, so it means the same at every scale.
@inline(__always)
func difference(_ left: Double, _ right: Double) -> Double {
  let result = left - right
  if _slowPath(result.magnitude <= Tolerances.cancellation * right.magnitude) { return 0 }
  return result
}

/// Returns the quotient of a value and a pivot, without a division if the pivot is 1 or -1.
///
/// Nearly all pivots of a layout are 1 or -1. In a long chain, each value depends on the value before it, so a
/// processor could not overlap divisions, and they would take most of the time.
@inline(__always)
private func quotient(_ value: Double, _ pivot: Double) -> Double {
  pivot.magnitude == 1 ? value * pivot : value / pivot
}

extension Factorization {
  /// Solves M·a = v in place, where M is the factored matrix (FTRAN).
  ///
  /// `v` is indexed by variable, the solution by position.
  ///
  /// The vector between the two factors is kept as the spike for a following `replaceColumn(at:coefficient:)`.
  ///
  /// - Complexity: Proportional to the entries of both factors that the non-zeros reach.
  mutating func solve(_ vector: inout SparseVector) {
    let given = vector.pattern.count
    updateWork += etas.apply(to: &vector)
    keepSpike(vector)
    spikeFill = max(0, spikePositions.count - given)
    solveUpper(&vector)
  }

  /// Solves M·a = v in place for the positions of a block of the factored matrix M.
  ///
  /// The columns outside of the block have no entries at the positions inside. So the numbers outside do not influence
  /// the solution inside, and the call leaves these numbers unsolved. The spike contains the whole column nevertheless.
  ///
  /// - Complexity: Proportional to the entries of the block and of the transformations that the non-zeros reach.
  mutating func solve(_ vector: inout SparseVector, inBlock isInside: (Int32) -> Bool) {
    let given = vector.pattern.count
    updateWork += etas.apply(to: &vector)
    keepSpike(vector)
    spikeFill = max(0, spikePositions.count - given)
    solveUpper(&vector, where: isInside)
  }

  /// Solves Mᵀ·w = v in place, where M is the factored matrix (BTRAN).
  ///
  /// `v` is indexed by position, the solution by variable.
  ///
  /// - Complexity: Proportional to the entries of both factors that the non-zeros reach.
  mutating func solveTransposed(_ vector: inout SparseVector) {
    solveUpperTransposed(&vector)
    updateWork += etas.applyTransposed(to: &vector)
  }

  /// Applies the row transformations to a column, and keeps the result as the spike.
  ///
  /// If the pivot is known, an exchange needs no other part of a solve.
  mutating func transform(_ vector: inout SparseVector) {
    let given = vector.pattern.count
    updateWork += etas.apply(to: &vector)
    keepSpike(vector)
    spikeFill = max(0, spikePositions.count - given)
  }

  /// Returns, for each variable, whether the variable reaches a position for which `isWanted` returns true.
  ///
  /// A variable reaches a position if the solution of M·a = v may be non-zero at the position, where v is the unit
  /// vector of the variable.
  ///
  /// - Complexity: O(*n* + *f*), where *n* counts positions and *f* the entries of both factors, or more if
  ///   transformations depend on each other.
  func variables(reaching isWanted: (Int32) -> Bool) -> [Bool] {
    var reaches = [Bool](repeating: false, count: count)
    var pending: [Int32] = []
    func list(_ variable: Int32) {
      if reaches[Int(variable)] { return }
      reaches[Int(variable)] = true
      pending.append(variable)
    }
    for position in 0..<Int32(count) where isWanted(position) { list(position) }
    while !pending.isEmpty {
      while let position = pending.popLast() {
        var index = rowHead[position]
        while index >= 0 {
          list(cells[index].column)
          index = cells[index].nextInRow
        }
      }
      for index in 0..<etas.etas.count where reaches[Int(etas.etas[index].target)] {
        for entry in etas.etas[index].start..<etas.etas[index].end { list(etas.entries[entry].position) }
      }
    }
    return reaches
  }

  private mutating func keepSpike(_ vector: borrowing SparseVector) {
    spikePositions.removeAll()
    spikeValues.removeAll()
    for step in 0..<vector.walkCount {
      let index = vector.index(atStep: step)
      keepSpike(index, vector.values[index])
    }
  }

  /// Stores the work vector as the spike, for an exchange that follows.
  mutating func keepSpikeOfWork() {
    spikeFill = 0
    spikePositions.removeAll()
    spikeValues.removeAll()
    for step in 0..<work.walkCount {
      let index = work.index(atStep: step)
      keepSpike(index, work.values[index])
    }
  }

  @inline(__always)
  private mutating func keepSpike(_ index: Int32, _ value: Double) {
    if value == 0 { return }
    spikePositions.append(index)
    spikeValues.append(value)
  }

  /// The number of reached positions beyond which a pass over all positions is cheaper than following links.
  private var sparseLimit: Int { count / 5 + 16 }

  // MARK: - U·a = v

  @inline(__always)
  private mutating func solveUpper(_ vector: inout SparseVector, where isSolved: (Int32) -> Bool = { _ in true }) {
    if !vector.isDense && reach(of: vector, alongRows: false, where: isSolved) {
      // Counts down without `stride`, which costs as much as the elimination of an empty column.
      var step = finished.count
      while step > 0 {
        step &-= 1
        eliminateColumn(finished[step], from: vector, where: isSolved)
      }
      vector.adoptPattern(finished)
    } else {
      vector.makeDense()
      var index = order.count
      while index > 0 {
        index &-= 1
        let position = order[index]
        if position >= 0 && isSolved(position) { eliminateColumn(position, from: vector, where: isSolved) }
      }
    }
  }

  @inline(__always)
  private func eliminateColumn(
    _ position: Int32, from vector: borrowing SparseVector, where isSolved: (Int32) -> Bool
  ) {
    let value = vector.values[position]
    if value == 0 { return }
    let solved = quotient(value, diagonal[position])
    vector.values[position] = solved
    var index = columnHead[position]
    while index >= 0 {
      let cell = cells[index]
      if isSolved(cell.row) {
        vector.values[cell.row] = difference(vector.values[cell.row], cell.value * solved)
      }
      index = cell.nextInColumn
    }
  }

  // MARK: - Uᵀ·w = v

  private mutating func solveUpperTransposed(_ vector: inout SparseVector) {
    if !vector.isDense && reach(of: vector, alongRows: true) {
      var step = finished.count
      while step > 0 {
        step &-= 1
        eliminateRow(finished[step], from: vector)
      }
      vector.adoptPattern(finished)
    } else {
      vector.makeDense()
      for index in 0..<order.count {
        let position = order[index]
        if position >= 0 { eliminateRow(position, from: vector) }
      }
    }
  }

  @inline(__always)
  private func eliminateRow(_ position: Int32, from vector: borrowing SparseVector) {
    let value = vector.values[position]
    if value == 0 { return }
    let solved = quotient(value, diagonal[position])
    vector.values[position] = solved
    var index = rowHead[position]
    while index >= 0 {
      let cell = cells[index]
      vector.values[cell.column] = difference(vector.values[cell.column], cell.value * solved)
      index = cell.nextInRow
    }
  }

  /// Lists in `finished` the positions that a triangular solve can reach from the non-zeros of a vector: each position
  /// after all positions that it affects.
  ///
  /// - Returns: Whether there are at most `sparseLimit` positions. If there are more, a dense solve is cheaper.
  @inline(__always)
  private mutating func reach(
    of vector: borrowing SparseVector, alongRows: Bool, where isSolved: (Int32) -> Bool = { _ in true }
  ) -> Bool {
    beginVisit()
    for step in 0..<vector.pattern.count {
      let index = vector.pattern[step]
      if vector[index] == 0 || !isSolved(index) { continue }
      if !walk(from: index, alongRows: alongRows, limit: sparseLimit, where: isSolved) { return false }
    }
    return true
  }
}
