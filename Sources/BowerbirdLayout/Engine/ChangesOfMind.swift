/// Counts how often items change what they decided, so that a layout ends whatever they do.
///
/// One item may wait for what another decides, in a nest of grids from the outermost to the innermost, and again once their
/// contents are measured. So rounds say little; that one item comes back again and again does.
struct ChangesOfMind {
  private var counts: [ObjectIdentifier: Int] = [:]
  private var rounds = 0
  private var mostRounds = 0

  /// How often an item may change its mind.
  static let most = 8

  /// Whether an item keeps changing its mind, or more new ones turn up than could ever be waited for.
  private(set) var areEndless = false

  /// Starts to count anew: what is known now may have everything decided again.
  ///
  /// - Parameter items: How many items there are that may change their minds.
  mutating func forget(among items: Int) {
    counts.removeAll(keepingCapacity: true)
    rounds = 0
    mostRounds = Self.most * (1 + items)
    areEndless = false
  }

  /// Counts one round in which these items have changed their minds.
  mutating func note(_ items: [ItemReference]) {
    rounds += 1
    if rounds >= mostRounds { areEndless = true }
    for item in items {
      counts[ObjectIdentifier(item), default: 0] += 1
      if counts[ObjectIdentifier(item)] == Self.most { areEndless = true }
    }
  }
}
