import BowerbirdLayout

/// The heads of an arrow, and the positions of its value.
enum ArrowShape {
  private static let size = 3.0

  /// Returns the SVG path of the heads at both ends of an arrow; an arrow that is too short for heads has bars instead.
  static func heads(of arrow: Picture.PlacedArrow) -> String {
    let length = max(abs(arrow.end.x - arrow.start.x), abs(arrow.end.y - arrow.start.y))
    if length < 2 * size { return bar(at: arrow.start, of: arrow) + bar(at: arrow.end, of: arrow) }
    return head(at: arrow.start, towards: arrow.end) + head(at: arrow.end, towards: arrow.start)
  }

  /// Returns possible positions of the middle of the value's baseline, best first: above or below a horizontal arrow,
  /// beside a vertical arrow.
  static func valuePlaces(of arrow: Picture.PlacedArrow) -> [Point] {
    let shares = [0.5, 0.25, 0.75, 0.12, 0.88]
    let places = shares.map { share in
      Point(
        x: arrow.start.x + share * (arrow.end.x - arrow.start.x),
        y: arrow.start.y + share * (arrow.end.y - arrow.start.y))
    }
    if isHorizontal(arrow) {
      return places.map { Point(x: $0.x, y: $0.y - 4) } + places.map { Point(x: $0.x, y: $0.y + 11) }
    }
    let aside = 4 + font.width(of: arrow.value) / 2
    return places.map { Point(x: $0.x + aside, y: $0.y + 3) } + places.map { Point(x: $0.x - aside, y: $0.y + 3) }
  }

  /// Returns the area that the value covers at a position.
  static func valueArea(of arrow: Picture.PlacedArrow, at place: Point) -> Rect {
    let width = font.width(of: arrow.value)
    return Rect(x: place.x - width / 2, y: place.y - 8, width: width, height: 9)
  }

  private static let font = Font.monospaced(9)

  private static func isHorizontal(_ arrow: Picture.PlacedArrow) -> Bool {
    abs(arrow.end.x - arrow.start.x) >= abs(arrow.end.y - arrow.start.y)
  }

  private static func head(at tip: Point, towards other: Point) -> String {
    let isHorizontal = abs(other.x - tip.x) >= abs(other.y - tip.y)
    let x = other.x >= tip.x ? size : -size
    let y = other.y >= tip.y ? size : -size
    let left = isHorizontal ? Point(x: tip.x + x, y: tip.y - size) : Point(x: tip.x - size, y: tip.y + y)
    let right = isHorizontal ? Point(x: tip.x + x, y: tip.y + size) : Point(x: tip.x + size, y: tip.y + y)
    return "M\(pair(left))L\(pair(tip))L\(pair(right))"
  }

  private static func bar(at place: Point, of arrow: Picture.PlacedArrow) -> String {
    let along = isHorizontal(arrow)
    let start = Point(x: place.x - (along ? 0 : size), y: place.y - (along ? size : 0))
    let end = Point(x: place.x + (along ? 0 : size), y: place.y + (along ? size : 0))
    return "M\(pair(start))L\(pair(end))"
  }

  private static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
}
