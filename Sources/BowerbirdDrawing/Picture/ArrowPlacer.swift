import BowerbirdLayout

/// Shifts arrows sideways, so that they lie neither on each other nor on texts.
struct ArrowPlacer {
  private static let distance = 12.0
  private static let mostShifts = 6
  private let texts: [Rect]
  private var placed: [Picture.PlacedArrow] = []

  /// Creates a placer for arrows in a picture with lines of text.
  ///
  /// - Parameter texts: The frames of the lines of text.
  init(beside texts: [Rect]) { self.texts = texts }

  /// Returns the arrow, shifted sideways until it lies on no earlier arrow and on no text.
  ///
  /// The search tries a few positions. If each of them lies on a text or an arrow, the function prefers a position on a
  /// text to a position on another arrow.
  mutating func place(_ arrow: Picture.PlacedArrow) -> Picture.PlacedArrow {
    var places = [arrow]
    for _ in 0..<Self.mostShifts { places.append(Self.shifted(places[places.count - 1])) }
    let free = places.filter { place in !placed.contains { Self.collide($0, place) } }
    let result = free.first { !liesOnText($0) } ?? free.first ?? places[places.count - 1]
    placed.append(result)
    return result
  }

  private func liesOnText(_ arrow: Picture.PlacedArrow) -> Bool { texts.contains { $0.overlaps(arrow.area) } }

  private static func shifted(_ arrow: Picture.PlacedArrow) -> Picture.PlacedArrow {
    let shift = isHorizontal(arrow) ? Point(x: 0, y: distance) : Point(x: distance, y: 0)
    var result = arrow
    result.start = arrow.start.moved(by: shift)
    result.end = arrow.end.moved(by: shift)
    return result
  }

  /// Returns whether two arrows are both horizontal or both vertical, and overlap.
  private static func collide(_ first: Picture.PlacedArrow, _ second: Picture.PlacedArrow) -> Bool {
    if isHorizontal(first) != isHorizontal(second) { return false }
    return area(of: first).overlaps(area(of: second))
  }

  private static func area(of arrow: Picture.PlacedArrow) -> Rect {
    let left = min(arrow.start.x, arrow.end.x)
    let top = min(arrow.start.y, arrow.end.y)
    let width = (arrow.end.x - arrow.start.x).magnitude
    let height = (arrow.end.y - arrow.start.y).magnitude
    if isHorizontal(arrow) { return Rect(x: left, y: top - distance / 2 + 1, width: width, height: distance - 2) }
    return Rect(x: left - distance / 2 + 1, y: top, width: distance - 2, height: height)
  }

  private static func isHorizontal(_ arrow: Picture.PlacedArrow) -> Bool { arrow.start.y == arrow.end.y }
}
