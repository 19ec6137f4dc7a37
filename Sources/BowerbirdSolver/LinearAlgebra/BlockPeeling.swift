/// The elimination order of one strongly connected block, and its elimination.
///
/// A column with a single unknown variable is peeled: it determines that variable. When there is no such column, the
/// widest unknown variable, the one in the most columns, is *torn*: it counts as known. A column without unknowns
/// closes a cycle. It takes the place of the torn variable on which it depends most.
struct BlockPeeling: ~Copyable {
  /// The positions of the block, which are also its variables.
  private var members = PlainArray<Int32>()

  /// The rows that are the block's columns, by place in the block.
  private var columns = PlainArray<Int32>()

  /// By column: the number of its unknown variables.
  private var unknowns = PlainArray<Int32>()

  /// By member: the columns that involve it are `involved[involvedStart[i]..<involvedStart[i + 1]]`.
  private var involvedStart = PlainArray<Int32>()
  private var involved = PlainArray<Int32>()

  private var isKnown = PlainArray<Bool>()
  private var isTorn = PlainArray<Bool>()

  /// The columns that have come down to a single unknown variable, and those without any.
  private var ready = PlainArray<Int32>()
  private var closing = PlainArray<Int32>()

  /// Members from the widest to the narrowest.
  private var byWidth = PlainArray<Int32>()
  private var nextByWidth = 0

  /// By position: the place in the block, or -1 for positions of other blocks.
  private var memberOf = PlainArray<Int32>()

  private var cursor = PlainArray<Int32>()
  private var solution = SparseVector()
  private var sums = SparseVector()

  init() {}

  // MARK: - Preparing

  /// Starts with a block.
  ///
  /// All blocks reuse the memory of one value of this type.
  mutating func begin(
    _ range: Range<Int32>, of positions: borrowing PlainArray<Int32>, _ rows: borrowing SparseRows,
    _ pairing: borrowing PlainArray<BasisEntry>
  ) {
    for place in 0..<members.count { memberOf[members[place]] = -1 }
    forget()
    memberOf.resize(to: pairing.count, filling: -1)
    solution.resize(to: pairing.count)
    for place in range {
      memberOf[positions[place]] = Int32(members.count)
      members.append(positions[place])
      columns.append(pairing[positions[place]].row)
      isKnown.append(false)
      isTorn.append(false)
    }
    countUnknowns(rows)
    listInvolved(rows)
    sortByWidth()
  }

  private mutating func forget() {
    members.removeAll()
    columns.removeAll()
    unknowns.removeAll()
    involvedStart.removeAll()
    involved.removeAll()
    isKnown.removeAll()
    isTorn.removeAll()
    nextByWidth = 0
  }

  private mutating func countUnknowns(_ rows: borrowing SparseRows) {
    involvedStart.resize(to: members.count + 1, filling: 0)
    for column in 0..<columns.count {
      var count: Int32 = 0
      for entry in rows.places(of: columns[column]) {
        let member = memberOf[rows.entries[entry].column]
        if member < 0 { continue }
        involvedStart[member + 1] += 1
        count += 1
      }
      unknowns.append(count)
      if count == 1 { ready.append(Int32(column)) }
      if count == 0 { closing.append(Int32(column)) }
    }
    for member in 0..<members.count { involvedStart[member + 1] += involvedStart[member] }
  }

  private mutating func listInvolved(_ rows: borrowing SparseRows) {
    involved.resize(to: Int(involvedStart[members.count]), filling: 0)
    cursor.replaceAll(with: involvedStart)
    for column in 0..<columns.count {
      for entry in rows.places(of: columns[column]) {
        let member = memberOf[rows.entries[entry].column]
        if member < 0 { continue }
        involved[cursor[member]] = Int32(column)
        cursor[member] += 1
      }
    }
  }

  private func width(_ member: Int) -> Int { Int(involvedStart[member + 1] - involvedStart[member]) }

  /// Sorts the members by width: those of a small block by insertion, others by counting.
  private mutating func sortByWidth() {
    if members.count > Self.smallBlock { return sortByCounting() }
    byWidth.removeAll()
    for member in 0..<members.count {
      byWidth.append(Int32(member))
      var place = member
      while place > 0 && width(Int(byWidth[place - 1])) < width(member) {
        byWidth[place] = byWidth[place - 1]
        place -= 1
      }
      byWidth[place] = Int32(member)
    }
  }

  /// The number of members up to which insertion is faster than counting.
  private static let smallBlock = 12

  /// Sorts the members by width.
  ///
  /// Widths beyond 63 count as 63, because the difference no longer matters.
  private mutating func sortByCounting() {
    cursor.removeAll()
    cursor.resize(to: 65, filling: 0)
    for member in 0..<members.count { cursor[64 - min(width(member), 63)] += 1 }
    for bucket in 1..<65 { cursor[bucket] += cursor[bucket - 1] }
    byWidth.resize(to: members.count, filling: 0)
    for member in 0..<members.count {
      let bucket = 63 - min(width(member), 63)
      byWidth[cursor[bucket]] = Int32(member)
      cursor[bucket] += 1
    }
  }

  // MARK: - Peeling

