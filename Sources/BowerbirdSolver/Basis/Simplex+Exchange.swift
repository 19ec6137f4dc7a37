extension Simplex {
  /// Loads a row, or the unit row of a stay, as the column to solve for.
  mutating func loadColumn(of code: Int32) {
    if code < 0 {
      alpha.add(1, at: ~code)
      return
    }
    for place in matrix.places(of: code) {
      let entry = matrix.entries[place]
      alpha.add(entry.value, at: entry.column)
    }
  }

  /// Expresses a row in the basis: afterwards `alpha` has a coefficient for each position.
  mutating func expressInBasis(_ code: Int32) {
    loadColumn(of: code)
    factors.value.solve(&alpha)
  }

  /// Makes one code basic in the place of another.
  ///
  /// `alpha` must express the entering code in the basis, and must be the last solve of the factors. It is cleared.
  ///
  /// - Complexity: As `Factorization.replaceColumn(at:)`, and now and then a rebuild, which earlier exchanges have paid
  ///   for.
  mutating func exchange(at position: Int32, entering: Int32) {
    let old = basis[position]
    makeNonbasic(old)
    makeBasic(entering, at: position)
    statistics.pivots += 1
    updateCount += 1
    exchangesSinceBuild += 1
    forgetDirections()
    let isSafe = factors.value.replaceColumn(at: position, coefficient: alpha[position])
    alpha.clear()
    if !isSafe || factors.value.isWornOut { rebuildFactors() }
  }

  /// Gives the position and the remaining multiplier of a basic row of one variable to another row of the same
  /// variable.
  ///
  /// Both rows have the same coefficient, so the factors stay as they are. No other multiplier changes.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - entering: The nonbasic row that becomes basic there.
  ///   - side: The side of the leaving row afterwards.
  mutating func movePosition(_ position: Int32, to entering: Int32, side: Int8) {
    let old = basis[position]
    startMultiplier(of: entering)
    if side != 0 { addToMultiplier(of: old, -Double(side) * rows[old].weight, at: rows[old].priority) }
    copyMultiplier(multiplierHead(of: old))
    for place in 0..<movedMultiplier.count {
      addToMultiplier(of: entering, movedMultiplier[place].value, at: movedMultiplier[place].level)
    }
    movedMultiplier.removeAll()
    checkBalance(of: entering)
    clearMultiplier(of: old)
    if side != 0 { setNonbasicSide(old, side) }
    unlistPrimalInfeasible(entering)
    makeNonbasic(old)
    makeBasic(entering, at: position)
    statistics.pivots += 1
  }

  mutating func makeBasic(_ code: Int32, at position: Int32) {
    if journal.value.isOpen {
      journal.value.basisChanges.append(Journal.BasisChange(position: position, before: basis[position]))
    }
    basis[position] = code
    if code < 0 {
      stayPosition[~code] = position
    } else {
      uncountNonbasic(code)
      rows[code].position = position
      markDirty(code)
    }
  }

  mutating func makeNonbasic(_ code: Int32) {
    if code < 0 {
      stayPosition[~code] = -1
      return
    }
    rows[code].position = -1
    if rows[code].stage == .leaving {
      if journal.value.isOpen { journal.value.retired.append(code) } else { freeRow(code) }
    } else {
      countNonbasic(code)
      listPrimalInfeasible(code)
    }
  }
}
