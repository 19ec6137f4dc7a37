/// The columns of a container, or its rows: a pitch that repeats between two insets.
///
/// A pitch is a column and the space after it. *k* columns are as wide as *k* pitches without the last space:
///
///     pitch = (length − insets + space) / count
///     start = near inset + columns before · pitch
///     width = columns covered · pitch − space
///
/// If an equal share is not a whole number of columns, each column is divided into several tracks, to which the same
/// formulas apply.
///
/// A view whose length would be negative has length 0. This happens in containers that are shorter than `collapse` or
/// `threshold(span:)`.
struct ColumnRuler: Hashable {
  /// The number of columns.
  var count: Int

  /// The space between neighboring columns.
  var space: Double

  /// The inset before the first column.
  var nearInset: Double

  /// The inset after the last column.
  var farInset: Double

  /// The number of tracks into which a column is divided.
  var parts = 1

  /// The columns as tracks for the grid compiler.
  var tracks: TrackAxis {
    TrackAxis(even: count < 1 ? 1 : track(Double(count)), gap: space, startInset: nearInset, endInset: farInset)
  }

  /// The tracks of a view, and the view's alignment in these tracks.
  struct Cell {
    let tracks: Range<Int>
    let alignment: CellAlignment
  }

  /// Returns the cell of a view that covers some columns, in a container of a given length.
  func cell(_ tracks: ColumnSequence.Tracks, at length: Double) -> Cell {
    if count < 1 { return Cell(tracks: 0..<1, alignment: Self.nothing) }
    let start = length < collapse ? 0 : track(tracks.start)
    if tracks.span <= 0 { return Cell(tracks: start..<start + 1, alignment: Self.nothing) }
    let trackCount = max(1, track(tracks.start + tracks.span) - track(tracks.start))
    return Cell(
      tracks: start..<start + trackCount,
      alignment: length < collapse || length < threshold(span: tracks.span) ? Self.nothing : .fill)
  }

  /// The alignment of a view of length 0.
  private static let nothing = CellAlignment(.start, length: .fixed(0))

  /// Returns the index of the track that begins after a number of columns.
  ///
  /// Spans and offsets can be any numbers, so the result is limited to a range in which the arithmetic of tracks does
  /// not overflow.
  private func track(_ columns: Double) -> Int {
    Int(min(max((columns * Double(parts)).rounded(), -Self.mostTracks), Self.mostTracks))
  }

  private static let mostTracks = 0x1p30

  /// The length of the container below which the pitch would be negative.
  ///
  /// In a shorter container, every view has length 0 and lies at the first track.
  var collapse: Double { Self.beyond(nearInset + farInset - space) }

  /// Returns the length of the container below which a view that covers some columns has length 0.
  ///
  /// - Parameter span: The number of columns; more than 0.
  /// - Returns: The length.
  func threshold(span: Double) -> Double {
    Self.beyond(nearInset + farInset + space * (Double(count) - span) / span)
  }

  /// Returns a positive length plus a small tolerance, and any other length unchanged.
  ///
  /// A container that is exactly as long as its insets and gaps counts as too short. Otherwise the constraints of its
  /// views could keep the container at this length, and the result would depend on the previous layout. If the sum of
  /// insets and gaps is not positive, no container is too short.
  private static func beyond(_ length: Double) -> Double { length > 0 ? length + GridTolerances.beyondGaps : length }
}
