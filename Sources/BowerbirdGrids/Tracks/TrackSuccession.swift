/// Which tracks of a plan take over what tracks of the plan before had: their numbers and their constraints.
///
/// A track follows itself, wherever it is now. A new one takes what a vanished one leaves, best the one that was where it is,
/// so that little changes where one item takes the place of another.
struct TrackSuccession {
  /// The old track that each new one follows; nil if there is none left.
  private(set) var sources: [Int?]

  private var isFollowed: [Bool]

  /// Compares two plans.
  ///
  /// - Parameters:
  ///   - old: What the tracks of the plan before belong to.
  ///   - new: What those of the present plan belong to.
  init(from old: [ObjectIdentifier], to new: [ObjectIdentifier]) {
    sources = [Int?](repeating: nil, count: new.count)
    isFollowed = [Bool](repeating: false, count: old.count)
    followThemselves(old, new)
    followNeighbours()
    followOthers()
  }

  /// Old tracks that none follows.
  var vanished: [Int] { isFollowed.indices.filter { !isFollowed[$0] } }

  /// Whose numbers each track takes.
  ///
  /// - Parameter count: How many tracks there are numbers for, at least as many as either plan has.
  /// - Returns: As many places of old tracks; those whose numbers no track needs come last.
  func order(of count: Int) -> [Int] {
    var rest = (vanished + (isFollowed.count..<count)).makeIterator()
    return sources.compactMap { $0 ?? rest.next() } + IteratorSequence(rest)
  }

  private mutating func followThemselves(_ old: [ObjectIdentifier], _ new: [ObjectIdentifier]) {
    var places: [ObjectIdentifier: Int] = [:]
    places.reserveCapacity(old.count)
    for place in old.indices { places[old[place]] = place }
    for track in new.indices { if let place = places[new[track]] { follow(track, place) } }
  }

  /// A new track behind one that is known takes what followed that.
  private mutating func followNeighbours() {
    for track in sources.indices where sources[track] == nil {
      guard let place = track == 0 ? 0 : sources[track - 1].map({ $0 + 1 }) else { continue }
      if isFollowed.indices.contains(place) { follow(track, place) }
    }
  }

  private mutating func followOthers() {
    var rest = vanished.makeIterator()
    for track in sources.indices where sources[track] == nil {
      guard let place = rest.next() else { return }
      follow(track, place)
    }
  }

  private mutating func follow(_ track: Int, _ place: Int) {
    if isFollowed[place] { return }
    isFollowed[place] = true
    sources[track] = place
  }
}
