/// A counter of the constraints of a tree, which gives each constraint an age.
///
/// An age is a serial number: a younger constraint has a larger age. Ages are only compared, so trees may share a
/// clock. When an item joins a tree, the clock of the item and the clock of the tree are merged. Items that have never
/// been in one tree have different clocks. Finding the current clock takes a number of steps logarithmic in the number
/// of merges, whatever the depth of the tree.
///
/// All items of a tree store the clock, even before the tree has an engine. The clock therefore also stores the tree's
/// unused constraint object; see ``exchangeSpare(with:)``.
final class TreeClock {
  /// The age of the youngest constraint; out of date once the clock has been merged into another clock.
  @exclusivity(unchecked) private(set) var age: Int

  /// The clock into which this clock was merged; nil for a current clock.
  @exclusivity(unchecked) private var merged: TreeClock?

  /// The length of the longest path of merges that ends at this clock.
  @exclusivity(unchecked) private(set) var rank = 0

  /// An unused constraint object, which the next operator uses; nil if there is none.
  @exclusivity(unchecked) private var spare: LayoutConstraint?

  init(youngest: Int = 0) { age = youngest }

  /// The clock at the end of the path of merges from this clock, or this clock itself if it has not been merged.
  var current: TreeClock {
    var clock = self
    while let next = clock.merged { clock = next }
    return clock
  }

  /// Whether the clock is in use, because it has not been merged into another clock.
  var isCurrent: Bool { merged == nil }

  /// Sets the age of the youngest constraint; the clock must be current.
  func advance(to age: Int) { self.age = age }

  /// Exchanges the unused constraint object with the argument; each of them may be nil.
  @inline(__always)
  func exchangeSpare(with constraint: inout LayoutConstraint?) { swap(&spare, &constraint) }

  /// Merges this clock and another clock, so that both have the same current clock.
  func merge(_ other: TreeClock) {
    let (first, second) = (current, other.current)
    if first === second { return }
    let (lower, upper) = first.rank > second.rank ? (second, first) : (first, second)
    if lower.rank == upper.rank { upper.rank += 1 }
    upper.age = max(upper.age, lower.age)
    lower.merged = upper
  }
}
