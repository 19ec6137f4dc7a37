/// A breakpoint of the cost that lies ahead in a step: the target of a nonbasic row.
struct PrimalBreakpoint: BitwiseCopyable {
  var row: Int32

  /// The length of the step at which the row reaches its target.
  var distance: Double

  /// The amount by which the slope of the cost, at the row's level, grows at the breakpoint; infinite for a required
  /// row.
  var rise: Double

  /// The row's side after a step has crossed the breakpoint.
  var side: Int8
}
