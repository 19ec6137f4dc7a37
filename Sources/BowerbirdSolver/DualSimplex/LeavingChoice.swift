/// The basis entry that leaves for an entering required row.
struct LeavingChoice: BitwiseCopyable {
  var position: Int32 = -1

  /// The side of the leaving row afterwards.
  var side: Int8 = 0

  /// The rank of the choice; the entry with the smallest rank leaves.
  ///
  /// Stays and leaving rows have rank -1. While multipliers are unreliable, the rank of an optional constraint is its
  /// priority, so weak constraints leave first. All other entries have rank 1001, and a ratio test decides between
  /// them.
  var rank = Double.infinity

  /// The magnitude of the pivot.
  ///
  /// Among equal choices the largest pivot wins.
  var pivot = 0.0

  var exists: Bool { position >= 0 }
}
