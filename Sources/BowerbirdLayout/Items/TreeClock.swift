/// Counts the constraints of a tree, so that each has an age.
///
/// Ages are only compared, so trees may share a clock: items that come together merge their clocks, and items that never were in
/// one tree keep clocks of their own. Finding a clock takes steps logarithmic in the number of merges, however deep the tree is.
final class TreeClock {
  /// The age of the youngest constraint; the clock must be current.
  @exclusivity(unchecked) private(set) var age: Int

  /// The clock that this one was merged into.
  @exclusivity(unchecked) private var merged: TreeClock?

  /// The length of the longest path of merges that ends here.
  @exclusivity(unchecked) private(set) var rank = 0

  init(youngest: Int = 0) { age = youngest }

  /// The clock that counts for all items whose clocks were merged into this one.
  var current: TreeClock {
    var clock = self
    while let next = clock.merged { clock = next }
    return clock
  }

  /// Whether the clock counts, and was not merged into another one.
  var isCurrent: Bool { merged == nil }

  /// Notes a constraint that is younger than all others; asked of a current clock.
  func advance(to age: Int) { self.age = age }

  /// Makes two clocks count as one.
  func merge(_ other: TreeClock) {
    let (first, second) = (current, other.current)
    if first === second { return }
    let (lower, upper) = first.rank > second.rank ? (second, first) : (first, second)
    if lower.rank == upper.rank { upper.rank += 1 }
    upper.age = max(upper.age, lower.age)
    lower.merged = upper
  }
}
