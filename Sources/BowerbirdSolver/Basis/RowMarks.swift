/// The properties of a row that are read on walks along columns.
///
/// They are stored apart from the rows, so that the properties of many rows fit into the processor's cache.
struct RowMarks: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// The row is nonbasic, and `NonbasicCounts` includes it for each of its variables.
  static let counted = RowMarks(rawValue: 1)

  /// The row is listed as primal infeasible, in one of two lists.
  ///
  /// An entry of these lists is out of date if its row does not have this mark.
  static let primalInfeasible = RowMarks(rawValue: 2)

  /// The row is required.
  ///
  /// Primal infeasible rows that are required have a list of their own.
  static let required = RowMarks(rawValue: 4)

  /// The row may be above its target: it is a required `>=`, or an optional row whose side is the upper bound of its
  /// multiplier.
  static let above = RowMarks(rawValue: 8)

  /// The row may be below its target: it is a required `<=`, or an optional row whose side is the lower bound of its
  /// multiplier.
  static let below = RowMarks(rawValue: 16)

  /// The row is a required equality, whose multiplier is never stored.
  static let free = RowMarks(rawValue: 32)

  /// The row was removed, and keeps its position until the next solve finds a replacement.
  static let removed = RowMarks(rawValue: 64)

  /// The row is a removed required equality whose multiplier still has to be stored.
  static let postponed = RowMarks(rawValue: 128)

  /// The marks that indicate which counts and lists include the row, and do not follow from the row's own properties.
  ///
  /// `updateMarks(of:)` does not change these marks.
  static let passing: RowMarks = [.counted, .primalInfeasible, .postponed]

  /// Returns a Boolean value that indicates whether the row may be on one side of its target: above for a positive
  /// `sign`, below for any other `sign`.
  @inline(__always)
  func allows(_ sign: Double) -> Bool { contains(sign > 0 ? .above : .below) }
}
