/// The basis entries that may leave their targets at no cost, and the nonbasic rows that they move.
///
/// The entries and the rows depend on the basis, the coefficients, the priorities and the sides, but not on the values.
/// The values determine which of the nonbasic rows are on their targets. Only such rows can bar an entry.
struct LooseEntries {
  private struct Entry {
    let basic: BasisEntry

    /// Whether the entry may go above its target at no cost.
    var above: Bool

    /// Whether the entry may go below its target at no cost.
    var below: Bool

    var isFixed: Bool { !above && !below }
  }

  /// A nonbasic row that moves when a basis entry leaves its target, and the rate at which the row moves.
  ///
  /// `entry` is the index of the basis entry in `entries`.
  private struct Term {
    let row: Int32
    let entry: Int

    /// The rate at which `row` moves for each unit of distance that the entry moves up; 0 if the rate is so small that
    /// its sign is in doubt.
    let rate: Double
  }

  private var entries: [Entry] = []

  /// The terms of all entries; ``finish()`` sorts them by row, then by entry.
  private var terms: [Term] = []

  /// The pairs of a basis entry and a wanted variable that the entry moves; `entry` is an index in `entries`.
  ///
  /// A variable is wanted if the caller asks for directions that move it.
  private var moved: [(entry: Int, variable: Int32)] = []

  /// Adds a basis entry, and the nonbasic rows and wanted variables that the entry moves.
  ///
  /// The step vector and the moving rows of `simplex` must contain the direction of the entry. `above` and `below`
  /// indicate to which sides of its target the entry may go at no cost.
  mutating func append(
    _ basic: BasisEntry, above: Bool, below: Bool, _ isWanted: [Bool], in simplex: borrowing Simplex
  ) {
    let entry = entries.count
    entries.append(Entry(basic: basic, above: above, below: below))
    for index in 0..<simplex.movingRows.count {
      let moving = simplex.movingRows[index]
      if moving.rate == 0 && moving.slowRate == 0 { continue }
      terms.append(Term(row: moving.row, entry: entry, rate: moving.rate))
    }
    for index in 0..<simplex.step.walkCount {
      let variable = simplex.step.index(atStep: index)
      if simplex.step[variable] != 0 && isWanted[Int(variable)] { moved.append((entry, variable)) }
    }
  }

  /// Ends the list of entries: sorts the terms by row, as other methods expect.
  ///
  /// The caller must have appended all entries.
  mutating func finish() { terms.sort { ($0.row, $0.entry) < ($1.row, $1.entry) } }

  // MARK: - Entries that rows bar

  /// Returns, for each wanted variable, whether some entry that no row bars moves the variable; false for any other
  /// variable.
  ///
  /// A row on its target bars an entry that would move the row to a side that is not free. The row does not bar the
  /// entry if another entry, which is not barred itself, can move the row back.
  func movable(in simplex: borrowing Simplex, fixing fixed: FixedRows = FixedRows()) -> [Bool] {
    var isMovable = Array(repeating: false, count: simplex.variableCount)
    let entries = freeEntries(in: simplex, fixing: fixed)
    for move in moved where !entries[move.entry].isFixed { isMovable[Int(move.variable)] = true }
    return isMovable
  }

  /// Returns whether rows bar every entry that moves a wanted variable.
  func areAllBarred(in simplex: borrowing Simplex) -> Bool {
    if moved.isEmpty { return true }
    let entries = freeEntries(in: simplex)
    return moved.allSatisfy { entries[$0.entry].isFixed }
  }

  /// Returns the basic and nonbasic rows on their targets that may leave their targets to one side only.
  ///
  /// The result includes a nonbasic row only if an entry that no row bars moves this row.
  func oneSidedRows(in simplex: borrowing Simplex) -> [FixedRows.Candidate] {
    let entries = freeEntries(in: simplex)
    var rows: [FixedRows.Candidate] = []
    for entry in entries where entry.basic.isRow && entry.above != entry.below {
      rows.append(FixedRows.Candidate(row: entry.basic.row, side: entry.above ? 1 : -1))
    }
    for group in barringRows(in: simplex, fixing: FixedRows()) where group.freeSides.above != group.freeSides.below {
      if group.terms.allSatisfy({ entries[terms[$0].entry].isFixed }) { continue }
      let row = terms[group.terms.lowerBound].row
      rows.append(FixedRows.Candidate(row: row, side: group.freeSides.above ? 1 : -1))
    }
    return rows
  }

