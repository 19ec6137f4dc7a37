/// The order in which rows determine variables.
///
/// A row with a single unknown variable is *peeled*: it determines that variable. When no row has a single unknown
/// variable, a variable is *torn*: it counts as known, although no row determines it yet. A row without unknown
/// variables *closes* a cycle, and may determine a torn variable on which it depends. *Binding* rows determine
/// variables before *yielding* rows do. In names, an *unknown* is a variable that rows may determine, even after it has
/// become known.
///
/// This type computes the order, and its owner carries out the steps. For a row to peel, the owner calls
/// `determine(_:by:)`, or `tear(_:)` if the row is not to determine the unknown. For a closing row, the owner may
/// choose a torn unknown that the row determines, and then calls `determineTorn(_:)`.
struct Peeling: ~Copyable {
  /// A step of the order: `row` is an index in `rows`, `unknown` is an index in `variables`.
  enum Step {
    case peel(row: Int32, unknown: Int32, coefficient: Double)
    case close(row: Int32)
  }

  enum State: UInt8, BitwiseCopyable { case unknown, known, torn }

  // The variable and the state of each unknown.
  private(set) var variables = UniqueArray<Int32>()
  private var states = UniqueArray<State>()

  // The rows: their indices in the matrix, and for each row the number of variables that are still unknown, or -1 once
  // the row was peeled or closed.
  private(set) var rows = UniqueArray<Int32>()
  private var unknownCounts = UniqueArray<Int32>()

  /// The number of binding rows, which come first in `rows`.
  private(set) var bindingCount = 0

  // The rows that involve unknown i are `involved[involvedStart[i]..<involvedStart[i + 1]]`.
  private var involvedStart = UniqueArray<Int32>()
  private var involved = UniqueArray<Int32>()

  // Indices in `rows`: the rows with a single unknown (`ready`), and the rows without unknowns (`closing`). The arrays
  // contain the binding rows. The heaps contain the yielding rows, the strongest first.
  private var ready = UniqueArray<Int32>()
  private var closing = UniqueArray<Int32>()
  private var readyYielding = IndexHeap()
  private var closingYielding = IndexHeap()

  /// The width of each unknown: the number of rows that involve the unknown.
  private var widths = UniqueArray<Int32>()

  /// The unknowns in the order in which they are torn, if no row has determined them by then.
  private var tearing = UniqueArray<Int32>()

  /// The index in `tearing` of the next unknown to tear.
  private var nextTearing = 0

  /// The number of torn unknowns that no row determines yet.
  private(set) var tornCount = 0

  /// The index of each variable among the unknowns, or -1 if the variable is not an unknown.
  private var indexOf = UniqueArray<Int32>()

  private var cursor = UniqueArray<Int32>()

  init() {}

  // MARK: - Preparing

  // The passes over all entries access the arrays through buffers. Otherwise, after each number that is written, the
  // address of each array would be read again.

  /// Forgets the previous rows and unknowns, but keeps the memory.
  mutating func begin(variableCount: Int) {
    for index in 0..<variables.count { indexOf[variables[index]] = -1 }
    indexOf.resize(to: variableCount, filling: -1)
    variables.removeAll()
    states.removeAll()
    rows.removeAll()
    unknownCounts.removeAll()
    bindingCount = 0
    tearing.removeAll()
    nextTearing = 0
    tornCount = 0
  }

  mutating func borrow(from block: inout SharedBlock, variables count: Int, rows rowCount: Int) {
    block.lend(count, to: &variables)
    block.lend(count, to: &states)
    block.lend(count, to: &indexOf)
    block.lend(count, to: &widths)
    block.lend(2 * count, to: &tearing)
    block.lend(count + 1, to: &involvedStart)
    block.lend(count + 65, to: &cursor)
    block.lend(rowCount, to: &rows)
    block.lend(rowCount, to: &unknownCounts)
    block.lend(rowCount, to: &ready)
    block.lend(rowCount, to: &closing)
    block.lend(2 * rowCount, to: &involved)
    readyYielding.borrow(from: &block, items: rowCount)
    closingYielding.borrow(from: &block, items: rowCount)
  }

