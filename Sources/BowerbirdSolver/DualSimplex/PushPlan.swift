/// A plan that moves many variables at once so that violated required inequalities hold: the new values, and the row
/// that pushes each variable to its value.
///
/// An upward plan raises variables. A row pushes a variable if the plan can raise only this variable to make the row
/// hold. For example, `right - left >= 8` pushes `right`. A pass visits each variable after the variables on which it
/// depends, such as `left` before `right`. Without cycles, one pass finds all values, which are longest paths, whatever
/// the order of rows and variables. With cycles, passes are repeated until no value moves. If the rows of a cycle raise
/// each other's variables without end, there is no plan. A downward plan lowers variables in the same way.
struct PushPlan: ~Copyable {
  /// The kind of entry that determines a value.
  enum ValueSource: UInt8, BitwiseCopyable {
    /// The plan does not move the value.
    case fixed

    /// The plan may move the value.
    ///
    /// The basis entry that determines the value is a stay or a row of this variable alone, and can give way. Such a
    /// row is optional, or it is a required inequality that still holds after a move in the direction of pushing.
    case pushable

    /// The value follows the other variables of a basic row: the row at the position with the variable's index.
    case led
  }

  /// The kind of entry that determines the value of each variable.
  var sources = UniqueArray<ValueSource>()

  /// The planned value of each variable.
  private(set) var values = UniqueArray<Double>()

  /// The present value of each variable.
  private var present = UniqueArray<Double>()

  /// The index of the row that pushes each variable furthest, or -1 if no row pushes the variable.
  private(set) var pushers = UniqueArray<Int32>()

  /// The variable that each row pushes, or -1 if the row pushes no single variable.
  private var pushed = UniqueArray<Int32>()

  /// The direction of pushing: 1 for up, -1 for down.
  private var sense = 1.0

  /// The variables in an order in which each variable comes after the variables that it depends on, except within
  /// cycles.
  private var order = UniqueArray<Int32>()
  private var isVisited = UniqueArray<Bool>()
  private var trail = UniqueArray<Step>()

  /// A variable on the path of the depth-first search that computes `order`.
  ///
  /// The search still has to visit the entries of a row from `entry` up to `end`, and then the variable's column from
  /// the entry `column` on, or no column if `column` is -1.
  ///
  /// The type is not private, because Swift 6.3.1 emits a broken module for a `UniqueArray` of a private type.
  struct Step: BitwiseCopyable {
    var variable: Int32
    var column: Int32
    var entry: Int32
    var end: Int32
  }

  /// The number of passes after which a plan is given up, because a cycle of rows still moves values.
  ///
  /// The limit does not affect how good the values are: without a plan, single exchanges reach the same violations at
  /// all levels. The limit may decide which of several equally good solutions is found.
  private static let mostPasses = 8

  init() {}

  // MARK: - Beginning

  /// Starts a plan from the present values, without rows that push.
  mutating func begin(_ values: borrowing UniqueArray<Double>, rowCount: Int) {
    self.values.replaceAll(with: values)
    present.replaceAll(with: values)
    sources.resize(to: values.count, filling: .fixed)
    pushers.resize(to: values.count, filling: -1)
    pushers.fill(with: -1)
    pushed.resize(to: rowCount, filling: -1)
  }

  /// Sets the direction of pushing, and removes all rows that `admit(_:direction:_:)` has added.
  ///
  /// The planned values stay as they are, and rows push from these values on.
  ///
  /// - Parameter sense: 1 for up, -1 for down.
  mutating func turn(to sense: Double) {
    self.sense = sense
    pushed.fill(with: -1)
  }

  /// Returns the distance by which the plan moves a variable: positive if the value grows.
  @inline(__always)
  func change(of variable: Int32) -> Double { values[variable] - present[variable] }

  /// Adds a row to the plan, if the row pushes a single variable, and the coefficient of this variable is not small.
  ///
  /// - Parameters:
  ///   - row: A nonbasic required inequality.
  ///   - direction: 1 for `>=`, -1 for `<=`.
  ///   - rows: All rows.
  mutating func admit(_ row: Int32, direction: Double, _ rows: borrowing SparseRows) {
    var variable: Int32 = -1
    for index in rows.indices(of: row) {
      let entry = rows.entries[index]
      if entry.value * direction * sense <= 0 || sources[entry.column] != .pushable { continue }
      if variable >= 0 || entry.value.magnitude < Tolerances.untouchedPivot { return }
      variable = entry.column
    }
    pushed[row] = variable
  }

  // MARK: - Order

