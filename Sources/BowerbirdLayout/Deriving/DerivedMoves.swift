/// What a layout moved that other numbers are derived from; who follows is only looked up if somebody asks.
struct DerivedMoves {
  /// A number and by how much it has changed.
  struct Move {
    let place: Int32
    let distance: Double
  }

  var moves: [Move] = []

  /// Who followed them then; nobody if nothing moved.
  var derivations: DerivationTable?

  /// The slots with numbers that have moved along, in no order.
  var slots: Set<Int32> {
    guard let derivations else { return [] }
    var distances: [Int: Double] = [:]
    for move in moves { distances[Int(move.place), default: 0] += move.distance }
    var slots = Set<Int32>()
    for move in moves {
      derivations.forEachFollower(of: Int(move.place)) { follower in
        if slots.contains(Int32(follower / 4)) { return }
        if derivations.rate(of: follower, in: { distances[$0] ?? 0 }) != 0 { slots.insert(Int32(follower / 4)) }
      }
    }
    return slots
  }
}
