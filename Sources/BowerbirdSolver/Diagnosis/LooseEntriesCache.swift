/// The loose entries that the last search for freedom has found, with the basis and the row properties from which they
/// were computed.
///
/// Loose entries depend on the basis, the coefficients, the priorities and the sides, but not on targets and values. So
/// they often stay the same while targets move, as in a drag or when a text breaks its lines elsewhere. If rows bar all
/// of these entries after such a move too, no value can move, and no new search is needed.
struct LooseEntriesCache: ~Copyable {
  /// The properties of a row on which loose entries depend, besides the coefficients.
  struct RowProperties: BitwiseCopyable, Equatable {
    let priority: Double
    let generation: UInt32
    let lineage: Lineage
    let stage: Row.Stage
    let side: Int8
    let isDormant: Bool

    init(_ row: Row) {
      priority = row.priority
      generation = row.generation
      lineage = row.lineage
      stage = row.stage
      side = row.side
      isDormant = row.isDormant
    }
  }

  private var basis = UniqueArray<BasisEntry>()
  private var properties = UniqueArray<RowProperties>()
  private var isWanted: [Bool] = []
  private var entries = LooseEntries()

  /// Stores the loose entries that a search has found, the variables whose freedom the caller asked for, and the basis
  /// and the row properties at the time of the search.
  mutating func note(_ entries: LooseEntries, _ isWanted: [Bool], in simplex: borrowing Simplex) {
    self.entries = entries
    self.isWanted = isWanted
    basis.replaceAll(with: simplex.basis.entries)
    properties.removeAll()
    for row in 0..<Int32(simplex.rows.count) { properties.append(RowProperties(simplex.rows[row])) }
  }

  /// Returns whether the stored entries show that no wanted variable can move.
  ///
  /// The result is true if the basis and the rows have not changed since the search, the search was for the same
  /// variables, and rows bar all entries that move a wanted variable.
  func provesThatNothingMoves(of isWanted: [Bool], in simplex: borrowing Simplex) -> Bool {
    isCurrent(in: simplex) && isWanted == self.isWanted && entries.areAllBarred(in: simplex)
  }

  private func isCurrent(in simplex: borrowing Simplex) -> Bool {
    if basis.isEmpty || basis.count != simplex.basis.count || properties.count != simplex.rows.count { return false }
    for position in 0..<basis.count where basis[position] != simplex.basis[position] { return false }
    for row in 0..<Int32(properties.count) where properties[row] != RowProperties(simplex.rows[row]) { return false }
    return true
  }
}
