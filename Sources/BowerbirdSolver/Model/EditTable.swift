/// The rows of all edits, by variable.
struct EditTable: ~Copyable {
  /// The row of each variable's edit, or -1 for a variable without an edit; indexed by variable.
  private(set) var rows = UniqueArray<Int32>()

  private(set) var count = 0

  init() {}

  init(copying other: borrowing EditTable) {
    rows = UniqueArray(copying: other.rows)
    count = other.count
  }

  mutating func borrow(from block: inout SharedBlock, variables: Int) { block.lend(variables, to: &rows) }

  mutating func appendVariable() { rows.append(-1) }

  mutating func appendVariables(upTo newCount: Int) { rows.resize(to: newCount, filling: -1) }

  mutating func begin(_ variable: Int32, row: Int32) {
    rows[variable] = row
    count += 1
  }

  mutating func end(_ variable: Int32) {
    rows[variable] = -1
    count -= 1
  }
}
