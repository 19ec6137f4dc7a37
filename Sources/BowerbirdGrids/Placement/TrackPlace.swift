/// One cell: a given track, and a line of those that are added as a grid grows.
struct TrackPlace {
  var track = 0
  var line = 0

  /// Whether a search that goes line by line comes to this place after another one.
  func isAfter(_ other: TrackPlace) -> Bool { (line, track) > (other.line, other.track) }
}
