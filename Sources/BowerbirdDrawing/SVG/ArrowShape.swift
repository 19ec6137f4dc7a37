import BowerbirdLayout

/// The heads of an arrow, and where its value stands.
enum ArrowShape {
  private static let size = 3.0

  /// A head at each end, as a path; an arrow too short for heads has bars.
  static func heads(of arrow: Picture.PlacedArrow) -> String {
    let length = max(abs(arrow.end.x - arrow.start.x), abs(arrow.end.y - arrow.start.y))
    if length < 2 * size { return bar(at: arrow.start, of: arrow) + bar(at: arrow.end, of: arrow) }
    return head(at: arrow.start, towards: arrow.end) + head(at: arrow.end, towards: arrow.start)
  }

  /// The middle of the baseline of the value: above a horizontal arrow, beside a vertical one.
  static func valuePlace(of arrow: Picture.PlacedArrow) -> Point {
    let x = (arrow.start.x + arrow.end.x) / 2
    let y = (arrow.start.y + arrow.end.y) / 2
    if isHorizontal(arrow) { return Point(x: x, y: y - 4) }
    return Point(x: x + 4 + Font.monospaced(9).width(of: arrow.value) / 2, y: y + 3)
  }

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

  private static func pair(_ point: Point) -> String { "\(decimal(point.x)) \(decimal(point.y))" }
}
