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
      if owners.count <= row.rowIndex { owners.extend(to: row.rowIndex + 1, filling: .unowned) }
      owners[row.rowIndex] = newValue
    }
  }

  /// Reserves capacity for many new rows.
  mutating func reserve(more count: Int) {
    if count > owners.count { owners.reserve(owners.count + count) }
  }

  /// Notes that a row is removed, so that it has no owner any more.
  @inline(__always)
  mutating func release(_ row: ConstraintHandle) { owners[row.rowIndex] = .unowned }
}