  mutating func reserve(unknowns: Int, rows rowCount: Int) {
    variables.reserve(unknowns)
    states.reserve(unknowns)
    rows.reserve(rowCount)
    unknownCounts.reserve(rowCount)
  }

  mutating func appendUnknown(_ variable: Int32) {
    indexOf[variable] = Int32(variables.count)
    variables.append(variable)
    states.append(.unknown)
  }

  /// Appends a binding row, which determines a variable before yielding rows do.
  ///
  /// The caller must append all binding rows before the first yielding row.
  mutating func appendBinding(_ row: Int32) {
    appendYielding(row)
    bindingCount += 1
  }

  /// Appends a yielding row, which determines a variable only if binding rows do not.
  ///
  /// The caller must append stronger rows first.
  mutating func appendYielding(_ row: Int32) {
    rows.append(row)
    unknownCounts.append(0)
  }

  /// Appends a variable to the variables that are torn first; a variable that is not an unknown is ignored.
  mutating func preferTearing(_ variable: Int32) {
    if indexOf[variable] >= 0 { tearing.append(indexOf[variable]) }
  }

  /// Counts the unknowns of each row, lists the rows of each unknown, and sorts the unknowns for tearing.
  ///
  /// - Parameters:
  ///   - matrix: The coefficients.
  ///   - countsAllRows: Whether an unknown's width counts all rows of the matrix that involve the unknown. If false, it
  ///     counts only the appended rows. Unknowns are sorted by width.
  mutating func prepare(in matrix: borrowing SparseRows, countsAllRows: Bool = false) {
    countUnknowns(matrix)
    listInvolved(matrix)
    measureWidths(matrix, countsAllRows)
    if variables.count > Self.smallCount { sortByCounting() } else { sortByInsertion() }
  }

  private mutating func countUnknowns(_ matrix: borrowing SparseRows) {
    involvedStart.removeAll()
    involvedStart.resize(to: variables.count + 1, filling: 0)
    let (starts, indexOf, entries) = (involvedStart.elements, indexOf.elements, matrix.entries.elements)
    for row in 0..<Int32(rows.count) {
      var count: Int32 = 0
      for index in matrix.indices(of: rows[row]) {
        let unknown = Int(indexOf[Int(entries[Int(index)].column)])
        if unknown < 0 { continue }
        starts[unknown &+ 1] &+= 1
        count &+= 1
      }
      unknownCounts[row] = count
      if count <= 1 { list(row) }
    }
    for unknown in 0..<variables.count { involvedStart[unknown + 1] += involvedStart[unknown] }
  }

  private mutating func listInvolved(_ matrix: borrowing SparseRows) {
    involved.resize(to: Int(involvedStart[variables.count]), filling: 0)
    cursor.replaceAll(with: involvedStart)
    let (involved, cursor) = (involved.elements, cursor.elements)
    let (indexOf, entries) = (indexOf.elements, matrix.entries.elements)
    for row in 0..<Int32(rows.count) {
      for index in matrix.indices(of: rows[row]) {
        let unknown = Int(indexOf[Int(entries[Int(index)].column)])
        if unknown < 0 { continue }
        involved[Int(cursor[unknown])] = row
        cursor[unknown] &+= 1
      }
    }
  }

  /// Appends a row with at most one unknown to the rows to peel or, if it has no unknown, to the rows to close.
  private mutating func list(_ row: Int32) {
    let isBinding = row < bindingCount
    if unknownCounts[row] == 0 {
      if isBinding { closing.append(row) } else { closingYielding.push(row) }
    } else if isBinding {
      ready.append(row)
    } else {
      readyYielding.push(row)
    }
  }

  // MARK: - Widths

  private mutating func measureWidths(_ matrix: borrowing SparseRows, _ countsAllRows: Bool) {
    widths.removeAll()
    widths.reserve(variables.count)
    for unknown in 0..<variables.count {
      let own = involvedStart[unknown + 1] - involvedStart[unknown]
      widths.append(countsAllRows ? matrix.columnLength[variables[unknown]] : own)
    }
  }

  /// The number of unknowns up to which insertion sorts faster than counting.
  private static let smallCount = 12

