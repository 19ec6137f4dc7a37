/// The codes that may leave their targets for nothing, and the nonbasic rows that they move.
///
/// All this follows from the basis, the coefficients, the priorities and the sides, and not from the values. The values
/// decide which of the rows are on their targets, and these bar the codes.
struct LooseCodes {
  private struct Code {
    /// The ways that the code may go.
    var rises: Bool
    var falls: Bool

    var isFixed: Bool { !rises && !falls }
  }

  /// The speed of a nonbasic row for each unit by which a code leaves its target.
  private struct Term {
    let row: Int32
    let code: Int

    /// The speed; 0 if it is so slow that its sign is in doubt.
    let speed: Double
  }

  private var codes: [Code] = []

  /// The terms, sorted by row.
  private var terms: [Term] = []

  /// The wanted variables that each code moves.
  private var moved: [(code: Int, variable: Int32)] = []

  /// Adds a code, with the step vector and the moving rows of the simplex as its direction.
  mutating func append(rises: Bool, falls: Bool, _ isWanted: [Bool], in simplex: borrowing Simplex) {
    let code = codes.count
    codes.append(Code(rises: rises, falls: falls))
    for place in 0..<simplex.movingRows.count {
      let rate = simplex.movingRows[place]
      if rate.speed != 0 || rate.slowSpeed != 0 { terms.append(Term(row: rate.row, code: code, speed: rate.speed)) }
    }
    for place in 0..<simplex.step.walkCount {
      let variable = simplex.step.place(atStep: place)
      if simplex.step[variable] != 0 && isWanted[Int(variable)] { moved.append((code, variable)) }
    }
  }

  /// Sorts the terms, after the last code.
  mutating func finish() { terms.sort { ($0.row, $0.code) < ($1.row, $1.code) } }

  // MARK: - Codes that rows bar

  /// Returns for each variable whether a code moves it that no row bars at the present values.
  ///
  /// A row on its target bars a code if it may not follow the code, and no other code can hold it back. A barred code
  /// holds back no other row.
  func movable(in simplex: borrowing Simplex) -> [Bool] {
    var isMovable = Array(repeating: false, count: simplex.variableCount)
    let codes = freeCodes(in: simplex)
    for move in moved where !codes[move.code].isFixed { isMovable[Int(move.variable)] = true }
    return isMovable
  }

  /// Returns whether rows bar every code that moves a wanted variable.
  func areAllBarred(in simplex: borrowing Simplex) -> Bool {
    if moved.isEmpty { return true }
    let codes = freeCodes(in: simplex)
    return moved.allSatisfy { codes[$0.code].isFixed }
  }

  /// Returns the codes with the ways that rows do not bar.
  private func freeCodes(in simplex: borrowing Simplex) -> [Code] {
    var codes = codes
    let groups = barringRows(in: simplex)
    var hasBarred = true
    while hasBarred {
      hasBarred = false
      for group in groups {
        if !group.ranging.rises && bar(&codes, group.terms, sign: 1) { hasBarred = true }
        if !group.ranging.falls && bar(&codes, group.terms, sign: -1) { hasBarred = true }
      }
    }
    return codes
  }

  /// The rows on their targets that may not go to both sides, with the places of their terms.
  private func barringRows(in simplex: borrowing Simplex) -> [(ranging: Simplex.Ranging, terms: Range<Int>)] {
    var rows: [(ranging: Simplex.Ranging, terms: Range<Int>)] = []
    var start = 0
    while start < terms.count {
      let row = terms[start].row
      var end = start + 1
      while end < terms.count && terms[end].row == row { end += 1 }
      let ranging = simplex.ranging(of: row)
      if !(ranging.rises && ranging.falls) && simplex.residual(of: row).isZero { rows.append((ranging, start..<end)) }
      start = end
    }
    return rows
  }

  /// Bars the ways in which codes move a row to a side, where no other code can move it to the other side.
  ///
  /// - Returns: Whether any way was open until now.
  private func bar(_ codes: inout [Code], _ places: Range<Int>, sign: Double) -> Bool {
    var holder: Int?
    for place in places where canMove(terms[place], codes, to: -sign) {
      if holder != nil { return false }
      holder = place
    }
    var hasBarred = false
    for place in places where terms[place].speed != 0 && canMove(terms[place], codes, to: sign) {
      // The only code that can move the row back does not hold back itself.
      if let holder, holder != place { continue }
      if terms[place].speed * sign > 0 {
        codes[terms[place].code].rises = false
      } else {
        codes[terms[place].code].falls = false
      }
      hasBarred = true
    }
    return hasBarred
  }

  /// Returns whether a code can move the row of a term to a side.
  private func canMove(_ term: Term, _ codes: [Code], to sign: Double) -> Bool {
    let code = codes[term.code]
    if term.speed == 0 { return !code.isFixed }
    return term.speed * sign > 0 ? code.rises : code.falls
  }
}
