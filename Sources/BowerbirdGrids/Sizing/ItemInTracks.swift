/// The length of an item in its tracks along one axis, and the values from which the item's constraints are made.
///
/// The value is not copyable, because a copy of a key increments reference counts.
struct ItemInTracks: ~Copyable {
  /// The values from which the item's constraints are made.
  var key: CellRecord.Key

  /// The item's length; nil if it is unknown before the solve.
  var length: Double?
}
