extension Simplex {
  /// Updates the multipliers of the basic rows, so that `Σ multiplier·row` over all rows is 0 again.
  ///
  /// - Complexity: One solve for each level that changed, and a sort if there are many.
  mutating func balanceGradient() {
    if work.gradient.isEmpty { return }
    if gradientHasManyLevels() { return answerManyLevels() }
    while !work.gradient.isEmpty {
      let level = loadGradientOfLastLevel()
      factors.value.solve(&alpha)
      for place in 0..<alpha.walkCount {
        let position = alpha.place(atStep: place)
        let share = alpha[position]
        if share != 0 && !isFree(basis[position]) { addMultiplier(-share, at: level, to: basis[position]) }
      }
      alpha.clear()
    }
  }

  /// Answers one level after the other, the strongest first, so that each goes behind the one before it in every list.
  private mutating func answerManyLevels() {
    sortGradient()
    answered.resize(to: basis.count, filling: -1)
    answered.fill(with: -1)
    while !work.gradient.isEmpty {
      let level = loadStrongestGradient()
      factors.value.solve(&alpha)
      for place in 0..<alpha.walkCount {
        let position = alpha.place(atStep: place)
        if alpha[position] == 0 || isFree(basis[position]) { continue }
        var previous = answered[position]
        addMultiplier(-alpha[position], at: level, to: basis[position], behind: &previous)
        answered[position] = previous
      }
      alpha.clear()
    }
  }

  /// Sorts the gradient from the weakest level to the strongest.
  ///
  /// Terms of one level and variable are sorted too, so that their sum does not depend on the order of the calls.
  mutating func sortGradient() {
    work.gradient.sort { left, right in
      if left.level != right.level { return left.level < right.level }
      return left.variable != right.variable ? left.variable < right.variable : left.value < right.value
    }
  }

  private mutating func gradientHasManyLevels() -> Bool {
    var levels = LevelTally()
    for place in 0..<work.gradient.count { levels.note(work.gradient[place].level) }
    return levels.isMany
  }

  /// Moves the terms of the last term's level to the solution vector.
  ///
  /// The others keep their order.
  ///
  /// - Returns: The level.
  private mutating func loadGradientOfLastLevel() -> Double {
    let level = work.gradient[work.gradient.count - 1].level
    var kept = 0
    for place in 0..<work.gradient.count {
      let term = work.gradient[place]
      if term.level == level {
        load(term)
      } else {
        work.gradient[kept] = term
        kept += 1
      }
    }
    work.gradient.truncate(to: kept)
    alpha.giveUpLongPattern()
    return level
  }

  private mutating func load(_ term: GradientTerm) {
    alpha.list(term.variable)
    alpha.values[term.variable] = difference(alpha[term.variable], -term.value)
  }

  /// Moves the terms of the last level of the sorted gradient to the solution vector.
  ///
  /// - Returns: The level.
  mutating func loadStrongestGradient() -> Double {
    let level = work.gradient[work.gradient.count - 1].level
    var start = work.gradient.count
    while start > 0 && work.gradient[start - 1].level == level { start -= 1 }
    for place in start..<work.gradient.count { load(work.gradient[place]) }
    work.gradient.truncate(to: start)
    alpha.giveUpLongPattern()
    return level
  }

  /// Adds to the multiplier of a basic code, and lists the code if the multiplier is out of bounds.
  private mutating func addMultiplier(_ value: Double, at level: Double, to code: Int32) {
    var previous: Int32 = -1
    addMultiplier(value, at: level, to: code, behind: &previous)
  }

  /// Adds to the multiplier at a level that is weaker than all those added with the same `previous`.
  private mutating func addMultiplier(
    _ value: Double, at level: Double, to code: Int32, behind previous: inout Int32
  ) {
    assert(!isFree(code), "a required equality has no multiplier")
    addToMultiplier(of: code, value, at: level, behind: &previous)
    checkBalance(of: code)
  }

