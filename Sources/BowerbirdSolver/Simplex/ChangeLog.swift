/// Which variables changed since the solve before the last one, with the values they had.
struct ChangeLog: ~Copyable {
  struct Change: BitwiseCopyable {
    var variable: Int32
    var before: Double
  }

  private(set) var changes = Store<Change>()
  private var marks = Store<Int32>()
  private var mark: Int32 = 1

  init() {}

  init(copying other: borrowing ChangeLog) {
    changes = Store(copying: other.changes)
    marks = Store(copying: other.marks)
    mark = other.mark
    epoch = other.epoch
    isClosed = other.isClosed
  }

  /// Counts logs, so that an answer made from one is not taken for an answer made from another.
  private(set) var epoch = 0

  /// Whether a solve has ended that the log tells of; whatever comes next starts a new log.
  ///
  /// Calls may move values before the next solve, and that solve's log tells of them too.
  private var isClosed = true

  mutating func appendVariables(_ count: Int) { marks.resize(to: marks.count + count, filling: 0) }

  /// Starts a new log, unless something has been noted since the last solve.
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

  /// Makes room for so many more changes, but no more than one for each variable.
  mutating func reserve(more count: Int) { changes.reserve(min(changes.count + count, marks.count)) }

  func isNoted(_ variable: Int32) -> Bool { marks[variable] == mark }

  @inline(__always)
  mutating func note(_ variable: Int32, before: Double) {
    if isClosed { clear() }
    append(variable, before: before)
  }

  /// Notes a change in the present log, be it closed or not.
  @inline(__always)
  mutating func append(_ variable: Int32, before: Double) {
    if marks[variable] != mark {
      marks[variable] = mark
      changes.append(Change(variable: variable, before: before))
    }
  }
}
