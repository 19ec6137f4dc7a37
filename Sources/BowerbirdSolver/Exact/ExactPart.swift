/// A copy of one part of the simplex's problem, with exact coefficients.
///
/// A part consists of variables that rows connect, and of these rows. A part shares no row with the rest of the
/// problem. The copy is solved, and the simplex then adopts the result.
struct ExactPart {
  var problem: ExactProblem

  /// The basis entries that the simplex had in this part when the part was copied, in the order of `problem.basis` at
  /// that time.
  let entries: [BasisEntry]

  /// The positions of `entries` in the basis of the simplex.
  let positions: [Int32]

  /// The indices of the violated required rows that the copy leaves out, so that only the entering row has to be
  /// enforced.
  ///
  /// The entering row is the required row for which the part was copied. The problem contains this row. A part that was
  /// copied without an entering row leaves no row out.
  let leftOut: [Int32]

  /// The level in `problem` of all required rows except the entering row.
  ///
  /// The level is above 1000, the level of required rows in the simplex, because the entering row gets the level 1000
  /// and must be weaker than these rows.
  private static let required = 1001.0

  /// The level in `problem` of the entering row: the required row that is to become basic.
  ///
  /// The other required rows have a stronger level, so the optimum violates none of them to make the entering row hold.
  static let entering = 1000.0

  /// Copies the part around a variable.
  ///
  /// The initializer returns nil if a coefficient cannot be read as a fraction, if a number is extreme, or if the part
  /// has not as many basis entries as variables. The result is also nil if `onlyIfItHidesProducts` or `limit` excludes
  /// the part.
  ///
  /// - Parameters:
  ///   - start: A variable of the part.
  ///   - simplex: The simplex to copy from.
  ///   - visited: Receives the variables of the part, also if the result is nil.
  ///   - row: The entering row: the required row that is to become basic. -1 if there is no such row.
  ///   - onlyIfItHidesProducts: Whether to exclude a part in which no product of coefficients can vanish.
  ///   - limit: The number of variables above which to exclude a part.
  init?(
    around start: Int32, in simplex: borrowing Simplex, visited: inout Set<Int32>, entering row: Int32 = -1,
    onlyIfItHidesProducts: Bool = false, limit: Int = .max
  ) {
    let (variables, numbers) = Self.connected(to: start, in: simplex)
    visited.formUnion(variables)
    if variables.count > limit || variables.contains(where: { simplex.values[$0].magnitude > Tolerances.extreme }) {
      return nil
    }
    if onlyIfItHidesProducts && !Self.hidesProducts(numbers, in: simplex) { return nil }
    var indices: [Int32: Int] = [:]
    for (index, variable) in variables.enumerated() { indices[variable] = index }
    var (rows, entries, positions, basis, leftOut) = (
      [ExactProblem.Row](), [BasisEntry](), [Int32](), [ExactProblem.Entry](), [Int32]()
    )
    for number in numbers {
      // Without an entering row, every required row has been enforced already. So a row that seems violated is violated
      // by rounding only, and belongs to the problem.
      if row >= 0 && number != row && simplex.awaitsEntry(number) {
        leftOut.append(number)
        continue
      }
      if simplex.rows[number].isBasic {
        entries.append(.row(number))
        positions.append(simplex.rows[number].position)
        basis.append(.row(rows.count))
      }
      guard let exact = Self.exactRow(number, isEntering: number == row, indices, in: simplex) else { return nil }
      rows.append(exact)
    }
    for (index, variable) in variables.enumerated() where simplex.basis.stayPosition[variable] >= 0 {
      entries.append(.stay(of: variable))
      positions.append(simplex.basis.stayPosition[variable])
      basis.append(.stay(index))
    }
    if basis.count != variables.count { return nil }
    self.entries = entries
    self.positions = positions
    self.leftOut = leftOut
    problem = ExactProblem(
      variables: variables, values: variables.map { simplex.values[$0] }, rows: rows, basis: basis)
  }

  /// Returns the variables that rows connect to a variable, directly or through other variables, and these rows.
  private static func connected(
    to start: Int32, in simplex: borrowing Simplex
  ) -> (variables: [Int32], rows: [Int32]) {
    var variables = [start], rows: [Int32] = []
    var reached: Set<Int32> = [start], seen: Set<Int32> = []
    var next = 0
    while next < variables.count {
      var index = simplex.matrix.columnHead[variables[next]]
      next += 1
      while index >= 0 {
        let row = simplex.matrix.entries[index].row
        index = simplex.matrix.entries[index].nextInColumn
        guard simplex.takesPart(row), seen.insert(row).inserted else { continue }
        rows.append(row)
        for other in simplex.matrix.indices(of: row) {
          let variable = simplex.matrix.entries[other].column
          if reached.insert(variable).inserted { variables.append(variable) }
        }
      }
    }
    return (variables.sorted(), rows.sorted())
  }

  private static func hidesProducts(_ rows: [Int32], in simplex: borrowing Simplex) -> Bool {
    var bits = 0
    for row in rows {
      for index in simplex.matrix.indices(of: row) {
        bits += NumberSizes.smallBits(of: simplex.matrix.entries[index].value)
      }
    }
    return bits >= NumberSizes.bitsThatHide
  }

