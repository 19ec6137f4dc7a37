import BowerbirdLayout
import BowerbirdSolver

/// The constraints of one track, and the values from which they were made.
struct TrackRecord {
  /// The values from which the constraints are made.
  ///
  /// Tracks with equal keys have the same constraints.
  struct Key: Equatable {
    var track: Track
    /// The start of the track; nil for the first track.
    var start: Start?
    /// The place and the weight of the track in the order in which tracks get room.
    var rank = TrackOrder.Rank(place: 0)
    /// The priority at which a content track is as short as its items allow.
    var shortPriority: Priority
    /// Whether items that span several tracks may stretch the track.
    ///
    /// The length that the track needs for its other items is then a separate variable.
    var hasStages: Bool
    /// The length computed by arithmetic; nil if constraints size the track, or if the track takes over an outer
    /// track.
    var decided: AxisSizing.Length?
    /// The variable for the grid's length in `decided`; nil if `decided` contains no multiple of this length.
    var whole: LayoutAttribute?
    /// The track of an outer grid that this track takes over; nil if there is none.
    var shared: SharedTrack?
  }

  /// The values from which the constraint on the start of a track is made.
  ///
  /// The first track has no such constraint.
  struct Start: Equatable {
    /// The line at which the previous track begins, which identifies the previous track.
    var after: LayoutAttribute
    /// The gap between the two tracks.
    var gap: Double
    /// How many shares of the free space lie between the two tracks, in addition to the gap.
    var shares = 0.0
  }

  /// A track of an outer grid that a track of an inner grid takes over.
  struct SharedTrack: Equatable {
    /// The identity of the ``AxisCompiler`` that compiled the outer tracks.
    var owner: ObjectIdentifier
    /// The line at which the first track that the inner grid takes over begins.
    var origin: LayoutAttribute
    /// The line at which the track begins.
    var line: LayoutAttribute
    var length: LayoutAttribute
  }

  /// The key of the constraints; nil if the track has not been compiled.
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
