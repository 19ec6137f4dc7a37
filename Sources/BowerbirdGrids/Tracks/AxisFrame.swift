import BowerbirdLayout

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
    /// The sum of all fractions, where the frame speaks of it.
    var shares = 0.0
    /// How many items the grid is inside of, where the axis has no end.
    var depth = 0
  }

  var key: Key?
  var rows: [LayoutConstraint] = []
}
