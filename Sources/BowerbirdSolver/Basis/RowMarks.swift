/// The properties of a row that are read on walks along columns, stored apart from the rows so that they fit into the
/// processor's cache.
struct RowMarks: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// The row is nonbasic, and `NonbasicCounts` includes it for each of its variables.
  static let counted = RowMarks(rawValue: 1)

  /// The row is in one of the two lists of primal infeasible rows.
  static let primalInfeasible = RowMarks(rawValue: 2)

  /// The row is required.
  ///
  /// Primal infeasible rows that are required have a list of their own.
  static let required = RowMarks(rawValue: 4)

  /// The row may be above its target: it is a required `>=`, or an optional constraint that counts as being above its
  /// target.
  static let above = RowMarks(rawValue: 8)

  /// The row may be below its target: it is a required `<=`, or an optional constraint that counts as being below its
  /// target.
  static let below = RowMarks(rawValue: 16)

  /// The row is a required equality, whose multiplier is never stored.
  static let free = RowMarks(rawValue: 32)

  /// The row was removed, and keeps its position until the next solve finds a replacement.
  static let removed = RowMarks(rawValue: 64)

  /// The row is a removed required equality, whose multiplier is not stored yet.
  static let postponed = RowMarks(rawValue: 128)

  /// The marks that do not follow from the row itself, which `updateMarks(of:)` therefore keeps.
  static let passing: RowMarks = [.counted, .primalInfeasible, .postponed]

  /// Returns a Boolean value that indicates whether the row may be above its target for a positive number, or below its
  /// target for any other number.
  @inline(__always)
  func allows(_ sign: Double) -> Bool { contains(sign > 0 ? .above : .below) }
}
