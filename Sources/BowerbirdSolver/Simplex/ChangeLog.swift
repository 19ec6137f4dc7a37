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
  }

  /// Changes with every solve.
  private(set) var epoch = 0

  mutating func appendVariable() { marks.append(0) }

  mutating func clear() {
    changes.removeAll()
    epoch += 1
    if mark == .max {
      marks.fill(with: 0)
      mark = 0
    }
    mark += 1
  }

  func isNoted(_ variable: Int32) -> Bool { marks[variable] == mark }

  @inline(__always)
  mutating func note(_ variable: Int32, before: Double) {
    if marks[variable] != mark {
      marks[variable] = mark
      changes.append(Change(variable: variable, before: before))
    }
  }
}
