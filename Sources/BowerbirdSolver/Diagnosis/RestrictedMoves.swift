/// Basis entries that may leave their targets, and nonbasic rows that must stay on their targets in every move.
struct RestrictedMoves {
  /// The basis entries that may leave their targets.
  var entries: [BasisEntry] = []

  /// The indices of the nonbasic rows that stay on their targets.
  var fixedRows: [Int32] = []

  /// Returns, for each variable, whether any of the moves changes the variable's value, and the entries whose
  /// directions contain numbers so small that they may be rounding.
  ///
  /// In a copy of the problem, the fixed rows become basic in the places of some of the entries. Every move that keeps
  /// the fixed rows on their targets is then a sum of the directions of the entries that keep their places.
  ///
  /// - Complexity: One solve for each fixed row and for each entry, and an exchange for each entry that leaves.
  func movable(in original: borrowing Simplex) -> (isMovable: [Bool], doubts: [BasisEntry]) {
    var simplex = Simplex(copying: original)
    let basic = makeFixedRowsBasic(in: &simplex)
    var isMovable = Array(repeating: false, count: simplex.variableCount)
    var doubts: [BasisEntry] = []
    for entry in basic + simplex.newStays(since: original) where !simplex.note(movedBy: entry, in: &isMovable) {
      doubts.append(entry)
    }
    return (isMovable, doubts)
  }

  /// Makes the fixed rows basic in the places of some of the entries.
  ///
  /// A row that depends on earlier rows in `fixedRows` does not become basic.
  ///
  /// - Returns: The entries that keep their places.
  @discardableResult
  func makeFixedRowsBasic(in simplex: inout Simplex) -> [BasisEntry] {
    var basic = entries
    for row in fixedRows where !basic.isEmpty {
      guard let index = simplex.replace(oneOf: basic, by: row) else { continue }
      basic.swapAt(index, basic.count - 1)
      basic.removeLast()
    }
    return basic
  }
}

extension Simplex {
  /// Makes a row basic in the place of one of the given basis entries.
  ///
  /// When the row is expressed in the basis, the entry with the largest coefficient leaves.
  ///
  /// - Returns: The index of that entry in the array; nil if the row is basic already, or if the coefficients of all
  ///   these entries are rounding only.
  fileprivate mutating func replace(oneOf entries: [BasisEntry], by row: Int32) -> Int? {
    if rows[row].isBasic { return nil }
    expressInBasis(.row(row))
    var best: Int?
    var largest = alpha.largestMagnitude * Tolerances.pivot
    for (index, entry) in entries.enumerated() {
      let position = position(of: entry)
      if position >= 0 && alpha[position].magnitude > largest {
        largest = alpha[position].magnitude
        best = index
      }
    }
    if let best { exchange(at: position(of: entries[best]), entering: .row(row)) } else { alpha.clear() }
    return best
  }

  private func position(of entry: BasisEntry) -> Int32 {
    entry.isStay ? basis.stayPosition[entry.variable] : rows[entry.row].position
  }

  /// Returns the stays that are basic in this copy, but not in the original.
  ///
  /// Refactorizations of the copy have put these stays in the places of rows that depend on other rows.
  fileprivate func newStays(since original: borrowing Simplex) -> [BasisEntry] {
    var stays: [BasisEntry] = []
    for variable in 0..<Int32(variableCount)
    where basis.stayPosition[variable] >= 0 && original.basis.stayPosition[variable] < 0 {
      stays.append(.stay(of: variable))
    }
    return stays
  }

  /// Marks in `isMovable` the variables that move when an entry leaves its target.
  ///
  /// - Returns: Whether all numbers of the direction are clearly more than rounding.
  fileprivate mutating func note(movedBy entry: BasisEntry, in isMovable: inout [Bool]) -> Bool {
    let position = position(of: entry)
    if position < 0 { return true }
    step.add(1, at: position)
    factors.value.solveTransposed(&step)
    for index in 0..<step.walkCount {
      let variable = step.index(atStep: index)
      if step[variable] != 0 { isMovable[Int(variable)] = true }
    }
    defer { step.clear() }
    return !step.hasFaintNumbers(upTo: step.largestMagnitude * Tolerances.doubtful)
  }
}