  private static func exactRow(
    _ number: Int32, isEntering: Bool, _ indices: [Int32: Int], in simplex: borrowing Simplex
  ) -> ExactProblem.Row? {
    let row = simplex.rows[number]
    var terms: [ExactFactors.Term] = []
    var coefficients: [Double] = []
    if simplex.isExtreme(number) { return nil }
    for index in simplex.matrix.indices(of: number) {
      let entry = simplex.matrix.entries[index]
      guard let index = indices[entry.column], let coefficient = Fraction(meantBy: entry.value) else { return nil }
      terms.append((index, coefficient))
      coefficients.append(entry.value)
    }
    return ExactProblem.Row(
      number: number, terms: terms, coefficients: coefficients, target: simplex.target(of: number),
      level: !row.isRequired ? row.priority : isEntering ? entering : required, lower: Fraction(row.lower * row.weight),
      upper: Fraction(row.upper * row.weight), side: row.isBasic ? 0 : row.side)
  }

  // MARK: - Answers

  /// Returns the entry at an index of `problem.basis`, with the number that its row or variable has in the simplex.
  func entry(at index: Int) -> BasisEntry {
    switch problem.basis[index] {
    case .row(let row): .row(problem.rows[row].number)
    case .stay(let variable): .stay(of: problem.variables[variable])
    }
  }

  /// Returns a Boolean value that indicates whether all present entries of the problem's basis are basic in the
  /// simplex.
  func isBasic(in simplex: borrowing Simplex) -> Bool {
    for index in entries.indices {
      let entry = entry(at: index)
      if entry.isStay ? simplex.basis.stayPosition[entry.variable] < 0 : !simplex.rows[entry.row].isBasic {
        return false
      }
    }
    return true
  }

  /// Returns the multiplier of the entry at an index of `problem.basis`, at the levels of optional constraints.
  ///
  /// The result contains only numbers that are not 0, the strongest level first.
  func multipliers(at index: Int) -> [(level: Double, value: Fraction)] {
    problem.multipliers[index].filter { $0.level < Self.entering }
  }

  /// Rounds to a double the number that a multiplier has at a level.
  ///
  /// If the exact number is strictly within the multiplier's bounds, the double is strictly within them too. `index` is
  /// the index of the multiplier's basis entry in `problem.basis`.
  func roundedInwards(_ value: Fraction, at level: Double, of index: Int) -> Double {
    let near = value.rounded
    guard case .row(let number) = problem.basis[index], problem.rows[number].level == level else { return near }
    let row = problem.rows[number]
    if Fraction(near) == row.upper && value < row.upper { return near.nextDown }
    if Fraction(near) == row.lower && value > row.lower { return near.nextUp }
    return near
  }

  /// Returns the basis entries that determine the value of a variable, each with a factor.
  ///
  /// The value is the sum of the entries' targets times their factors.
  ///
  /// - Returns: The entries; nil if the part does not contain the variable, or if its basis entries depend on each
  ///   other.
  func composition(of variable: Int32) -> [(entry: BasisEntry, factor: Double)]? {
    guard let index = problem.variables.firstIndex(of: variable), let factors = problem.composition(of: index) else {
      return nil
    }
    return entries.indices.compactMap { factors[$0].isZero ? nil : (entries[$0], factors[$0].rounded) }
  }

  /// Returns the basic rows that keep the entering row violated at the optimum, each with a factor.
  ///
  /// The factor of a row is its multiplier at the level of the entering row. The rows times these factors balance the
  /// pull of the entering row. The result is empty if the entering row holds.
  func opponents(of row: Int32) -> [(row: Int32, factor: Double)] {
    if factor(ofEntering: row) == 0 { return [] }
    return entries.indices.compactMap { index in
      guard entry(at: index).isRow,
        let pull = problem.multipliers[index].first(where: { $0.level == Self.entering && !$0.value.isZero })
      else { return nil }
      return (entry(at: index).row, pull.value.rounded)
    }
  }

  /// Returns 1 if the entering row is violated above its target, -1 if it is violated below, and 0 if it holds.
  ///
  /// This number is also the row's factor in the infeasibility certificate.
  func factor(ofEntering row: Int32) -> Double {
    problem.rows.first { $0.number == row }.map { Double($0.side) } ?? 0
  }
}

extension Simplex {
  /// Returns a Boolean value that indicates whether a row belongs to the exact problem: it is basic, or it is nonbasic
  /// and in effect.
  ///
  /// For example, the row of an edit without a suggestion is nonbasic and not in effect.
  fileprivate func takesPart(_ row: Int32) -> Bool { rows[row].isBasic || rows.marks[row].contains(.counted) }

  /// Returns a Boolean value that indicates whether a row is nonbasic, required and violated.
  fileprivate func awaitsEntry(_ row: Int32) -> Bool {
    rows.marks[row].isSuperset(of: [.required, .counted]) && violation(ofRequired: row, residual(of: row)) != 0
  }
}