  /// Returns a Boolean value that indicates whether a basic code is a required equality, which has no stored
  /// multiplier.
  @inline(__always)
  private func isFree(_ code: Int32) -> Bool { code >= 0 && marks[code].contains(.free) }

  /// Adds to the multiplier of a basic code, without a look at its bounds.
  mutating func addToMultiplier(of code: Int32, _ value: Double, at level: Double) {
    var previous: Int32 = -1
    addToMultiplier(of: code, value, at: level, behind: &previous)
  }

  @inline(__always)
  private mutating func addToMultiplier(
    of code: Int32, _ value: Double, at level: Double, behind previous: inout Int32
  ) {
    if journal.value.isOpen { recordMultiplier(of: code, at: level, behind: previous) }
    if value.magnitude < Tolerances.doubtful && value != 0 { noteDoubt(about: code) }
    if code < 0 {
      multipliers.add(value, at: level, to: &stayMultiplier[~code], behind: &previous)
    } else {
      multipliers.add(value, at: level, to: &rows[code].multiplier, behind: &previous)
    }
    if _slowPath(multipliers.hasLostDigits) {
      multipliers.hasLostDigits = false
      noteDoubt(about: code)
    }
  }

  /// Sets the multiplier of a basic code at a level to an exact number.
  mutating func setExactMultiplier(of code: Int32, _ value: Double, at level: Double) {
    if journal.value.isOpen { recordMultiplier(of: code, at: level, behind: -1) }
    if code < 0 {
      multipliers.set(value, at: level, of: &stayMultiplier[~code], isExact: true)
    } else {
      multipliers.set(value, at: level, of: &rows[code].multiplier, isExact: true)
    }
  }

  private mutating func recordMultiplier(of code: Int32, at level: Double, behind previous: Int32) {
    let before = multipliers.entry(at: level, of: multiplierHead(of: code), behind: previous)
    journal.value.multipliers.append(
      Journal.Multiplier(code: code, level: level, before: before?.value ?? 0, wasExact: before?.isExact ?? false))
  }

  /// Returns the first entry of a basic code's multiplier.
  func multiplierHead(of code: Int32) -> Int32 {
    code < 0 ? stayMultiplier[~code] : rows[code].multiplier
  }

  mutating func clearMultiplier(of code: Int32) {
    if journal.value.isOpen { recordWholeMultiplier(of: code) }
    if code < 0 {
      multipliers.clear(&stayMultiplier[~code])
    } else {
      multipliers.clear(&rows[code].multiplier)
    }
  }

  private mutating func recordWholeMultiplier(of code: Int32) {
    var place = multiplierHead(of: code)
    while place >= 0 {
      let entry = multipliers[place]
      journal.value.multipliers.append(
        Journal.Multiplier(code: code, level: entry.level, before: entry.value, wasExact: entry.isExact))
      place = entry.next
    }
  }

  /// Moves the multiplier of a leaving code to an entering row, and updates all others.
  ///
  /// `alpha` expresses the entering row in the basis. The leaving code keeps `side` times its weight at its own level.
  /// The entering row starts from its side.
  ///
  /// - Complexity: O(*k*·*l*), where *k* counts the entries of `alpha` and *l* the levels in the leaving multiplier.
  mutating func moveMultiplier(from old: Int32, at position: Int32, to entering: Int32, side: Int8) {
    startMultiplier(of: entering)
    let pivot = alpha[position]
    if side != 0 {
      let row = rows[old]
      addToMultiplier(of: old, -Double(side) * row.weight, at: row.priority)
    }
    copyMultiplier(multiplierHead(of: old))
    for place in 0..<movedMultiplier.count { movedMultiplier[place].value /= pivot }
    if !movedMultiplier.isEmpty { spreadHanded(except: position) }
    handOver(1, to: entering)
    movedMultiplier.removeAll()
    clearMultiplier(of: old)
    if side != 0 { setNonbasicSide(old, side) }
  }

