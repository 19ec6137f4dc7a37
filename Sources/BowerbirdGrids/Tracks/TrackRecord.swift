import BowerbirdLayout
import BowerbirdSolver

/// What the constraints of one track were made from, and the constraints.
struct TrackRecord {
  /// Two tracks with equal keys have the same constraints.
  struct Key: Equatable {
    var track: Track
    /// Where the track begins; `nil` if it is the first.
    var start: Start?
    /// How strongly a content track wants to be short.
    var wish: Priority
    /// Whether items that span several tracks may draw this one out, so that what single items need is kept apart.
    var hasStages: Bool
    /// The length that was decided; nil if constraints decide it.
    var decided: AxisSizing.Length?
    /// The number in the place of the grid's length in what was decided.
    var whole: LayoutAttribute?
    /// The track of another grid that this one is.
    var shared: SharedTrack?
  }

  /// Where a track begins that is not the first.
  struct Start: Equatable {
    /// The line of the track before, by which that is known.
    var after: LayoutAttribute
    /// The room between both.
    var gap: Double
    /// How many shares of what is left lie between both, beside that.
    var shares = 0.0
  }

  struct SharedTrack: Equatable {
    var owner: ObjectIdentifier
    var attribute: LayoutAttribute
  }

  /// `nil` if nothing was compiled yet.
  var key: Key?
  var line: LayoutConstraint?
  var rows: [LayoutConstraint] = []
}
