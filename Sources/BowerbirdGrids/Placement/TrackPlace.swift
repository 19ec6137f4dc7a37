/// A cell, as the indices of its track and its line; see ``Placer``.
struct TrackPlace {
  var track = 0
  var line = 0

  /// Returns whether a search line by line reaches this place after another place.
  func isAfter(_ other: TrackPlace) -> Bool { (line, track) > (other.line, other.track) }
}