  /// Returns the entries that no row bars, and the nonbasic rows that restrict their moves.
  ///
  /// Each of these rows must stay on its target, but some of the entries would move the row if they moved alone.
  func remainingMoves(in simplex: borrowing Simplex, fixing fixed: FixedRows) -> RestrictedMoves {
    let entries = freeEntries(in: simplex, fixing: fixed)
    var moves = RestrictedMoves()
    for entry in entries where !entry.isFixed { moves.entries.append(entry.basic) }
    for group in barringRows(in: simplex, fixing: fixed) {
      if group.freeSides.above || group.freeSides.below { continue }
      if group.terms.contains(where: { !entries[terms[$0].entry].isFixed }) {
        moves.fixedRows.append(terms[group.terms.lowerBound].row)
      }
    }
    return moves
  }

  /// Returns the basic stays, with the nonbasic rows that stay on their targets in all moves that cost nothing.
  ///
  /// Each of these rows would move if some entry alone left its target. Rows with fewer coefficients come first. Rows
  /// with equally many coefficients are in the order of their numbers.
  func heldStays(in simplex: borrowing Simplex, fixing fixed: FixedRows) -> RestrictedMoves {
    let entries = freeEntries(in: simplex, fixing: fixed)
    var moves = RestrictedMoves()
    for entry in entries where entry.basic.isStay { moves.entries.append(entry.basic) }
    for group in barringRows(in: simplex, fixing: fixed) {
      let isFixed = !group.freeSides.above && !group.freeSides.below
      if isFixed || group.terms.allSatisfy({ entries[terms[$0].entry].isFixed }) {
        moves.fixedRows.append(terms[group.terms.lowerBound].row)
      }
    }
    func key(_ row: Int32) -> (Int, Int32) { (simplex.matrix.indices(of: row).count, row) }
    moves.fixedRows.sort { key($0) < key($1) }
    return moves
  }

  /// Returns all entries, each without the sides to which rows bar its moves.
  private func freeEntries(in simplex: borrowing Simplex, fixing fixed: FixedRows = FixedRows()) -> [Entry] {
    var entries = entries
    for index in entries.indices where entries[index].basic.isRow && fixed.contains(entries[index].basic.row) {
      (entries[index].above, entries[index].below) = (false, false)
    }
    let groups = barringRows(in: simplex, fixing: fixed)
    var hasBarred = true
    while hasBarred {
      hasBarred = false
      for group in groups {
        if !group.freeSides.above && bar(&entries, group.terms, sign: 1) { hasBarred = true }
        if !group.freeSides.below && bar(&entries, group.terms, sign: -1) { hasBarred = true }
      }
    }
    return entries
  }

  /// Returns the free sides and the terms of each nonbasic row that is on its target and has at most one free side.
  ///
  /// The terms are a range of indices in ``terms``. A row in `fixed` has no free side. A row that no entry moves has no
  /// terms, and is not in the result.
  private func barringRows(
    in simplex: borrowing Simplex, fixing fixed: FixedRows
  ) -> [(freeSides: FreeSides, terms: Range<Int>)] {
    var rows: [(freeSides: FreeSides, terms: Range<Int>)] = []
    var start = 0
    while start < terms.count {
      let row = terms[start].row
      var end = start + 1
      while end < terms.count && terms[end].row == row { end += 1 }
      let freeSides = fixed.contains(row) ? .none : simplex.freeSides(of: row)
      if !(freeSides.above && freeSides.below) && simplex.residual(of: row).isZero {
        rows.append((freeSides, start..<end))
      }
      start = end
    }
    return rows
  }

  /// Bars the entries that move a row to one side of its target: above if `sign` is 1, below if `sign` is -1.
  ///
  /// `indices` are the indices of the row's terms in `terms`. An entry is not barred if another entry can move the row
  /// back.
  ///
  /// - Returns: Whether any entry was barred that was not barred before.
  private func bar(_ entries: inout [Entry], _ indices: Range<Int>, sign: Double) -> Bool {
    var holder: Int?
    for index in indices where canMove(terms[index], entries, to: -sign) {
      if holder != nil { return false }
      holder = index
    }
    var hasBarred = false
    for index in indices where terms[index].rate != 0 && canMove(terms[index], entries, to: sign) {
      // The entry `holder` can move the row back after a move by another entry, but not after its own move.
      if let holder, holder != index { continue }
      if terms[index].rate * sign > 0 {
        entries[terms[index].entry].above = false
      } else {
        entries[terms[index].entry].below = false
      }
      hasBarred = true
    }
    return hasBarred
  }

  /// Returns whether the entry of a term can move the term's row to a side: above the row's target if `sign` is
  /// positive, below if `sign` is negative.
  ///
  /// If the sign of the term's rate is in doubt, an entry that can leave its target counts as able to move the row to
  /// either side.
  private func canMove(_ term: Term, _ entries: [Entry], to sign: Double) -> Bool {
    let entry = entries[term.entry]
    if term.rate == 0 { return !entry.isFixed }
    return term.rate * sign > 0 ? entry.above : entry.below
  }
}
