extension Factorization {
  /// Replaces a column by the spike of the last solve.
  ///
  /// The new column needs the columns whose pivots are in the rows of its entries. If none of these columns depends on
  /// the position, U stays triangular. The new column then keeps its place in `order`, or moves behind the columns that
  /// it needs, together with the columns that depend on it. Otherwise the new column closes a cycle. Then the row of
  /// the position is eliminated, but only against the columns of the cycle, and the row transformation is recorded.
  /// This is Forrest and Tomlin's update, restricted to the strongly connected part.
  ///
  /// - Parameters:
  ///   - position: The column to replace.
  ///   - coefficient: The solution's number at this position, if the last solve was a whole solve for the new column.
  ///     The pivot is then also computed from this number. If the two results differ, rounding has made the factors
  ///     unreliable.
  /// - Returns: Whether the new pivot is safe. If not, the factors are unusable until they are rebuilt.
  /// - Complexity: O(*c* + *d*), where *c* counts the entries of the spike and of the old column, and *d* the cells in
  ///   the rows of the position and of all positions that depend on it.
  mutating func replaceColumn(at position: Int32, coefficient: Double? = nil) -> Bool {
    let expected = coefficient.map { $0 * diagonal[position] }
    let (pivot, largest) = putSpike(at: position)
    guard let expected else { return pivot.magnitude > Tolerances.smallPivot * largest }
    if (pivot - expected).magnitude > Tolerances.pivotAgreement * expected.magnitude { return false }
    return pivot.magnitude > Tolerances.pivot * largest
  }

  /// Replaces a column of a block by the spike of the last solve.
  ///
  /// The pivot is compared only with the spike's entries inside the block. The matrix is block triangular, so a pivot
  /// need not be large beside the entries outside of its block.
  ///
  /// - Returns: Whether the new pivot is safe. If not, the caller must replace the column by a unit column.
  mutating func replaceColumn(at position: Int32, inBlock isInside: (Int32) -> Bool) -> Bool {
    var largest = 0.0
    for step in 0..<spikePositions.count where isInside(spikePositions[step]) {
      largest = max(largest, spikeValues[step].magnitude)
    }
    return putSpike(at: position).pivot.magnitude > Tolerances.smallPivot * largest
  }

  /// Replaces a column by the spike.
  ///
  /// - Returns: The pivot after a possible elimination, and the largest magnitude of the spike's entries.
  private mutating func putSpike(at position: Int32) -> (pivot: Double, largest: Double) {
    isAllUnits = false
    removeColumn(position)
    var pivot = 0.0
    var largest = 0.0
    var latest: Int32 = -1
    for step in 0..<spikePositions.count {
      let index = spikePositions[step]
      largest = max(largest, spikeValues[step].magnitude)
      if index == position {
        pivot = spikeValues[step]
      } else {
        latest = max(latest, indexInOrder[index])
      }
    }
    if latest > indexInOrder[position] {
      if rowHead[position] < 0 {
        moveToEnd(position)
      } else {
        pivot = moveBehindSpike(position, pivot)
      }
    }
    insertSpike(position)
    fill += spikeFill / Self.spikeEntriesPerCell
    setDiagonal(position, pivot)
    return (pivot, largest)
  }

  mutating func removeColumn(_ position: Int32) {
    while columnHead[position] >= 0 { removeCell(columnHead[position]) }
  }

  private mutating func insertSpike(_ position: Int32) {
    for step in 0..<spikePositions.count where spikePositions[step] != position {
      insertCell(row: spikePositions[step], column: position, value: spikeValues[step])
    }
  }

  /// Moves a position behind all positions that its new column needs.
  ///
  /// The positions that depend on this position move behind it, except the positions that form a cycle with it. If
  /// there is a cycle, the row of the position is eliminated first.
  ///
  /// - Returns: The pivot after elimination.
  private mutating func moveBehindSpike(_ position: Int32, _ pivot: Double) -> Double {
    beginVisit()
    _ = walk(from: position, alongRows: true, limit: .max)
    let isCyclic = flagCycle(without: position)
    var eliminated = pivot
    if isCyclic { eliminated = eliminateCycle(of: position, pivot) }
    moveToEnd(position)
    for step in stride(from: finished.count - 1, through: 0, by: -1) {
      let dependent = finished[step]
      if dependent != position && !flags[dependent] { moveToEnd(dependent) }
    }
    for step in 0..<finished.count { flags[finished[step]] = false }
    return eliminated
  }

