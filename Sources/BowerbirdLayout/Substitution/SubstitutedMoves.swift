/// The changes, in one layout, of numbers that substituted numbers follow.
///
/// The followers are looked up only when a report is asked for the changed items.
struct SubstitutedMoves {
  /// A number and its change.
  struct Move {
    let index: Int32
    let distance: Double
  }

  var moves: [Move] = []

  /// The substitutions at the time of the changes; nil if nothing has changed.
  var substitutions: SubstitutionTable?

  /// The slots whose substituted numbers have changed, in no particular order.
  var slots: Set<Int32> {
    guard let substitutions else { return [] }
    var distances: [Int: Double] = [:]
    for move in moves { distances[Int(move.index), default: 0] += move.distance }
    var slots = Set<Int32>()
    for move in moves {
      substitutions.forEachFollower(of: Int(move.index)) { follower in
        let slot = Int32(SlotNumber.slot(of: follower))
        if slots.contains(slot) { return }
        if substitutions.rate(of: follower, in: { distances[$0] ?? 0 }) != 0 { slots.insert(slot) }
      }
    }
    return slots
  }
}
