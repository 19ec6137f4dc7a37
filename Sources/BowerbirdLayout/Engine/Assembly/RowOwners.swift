import BowerbirdSolver

/// The owners of the solver's rows.
struct RowOwners: ~Copyable {
  /// The owners, indexed by row.
  private var owners = UniqueArray<RowOwner>()

  /// The owner of a row; setting it extends the table if the row has a new index.
  subscript(row: ConstraintHandle) -> RowOwner {
    @inline(__always) get { owners[row.rowIndex] }
    @inline(__always)
    set {
      let index = row.rowIndex
      if _slowPath(owners.count <= index) { owners.extend(to: index + 1, filling: .unowned) }
      owners[index] = newValue
    }
  }

  /// Extends the table to a number of rows at once, because a first layout appends thousands.
  mutating func extend(to rowCount: Int) { owners.extend(to: rowCount, filling: .unowned) }

  /// Marks a row as removed, so that the row no longer has an owner.
  @inline(__always)
  mutating func release(_ row: ConstraintHandle) { owners[row.rowIndex] = .unowned }
}