  private mutating func spreadHanded(except position: Int32) {
    for place in 0..<alpha.walkCount {
      let other = alpha.place(atStep: place)
      if alpha[other] != 0 && other != position { handOver(-alpha[other], to: basis[other]) }
    }
  }

  /// Adds a multiple of the sorted `movedMultiplier` entries to the multiplier of a code.
  private mutating func handOver(_ factor: Double, to code: Int32) {
    if movedMultiplier.isEmpty || isFree(code) { return }
    var previous: Int32 = -1
    for place in 0..<movedMultiplier.count {
      addToMultiplier(
        of: code, movedMultiplier[place].value * factor, at: movedMultiplier[place].level, behind: &previous)
    }
    checkBalance(of: code)
  }

  /// Recomputes a row's multiplier from the nonbasic rows along its direction.
  ///
  /// After many exchanges a multiplier carries their rounding, which may look like a pull at a level at which nothing
  /// pulls. Here every level is a sum of current pulls.
  mutating func recomputeMultiplier(of code: Int32, growth: Double) {
    clearMultiplier(of: code)
    for place in 0..<movingRows.count {
      let rowRate = movingRows[place]
      let row = rows[rowRate.row]
      if row.side == 0 || rowRate.speed == 0 { continue }
      let pull = -growth * Double(row.side) * row.weight * rowRate.speed
      movedMultiplier.append(MultiplierPool.Entry(level: row.priority, value: pull, next: -1))
    }
    _ = sortHanded()
    // The weakest level goes first, so that each entry's place is at the head of the list.
    while !movedMultiplier.isEmpty {
      let entry = movedMultiplier.removeLast()
      addToMultiplier(of: code, entry.value, at: entry.level)
    }
  }

  /// Sorts the `movedMultiplier` entries from the strongest level to the weakest, if there are many.
  ///
  /// - Returns: Whether they were sorted.
  mutating func sortHanded() -> Bool {
    var levels = LevelTally()
    for place in 0..<movedMultiplier.count { levels.note(movedMultiplier[place].level) }
    if !levels.isMany { return false }
    movedMultiplier.sort { left, right in
      left.level != right.level ? left.level > right.level : left.value < right.value
    }
    return true
  }

  /// Copies a multiplier to `movedMultiplier`, so that its list may change while it is handed on.
  mutating func copyMultiplier(_ head: Int32) {
    var place = head
    while place >= 0 {
      movedMultiplier.append(multipliers[place])
      place = multipliers[place].next
    }
  }

  /// Turns the side of a nonbasic row into the multiplier of a basic one.
  mutating func startMultiplier(of entering: Int32) {
    assert(multiplierHead(of: entering) < 0, "a nonbasic row's multiplier is its side")
    if entering < 0 || rows[entering].side == 0 { return }
    let row = rows[entering]
    clearNonbasicSide(entering)
    if !row.isFree { addToMultiplier(of: entering, Double(row.side) * row.weight, at: row.priority) }
  }

  /// Recomputes all multipliers from the sides of the nonbasic rows.
  ///
  /// - Complexity: O(*n* + entries), and one solve for each level at which a row is pulled.
  mutating func recomputeMultipliers() {
    work.gradient.removeAll()
    for position in 0..<basis.count { clearMultiplier(of: basis[position]) }
    if sidedRowCount == 0 { return }
    for variable in 0..<Int32(variableCount) { pullAlongColumn(of: variable) }
    balanceGradient()
  }

  /// Adds to the gradient the pulls of all nonbasic rows on one variable.
  ///
  /// Columns contain only present rows, while the number of rows may once have been much larger.
  private mutating func pullAlongColumn(of variable: Int32) {
    var place = matrix.columnHead[variable]
    while place >= 0 {
      let entry = matrix.entries[place]
      place = entry.nextInColumn
      let row = rows[entry.row]
      if row.side == 0 || row.stage != .live { continue }
      let value = Double(row.side) * row.weight * entry.value
      work.gradient.append(GradientTerm(level: row.priority, variable: variable, value: value))
    }
  }
}
