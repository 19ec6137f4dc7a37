/// The basis entry that leaves for an entering required row.
struct LeavingChoice: BitwiseCopyable {
  var position: Int32 = -1

  /// The side of the leaving row afterwards.
  var side: Int8 = 0

  /// The rank of the choice; the smallest rank leaves.
  ///
  /// Stays and leaving rows come first. While multipliers are unreliable, optional constraints follow, weak ones first.
  /// All others are last, and a ratio test decides between them.
  var rank = Double.infinity

  /// The magnitude of the pivot.
  ///
  /// Among equal choices the largest pivot wins.
  var pivot = 0.0

  var exists: Bool { position >= 0 }
}
