extension Simplex {
  /// Loads a row, or the unit row of a stay, into `alpha` as the column to solve for.
  mutating func loadColumn(of entry: BasisEntry) {
    if entry.isStay {
      alpha.add(1, at: entry.variable)
      return
    }
    for index in matrix.indices(of: entry.row) {
      alpha.add(matrix.entries[index].value, at: matrix.entries[index].column)
    }
  }

  /// Expresses a row or a stay, basic or not, as a combination of the basis entries, and stores the coefficient for
  /// each position in `alpha`.
  mutating func expressInBasis(_ entry: BasisEntry) {
    loadColumn(of: entry)
    factors.value.solve(&alpha)
  }

  /// Makes one entry basic in the place of another.
  ///
  /// `alpha` must contain the pivot, which is the entering entry's coefficient at `position`. The last column that the
  /// factors have solved for or transformed must be that of the entering entry, because the exchange uses the spike of
  /// this column. The exchange clears `alpha`.
  ///
  /// - Complexity: The complexity of `Factorization.replaceColumn(at:coefficient:)`. The cost of rebuilds is amortized
  ///   over the exchanges.
  mutating func exchange(at position: Int32, entering: BasisEntry) {
    let old = basis[position]
    makeNonbasic(old)
    makeBasic(entering, at: position)
    statistics.pivots += 1
    updates.countExchange()
    forgetDirections()
    let isSafe = factors.value.replaceColumn(at: position, coefficient: alpha[position])
    alpha.clear()
    if !isSafe || factors.value.needsRefactorization { rebuildFactors() }
  }

  /// Replaces a basic row with one variable by another row with the same variable, at the same position.
  ///
  /// The multiplier of the leaving row becomes `side` times the row's weight, at the row's own level. The rest of the
  /// multiplier is added to the multiplier of the entering row. No other multiplier changes.
  ///
  /// - Precondition: The two rows have the same coefficient, so that the factors stay as they are.
  ///
  /// - Parameters:
  ///   - position: The position of the leaving row.
  ///   - entering: The nonbasic row that becomes basic at this position.
  ///   - side: The side of the leaving row after the exchange.
  mutating func movePosition(_ position: Int32, to entering: Int32, side: Int8) {
    let (old, new) = (basis[position], BasisEntry.row(entering))
    startMultiplier(of: entering)
    if side != 0 { addToMultiplier(of: old, -Double(side) * rows[old.row].weight, at: rows[old.row].priority) }
    multipliers.copyToAddend(multiplierHead(of: old))
    for index in 0..<multipliers.addend.count {
      addToMultiplier(of: new, multipliers.addend[index].value, at: multipliers.addend[index].level)
    }
    multipliers.addend.removeAll()
    listIfDualInfeasible(of: new)
    clearMultiplier(of: old)
    if side != 0 { setNonbasicSide(old.row, side) }
    unlistPrimalInfeasible(entering)
    makeNonbasic(old)
    makeBasic(new, at: position)
    statistics.pivots += 1
  }

  mutating func makeBasic(_ entry: BasisEntry, at position: Int32) {
    if journal.value.isOpen {
      journal.value.basisChanges.append(Journal.BasisChange(position: position, before: basis[position]))
    }
    basis[position] = entry
    if entry.isStay {
      basis.stayPosition[entry.variable] = position
    } else {
      uncountNonbasic(entry.row)
      rows[entry.row].position = position
      markDirty(entry.row)
    }
  }

  mutating func makeNonbasic(_ entry: BasisEntry) {
    if entry.isStay {
      basis.stayPosition[entry.variable] = -1
      return
    }
    rows[entry.row].position = -1
    if rows[entry.row].stage == .removed {
      if journal.value.isOpen { journal.value.retired.append(entry.row) } else { freeRow(entry.row) }
    } else {
      countNonbasic(entry.row)
      listPrimalInfeasible(entry.row)
    }
  }
}