  /// Appends the unknowns to `tearing`, the unknowns of the largest widths first.
  private mutating func sortByInsertion() {
    let first = tearing.count
    for unknown in 0..<variables.count {
      tearing.append(Int32(unknown))
      var index = first + unknown
      while index > first && widths[tearing[index - 1]] < widths[unknown] {
        tearing[index] = tearing[index - 1]
        index -= 1
      }
      tearing[index] = Int32(unknown)
    }
  }

  /// Appends the unknowns to `tearing`, the unknowns of the largest widths first.
  ///
  /// Widths beyond 63 count as 63, because the difference no longer matters.
  private mutating func sortByCounting() {
    let first = tearing.count
    cursor.removeAll()
    cursor.resize(to: 65, filling: Int32(first))
    for unknown in 0..<variables.count { cursor[64 - min(widths[unknown], 63)] += 1 }
    for bucket in 1..<65 { cursor[bucket] += cursor[bucket - 1] - Int32(first) }
    tearing.resize(to: first + variables.count, filling: 0)
    let (widths, tearing, cursor) = (widths.elements, tearing.elements, cursor.elements)
    for unknown in widths.indices {
      let bucket = Int(63 &- min(widths[unknown], 63))
      tearing[Int(cursor[bucket])] = Int32(truncatingIfNeeded: unknown)
      cursor[bucket] &+= 1
    }
  }

  // MARK: - Steps

  /// Returns the next step, or nil after the last one.
  ///
  /// The call tears variables as long as no row has a single unknown.
  mutating func next(in matrix: borrowing SparseRows) -> Step? {
    while true {
      if !closing.isEmpty { return close(closing.removeLast()) }
      if !ready.isEmpty {
        if let step = peel(ready.removeLast(), matrix) { return step }
      } else if let row = readyYielding.popSmallest() {
        if let step = peel(row, matrix) { return step }
      } else if let row = closingYielding.popSmallest() {
        return close(row)
      } else if !tearNext() {
        return nil
      }
    }
  }

  private mutating func close(_ row: Int32) -> Step {
    unknownCounts[row] = -1
    return .close(row: row)
  }

  /// Returns the step of a row that was listed in `ready` or `readyYielding`, or nil if its single unknown has become
  /// known or torn since.
  ///
  /// If the result is nil, the row has already been listed again, among the closing rows.
  @inline(__always)
  private func peel(_ row: Int32, _ matrix: borrowing SparseRows) -> Step? {
    guard unknownCounts[row] == 1 else { return nil }
    for index in matrix.indices(of: rows[row]) {
      let entry = matrix.entries[index]
      let unknown = indexOf[entry.column]
      if unknown < 0 || states[unknown] != .unknown { continue }
      return .peel(row: row, unknown: unknown, coefficient: entry.value)
    }
    return nil
  }

  /// Records that a peeled row determines its unknown.
  mutating func determine(_ unknown: Int32, by row: Int32) {
    unknownCounts[row] = -1
    states[unknown] = .known
    markKnown(unknown)
  }

  /// Records that a closing row determines a torn unknown.
  mutating func determineTorn(_ unknown: Int32) {
    states[unknown] = .known
    tornCount -= 1
  }

  mutating func tear(_ unknown: Int32) {
    states[unknown] = .torn
    tornCount += 1
    markKnown(unknown)
  }

  private mutating func markKnown(_ unknown: Int32) {
    let (involved, counts) = (involved.elements, unknownCounts.elements)
    for index in involvedStart[unknown]..<involvedStart[unknown + 1] {
      let row = involved[Int(index)]
      let count = counts[Int(row)]
      if count <= 0 { continue }
      counts[Int(row)] = count &- 1
      if count <= 2 { list(row) }
    }
  }

  private mutating func tearNext() -> Bool {
    while nextTearing < tearing.count {
      let unknown = tearing[nextTearing]
      nextTearing += 1
      if states[unknown] == .unknown {
        tear(unknown)
        return true
      }
    }
    return false
  }

  // MARK: - Reading

  /// Returns the index of a variable among the unknowns, or -1 if the variable is not an unknown.
  @inline(__always)
  func index(of variable: Int32) -> Int32 { indexOf[variable] }

  @inline(__always)
  func isTorn(_ unknown: Int32) -> Bool { states[unknown] == .torn }
}
