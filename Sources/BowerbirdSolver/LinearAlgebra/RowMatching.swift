/// The assignment of many new rows at once to the variables that they will determine.
///
/// Rows are peeled: a row with a single unknown variable determines that variable. *Binding* rows, the required
/// equalities, go before *yielding* ones, the optional equalities. When no row has a single unknown, a variable is
/// *torn*, that is, treated as known: one with a bound, or else the one in the most rows. A row without unknowns takes
/// the nearest torn variable that it depends on. Torn variables that remain in the end go to their bounds. The result
/// only pairs rows with variables. The factorisation finds out whether the matrix has an inverse.
struct RowMatching: ~Copyable {
  /// By candidate: the variable that it determines, or -1.
  private(set) var variables = PlainArray<Int32>()

  /// The candidates' rows: binding ones, then yielding ones with the stronger first, then bounds.
  private(set) var candidates = PlainArray<Int32>()
  private var bindingCount = 0
  private var boundCount = 0

  /// By candidate: the number of its unknown variables.
  private var unknowns = PlainArray<Int32>()

  /// By row: the candidate that it is, or -1.
  private var candidateOf = PlainArray<Int32>()

  /// By variable: unknown, known, or torn; and the candidate that determines it, or -1.
  private var states = PlainArray<State>()
  private var determinedBy = PlainArray<Int32>()

  // Candidates with a single unknown are ready, and those without any are closing.
  private var ready = PlainArray<Int32>()
  private var readyYielding = IndexHeap()
  private var closing = PlainArray<Int32>()
  private var closingYielding = IndexHeap()

  /// The number of torn variables that no row determines yet.
  private var openCount = 0
  private var nextBound = 0

  /// The unknown variables, from the one in the most rows on.
  private var byWidth = PlainArray<Int32>()
  private var nextByWidth = 0

  private var queue = PlainArray<Int32>()
  private var visits = PlainArray<Int32>()
  private var visit: Int32 = 0

  enum State: UInt8, BitwiseCopyable { case known, unknown, torn }

  /// The number of variables that a search for a torn one visits at most.
  ///
  /// If the search fails, the row enters later, in an exchange of its own. For yielding rows that matters less, so
  /// their limit is lower.
  private static let searchLimit = 256
  private static let yieldingSearchLimit = 32

  init() {}

  // MARK: - Candidates

  /// Starts a matching with room for `candidateCount` candidates.
  ///
  /// Rows may determine the variables that are free.
  mutating func begin(rowCount: Int, variableCount: Int, candidateCount: Int, isFree: (Int32) -> Bool) {
    candidates.reserve(candidateCount)
    variables.reserve(candidateCount)
    unknowns.reserve(candidateCount)
    candidateOf.resize(to: rowCount, filling: -1)
    states.resize(to: variableCount, filling: .known)
    determinedBy.resize(to: variableCount, filling: -1)
    visits.resize(to: variableCount, filling: 0)
    for variable in 0..<Int32(variableCount) where isFree(variable) { states[variable] = .unknown }
  }

  mutating func appendBinding(_ row: Int32) {
    append(row)
    bindingCount += 1
  }

  /// Appends a row that determines a variable only if binding rows do not.
  ///
  /// Stronger rows come first.
  mutating func appendYielding(_ row: Int32) { append(row) }

  /// Appends a row of one variable that determines it only if no other row does.
  ///
  /// Bounds come last.
  mutating func appendBound(_ row: Int32) {
    append(row)
    boundCount += 1
  }

  private mutating func append(_ row: Int32) {
    candidateOf[row] = Int32(candidates.count)
    candidates.append(row)
    variables.append(-1)
    unknowns.append(0)
  }

  // MARK: - Matching

  mutating func match(in rows: borrowing SparseRows) {
    nextBound = firstBound
    countUnknowns(rows)
    sortByWidth(rows)
    while true {
      if !closing.isEmpty {
        close(closing.removeLast(), rows)
      } else if !ready.isEmpty {
        peel(ready.removeLast(), rows)
      } else if let candidate = readyYielding.popSmallest() {
        peel(candidate, rows)
      } else if let candidate = closingYielding.popSmallest() {
        close(candidate, rows)
      } else if !tearBounded(rows) && !tearWidest(rows) {
        break
      }
    }
    settleBounds(rows)
  }

  private var firstBound: Int { candidates.count - boundCount }

  private mutating func countUnknowns(_ rows: borrowing SparseRows) {
    for candidate in 0..<Int32(firstBound) {
      var count: Int32 = 0
      for place in rows.places(of: candidates[candidate]) where states[rows.entries[place].column] == .unknown {
        count += 1
      }
      unknowns[candidate] = count
      if count <= 1 { queueCandidate(candidate) }
    }
  }

  private mutating func queueCandidate(_ candidate: Int32) {
    let isBinding = candidate < bindingCount
    if unknowns[candidate] == 0 {
      if isBinding { closing.append(candidate) } else { closingYielding.push(candidate) }
    } else if isBinding {
      ready.append(candidate)
    } else {
      readyYielding.push(candidate)
    }
  }

