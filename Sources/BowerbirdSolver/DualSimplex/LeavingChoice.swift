/// Which basic code makes room for an entering required row.
struct LeavingChoice: BitwiseCopyable {
  var position: Int32 = -1

  /// The side that the leaving row has afterwards.
  var side: Int8 = 0

  /// Smaller ranks go first: stays and leaving rows, then (while multipliers cannot be relied on) optional constraints, weak ones first.
  var rank = Double.infinity

  /// The size of the pivot; among equals the largest wins.
  var pivot = 0.0

  var exists: Bool { position >= 0 }
}
