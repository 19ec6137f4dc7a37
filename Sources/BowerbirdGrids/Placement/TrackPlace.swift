/// A cell, as the indices of its track and its line; see ``Placer``.
struct TrackPlace {
  var track = 0
  var line = 0

  /// Returns whether this place comes after another place in a search line by line.
  func isAfter(_ other: TrackPlace) -> Bool { (line, track) > (other.line, other.track) }
}
