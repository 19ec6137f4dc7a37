import BowerbirdLayout

/// The ranges of a grid's length in which the starts and lengths of its items are linear functions of this length.
///
/// At the border between two ranges, an item begins or stops growing or shrinking. Neighboring ranges with the same
/// functions are merged.
struct PlacementRanges {
  /// The end of a range, and the starts and lengths of the items in the range.
  struct Part {
    var end: Double
    let items: [PlacedItem]
  }

  /// The ranges, the shortest lengths first; the last range ends at infinity.
  private(set) var parts: [Part] = []

  /// Finds all ranges, from the length 0 on.
  ///
  /// - Parameter items: A closure that returns the starts and lengths of the items for a length of the grid. The
  ///   closure narrows the range of its argument to the grid lengths at which the starts and lengths are the same
  ///   functions.
  init(_ items: (inout SizingInterval) -> [PlacedItem]) {
    var length = 0.0
    while length < .infinity {
      var room = SizingInterval(length)
      let found = items(&room)
      length = room.range.upperBound
      if parts.last?.items == found {
        parts[parts.count - 1].end = length
      } else {
        parts.append(Part(end: length, items: found))
      }
    }
  }
}
