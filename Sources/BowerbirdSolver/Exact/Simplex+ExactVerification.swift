/// Solving parts of the problem in exact arithmetic, if floating point leaves doubts about these parts.
///
/// Along chains of small and large coefficients, a multiplier may be no larger than rounding and still decide which
/// solution is optimal. If such a multiplier occurs, the solve of its part of the problem continues in exact fractions,
/// from the current basis. Usually that basis is optimal already, and only the exact multipliers and values are
/// adopted.
extension Simplex {
  /// Records a doubt about an entry: the entry's multiplier, or the violation of its row, may be rounding only.
  ///
  /// The doubt is recorded as a variable of the entry, because exact arithmetic solves the whole part of the problem
  /// around that variable. For a vacant row and for a row without terms, nothing is recorded.
  @inline(never)
  mutating func noteDoubt(about entry: BasisEntry) {
    if let variable = firstVariable(of: entry) { work.doubts.append(variable) }
  }

  /// Solves in exact arithmetic the parts of the problem that have doubts.
  ///
  /// - Complexity: A factorization in exact numbers for each part, and for each exchange that floating point got wrong.
  mutating func settleDoubts() {
    let isEverythingInDoubt = isEverythingInDoubt()
    if work.doubts.isEmpty && !isEverythingInDoubt { return }
    statistics.exactSolves += 1
    var visited: Set<Int32> = []
    var parts = isEverythingInDoubt ? allParts(&visited) : []
    repeat {
      while !work.doubts.isEmpty { collect(around: work.doubts.removeLast(), &parts, &visited) }
      settle(parts)
      parts.removeAll()
    } while !work.doubts.isEmpty
    work.requiredPrimalInfeasible.keep { rows.marks[$0].isSuperset(of: [.primalInfeasible, .required]) }
  }

  /// Returns copies of the parts about which floating point leaves doubts, and removes the doubts.
  mutating func takePartsInDoubt() -> [ExactPart] {
    var visited: Set<Int32> = []
    var parts = isEverythingInDoubt() ? allParts(&visited) : []
    while !work.doubts.isEmpty { collect(around: work.doubts.removeLast(), &parts, &visited) }
    return parts
  }

  /// Returns a Boolean value that indicates whether every part may be wrong, even without a recorded doubt.
  private mutating func isEverythingInDoubt() -> Bool { factors.value.isRounded || mayLoseProducts() }

  /// Returns copies of the parts with recorded doubts, and of the parts that may be wrong without a recorded doubt.
  ///
  /// If the factors are rounded, every part may be wrong. Otherwise, a part may be wrong if products of its
  /// coefficients may be so small that sums have lost them.
  private mutating func allParts(_ visited: inout Set<Int32>) -> [ExactPart] {
    var parts: [ExactPart] = []
    while !work.doubts.isEmpty { collect(around: work.doubts.removeLast(), &parts, &visited) }
    let isRounded = factors.value.isRounded
    for variable in 0..<Int32(variableCount) where matrix.columnLength[variable] > 0 {
      collect(around: variable, &parts, &visited, onlyIfItHidesProducts: !isRounded)
    }
    return parts
  }

  /// Appends a copy of a variable's part to `parts`, unless the variable was visited before, or `ExactPart` returns
  /// nil.
  private func collect(
    around start: Int32, _ parts: inout [ExactPart], _ visited: inout Set<Int32>, onlyIfItHidesProducts: Bool = false
  ) {
    if visited.contains(start) { return }
    let part = ExactPart(around: start, in: self, visited: &visited, onlyIfItHidesProducts: onlyIfItHidesProducts)
    if let part { parts.append(part) }
  }

  private func firstVariable(of entry: BasisEntry) -> Int32? {
    if entry.isStay { return entry.variable }
    let row = entry.row
    if Int(row) >= rows.count || rows[row].stage == .vacant || matrix.spans[row].count == 0 { return nil }
    return matrix.entries[matrix.spans[row].start].column
  }

  private mutating func settle(_ parts: [ExactPart]) {
    var parts = parts
    for index in parts.indices {
      parts[index].problem.optimise()
      statistics.exactExchanges += parts[index].problem.exchanges
    }
    adopt(parts)
  }

  // MARK: - Required rows

