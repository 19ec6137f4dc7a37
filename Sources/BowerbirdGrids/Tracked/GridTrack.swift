/// The declared size of a column or row.
///
/// ```swift
/// Grid(tracks: [.pt(100), .fr(1), .fr(2.5)]) { … }
/// Grid(tracks: [.fit, .minmax(.pt(80), .fr(1))]) { … }
/// Grid(tracks: [.autoFill(.minmax(.pt(120), .fr(1)))]) { … }       // as many columns as there is room for
/// ```
public indirect enum GridTrack: Hashable, Sendable {
  /// A number of points.
  case pt(Double)

  /// A number of shares of the length that the other tracks leave.
  case fr(Double)

  /// As long as the longest of its items.
  case fit

  /// As long as the longest of its items, but no longer than a number of points.
  case fitUpTo(Double)

  /// At least as long as the first track, at most as long as the second.
  case minmax(GridTrack, GridTrack)

  /// Another track with an alignment for its items.
  case aligned(GridTrack, GridAlignment)

  /// A track that is repeated as often as there is room for its least length beside the other tracks, at least once
  /// and at most 1,000 times.
  ///
  /// The room is computed from the least lengths of the other tracks. The content of the other tracks is ignored.
  case autoFill(GridTrack)

  /// Like ``autoFill(_:)``, but tracks without items take no room.
  case autoFit(GridTrack)

  /// The tracks of the surrounding grid that this grid covers: columns in a list of columns, rows in a list of rows.
  ///
  /// A list of tracks with `.subgrid` must contain no other track.
  case subgrid
}

extension GridTrack {
  /// Returns a track that is as long as the longest of its items, but no longer than a number of points.
  ///
  /// ```swift
  /// Grid(tracks: [.fit(upTo: 65), .fr(1)]) { … }           // 40 for a label of 40, 65 for a label of 90
  /// ```
  public static func fit(upTo most: Double) -> GridTrack { .fitUpTo(most) }

  /// Returns a track that is as long as the room allows, but no longer than a number of points, whatever its items
  /// need.
  ///
  /// ```swift
  /// Grid(tracks: [.upTo(65), .pt(40)], spacing: 0) { … }   // 65 in a grid of 105 and more, 60 in a grid of 100
  /// ```
  public static func upTo(_ most: Double) -> GridTrack { .minmax(.pt(0), .pt(most)) }

  /// Returns the track with an alignment for items without an alignment of their own.
  public func aligned(_ alignment: GridAlignment) -> GridTrack { .aligned(self, alignment) }
}

extension [GridTrack] {
  /// Returns a list that repeats the same tracks: `.repeating(2, [a, b])` is `[a, b, a, b]`.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions.
  ///   - tracks: The tracks.
  /// - Returns: The repeated tracks.
  public static func repeating(_ count: Int, _ tracks: [GridTrack]) -> [GridTrack] {
    (0..<Swift.max(0, count)).flatMap { _ in tracks }
  }
}

extension Array: @retroactive ExpressibleByIntegerLiteral where Element == GridTrack {
  /// Creates a number of tracks of one share each.
  public init(integerLiteral count: Int) { self.init(repeating: .fr(1), count: Swift.max(0, count)) }
}
