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

  /// Where a view lies in its tracks.
  struct Cell {
    let tracks: Range<Int>
    let alignment: CellAlignment
  }

  /// Where a view lies that covers some columns, in a container of about this length.
  func cell(_ place: ColumnSequence.Place, at length: Double) -> Cell {
    if count < 1 { return Cell(tracks: 0..<1, alignment: Self.nothing) }
    let start = length < collapse ? 0 : track(place.start)
    if place.span <= 0 { return Cell(tracks: start..<start + 1, alignment: Self.nothing) }
    let trackCount = max(1, track(place.start + place.span) - track(place.start))
    return Cell(
      tracks: start..<start + trackCount,
      alignment: length < collapse || length < threshold(span: place.span) ? Self.nothing : .fill)
  }

  /// How a view lies that covers nothing.
  private static let nothing = CellAlignment(.start, length: .fixed(0))

  /// The track that begins after a number of columns; spans and offsets may be any numbers, which the arithmetic of tracks
  /// must not break on.
  private func track(_ columns: Double) -> Int {
    Int(min(max((columns * Double(parts)).rounded(), -Self.mostTracks), Self.mostTracks))
  }

  private static let mostTracks = 0x1p30

  /// The length of the container below which columns have no room at all.
  var collapse: Double { Self.beyond(nearInset + farInset - space) }

  /// The length of the container below which a view that covers some columns has no length.
  ///
  /// - Parameter span: The number of columns; more than 0.
  /// - Returns: The length.
  func threshold(span: Double) -> Double {
    return Self.beyond(nearInset + farInset - space + space * Double(count) / span)
  }

  /// A little more than a length, if there is any.
  ///
  /// A container that is as long as what is around its views may be so because of them: it counts as too short, so that
  /// nothing holds it there that would not do so in any other layout. Where nothing is around them, it cannot be too short.
  private static func beyond(_ length: Double) -> Double { length > 0 ? length + 1e-6 : length }
}