  /// Tries to make a required row hold in exact arithmetic, after the row could not enter in floating point.
  ///
  /// If the row cannot hold, `conflict` lists this row and the rows that contradict it, with exact factors.
  ///
  /// - Returns: Whether the row holds now. The result is also false if there is no doubt, if the row's part cannot be
  ///   solved exactly, or if floating point cannot factor the new basis. In these cases, `conflict` does not change.
  mutating func holdsExactly(_ row: Int32) -> Bool {
    if work.doubts.isEmpty && !sizes.mayHideProducts { return false }
    var visited: Set<Int32> = []
    guard let start = firstVariable(of: .row(row)),
      var part = ExactPart(around: start, in: self, visited: &visited, entering: row)
    else { return false }
    statistics.exactSolves += 1
    part.problem.optimise()
    statistics.exactExchanges += part.problem.exchanges
    let opponents = part.opponents(of: row)
    if opponents.isEmpty {
      guard adopt([part]) else { return false }
      conflict.removeAll()
      unlistPrimalInfeasible(row)
      return true
    }
    conflict.removeAll()
    conflict.append(row, exactFactor: part.factor(ofEntering: row))
    for opponent in opponents {
      conflict.append(opponent.row, exactFactor: opponent.factor / rows[opponent.row].weight)
    }
    return false
  }

  /// Decides in exact arithmetic whether all rows in `work.requiredPrimalInfeasible` can hold, and makes them hold if
  /// possible.
  ///
  /// - Returns: False if a row cannot hold; then `conflict` lists the contradicting rows. True if the rows hold, or if
  ///   exact arithmetic cannot decide. If the result is true, the list is empty afterwards, and a doubt is recorded
  ///   about each row that was still in the list.
  mutating func enforceExactly() -> Bool {
    let patient = CycleGuard(size: rows.count)
    var attempts = 0
    while attempts <= rows.count, let row = firstViolated(patient) {
      noteDoubt(about: .row(row))
      if !holdsExactly(row) {
        if !conflict.isEmpty { return false }
        break
      }
      attempts += 1
    }
    giveUpOnRequired()
    return true
  }

  private func firstViolated(_ cycleGuard: CycleGuard) -> Int32? {
    for index in 0..<work.requiredPrimalInfeasible.count
    where isViolated(work.requiredPrimalInfeasible[index], cycleGuard) {
      return work.requiredPrimalInfeasible[index]
    }
    return nil
  }

  // MARK: - Taking over

  /// Adopts the basic rows, sides, multipliers and values of exact parts.
  ///
  /// Building new factors recomputes all multipliers in floating point. So the call first adopts the basic rows of all
  /// parts, then builds the factors, and adopts the exact multipliers last.
  ///
  /// - Returns: Whether floating point could factor the basic rows of all parts.
  @discardableResult
  private mutating func adopt(_ parts: [ExactPart]) -> Bool {
    var hasChanged = false
    for part in parts {
      if adoptBasis(part) { hasChanged = true }
      adoptSides(part)
    }
    if hasChanged {
      rebuildFactors(areIndependent: true)
      refreshValues()
    }
    var areBasic = true
    for part in parts {
      if !part.isBasic(in: self) {
        areBasic = false
        continue
      }
      adoptMultipliers(part)
      adoptValues(part)
      forgetWork(on: part)
    }
    return areBasic
  }

  /// Adopts the basic rows of an exact part.
  ///
  /// - Returns: Whether the basis has changed.
  private mutating func adoptBasis(_ part: ExactPart) -> Bool {
    var hasChanged = false
    for (index, before) in part.entries.enumerated() where part.entry(at: index) != before {
      setAsideForGood(before)
      hasChanged = true
    }
    for (index, before) in part.entries.enumerated() where part.entry(at: index) != before {
      makeBasic(part.entry(at: index), at: part.positions[index])
      statistics.pivots += 1
    }
    if hasChanged { forgetDirections() }
    return hasChanged
  }

  private mutating func setAsideForGood(_ entry: BasisEntry) {
    clearMultiplier(of: entry)
    makeNonbasic(entry)
    if entry.isRow { unlistPrimalInfeasible(entry.row) }
  }

