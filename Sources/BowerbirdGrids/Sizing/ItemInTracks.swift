/// The length of an item in its tracks along one axis, with the input of the item's constraints.
///
/// The value is not copyable, because a copy of a key increments reference counts.
struct ItemInTracks: ~Copyable {
  /// The input of the item's constraints.
  var key: CellRecord.Key

  /// The item's length; nil if it is unknown before the solve.
  var length: Double?
}
