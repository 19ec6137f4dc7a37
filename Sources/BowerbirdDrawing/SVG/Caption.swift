import BowerbirdLayout

/// What a box is called, where that covers nothing.
struct Caption {
  var text: String
  var origin: Point
  var isCentered: Bool
  var isName: Bool

  private static let font = Font.monospaced(10)
  private static let sizeFont = Font.monospaced(8)
  private static let padding = 4.0

  /// The captions of a box: in its middle where it is empty, in a free corner where it has children, nowhere without room.
  static func captions(of box: Picture.PlacedBox) -> [Caption] {
    if box.name.isEmpty { return [] }
    return box.children.isEmpty ? inTheMiddle(of: box) : inACorner(of: box)
  }

  private static func inTheMiddle(of box: Picture.PlacedBox) -> [Caption] {
    let frame = box.frame
    let text = Self.text(box.name, within: frame.width - padding)
    if text.isEmpty || frame.height < 11 { return [] }
    let size = "\(decimal(frame.width)) × \(decimal(frame.height))"
    let hasSize = frame.height >= 30 && sizeFont.width(of: size) <= frame.width - 2 * padding
    let middle = frame.midY + 3.5
    let name = Caption(
      text: text, origin: Point(x: frame.midX, y: hasSize ? middle - 5 : middle), isCentered: true, isName: true)
    if !hasSize { return [name] }
    return [name, Caption(text: size, origin: Point(x: frame.midX, y: middle + 7), isCentered: true, isName: false)]
  }

  private static func inACorner(of box: Picture.PlacedBox) -> [Caption] {
    let frame = box.frame
    let size = Size(width: font.width(of: box.name) + padding, height: 11)
    let right = frame.maxX - size.width - 2
    let bottom = frame.maxY - size.height - 2
    let corners = [
      Point(x: frame.minX + 2, y: frame.minY + 2), Point(x: right, y: frame.minY + 2),
      Point(x: frame.minX + 2, y: bottom), Point(x: right, y: bottom),
    ]
    let free = corners.first { corner in
      let place = Rect(origin: corner, size: size)
      return right >= frame.minX && bottom >= frame.minY && !box.children.contains { $0.overlaps(place) }
    }
    guard let free else { return [] }
    let origin = Point(x: free.x + padding / 2, y: free.y + 9)
    return [Caption(text: box.name, origin: origin, isCentered: false, isName: true)]
  }

  /// As much of a name as fits, with an ellipsis where it does not; nothing below three characters.
  private static func text(_ name: String, within width: Double) -> String {
    if font.width(of: name) <= width { return name }
    let room = Int(max(0, width) / font.width(of: "x"))
    return room < 3 ? "" : String(name.prefix(room - 1)) + "…"
  }
}
