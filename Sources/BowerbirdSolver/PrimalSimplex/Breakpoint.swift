/// A nonbasic row that a moving value comes upon: how far away its target is, and how much steeper the cost is beyond.
struct Breakpoint: BitwiseCopyable {
  var row: Int32
  var distance: Double

  /// What crossing adds to the slope at the row's level; infinite for a required row.
  var rise: Double

  /// The side of the row beyond.
  var side: Int8
}
