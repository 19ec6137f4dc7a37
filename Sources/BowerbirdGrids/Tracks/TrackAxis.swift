import BowerbirdLayout

/// All columns of a grid, or all its rows: their sizes, and the room between and around them.
public struct TrackAxis: Hashable {
  /// The relation between the tracks and the grid's own length.
  public enum Extent: Hashable, Sendable {
    /// The tracks share the grid's length.
    ///
    /// If the grid lacks room, `minmax` tracks shrink, and text gets at most the grid's length. Fractions fill the
    /// length that other tracks leave.
    case bounded

    /// The tracks are as long as their items need, also beyond the grid's end, as in a grid that scrolls.
    case unbounded

    /// No track but a fraction is shortened if the grid lacks room, as in a stack; fractions share the free space.
    case exact

    /// A single track fills the whole grid.
    ///
    /// The need of the grid is the greatest need of its items, margins included.
    case whole

    /// The grid's length is divided into this number of equal tracks.
    ///
    /// An item may lie before the first track or after the last track.
    case even(Int)

    /// There are no tracks: the grid kind itself places the items along this axis.
    case placed
  }

  /// The tracks from the leading edge or from the top.
  public var tracks: [Track]

  /// The gap between neighboring tracks.
  public var gap: Double

  /// The inset before the first track.
  public var startInset: Double

  /// The inset after the last track.
  public var endInset: Double

  /// The relation between the tracks and the grid's own length.
  public var extent: Extent

  /// The position of tracks that do not fill the grid: 0 at the start, ½ in the center, 1 at the end.
  public var position: Double

  /// The distribution of the free space; nil if ``position`` places the tracks.
  var distribution: SpaceAroundTracks?

  /// The need that every track has instead of the need of its own items; nil if items determine the needs of tracks.
  var commonNeed: LengthNeed?

  /// The least length of all tracks together, with each repeated track counted once; nil if no track is repeated as
  /// often as there is room.
  ///
  /// The grid's length determines the number of repeated tracks. The tracks must therefore not affect the grid's
  /// length.
  var leastLength: Double?

  /// Whether the number of tracks depends on the grid's length along the other axis, which is decided after the length
  /// along this axis.
  ///
  /// In a grid that flows by columns, the number of repeated rows determines the number of columns. The height is
  /// decided after the width, so the columns must not affect the width.
  var isCountedLater = false

  /// Whether the tracks must not affect the grid's length, because their number depends on the size of the grid.
  var keepsGridLength: Bool { leastLength != nil || isCountedLater }

  /// The tracks of an outer grid that the axis takes over; nil if the axis has tracks of its own.
  var shared: SubgridTracks?

  /// The owner of each track, by which a moved track is recognized; nil if only its index identifies a track.
  ///
  /// The owner of a track in a stack is the node of its item. Owners are ignored if an item spans several tracks.
  var owners: [ObjectIdentifier]?

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - tracks: The tracks from the start.
  ///   - gap: The gap between neighboring tracks.
  ///   - startInset: The inset before the first track.
  ///   - endInset: The inset after the last track.
  ///   - extent: The relation between the tracks and the grid's own length.
  ///   - position: The position of tracks that do not fill the grid: 0 at the start, ½ in the center, 1 at the end.
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

  /// Creates an axis of equal tracks that fill the grid, whatever its length.
  ///
  /// ```swift
  /// TrackAxis(even: 12, gap: 8, startInset: 16, endInset: 16)
  /// ```
  ///
  /// Each line is an affine function of the grid's length. The tracks therefore need no constraints of their own, and a
  /// resize changes no constraint.
  ///
  /// - Parameters:
  ///   - count: The number of tracks; at least 1.
  ///   - gap: The gap between neighboring tracks.
  ///   - startInset: The inset before the first track.
  ///   - endInset: The inset after the last track.
  public init(even count: Int, gap: Double = 0, startInset: Double = 0, endInset: Double = 0) {
    self.init([], gap: gap, startInset: startInset, endInset: endInset, extent: .even(max(1, count)))
  }

  /// Returns whether an item may cover a range of tracks.
  ///
  /// The result is false for an empty range. If the axis lists its tracks, the result is also false for a range that
  /// contains other tracks.
  func holds(_ tracks: Range<Int>) -> Bool {
    switch extent {
    case .even, .placed: return !tracks.isEmpty
    case .bounded, .unbounded, .exact, .whole: break
    }
    return !tracks.isEmpty && tracks.lowerBound >= 0 && tracks.upperBound <= self.tracks.count
  }

  /// The number of equal tracks; nil if tracks have lengths of their own.
  var evenCount: Int? { if case .even(let count) = extent { count } else { nil } }

  /// Returns the gap between a track and the next track.
  public func gap(after track: Int) -> Double { tracks[track].gap ?? gap }
}
