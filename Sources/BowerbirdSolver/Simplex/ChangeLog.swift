/// The variables whose values a solve has changed, with the values from before the solve.
struct ChangeLog: ~Copyable {
  struct Change: BitwiseCopyable {
    var variable: Int32
    var before: Double
  }

  private(set) var changes = UniqueArray<Change>()
  private var marks = UniqueArray<Int32>()
  private var mark: Int32 = 1

  init() {}

  init(copying other: borrowing ChangeLog) {
    changes = UniqueArray(copying: other.changes)
    marks = UniqueArray(copying: other.marks)
    mark = other.mark
    epoch = other.epoch
    isClosed = other.isClosed
  }

  /// The number of the current log, which grows with each new log.
  ///
  /// Results that were computed from an older log are recognized by their smaller number.
  private(set) var epoch = 0

  /// A Boolean value that indicates whether the solve that the log belongs to has ended.
  ///
  /// If the solve has ended, the next call of `open()` or `note(_:before:)` starts a new log. Changes that calls make
  /// between two solves belong to the log of the second solve.
  private var isClosed = true

  mutating func borrow(from block: inout SharedBlock, variables: Int) {
    block.lend(variables, to: &changes)
    block.lend(variables, to: &marks)
  }

  mutating func appendVariables(_ count: Int) { marks.resize(to: marks.count + count, filling: 0) }

  /// Starts a new log if the solve that the current log belongs to has ended.
  mutating func open() {
    if isClosed { clear() }
  }

  mutating func close() { isClosed = true }

  mutating func clear() {
    isClosed = false
    changes.removeAll()
    epoch += 1
    if mark == .max {
      marks.fill(with: 0)
      mark = 0
    }
    mark += 1
  }

  /// Reserves capacity for more changes, at most one for each variable.
  mutating func reserve(more count: Int) { changes.reserve(min(changes.count + count, marks.count)) }

  func isNoted(_ variable: Int32) -> Bool { marks[variable] == mark }

  /// Records the value of a variable before a change, in a new log if the current log is closed.
  ///
  /// Only the first change of a variable is recorded, because that record has the value from before the solve.
  @inline(__always)
  mutating func note(_ variable: Int32, before: Double) {
    if isClosed { clear() }
    append(variable, before: before)
  }

  /// Records the value of a variable before a change, unless the log contains the variable.
  ///
  /// The record goes to the current log, even if that log is closed.
  @inline(__always)
  mutating func append(_ variable: Int32, before: Double) {
    if marks[variable] != mark {
      marks[variable] = mark
      changes.append(Change(variable: variable, before: before))
    }
  }
}
