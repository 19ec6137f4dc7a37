import BowerbirdSolver

/// The owners of the solver's rows.
struct RowOwners: ~Copyable {
  /// By row index.
  private var owners = PlainArray<RowOwner>()

  /// The owner of a row.
  ///
  /// A row of the solver that has none yet has an index of its own, or that of a removed row.
  subscript(row: ConstraintHandle) -> RowOwner {
    @inline(__always) get { owners[row.rowIndex] }
    @inline(__always)
    set {
      let index = row.rowIndex
      // The table is extended by many entries at once, because a first layout appends thousands.
      if _slowPath(owners.count <= index) { owners.extend(to: index + index / 2 + 16, filling: .unowned) }
      owners[index] = newValue
    }
  }

  /// Notes that a row is removed, so that it has no owner any more.
  @inline(__always)
  mutating func release(_ row: ConstraintHandle) { owners[row.rowIndex] = .unowned }
}
