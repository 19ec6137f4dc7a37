/// What the checks of the invariants remember from one check to the next.
struct InvariantChecks: BitwiseCopyable {
  /// The number of mutations since the invariants were checked.
  var skipped = 0

  /// The position of the basic row that was checked last.
  var position: Int32 = 0
}
