import BowerbirdLayout

/// Places the values of arrows where they cover no other text.
struct ValuePlacer {
  private var texts: [Rect]

  /// Creates a placer for values in a picture with other texts.
  ///
  /// - Parameter texts: The areas of the other texts.
  init(around texts: [Rect]) { self.texts = texts }

  /// Returns the arrow with its value at the first possible position that covers no other text.
  ///
  /// If all positions cover other texts, the value is at the first possible position.
  mutating func place(_ arrow: Picture.PlacedArrow) -> Picture.PlacedArrow {
    let places = ArrowShape.valuePlaces(of: arrow)
    let free = places.first { place in
      let area = ArrowShape.valueArea(of: arrow, at: place)
      return !texts.contains { $0.overlaps(area) }
    }
    var result = arrow
    result.valuePlace = free ?? places[0]
    texts.append(ArrowShape.valueArea(of: result, at: result.valuePlace))
    return result
  }
}
