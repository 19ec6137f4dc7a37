import BowerbirdLayout

/// All columns of a grid, or all its rows: their sizes, the room between and around them.
public struct TrackAxis: Hashable {
  /// Whether the grid's own length is the room that the tracks share.
  public enum Extent: Hashable, Sendable {
    /// The tracks share the grid's length; fractions fill it.
    case bounded

    /// The tracks run on as far as they need, as in something that scrolls.
    case unbounded

    /// The tracks are exactly as long as they say, whatever the grid's length; fractions share what the others leave.
    case exact

    /// One track is the whole grid, and what its items need with their margins is what the grid wants.
    case whole

    /// The grid's length is divided into so many equal tracks, whatever it is; an item may lie before the first and after
    /// the last.
    case even(Int)

    /// There are no tracks: the grid system itself places the items along this axis.
    case placed
  }

  /// The tracks from the leading edge or from the top.
  public var tracks: [Track]

  /// The room between neighbouring tracks.
  public var gap: Double

  /// The room before the first track.
  public var startInset: Double

  /// The room after the last track.
  public var endInset: Double

  /// Whether the tracks share the grid's length.
  public var extent: Extent

  /// Where tracks go that do not fill the grid: 0 to the start, ½ to the centre, 1 to the end.
  public var position: Double

  /// What becomes of the room that tracks leave that do not fill the grid; nil for what ``position`` says.
  var distribution: TrackDistribution?

  /// What all tracks need alike, whatever they hold.
  var commonNeed: LengthNeed?

  /// The least length of the tracks, those that are repeated counted once; nil if their number depends on no length.
  ///
  /// The number follows from the grid's length, so the tracks that there are may not pull at it.
  var leastLength: Double?

  /// The tracks of another grid that these are.
  var shared: SharedTracks?

  /// What each track belongs to, so that it is known again in another place; nil if only its place tells it.
  ///
  /// This is for tracks that no item spans several of.
  var owners: [ObjectIdentifier]?

  /// Makes an axis.
  ///
  /// - Parameters:
  ///   - tracks: The tracks from the start.
  ///   - gap: The room between neighbouring tracks.
  ///   - startInset: The room before the first.
  ///   - endInset: The room after the last.
  ///   - extent: Whether they share the grid's length.
  ///   - position: Where they go if they do not fill it: 0 start, ½ centre, 1 end.
  public init(
    _ tracks: [Track], gap: Double = 0, startInset: Double = 0, endInset: Double = 0, extent: Extent = .bounded,
    position: Double = 0
  ) {
    self.tracks = tracks
    self.gap = gap
    self.startInset = startInset
    self.endInset = endInset
    self.extent = extent
    self.position = position
  }

  /// Makes an axis of equal tracks that fill the grid, however long it is.
  ///
  /// ```swift
  /// TrackAxis(even: 12, gap: 8, startInset: 16, endInset: 16)
  /// ```
  ///
  /// Its lines are multiples of the grid's length, so that tracks cost nothing, and a resized grid changes no constraint.
  ///
  /// - Parameters:
  ///   - count: How many tracks there are; at least 1.
  ///   - gap: The room between neighbouring tracks.
  ///   - startInset: The room before the first.
  ///   - endInset: The room after the last.
  public init(even count: Int, gap: Double = 0, startInset: Double = 0, endInset: Double = 0) {
    self.init([], gap: gap, startInset: startInset, endInset: endInset, extent: .even(max(1, count)))
  }

  /// Whether an item may lie in some tracks.
  func holds(_ tracks: Range<Int>) -> Bool {
    switch extent {
    case .even, .placed: return !tracks.isEmpty
    case .bounded, .unbounded, .exact, .whole: break
    }
    return !tracks.isEmpty && tracks.lowerBound >= 0 && tracks.upperBound <= self.tracks.count
  }

  /// The room after a track, before the next one.
  public func gap(after track: Int) -> Double { tracks[track].gap ?? gap }
}
