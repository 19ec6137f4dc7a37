extension Simplex {
  /// Updates the multipliers of the basis entries for the pulls in the gradient, and empties the gradient.
  ///
  /// Afterwards, the sum `Σ multiplier·row` over all rows and stays is 0 again.
  ///
  /// - Complexity: One solve for each level in the gradient; with more than eight levels, also a sort of the gradient.
  mutating func balanceGradient() {
    storePostponedMultipliers()
    if work.gradient.isEmpty { return }
    if work.gradient.hasManyLevels { return balanceManyLevels() }
    while !work.gradient.isEmpty {
      let level = work.gradient.takeLevelOfLast(into: &alpha)
      factors.value.solve(&alpha)
      for index in 0..<alpha.walkCount {
        let position = alpha.index(atStep: index)
        let share = alpha[position]
        if share != 0 && !isFree(basis[position]) { addMultiplier(-share, at: level, to: basis[position]) }
      }
      alpha.clear()
    }
  }

  /// Balances the gradient one level after the other, the strongest first.
  ///
  /// In this order, the search in each multiplier continues where the previous search ended, so no search starts again
  /// at the head of a list.
  private mutating func balanceManyLevels() {
    work.gradient.sort()
    multipliers.beginSearches(positions: basis.count)
    while !work.gradient.isEmpty {
      let level = work.gradient.takeStrongest(into: &alpha)
      factors.value.solve(&alpha)
      for index in 0..<alpha.walkCount {
        let position = alpha.index(atStep: index)
        if alpha[position] == 0 || isFree(basis[position]) { continue }
        var previous = multipliers.searchStarts[position]
        addMultiplier(-alpha[position], at: level, to: basis[position], behind: &previous)
        multipliers.searchStarts[position] = previous
      }
      alpha.clear()
    }
  }

  /// Adds a value at a level to the multiplier of a basis entry, and lists the entry if the multiplier is out of
  /// bounds.
  private mutating func addMultiplier(_ value: Double, at level: Double, to entry: BasisEntry) {
    var previous: Int32 = -1
    addMultiplier(value, at: level, to: entry, behind: &previous)
  }

  /// Adds a value at a level to the multiplier of a basis entry, and lists the entry if the multiplier is out of
  /// bounds.
  ///
  /// `previous` is the pool entry behind which the search for the level starts. The level must be weaker than the
  /// levels of all earlier calls with the same `previous`.
  private mutating func addMultiplier(
    _ value: Double, at level: Double, to entry: BasisEntry, behind previous: inout Int32
  ) {
    assert(!isFree(entry), "a required equality has no multiplier")
    addToMultiplier(of: entry, value, at: level, behind: &previous)
    listIfDualInfeasible(of: entry)
  }

  /// Returns a Boolean value that indicates whether a basis entry is a required equality without a stored multiplier.
  @inline(__always)
  private func isFree(_ entry: BasisEntry) -> Bool {
    entry.isRow && !rows.marks[entry.row].isDisjoint(with: [.free, .postponed])
  }

  /// Adds a value at a level to the multiplier of a basis entry, without checking the multiplier's bounds.
  mutating func addToMultiplier(of entry: BasisEntry, _ value: Double, at level: Double) {
    var previous: Int32 = -1
    addToMultiplier(of: entry, value, at: level, behind: &previous)
  }

  @inline(__always)
  private mutating func addToMultiplier(
    of entry: BasisEntry, _ value: Double, at level: Double, behind previous: inout Int32
  ) {
    if journal.value.isOpen { recordMultiplier(of: entry, at: level, behind: previous) }
    if value.magnitude < Tolerances.doubtful && value != 0 { noteDoubt(about: entry) }
    if entry.isStay {
      multipliers.add(value, at: level, to: &basis.stayMultiplier[entry.variable], behind: &previous)
    } else {
      multipliers.add(value, at: level, to: &rows[entry.row].multiplier, behind: &previous)
    }
    if _slowPath(multipliers.hasLostDigits) {
      multipliers.hasLostDigits = false
      noteDoubt(about: entry)
    }
  }

  /// Sets the multiplier of a basis entry at a level to an exact number.
  mutating func setExactMultiplier(of entry: BasisEntry, _ value: Double, at level: Double) {
    if journal.value.isOpen { recordMultiplier(of: entry, at: level, behind: -1) }
    if entry.isStay {
      multipliers.set(value, at: level, of: &basis.stayMultiplier[entry.variable], isExact: true)
    } else {
      multipliers.set(value, at: level, of: &rows[entry.row].multiplier, isExact: true)
    }
  }

  private mutating func recordMultiplier(of entry: BasisEntry, at level: Double, behind previous: Int32) {
    let before = multipliers.entry(at: level, of: multiplierHead(of: entry), behind: previous)
    journal.value.multipliers.append(
      Journal.Multiplier(entry: entry, level: level, before: before?.value ?? 0, wasExact: before?.isExact ?? false))
  }

  /// Returns the index in the multiplier pool at which a basis entry's multiplier starts, or -1 for a multiplier of 0.
  func multiplierHead(of entry: BasisEntry) -> Int32 {
    entry.isStay ? basis.stayMultiplier[entry.variable] : rows[entry.row].multiplier
  }

  mutating func clearMultiplier(of entry: BasisEntry) {
    if journal.value.isOpen { recordWholeMultiplier(of: entry) }
    if entry.isStay {
      multipliers.clear(&basis.stayMultiplier[entry.variable])
    } else {
      multipliers.clear(&rows[entry.row].multiplier)
    }
  }

  private mutating func recordWholeMultiplier(of entry: BasisEntry) {
    var index = multiplierHead(of: entry)
    while index >= 0 {
      let part = multipliers[index]
      journal.value.multipliers.append(
        Journal.Multiplier(entry: entry, level: part.level, before: part.value, wasExact: part.isExact))
      index = part.next
    }
  }

  /// Moves the multiplier of a leaving entry to an entering row, and updates all other multipliers.
  ///
  /// `alpha` contains the entering row's coefficients in the basis. A leaving row keeps the multiplier `side` times its
  /// weight, at its own level. For a stay, `side` is 0. The rest of the leaving multiplier, divided by the pivot, is
  /// added to the multiplier of the entering row, which starts as the entering row's side times its weight.
  ///
  /// - Complexity: O(*k*·*l*), where *k* counts the entries of `alpha` and *l* the levels in the leaving multiplier.
  mutating func moveMultiplier(from old: BasisEntry, at position: Int32, to entering: Int32, side: Int8) {
    startMultiplier(of: entering)
    let pivot = alpha[position]
    if side != 0 {
      let row = rows[old.row]
      addToMultiplier(of: old, -Double(side) * row.weight, at: row.priority)
    }
    multipliers.copyToAddend(multiplierHead(of: old))
    for index in 0..<multipliers.addend.count { multipliers.addend[index].value /= pivot }
    if !multipliers.addend.isEmpty { addAddendToOthers(than: position) }
    addAddend(times: 1, to: .row(entering))
    multipliers.addend.removeAll()
    clearMultiplier(of: old)
    if side != 0 { setNonbasicSide(old.row, side) }
  }

  private mutating func addAddendToOthers(than position: Int32) {
    for index in 0..<alpha.walkCount {
      let other = alpha.index(atStep: index)
      if alpha[other] != 0 && other != position { addAddend(times: -alpha[other], to: basis[other]) }
    }
  }

  /// Adds a multiple of `multipliers.addend` to the multiplier of a basis entry.
  ///
  /// The values in `multipliers.addend` must be sorted by level, the strongest first.
  private mutating func addAddend(times factor: Double, to entry: BasisEntry) {
    if multipliers.addend.isEmpty || isFree(entry) { return }
    var previous: Int32 = -1
    for index in 0..<multipliers.addend.count {
      addToMultiplier(
        of: entry, multipliers.addend[index].value * factor, at: multipliers.addend[index].level, behind: &previous)
    }
    listIfDualInfeasible(of: entry)
  }

  /// Recomputes an entry's multiplier from the nonbasic rows that move along its direction.
  ///
  /// After many exchanges, a multiplier contains the rounding errors of these exchanges. At a level at which no row
  /// pulls, such an error looks like a pull. The recomputed multiplier contains only the pulls of the present rows.
  ///
  /// - Parameters:
  ///   - entry: The basis entry. The step vector and `movingRows` must contain the entry's direction.
  ///   - growth: The change of the entry's left side for each unit of distance along the direction: 1 or -1.
  mutating func recomputeMultiplier(of entry: BasisEntry, growth: Double) {
    clearMultiplier(of: entry)
    for index in 0..<movingRows.count {
      let rowRate = movingRows[index]
      let row = rows[rowRate.row]
      if row.side == 0 || rowRate.rate == 0 { continue }
      let pull = -growth * Double(row.side) * row.weight * rowRate.rate
      multipliers.addend.append(MultiplierPool.Entry(level: row.priority, value: pull, next: -1))
    }
    multipliers.addend.sortManyLevels()
    // The weakest level goes first, so that each level is inserted at the head of the list.
    while !multipliers.addend.isEmpty {
      let part = multipliers.addend.removeLast()
      addToMultiplier(of: entry, part.value, at: part.level)
    }
  }

  /// Stores the multiplier of a nonbasic row that is about to become basic, and sets the row's side to 0.
  ///
  /// The multiplier is the row's side times its weight. For a required equality, no multiplier is stored.
  mutating func startMultiplier(of entering: Int32) {
    assert(rows[entering].multiplier < 0, "a nonbasic row's multiplier is its side")
    if rows[entering].side == 0 { return }
    let row = rows[entering]
    clearNonbasicSide(entering)
    if !row.isFree { addToMultiplier(of: .row(entering), Double(row.side) * row.weight, at: row.priority) }
  }

  /// Recomputes all multipliers from the sides of the nonbasic rows.
  ///
  /// - Complexity: O(*n* + *m*), where *n* counts the variables and *m* the coefficients of all rows, and one solve for
  ///   each level at which a nonbasic row pulls.
  mutating func recomputeMultipliers() {
    work.gradient.removeAll()
    for position in 0..<basis.count { clearMultiplier(of: basis[position]) }
    if nonbasic.sidedCount == 0 { return }
    for variable in 0..<Int32(variableCount) { pullAlongColumn(of: variable) }
    balanceGradient()
  }

  /// Adds to the gradient the pulls of all nonbasic rows on one variable.
  ///
  /// The call walks along the variable's column. A walk along the table of rows would also visit vacant rows, which may
  /// be many.
  private mutating func pullAlongColumn(of variable: Int32) {
    var index = matrix.columnHead[variable]
    while index >= 0 {
      let entry = matrix.entries[index]
      index = entry.nextInColumn
      let row = rows[entry.row]
      if row.side == 0 || row.stage != .live { continue }
      work.gradient.add(Double(row.side) * row.weight * entry.value, at: variable, level: row.priority)
    }
  }
}