  /// Flags the positions that depend on a position and that the spike needs, directly or through other positions.
  ///
  /// The call expects a walk along the rows from `position`, whose result is in `finished`. Together with `position`,
  /// the flagged positions form a cycle.
  ///
  /// - Returns: Whether any position was flagged.
  private mutating func flagCycle(without position: Int32) -> Bool {
    var isCyclic = false
    for step in 0..<spikePositions.count {
      let index = spikePositions[step]
      if index != position && visits[index] == visit {
        flags[index] = true
        isCyclic = true
      }
    }
    if !isCyclic { return false }
    // A walk lists children before parents, so one pass finds all positions from which a path leads to a flagged one.
    for step in 0..<finished.count {
      let dependent = finished[step]
      if dependent == position || flags[dependent] { continue }
      var index = rowHead[dependent]
      while index >= 0 {
        let cell = cells[index]
        if flags[cell.column] {
          flags[dependent] = true
          break
        }
        index = cell.nextInRow
      }
    }
    return true
  }

  /// Eliminates the row of a position against the flagged columns, and records the transformation.
  ///
  /// - Returns: The pivot after elimination.
  private mutating func eliminateCycle(of position: Int32, _ pivot: Double) -> Double {
    loadRow(position)
    removeRow(position)
    etas.begin(target: position)
    for step in stride(from: finished.count - 1, through: 0, by: -1) {
      let column = finished[step]
      if column == position || !flags[column] { continue }
      let value = work[column]
      if value == 0 { continue }
      let factor = value / diagonal[column]
      etas.appendEntry(column, factor)
      var index = rowHead[column]
      while index >= 0 {
        let cell = cells[index]
        work.set(difference(work[cell.column], cell.value * factor), at: cell.column)
        index = cell.nextInRow
      }
      work.set(0, at: column)
      flags[column] = true
    }
    fill += storeRow(position) + etas.youngestEntryCount
    work.clear()
    return transformSpike(at: position, pivot)
  }

  private mutating func loadRow(_ position: Int32) {
    var index = rowHead[position]
    while index >= 0 {
      let cell = cells[index]
      work.set(cell.value, at: cell.column)
      index = cell.nextInRow
    }
  }

  private mutating func removeRow(_ position: Int32) {
    while rowHead[position] >= 0 { removeCell(rowHead[position]) }
  }

  /// Stores the entries of a row that are left after elimination, all of them in columns outside of the cycle.
  ///
  /// - Returns: The number of cells.
  private mutating func storeRow(_ position: Int32) -> Int {
    var stored = 0
    for step in 0..<work.pattern.count {
      let column = work.pattern[step]
      if work[column] == 0 { continue }
      insertCell(row: position, column: column, value: work[column])
      stored += 1
    }
    return stored
  }

  /// Returns the spike's pivot as it is after the youngest transformation; the stored spike stays the same.
  ///
  /// The call sets `isRounded` if the pivot has lost digits.
  private mutating func transformSpike(at position: Int32, _ pivot: Double) -> Double {
    let eta = etas.etas[etas.etas.count - 1]
    for step in 0..<spikePositions.count { work.values[spikePositions[step]] = spikeValues[step] }
    var sum = 0.0
    for index in eta.start..<eta.end {
      let entry = etas.entries[index]
      sum += entry.value * work.values[entry.position]
    }
    for step in 0..<spikePositions.count { work.values[spikePositions[step]] = 0 }
    if hasLostDigits(pivot, sum) { isRounded = true }
    return difference(pivot, sum)
  }

  /// Returns a Boolean value that indicates whether the difference of two numbers has few correct digits, because the
  /// numbers nearly cancel, but is more than rounding.
  private func hasLostDigits(_ left: Double, _ right: Double) -> Bool {
    let (size, rest) = (right.magnitude, (left - right).magnitude)
    return rest < size * Tolerances.fewDigits && rest > size * Tolerances.rounding
  }
}

// MARK: - Building

