/// A basis entry that may leave the basis when a required row enters, with the numbers by which entries are compared.
struct LeavingCandidate: BitwiseCopyable {
  var position: Int32 = -1

  /// The side of the entry's row after the row has left the basis; 0 for stays, removed rows and required rows.
  var side: Int8 = 0

  /// The rank of the candidate; the entry with the smallest rank leaves.
  ///
  /// Stays and removed rows have the rank `freeRank`. All other entries usually have the rank `ratioTestRank`, so that
  /// the ratio test decides among them. While multipliers are out of date or out of bounds, ratios mean nothing. After
  /// very many exchanges (see `CycleGuard.isDesperate`), ratios are not used either. In both cases, the rank of an
  /// optional constraint is its priority, so weak constraints leave before strong and required ones.
  var rank = Double.infinity

  /// The rank of stays and removed rows, which leave before all other entries.
  static let freeRank = -1.0

  /// The rank of all entries among which the ratio test decides, a number above every priority.
  static let ratioTestRank = 1001.0

  /// The magnitude of the pivot: the coefficient of the entry when the entering row is expressed in the basis.
  ///
  /// Among candidates of equal rank and equal ratio, the candidate with the largest pivot usually leaves.
  var pivot = 0.0

  var exists: Bool { position >= 0 }
}