  private mutating func peel(_ candidate: Int32, _ rows: borrowing SparseRows) {
    // Another row may have determined the variable since this one was listed.
    guard unknowns[candidate] == 1 else { return }
    for place in rows.places(of: candidates[candidate]) {
      let entry = rows.entries[place]
      if states[entry.column] != .unknown { continue }
      if entry.value.magnitude < Tolerances.peeledPivot {
        tear(entry.column, rows)
      } else {
        unknowns[candidate] = -1
        assign(entry.column, to: candidate)
        learn(entry.column, rows)
      }
      return
    }
  }

  private mutating func assign(_ variable: Int32, to candidate: Int32) {
    if states[variable] == .torn && determinedBy[variable] < 0 { openCount -= 1 }
    variables[candidate] = variable
    determinedBy[variable] = candidate
  }

  private mutating func learn(_ variable: Int32, _ rows: borrowing SparseRows) {
    states[variable] = .known
    forEachCandidate(of: variable, rows) { matching, candidate in
      if matching.unknowns[candidate] <= 0 { return }
      matching.unknowns[candidate] -= 1
      if matching.unknowns[candidate] <= 1 { matching.queueCandidate(candidate) }
    }
  }

  private mutating func forEachCandidate(
    of variable: Int32, _ rows: borrowing SparseRows, _ body: (inout RowMatching, Int32) -> Void
  ) {
    var place = rows.columnHead[variable]
    while place >= 0 {
      let entry = rows.entries[place]
      if candidateOf[entry.row] >= 0 { body(&self, candidateOf[entry.row]) }
      place = entry.nextInColumn
    }
  }

  // MARK: - Tearing

  private mutating func tearBounded(_ rows: borrowing SparseRows) -> Bool {
    while nextBound < candidates.count {
      let variable = boundVariable(nextBound, rows)
      nextBound += 1
      if states[variable] == .unknown {
        tear(variable, rows)
        return true
      }
    }
    return false
  }

  private func boundVariable(_ candidate: Int, _ rows: borrowing SparseRows) -> Int32 {
    rows.entries[rows.spans[candidates[candidate]].start].column
  }

  /// Assigns the torn variables that no row determines to their bounds.
  private mutating func settleBounds(_ rows: borrowing SparseRows) {
    for candidate in firstBound..<candidates.count {
      let variable = boundVariable(candidate, rows)
      if states[variable] == .torn && determinedBy[variable] < 0 { assign(variable, to: Int32(candidate)) }
    }
  }

  /// Sorts the unknown variables by the number of their rows, the largest first.
  ///
  /// Numbers beyond 63 count as 63, because the difference no longer matters.
  private mutating func sortByWidth(_ rows: borrowing SparseRows) {
    var starts = PlainArray<Int32>()
    starts.resize(to: 65, filling: 0)
    for variable in 0..<Int32(states.count) where states[variable] == .unknown {
      starts[64 - min(rows.columnLength[variable], 63)] += 1
    }
    for bucket in 1..<65 { starts[bucket] += starts[bucket - 1] }
    byWidth.resize(to: Int(starts[64]), filling: 0)
    for variable in 0..<Int32(states.count) where states[variable] == .unknown {
      let bucket = 63 - min(rows.columnLength[variable], 63)
      byWidth[starts[bucket]] = variable
      starts[bucket] += 1
    }
  }

  private mutating func tearWidest(_ rows: borrowing SparseRows) -> Bool {
    while nextByWidth < byWidth.count {
      let variable = byWidth[nextByWidth]
      nextByWidth += 1
      if states[variable] == .unknown {
        tear(variable, rows)
        return true
      }
    }
    return false
  }

  private mutating func tear(_ variable: Int32, _ rows: borrowing SparseRows) {
    learn(variable, rows)
    states[variable] = .torn
    openCount += 1
  }

  // MARK: - Closing

  /// Assigns a row without unknowns to the nearest torn variable that it depends on.
  ///
  /// If there is none, a binding row takes the variable of a yielding one.
  private mutating func close(_ candidate: Int32, _ rows: borrowing SparseRows) {
    unknowns[candidate] = -1
    let isBinding = candidate < bindingCount
    if !isBinding && openCount == 0 { return }
    let limit = isBinding ? Self.searchLimit : Self.yieldingSearchLimit
    visit += 1
    queue.removeAll()
    enqueue(candidates[candidate], rows)
    var yielding: Int32 = -1
    var next = 0
    while next < queue.count && next < limit {
      let variable = queue[next]
      next += 1
      if states[variable] == .torn && determinedBy[variable] < 0 {
        assign(variable, to: candidate)
        return
      }
      let determining = determinedBy[variable]
      if determining < 0 { continue }
      if isBinding && determining >= bindingCount && yielding < 0 { yielding = variable }
      enqueue(candidates[determining], rows)
    }
    if yielding < 0 { return }
    variables[determinedBy[yielding]] = -1
    assign(yielding, to: candidate)
  }

  private mutating func enqueue(_ row: Int32, _ rows: borrowing SparseRows) {
    for place in rows.places(of: row) {
      let variable = rows.entries[place].column
      if visits[variable] == visit { continue }
      visits[variable] = visit
      queue.append(variable)
    }
  }
}
