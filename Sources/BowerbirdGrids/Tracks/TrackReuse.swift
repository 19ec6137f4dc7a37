/// Assigns the variables and constraints of a previous plan's tracks to the tracks of a new plan.
///
/// A track of both plans keeps its variables and constraints, at whatever index the track is now. A new track gets the
/// variables and constraints of a removed track, preferably of a removed track after the same neighbor. Few
/// constraints therefore change if one item replaces another item.
struct TrackReuse {
  /// For each new track, the index of the old track whose variables and constraints the new track gets; nil if there is
  /// no such old track.
  private(set) var sources: [Int?]

  private var isFollowed: [Bool]

  /// The ranges of indices in which the tracks of both plans differ.
  let changed: ChangedRange

  /// Matches the tracks of a new plan with tracks of the previous plan.
  ///
  /// - Parameters:
  ///   - old: The owners of the previous plan's tracks.
  ///   - new: The owners of the new plan's tracks.
  init(from old: [ObjectIdentifier], to new: [ObjectIdentifier]) {
    sources = [Int?](repeating: nil, count: new.count)
    isFollowed = [Bool](repeating: false, count: old.count)
    changed = ChangedRange(from: old, to: new, by: ==)
    followThemselves(old, new)
    followNeighbours()
    followOthers()
  }

  /// The indices of the old tracks whose variables and constraints no new track gets.
  var vanished: [Int] { isFollowed.indices.filter { !isFollowed[$0] } }

  /// Returns, for each new track, the index of the old track whose variables the new track gets.
  ///
  /// - Parameter count: The number of tracks that have variables; at least as many as either plan has tracks.
  /// - Returns: `count` indices of old tracks, in the order of the new tracks. Old tracks whose variables no new track
  ///   needs come last.
  func order(of count: Int) -> [Int] {
    var rest = (vanished + (isFollowed.count..<count)).makeIterator()
    return sources.compactMap { $0 ?? rest.next() } + IteratorSequence(rest)
  }

  private mutating func followThemselves(_ old: [ObjectIdentifier], _ new: [ObjectIdentifier]) {
    for track in 0..<changed.new.lowerBound { follow(track, track) }
    for track in changed.new.upperBound..<new.count { follow(track, track + old.count - new.count) }
    var indices: [ObjectIdentifier: Int] = [:]
    indices.reserveCapacity(changed.old.count)
    for index in changed.old { indices[old[index]] = index }
    for track in changed.new { if let index = indices[new[track]] { follow(track, index) } }
  }

  /// Matches unmatched new tracks by their neighbors.
  ///
  /// If the track before a new track is matched with an old track, the new track gets the next old track. The first new
  /// track gets the first old track. An old track that is matched already is not matched again.
  private mutating func followNeighbours() {
    for track in sources.indices where sources[track] == nil {
      guard let index = track == 0 ? 0 : sources[track - 1].map({ $0 + 1 }) else { continue }
      if isFollowed.indices.contains(index) { follow(track, index) }
    }
  }

  private mutating func followOthers() {
    var rest = vanished.makeIterator()
    for track in sources.indices where sources[track] == nil {
      guard let index = rest.next() else { return }
      follow(track, index)
    }
  }

  private mutating func follow(_ track: Int, _ index: Int) {
    if isFollowed[index] { return }
    isFollowed[index] = true
    sources[track] = index
  }
}
