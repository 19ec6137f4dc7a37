import BowerbirdLayout
import BowerbirdSolver

/// The constraints of one track, and the input from which they were made.
struct TrackRecord {
  /// The input of the constraints: tracks with equal keys have the same constraints.
  struct Key: Equatable {
    var track: Track
    /// The start of the track; nil for the first track.
    var start: Start?
    /// The place and the weight of the track in the order in which tracks get room.
    var rank = TrackOrder.Rank(place: 0)
    /// The priority at which a content track is short.
    var shortPriority: Priority
    /// Whether items that span several tracks may stretch the track.
    ///
    /// The length that the track needs for its other items is then a separate variable.
    var hasStages: Bool
    /// The length that arithmetic computed; nil if constraints size the track.
    var decided: AxisSizing.Length?
    /// The variable for the grid's length in the computed length; nil if the length contains no part of the grid's
    /// length.
    var whole: LayoutAttribute?
    /// The track of an outer grid that this track takes over; nil if there is none.
    var shared: SharedTrack?
  }

  /// The input of the constraint that sets where a track begins, for any track but the first.
  struct Start: Equatable {
    /// The line at which the previous track begins, which identifies the previous track.
    var after: LayoutAttribute
    /// The gap between the two tracks.
    var gap: Double
    /// The number of shares of the free space between the two tracks, in addition to the gap.
    var shares = 0.0
  }

  /// A track of an outer grid that a track of an inner grid takes over.
  struct SharedTrack: Equatable {
    /// The identity of the outer grid's compiled tracks.
    var owner: ObjectIdentifier
    /// The line at which the first track that the inner grid takes over begins.
    var origin: LayoutAttribute
    /// The line at which the track begins.
    var line: LayoutAttribute
    var length: LayoutAttribute
  }

  /// The input of the constraints; nil if the track has not been compiled.
  var key: Key?
  var line: LayoutConstraint?
  var rows: [LayoutConstraint] = []
}

extension TrackRecord.Key {
  /// Creates the key of a track of a subgrid, whose line and length are those of an outer track.
  init(_ shared: TrackRecord.SharedTrack) {
    self.init(track: Track(.content), shortPriority: .required, hasStages: false, shared: shared)
  }
}
