/// What a walk along a column asks of every row it meets, apart from the rows themselves so that it fits into the cache.
struct RowMarks: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// The row is passive, and counts among its variables' passive rows.
  static let counted = RowMarks(rawValue: 1)

  /// The row is on one of the lists of suspects.
  static let suspect = RowMarks(rawValue: 2)

  /// The row is required, and so belongs on the list of required suspects.
  static let required = RowMarks(rawValue: 4)
}
