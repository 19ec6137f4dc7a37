/// The columns of a container, or its rows: a pitch that repeats between two insets.
///
/// One pitch is a column and the space after it, so that *k* columns are as wide as *k* pitches without the last space:
///
///     pitch  = (length − insets + space) / count
///     start  = near inset + tracks before · pitch
///     extent = tracks covered · pitch − space
///
/// All three are linear in the container's length. Only where they would be negative they are 0 instead, and that changes at
/// few lengths, which the ruler knows.
struct ColumnRuler: Hashable {
  /// The number of columns.
  var count: Int

  /// The space between neighbouring columns.
  var space: Double

  /// The inset before the first column.
  var nearInset: Double

  /// The inset after the last column.
  var farInset: Double

  /// Where a view lies that covers some columns, in a container of about this length.
  ///
  /// - Parameters:
  ///   - start: The number of columns before the view.
  ///   - span: The number of columns that it covers.
  ///   - length: The container's length.
  /// - Returns: Where the view lies.
  func stretch(start: Double, span: Double, at length: Double) -> ColumnStretch {
    if count < 1 || length < collapse { return ColumnStretch(startConstant: nearInset) }
    let share = 1 / Double(count)
    let constant = (space - nearInset - farInset) / Double(count)
    var stretch = ColumnStretch(startShare: start * share, startConstant: nearInset + start * constant)
    if span > 0 && length >= threshold(span: span) {
      stretch.lengthShare = span * share
      stretch.lengthConstant = span * constant - space
    }
    return stretch
  }

  /// The length of the container below which columns have no room at all.
  var collapse: Double { nearInset + farInset - space }

  /// The length of the container below which a view that covers some columns has no length.
  ///
  /// - Parameter span: The number of columns; more than 0.
  /// - Returns: The length.
  func threshold(span: Double) -> Double {
    return collapse + space * Double(count) / span
  }
}
