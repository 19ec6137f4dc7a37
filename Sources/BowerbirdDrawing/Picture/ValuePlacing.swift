import BowerbirdLayout

/// Puts the values of arrows where they cover no other text.
struct ValuePlacing {
  private var texts: [Rect]

  /// Begins with the texts that stand in a picture already.
  init(around texts: [Rect]) { self.texts = texts }

  /// The arrow with its value at the best place that is free; simply at the best one where none is.
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
