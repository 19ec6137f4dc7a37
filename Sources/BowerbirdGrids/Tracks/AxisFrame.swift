import BowerbirdLayout
import BowerbirdSolver

/// What ties the tracks of an axis to the edges of their grid.
struct AxisFrame {
  /// Two axes with equal keys have the same constraints.
  struct Key: Equatable {
    /// The lines of the first track and of the last one, by which those are known; nil if there are no tracks.
    var first: LayoutAttribute?
    var last: LayoutAttribute?
    var hasFlexibleTrack: Bool
    var extent: TrackAxis.Extent
    var position: Double
    var startInset: Double
    var endInset: Double
    var isShared: Bool
    /// The number in the place of the grid's length, where the tracks end.
    var endLength: LayoutAttribute?
    var leastLength: Double?
    /// The shares of what is left around tracks that constraints size.
    var spaces: SpaceShares?
    /// What was decided; nil if constraints decide it.
    var decided: Decided?
  }

  /// What was decided of the tracks together.
  struct Decided: Equatable {
    var first: Affine
    /// How many shares of what is left lie before the first track, beside that.
    var sharesBefore: Double
    var unit: AxisSizing.Unit?
    var fillsLive: Bool
    var need: Need?
    /// The number in the place of the grid's length.
    var whole: LayoutAttribute
    var shares: Double
  }

  /// What the grid needs where only a solution determines that.
  struct Need: Equatable {
    /// What it needs beside the tracks whose lengths only a solution determines.
    var known: Double
    /// How strongly the grid wants to be that long.
    var priority: Priority
  }

  var key: Key?
  var rows: [LayoutConstraint] = []
}
