/// What a walk along a column asks of every row it meets, apart from the rows themselves so that it fits into the cache.
struct RowMarks: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// The row is nonbasic, and counts among its variables' nonbasic rows.
  static let counted = RowMarks(rawValue: 1)

  /// The row is on one of the lists of primal infeasible rows.
  static let primalInfeasible = RowMarks(rawValue: 2)

  /// The row is required, and so belongs on the list of required primal infeasible rows.
  static let required = RowMarks(rawValue: 4)

  /// The row may be above its target as things are: it is a required `>=`, or an optional constraint on the side that says so.
  static let above = RowMarks(rawValue: 8)

  /// The row may be below its target as things are.
  static let below = RowMarks(rawValue: 16)

  /// The row is a required equality, whose multiplier is never stored.
  static let free = RowMarks(rawValue: 32)

  /// The row was removed, and holds its place until the next solve finds a replacement.
  static let leaving = RowMarks(rawValue: 64)

  /// The marks that tell what a call or a solve is about to do with the row, and not what the row is.
  static let passing: RowMarks = [.counted, .primalInfeasible]

  /// Whether the row may be as far off its target, to the side that a number's sign says, as things are.
  @inline(__always)
  func allows(_ sign: Double) -> Bool { contains(sign > 0 ? .above : .below) }
}