  private mutating func adoptSides(_ part: ExactPart) {
    for row in part.problem.rows where rows[row.number].stage == .live {
      let side = rows[row.number].isBasic ? 0 : row.side
      // Required rows have sides only in the exact problem.
      if rows[row.number].side == side || rows[row.number].isRequired { continue }
      clearNonbasicSide(row.number)
      if side != 0 { setNonbasicSide(row.number, side) }
      forgetDirections()
    }
  }

  private mutating func adoptMultipliers(_ part: ExactPart) {
    for index in part.entries.indices {
      let entry = part.entry(at: index)
      clearMultiplier(of: entry)
      if entry.isRow && rows[entry.row].isFree { continue }
      for multiplier in part.multipliers(at: index) {
        setExactMultiplier(
          of: entry, part.roundedInwards(multiplier.value, at: multiplier.level, of: index), at: multiplier.level)
      }
    }
  }

  /// Sets the values to the exact values, rounded once.
  ///
  /// Values from floating point would be less exact. A row with a large coefficient may multiply the error.
  private mutating func adoptValues(_ part: ExactPart) {
    for (index, variable) in part.problem.variables.enumerated() {
      let exact = part.problem.exactValues[index]
      if exact != values[variable] { correctValue(variable, to: exact) }
    }
  }

  /// Removes a part's rows from the lists of dirty and primal infeasible rows, and its basis entries from the list of
  /// dual infeasible entries.
  ///
  /// The violated required rows that the part leaves out are listed as primal infeasible, if they are not listed yet.
  private mutating func forgetWork(on part: ExactPart) {
    for row in part.problem.rows {
      unlistPrimalInfeasible(row.number)
      rows[row.number].isDirty = false
    }
    for index in part.entries.indices { unlistDualInfeasible(part.entry(at: index)) }
    for row in part.leftOut { listPrimalInfeasible(row) }
    keepListed()
  }

  /// Removes entries that are out of date from `work.primalInfeasible`, `work.dirty` and `work.dualInfeasible`.
  ///
  /// `work.requiredPrimalInfeasible` keeps such entries, because `sweepRequired(_:)` may be reading that list.
  private mutating func keepListed() {
    work.primalInfeasible.keep { rows.marks[$0].contains(.primalInfeasible) && !rows.marks[$0].contains(.required) }
    work.dirty.keep { rows[$0].isDirty }
    work.dualInfeasible.keep { entry in
      entry.isStay ? work.isStayListedDualInfeasible[entry.variable] : rows[entry.row].isListedDualInfeasible
    }
  }

  // MARK: - Vanishing products

  /// Returns a Boolean value that indicates whether a multiplier of the current basis may have lost a summand.
  ///
  /// A multiplier is a sum of products of coefficients and of their inverses. There is one product for each path from a
  /// nonbasic row through basic rows. Consider the path with the most hidden bits. In one product, all its small
  /// coefficients may be factors; in another product, they may be divisors. If the sizes of the two products differ too
  /// much, the sum loses the smaller product.
  ///
  /// In a layout, several shares of one length are never on one path. So the hidden bits of their coefficients do not
  /// add up, however many shares there are.
  ///
  /// - Complexity: O(*n* + *m*) once for each basis if `sizes.hidesProducts` is true, where *n* counts variables and
  ///   *m* the coefficients of all rows; otherwise O(1).
  mutating func mayLoseProducts() -> Bool {
    if !sizes.hidesProducts { return false }
    if !sizes.knowsSpread(with: basis.version) { sizes.noteSpread(spreadOfProducts(), with: basis.version) }
    return sizes.losesProducts
  }

  /// Returns the largest number of bits by which the sizes of two products in one multiplier may differ.
  private mutating func spreadOfProducts() -> Int {
    var bits = UniqueArray<Int>()
    bits.resize(to: rows.count, filling: 0)
    var largest = 0
    for row in 0..<Int32(rows.count) where rows[row].stage != .vacant {
      for index in matrix.indices(of: row) {
        bits[row] = max(bits[row], NumberSizes.smallBits(of: matrix.entries[index].value))
      }
      largest = max(largest, bits[row])
    }
    let builder = self.builder.take() ?? HeapBox(FactorizationBuilder())
    let heaviest = builder.value.heaviestChain(in: matrix, basis: basis.entries) { bits[$0] }
    self.builder = consume builder
    return 2 * (largest + heaviest)
  }
}
