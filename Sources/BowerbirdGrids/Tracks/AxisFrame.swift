import BowerbirdLayout
import BowerbirdSolver

/// The constraints on the edges, the need and the free space of a grid along an axis, and the values from which they
/// were made.
///
/// Most axes of small grids have no such constraints, and have no object of this class either.
final class AxisFrame {
  /// The values from which the constraints are made.
  ///
  /// Axes with equal keys have the same constraints.
  struct Key: Equatable {
    /// The lines of the first and the last track, which identify these tracks.
    ///
    /// Both are nil if there are no tracks, or if the tracks have no variables.
    var first: LayoutAttribute?
    var last: LayoutAttribute?
    var hasFlexibleTrack: Bool
    var extent: TrackAxis.Extent
    var position: Double
    var startInset: Double
    var endInset: Double
    var isShared: Bool
    /// The variable for the grid's length in the constraint between the end of the tracks and the end of the grid.
    ///
    /// Nil if arithmetic sizes the tracks.
    var endLength: LayoutAttribute?
    var leastLength: Double?
    /// How many shares of the free space lie before, between and after the tracks.
    ///
    /// Nil if arithmetic sizes the tracks, or if the free space is not divided.
    var spaces: SpaceShares?
    /// The values computed by arithmetic; nil if constraints size the tracks.
    var decided: Decided?
  }

  /// The results of the arithmetic that sizes the tracks, without the lengths of the individual tracks.
  struct Decided: Equatable {
    var first: Affine
    /// The number of shares of the free space that lie before the first track, in addition to the distance `first`.
    var sharesBefore: Double
    /// The number of shares of the free space that lie after the last track.
    var sharesAfter: Double
    var unit: AxisSizing.Unit?
    var fillsLive: Bool
    /// Whether the length of any track is unknown before the solve.
    var hasLive: Bool
    var need: Need?
    /// The variable for the grid's length in the constraints of the free space and of the first track.
    var whole: LayoutAttribute
    var shares: Double
  }

  /// The grid's need, which is unknown before the solve.
  struct Need: Equatable {
    /// The part of the need that is known before the solve.
    var known: Double
    /// The priority at which the grid is at least as long as its need.
    var priority: Priority
  }

  @exclusivity(unchecked) var key: Key
  let rows: [LayoutConstraint]

  init(key: Key, rows: [LayoutConstraint]) {
    self.key = key
    self.rows = rows
  }
}
