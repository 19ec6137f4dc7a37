/// The ranges in which two lists differ, between a common beginning and a common end.
///
/// Most changes of a grid concern few neighboring items. Only the items in the ranges have to be matched by a search.
///
/// ```swift
/// let changed = ChangedRange(from: [1, 2, 3, 4], to: [1, 5, 4], by: ==)
/// changed.old                            // 1..<3
/// changed.new                            // 1..<2
/// ```
struct ChangedRange {
  let old: Range<Int>
  let new: Range<Int>

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - old: The first list.
  ///   - new: The second list.
  ///   - areEqual: Returns whether two elements are equal.
  init<Element>(from old: [Element], to new: [Element], by areEqual: (Element, Element) -> Bool) {
    let shorter = min(old.count, new.count)
    var first = 0, last = 0
    while first < shorter && areEqual(old[first], new[first]) { first += 1 }
    while last < shorter - first && areEqual(old[old.count - 1 - last], new[new.count - 1 - last]) { last += 1 }
    self.old = first..<old.count - last
    self.new = first..<new.count - last
  }
}
