import BowerbirdSolver

/// The lazy bounds of a tree: the rows that keep extents of items from being negative.
struct LazyBoundTable {
  /// The row of each bound, by the index of the bounded extent; see ``SlotNumber``.
  private var rows: [Int: ConstraintHandle] = [:]

  /// The bounds that questions have added since the last layout, in a tree with arrangements that depend on sizes.
  ///
  /// The next layout removes these bounds. Otherwise, a bound could keep a container from becoming so short that the
  /// container would decide on another arrangement.
  private var ofQuestions: [(index: Int, row: ConstraintHandle)] = []

  /// Whether questions have added bounds that the next layout removes.
  var hasBoundsOfQuestions: Bool { !ofQuestions.isEmpty }

  private func index(_ slot: Int32, _ axis: Axis) -> Int { SlotNumber.length(along: axis).index(in: slot) }

  /// The bound of an extent; nil if there is none.
  subscript(slot: Int32, axis: Axis) -> ConstraintHandle? { rows[index(slot, axis)] }

  /// Records a bound that was added.
  ///
  /// `isOfQuestion` is true if the bound was added for a question, so that the next layout removes the bound.
  mutating func note(_ row: ConstraintHandle, _ slot: Int32, _ axis: Axis, isOfQuestion: Bool) {
    rows[index(slot, axis)] = row
    if isOfQuestion { ofQuestions.append((index(slot, axis), row)) }
  }

  /// Removes the bound of an extent from the table, but not its row from the solver.
  mutating func remove(_ slot: Int32, _ axis: Axis) { rows[index(slot, axis)] = nil }

  /// Removes the bounds of a slot from the table, and returns their rows.
  mutating func take(of slot: Int32) -> [ConstraintHandle] {
    if rows.isEmpty { return [] }
    return Axis.allCases.compactMap { rows.removeValue(forKey: index(slot, $0)) }
  }

  /// Removes the bounds that questions have added from the table, and returns their rows.
  mutating func takeBoundsOfQuestions() -> [ConstraintHandle] {
    let present = ofQuestions.filter { rows[$0.index] == $0.row }
    for bound in present { rows[bound.index] = nil }
    ofQuestions.removeAll()
    return present.map { $0.row }
  }
}
