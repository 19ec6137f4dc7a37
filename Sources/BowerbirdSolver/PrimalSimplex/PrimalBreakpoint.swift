/// A breakpoint of the cost that lies ahead in a step: the target of a nonbasic row.
struct PrimalBreakpoint: BitwiseCopyable {
  var row: Int32

  /// The length of the step at which the row reaches its target.
  var distance: Double

  /// The increase of the slope at the row's level as the breakpoint is crossed; infinite for a required row.
  var rise: Double

  /// The side of the row beyond the breakpoint.
  var side: Int8
}
