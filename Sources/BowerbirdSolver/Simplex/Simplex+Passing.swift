/// Letting many active rows give way at once while one required row enters: the long-step rule for bounds.
///
/// Where widths must add up, the entering row takes what it needs from one width. That width then violates its minimum, which
/// takes from the next width, and so on. Each of these exchanges looks at all widths. But an optional row that gives way can hand
/// its position to a bound of the same variable. The matrix of the active rows stays as it is, and the next row in the order of
/// the ratio test gives way too, until the entering row has what it needs. So one look at all widths settles all of them.
extension Simplex {
  /// An active row that may give way, and how early.
  struct Passage: BitwiseCopyable {
    var choice: LeavingChoice

    /// The strongest level of the ratio, and the ratio there.
    var level: Double
    var ratio: Double

    /// Whether the ratio has no other level.
    var isSingle: Bool
  }

  /// Lets rows give way to bounds of their variables, in the order of the ratio test, until one of them has to leave.
  ///
  /// - Parameters:
  ///   - row: The required row that enters, which `alpha` expresses.
  ///   - growth: Whether its multiplier grows or falls.
  ///   - first: The row that the ratio test has found to leave first.
  ///   - guardian: Watches over the loop of exchanges; one that is careful passes nothing.
  /// - Returns: The row that leaves.
  /// - Complexity: O(*k*) where the first row has no bound to give way to, otherwise O(*k* log *k*), where *k* counts the entries
  ///   of `alpha`, and the rows of their variables.
  mutating func passBounds(for row: Int32, growth: Double, first: LeavingChoice, _ guardian: CycleGuard)
    -> LeavingChoice
  {
    if first.rank != 1001 || !multipliersAreOptimal || guardian.isCareful || hasExtremeNumbers { return first }
    if bound(behind: first, growth) < 0 { return first }
    if !dirty.isEmpty || isAllDirty { refreshValues() }
    var needed = residual(of: row).value * growth
    if needed <= room(at: first, to: bound(behind: first, growth), growth) { return first }
    let choices = choicesInOrder(growth: growth)
    if choices.isEmpty { return first }
    var last = 0
    while last < choices.count - 1 {
      let bound = bound(behind: choices[last].choice, growth)
      if bound < 0 { break }
      needed -= room(at: choices[last].choice, to: bound, growth)
      if needed <= 0 { break }
      last += 1
    }
    for place in 0..<last {
      let choice = choices[place].choice
      handOverPosition(choice.position, to: bound(behind: choice, growth), side: choice.side)
    }
    forgetDirections()
    return choices[last].choice
  }

  /// Removes the codes within bounds from the list of those out of bounds, after all parts of their multipliers have changed.
  mutating func unlistBalanced() {
    var kept = 0
    for place in 0..<unbalanced.count {
      let code = unbalanced[place]
      if multiplierHead(of: code) >= 0 && excess(of: code) != 0 {
        unbalanced[kept] = code
        kept += 1
      } else {
        unlistUnbalanced(code)
      }
    }
    unbalanced.truncate(to: kept)
  }

  // MARK: - Bounds

  /// The required bound that the variable of a leaving optional row reaches first as the row gives way, or -1.
  private func bound(behind choice: LeavingChoice, _ growth: Double) -> Int32 {
    let code = active[choice.position]
    if code < 0 || matrix.spans[code].count != 1 || rows[code].isRequired { return -1 }
    let own = matrix.entries[matrix.spans[code].start]
    // The left side of the entering row has to go against the growth, and so does this one times its number in `alpha`.
    let direction: Double = alpha[choice.position] * growth > 0 ? -1 : 1
    var nearest: Int32 = -1
    var place = matrix.columnHead[own.column]
    var steps = 0
    while place >= 0 && steps < Self.mostRowsOfVariable {
      let entry = matrix.entries[place]
      place = entry.nextInColumn
      steps += 1
      let marks = marks[entry.row]
      if !marks.isSuperset(of: [.required, .counted]) || marks.allows(direction) || entry.value != own.value {
        continue
      }
      if matrix.spans[entry.row].count != 1 || rows[entry.row].relation == .equal { continue }
      if nearest < 0 || (target(of: entry.row) - target(of: nearest)) * direction < 0 { nearest = entry.row }
    }
    return nearest
  }

  /// The number of a variable's rows that are searched for its bounds.
  ///
  /// A row whose bound is not found leaves in an exchange of its own, and the answer is as good.
  static let mostRowsOfVariable = 16

  /// How much a leaving row gives to the entering one until its variable reaches the bound; negative beyond the bound.
  private func room(at choice: LeavingChoice, to bound: Int32, _ growth: Double) -> Double {
    let way = target(of: bound) - target(of: active[choice.position])
    return -way * alpha[choice.position] * growth
  }

  // MARK: - Order

  /// The rows that may leave, in the order in which their multipliers reach their bounds.
  private mutating func choicesInOrder(growth: Double) -> [Passage] {
    let smallest = alpha.largestMagnitude * Tolerances.pivot
    var passages: [Passage] = []
    for place in 0..<alpha.walkCount {
      let position = alpha.place(atStep: place)
      let size = alpha[position].magnitude
      if size <= smallest { continue }
      var choice = LeavingChoice(position: position, pivot: size)
      if !rank(&choice, falls: alpha[position] * growth > 0, usesRatios: true) { continue }
      passages.append(passage(choice))
    }
    passages.sort { left, right in
      if left.level != right.level { return left.level < right.level }
      if left.ratio != right.ratio { return left.ratio < right.ratio }
      if !left.isSingle || !right.isSingle {
        let order = compareRatios(left.choice, right.choice)
        if order != 0 { return order < 0 }
      }
      if left.choice.pivot != right.choice.pivot { return left.choice.pivot > right.choice.pivot }
      return left.choice.position < right.choice.position
    }
    return passages
  }

  private func passage(_ choice: LeavingChoice) -> Passage {
    var passage = Passage(choice: choice, level: -.infinity, ratio: 0, isSingle: true)
    var cursor = cursor(for: choice)
    while true {
      let level = cursor.nextLevel(in: multipliers)
      if level == -.infinity { return passage }
      let ratio = cursor.ratio(at: level, in: multipliers)
      if ratio == 0 { continue }
      if passage.ratio != 0 {
        passage.isSingle = false
        return passage
      }
      passage.level = level
      passage.ratio = ratio
    }
  }
}