  /// Places every column of the block.
  ///
  /// Columns that depend on other columns are appended to `dropped` instead.
  mutating func place(
    into factors: inout Factorization, _ rows: borrowing SparseRows, _ pairing: inout PlainArray<BasisEntry>,
    _ dropped: inout PlainArray<Int32>
  ) {
    for member in 0..<members.count { pairing[members[member]] = .stay(of: members[member]) }
    while true {
      if !closing.isEmpty {
        close(closing.removeLast(), &factors, rows, &pairing, &dropped)
      } else if !ready.isEmpty {
        peel(ready.removeLast(), &factors, rows, &pairing)
      } else if !tearWidest() {
        return
      }
    }
  }

  private mutating func peel(
    _ column: Int32, _ factors: inout Factorization, _ rows: borrowing SparseRows,
    _ pairing: inout PlainArray<BasisEntry>
  ) {
    // Another column may have determined this variable since the column was listed. Then the column is a closing one.
    guard unknowns[column] == 1 else { return }
    let row = columns[column]
    var largest = 0.0
    var own = 0.0
    var member: Int32 = -1
    for entry in rows.places(of: row) {
      let value = rows.entries[entry].value
      largest = max(largest, value.magnitude)
      let candidate = memberOf[rows.entries[entry].column]
      if candidate < 0 || isKnown[candidate] { continue }
      member = candidate
      own = value
    }
    if own.magnitude < Tolerances.peeledPivot * largest || !factors.place(row, of: rows, at: members[member]) {
      tear(Int(member))
      return
    }
    pairing[members[member]] = .row(row)
    unknowns[column] = -1
    learn(Int(member))
  }

  private mutating func learn(_ member: Int) {
    isKnown[member] = true
    for place in involvedStart[member]..<involvedStart[member + 1] {
      let column = involved[place]
      if unknowns[column] < 0 { continue }
      unknowns[column] -= 1
      if unknowns[column] == 1 { ready.append(column) }
      if unknowns[column] == 0 { closing.append(column) }
    }
  }

  private mutating func tear(_ member: Int) {
    isTorn[member] = true
    learn(member)
  }

  private mutating func tearWidest() -> Bool {
    while nextByWidth < byWidth.count {
      let member = Int(byWidth[nextByWidth])
      nextByWidth += 1
      if !isKnown[member] {
        tear(member)
        return true
      }
    }
    return false
  }

  private mutating func close(
    _ column: Int32, _ factors: inout Factorization, _ rows: borrowing SparseRows,
    _ pairing: inout PlainArray<BasisEntry>, _ dropped: inout PlainArray<Int32>
  ) {
    let row = columns[column]
    unknowns[column] = -1
    for entry in rows.places(of: row) { solution.add(rows.entries[entry].value, at: rows.entries[entry].column) }
    factors.solve(&solution, inBlock: { memberOf[$0] >= 0 })
    var torn = mostAffectedTorn()
    if torn < 0 { torn = tornOfLargestProduct(in: row, factors, rows) }
    solution.clear()
    if torn >= 0 && factors.replaceColumn(at: members[torn], inBlock: { memberOf[$0] >= 0 }) {
      pairing[members[torn]] = .row(row)
      isTorn[torn] = false
      return
    }
    if torn >= 0 { factors.makeUnit(at: members[torn]) }
    dropped.append(row)
  }

  /// Returns the torn member on which the solved column depends most, or -1 if it depends on none.
  private mutating func mostAffectedTorn() -> Int {
    var largest = 0.0
    var best = 0.0
    var chosen = -1
    for step in 0..<solution.walkCount {
      let position = solution.place(atStep: step)
      let member = memberOf[position]
      if member < 0 { continue }
      let size = solution[position].magnitude
      largest = max(largest, size)
      if size > best && isTorn[member] {
        best = size
        chosen = Int(member)
      }
    }
    return best > Tolerances.smallPivot * largest ? chosen : -1
  }

  /// Returns the torn member with the largest number in the solved column that is a product, or -1.
  ///
  /// A product counts even if it is tiny beside other numbers; a remainder of cancellation does not.
  private mutating func tornOfLargestProduct(
    in row: Int32, _ factors: borrowing Factorization, _ rows: borrowing SparseRows
  ) -> Int {
    if !dependsOnTorn() { return -1 }
    sums.resize(to: solution.count)
    for entry in rows.places(of: row) { sums.add(rows.entries[entry].value, at: rows.entries[entry].column) }
    factors.addUpMagnitudes(&sums)
    defer { sums.clear() }
    var best = 0.0
    var chosen = -1
    for member in 0..<members.count where isTorn[member] {
      let size = solution[members[member]].magnitude
      if size <= best || size <= sums[members[member]] * Tolerances.pivot { continue }
      best = size
      chosen = member
    }
    return chosen
  }

  /// Returns a Boolean value that indicates whether the solved column depends on a torn member at all.
  ///
  /// A column that repeats others does not.
  private func dependsOnTorn() -> Bool {
    for step in 0..<solution.walkCount {
      let position = solution.place(atStep: step)
      let member = memberOf[position]
      if solution[position] != 0 && member >= 0 && isTorn[member] { return true }
    }
    return false
  }
}
