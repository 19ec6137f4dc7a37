/// Finding replacements for rows that were removed while active.
///
/// By now their multipliers are 0: nothing pulls at the values along their directions. An equality that rests on its target
/// without being active takes such a place if it can; otherwise a stay does, and the freed variable keeps its value.
extension Simplex {
  mutating func releaseLeaving() {
    if leaving.isEmpty { return }
    for place in 0..<leaving.count {
      let row = leaving[place]
      if rows[row].stage == .leaving && rows[row].isActive { release(row) }
    }
    leaving.removeAll()
  }

  private mutating func release(_ row: Int32) {
    let position = rows[row].position
    clearMultiplier(of: row)
    if factors.isLoose(position) {
      becomeStay(~position, at: position)
      return
    }
    step.add(1, at: position)
    factors.solveTransposed(&step)
    let successor = restingEquality() ?? freestVariable(at: position)
    step.clear()
    becomeStay(successor, at: position)
  }

  private mutating func becomeStay(_ code: Int32, at position: Int32) {
    expressInActive(code)
    if code >= 0 { rows[code].isSuspect = false }
    exchange(at: position, entering: code)
  }

  /// The strongest passive equality that holds and that the step vector would move off its target.
  private mutating func restingEquality() -> Int32? {
    touchPassiveRows()
    var best: Int32?
    for place in 0..<touched.count {
      let row = touched[place]
      if rows[row].relation != .equal || rows[row].side != 0 || rows[row].stage != .live { continue }
      if speed(of: row) == 0 || !residual(of: row).isZero { continue }
      if let chosen = best, rows[chosen].priority >= rows[row].priority { continue }
      best = row
    }
    return best
  }

  /// The stay of the variable that the step vector moves most, preferring the one that is pivoted at this position.
  private func freestVariable(at position: Int32) -> Int32 {
    var best = position
    var largest = 0.0
    for place in 0..<step.walkCount {
      let variable = step.place(atStep: place)
      if step[variable].magnitude > largest {
        largest = step[variable].magnitude
        best = variable
      }
    }
    return step[position].magnitude >= largest * Tolerances.preferredPivot ? ~position : ~best
  }
}