extension Factorization {
  /// Replaces the unit column at a position by a row of `rows`.
  ///
  /// The pivot is the row's own coefficient at the position. Transformations may change the other entries.
  ///
  /// - Precondition: No other column has an entry at the position.
  /// - Returns: Whether the row has a coefficient at the position. If not, the unit column stays.
  mutating func place(_ row: Int32, of rows: borrowing SparseRows, at position: Int32) -> Bool {
    if !rows.indices(of: row).contains(where: { rows.entries[$0].column == position }) { return false }
    assert(rowHead[position] < 0, "another column involves the position")
    place(row, of: rows, at: position, without: -1)
    return true
  }

  /// Replaces the unit column at a position by a row of `rows`, without one entry.
  ///
  /// The caller appends a transformation afterwards, which eliminates that entry.
  ///
  /// - Parameters:
  ///   - row: The row of `rows` that becomes the column.
  ///   - rows: The coefficients.
  ///   - position: The position of the pivot. The pivot is the row's own coefficient.
  ///   - eliminated: The variable whose entry the transformation eliminates, or -1 if there is no such entry.
  mutating func place(_ row: Int32, of rows: borrowing SparseRows, at position: Int32, without eliminated: Int32) {
    isAllUnits = false
    var latest: Int32 = -1
    let indices = rows.indices(of: row)
    if !etas.etas.isEmpty && isTransformed(indices, of: rows) {
      keepTransformedSpike(ofRow: row, in: rows)
      // If a transformation reads the position's variable, even the unit column has cells.
      removeColumn(position)
      for step in 0..<spikePositions.count where spikePositions[step] != eliminated {
        insertEntry(spikeValues[step], at: spikePositions[step], ofColumn: position, &latest)
      }
    } else {
      assert(columnHead[position] < 0, "no transformation changes the unit column")
      for index in indices where rows.entries[index].column != eliminated {
        insertEntry(rows.entries[index].value, at: rows.entries[index].column, ofColumn: position, &latest)
      }
    }
    if latest > indexInOrder[position] { moveToEnd(position) }
  }

  /// Stores an entry of a new column, and updates `latest`, the largest index in `order` of a position that the column
  /// needs.
  @inline(__always)
  private mutating func insertEntry(_ value: Double, at row: Int32, ofColumn position: Int32, _ latest: inout Int32) {
    if row == position {
      setDiagonal(position, value)
    } else {
      insertCell(row: row, column: position, value: value)
      latest = max(latest, indexInOrder[row])
    }
  }

  /// Starts a column whose pivot is known, and adds the column's entries outside of its block.
  ///
  /// The caller adds the entries inside of the block. The position moves behind all other positions.
  ///
  /// - Parameters:
  ///   - row: The row of `rows` that becomes the column.
  ///   - position: The position of the pivot.
  ///   - pivot: The pivot after elimination.
  ///   - rows: The coefficients.
  ///   - isOutside: Whether a variable is outside of the block.
  mutating func beginExactColumn(
    _ row: Int32, at position: Int32, pivot: Double, of rows: borrowing SparseRows, where isOutside: (Int32) -> Bool
  ) {
    isAllUnits = false
    for index in rows.indices(of: row) where isOutside(rows.entries[index].column) {
      work.add(rows.entries[index].value, at: rows.entries[index].column)
    }
    updateWork += etas.apply(to: &work)
    keepSpikeOfWork()
    work.clear()
    insertSpike(position)
    setDiagonal(position, pivot)
    moveToEnd(position)
  }

  // Inlined, because a call would copy the whole borrowed value.
  /// Returns a Boolean value that indicates whether some transformation reads a variable of a row.
  @inline(__always)
  private func isTransformed(_ indices: Range<Int32>, of rows: borrowing SparseRows) -> Bool {
    for index in indices where etas.lastAtPosition[rows.entries[index].column] >= 0 { return true }
    return false
  }

  private mutating func keepTransformedSpike(ofRow row: Int32, in rows: borrowing SparseRows) {
    for index in rows.indices(of: row) { work.add(rows.entries[index].value, at: rows.entries[index].column) }
    updateWork += etas.apply(to: &work)
    keepSpikeOfWork()
    work.clear()
  }

  /// Replaces the column at a position by the unit column of its own variable, which no transformation changes.
  mutating func makeUnit(at position: Int32) {
    removeColumn(position)
    setDiagonal(position, 1)
  }

  /// Ends a rebuild: resets the counts of the work and the entries that exchanges have added since the last rebuild.
  mutating func markRebuilt() {
    etas.markRebuilt()
    fill = 0
    updateWork = 0
  }
}
