/// The columns of a container, or its rows: a pitch that repeats between two insets.
///
/// One pitch is a column and the space after it, so that *k* columns are as wide as *k* pitches without the last space:
///
///     pitch  = (length − insets + space) / count
///     start  = near inset + tracks before · pitch
///     extent = tracks covered · pitch − space
///
/// Where shares of what is left are no whole number of columns, each column counts as several parts, which changes nothing of
/// this. The formulas are those of equal tracks; only where a length would be negative it is 0 instead, and that changes at few
/// lengths of the container, which the ruler knows.
struct ColumnRuler: Hashable {
  /// The number of columns.
  var count: Int

  /// The space between neighbouring columns.
  var space: Double

  /// The inset before the first column.
  var nearInset: Double

  /// The inset after the last column.
  var farInset: Double

  /// How many tracks a column is divided into.
  var parts = 1

  /// The columns as the compiler takes them.
  var tracks: TrackAxis {
    TrackAxis(even: count < 1 ? 1 : track(Double(count)), gap: space, startInset: nearInset, endInset: farInset)
  }

  /// Where a view lies that covers some columns, in a container of about this length.
  func cell(
    _ place: ColumnSequence.Place, at length: Double
  ) -> (tracks: Range<Int>, alignment: CellAlignment) {
    if count < 1 || length < collapse { return (0..<1, Self.withoutRoom) }
    let start = track(place.start)
    if place.span <= 0 || length < threshold(span: place.span) { return (start..<start + 1, Self.withoutRoom) }
    return (start..<max(start + 1, track(place.start + place.span)), .fill)
  }

  /// Where a view lies that has no length.
  private static let withoutRoom = CellAlignment(.start, length: .fixed(0))

  /// The track that begins after a number of columns; spans and offsets may be any numbers, which the arithmetic of tracks
  /// must not break on.
  private func track(_ columns: Double) -> Int {
    Int(min(max((columns * Double(parts)).rounded(), -Self.mostTracks), Self.mostTracks))
  }

  private static let mostTracks = 0x1p30

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
