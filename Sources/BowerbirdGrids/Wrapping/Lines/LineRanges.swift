import BowerbirdLayout

/// The ranges of a grid's length in which its items have the same places, as linear functions of that length.
///
/// Items begin or end to grow or to shrink at the borders. Ranges with the same places are one.
struct LineRanges {
  /// A range that ends with a length, and the places of the items in it.
  struct Part {
    var end: Double
    let places: [PlacedItem]
  }

  /// The ranges, the shortest lengths first; the last one has no end.
  private(set) var parts: [Part] = []

  /// Finds all ranges, from the length 0 on.
  ///
  /// - Parameter places: Returns the places in a room, and narrows the room to the lengths at which they are the same.
  init(_ places: (inout SizingRoom) -> [PlacedItem]) {
    var length = 0.0
    while length < .infinity {
      var room = SizingRoom(length)
      let found = places(&room)
      length = room.range.upperBound
      if parts.last?.places == found {
        parts[parts.count - 1].end = length
      } else {
        parts.append(Part(end: length, places: found))
      }
    }
  }
}