  /// Computes the planned values.
  ///
  /// - Parameters:
  ///   - rows: All rows.
  ///   - basis: The basis entries by position. The plan takes the entry at the position with a variable's index as the
  ///     entry that determines the variable's value. For a variable with the source `led`, this entry is a row.
  /// - Returns: Whether the values have stopped moving. If not, there is no plan.
  mutating func settle(_ rows: borrowing SparseRows, _ basis: borrowing UniqueArray<BasisEntry>) -> Bool {
    sortBehindPushers(rows, basis)
    for _ in 0..<Self.mostPasses {
      var moved = false
      for index in 0..<order.count where evaluate(order[index], rows, basis) { moved = true }
      if !moved { return true }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether most pushed variables depend on other variables that the plan
  /// moves.
  ///
  /// Variables that move independently of each other need no plan. One exchange for each of them is enough, and makes
  /// the weakest row give way.
  func isMostlyChained(_ rows: borrowing SparseRows) -> Bool {
    var pushedCount = 0, chainedCount = 0
    for variable in 0..<Int32(values.count) where pushers[variable] >= 0 {
      pushedCount += 1
      if isChained(variable, rows) { chainedCount += 1 }
    }
    return chainedCount * 2 > pushedCount
  }

  private func isChained(_ variable: Int32, _ rows: borrowing SparseRows) -> Bool {
    for index in rows.indices(of: pushers[variable]) {
      let other = rows.entries[index].column
      if other != variable && values[other] != present[other] { return true }
    }
    return false
  }

  private mutating func sortBehindPushers(_ rows: borrowing SparseRows, _ basis: borrowing UniqueArray<BasisEntry>) {
    order.removeAll()
    isVisited.resize(to: values.count, filling: false)
    isVisited.fill(with: false)
    for start in 0..<Int32(values.count) where !isVisited[start] {
      visit(start, rows, basis)
      while !trail.isEmpty {
        if let next = nextDependency(rows) {
          if !isVisited[next] { visit(next, rows, basis) }
        } else {
          order.append(trail.removeLast().variable)
        }
      }
    }
  }

  private mutating func visit(
    _ variable: Int32, _ rows: borrowing SparseRows, _ basis: borrowing UniqueArray<BasisEntry>
  ) {
    isVisited[variable] = true
    var step = Step(variable: variable, column: -1, entry: 0, end: 0)
    switch sources[variable] {
    case .fixed: break
    case .pushable: step.column = rows.columnHead[variable]
    case .led:
      let indices = rows.indices(of: basis[variable].row)
      step.entry = indices.lowerBound
      step.end = indices.upperBound
    }
    trail.append(step)
  }

  /// Returns the next variable on which the last variable of `trail` depends, or nil if no such variable is left.
  ///
  /// A pushable variable depends on all variables of the rows that push it. A led variable depends on all variables of
  /// the basic row that determines it. These rows contain the variable itself, too.
  private mutating func nextDependency(_ rows: borrowing SparseRows) -> Int32? {
    let last = trail.count - 1
    var step = trail[last]
    while step.entry == step.end {
      if step.column < 0 { return nil }
      let entry = rows.entries[step.column]
      step.column = entry.nextInColumn
      if pushed[entry.row] == step.variable {
        step.entry = rows.indices(of: entry.row).lowerBound
        step.end = rows.indices(of: entry.row).upperBound
      }
    }
    step.entry += 1
    trail[last] = step
    return rows.entries[step.entry - 1].column
  }

  // MARK: - Values

  /// Updates the planned value of a variable.
  ///
  /// A pushable variable moves as far as rows push it. A led variable moves so that its basic row stays on its target.
  ///
  /// - Returns: Whether the value moved.
  private mutating func evaluate(
    _ variable: Int32, _ rows: borrowing SparseRows, _ basis: borrowing UniqueArray<BasisEntry>
  ) -> Bool {
    switch sources[variable] {
    case .fixed: return false
    case .pushable: return push(variable, rows)
    case .led: return moveLed(variable, by: basis[variable].row, rows)
    }
  }

  private mutating func push(_ variable: Int32, _ rows: borrowing SparseRows) -> Bool {
    var furthest = values[variable]
    var pusher: Int32 = -1
    var index = rows.columnHead[variable]
    while index >= 0 {
      let entry = rows.entries[index]
      index = entry.nextInColumn
      if pushed[entry.row] != variable { continue }
      let wanted = value(of: variable, entry.value, onTargetOf: entry.row, rows)
      if (wanted - furthest) * sense > Tolerances.feasibility * wanted.magnitude + Tolerances.feasibilityFloor {
        furthest = wanted
        pusher = entry.row
      }
    }
    if pusher < 0 { return false }
    values[variable] = furthest
    pushers[variable] = pusher
    return true
  }

  private func value(
    of variable: Int32, _ coefficient: Double, onTargetOf row: Int32, _ rows: borrowing SparseRows
  ) -> Double {
    var rest = rows.spans[row].rightSide
    for index in rows.indices(of: row) where rows.entries[index].column != variable {
      rest -= rows.entries[index].value * values[rows.entries[index].column]
    }
    return rest / coefficient
  }

  private mutating func moveLed(_ variable: Int32, by row: Int32, _ rows: borrowing SparseRows) -> Bool {
    var change = 0.0
    var coefficient = 0.0
    for index in rows.indices(of: row) {
      let entry = rows.entries[index]
      if entry.column == variable {
        coefficient = entry.value
      } else {
        change -= entry.value * (values[entry.column] - present[entry.column])
      }
    }
    if coefficient.magnitude < Tolerances.untouchedPivot { return false }
    let wanted = present[variable] + change / coefficient
    let hasMoved =
      (wanted - values[variable]).magnitude > Tolerances.feasibility * wanted.magnitude + Tolerances.feasibilityFloor
    if hasMoved { values[variable] = wanted }
    return hasMoved
  }
}
