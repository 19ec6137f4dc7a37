import BowerbirdLayout

/// The name or the size of a box, with its position in the picture.
struct Caption {
  var text: String
  var origin: Point
  var isCentered: Bool
  var isName: Bool

  private static let font = Font.monospaced(10)
  private static let sizeFont = Font.monospaced(8)
  private static let padding = 4.0

  /// The area that the caption covers.
  var area: Rect {
    let width = (isName ? Self.font : Self.sizeFont).width(of: text)
    return Rect(x: origin.x - (isCentered ? width / 2 : 0), y: origin.y - (isName ? 8 : 6), width: width, height: 10)
  }

  /// Returns the captions of a box.
  ///
  /// If a box has no children and nothing covers its middle, the name is in the middle, with the size if there is room.
  /// Otherwise, the name alone is in a free corner. A box without a name or without room has no captions. If possible,
  /// captions do not lie on arrows.
  static func captions(of box: Picture.PlacedBox, around arrows: [Rect]) -> [Caption] {
    if box.name.isEmpty { return [] }
    let near = arrows.filter { $0.overlaps(box.frame) }
    let captions = captions(of: box, near, besideArrows: !arrows.isEmpty)
    return captions.isEmpty && !near.isEmpty ? Self.captions(of: box, [], besideArrows: true) : captions
  }

  private static func captions(of box: Picture.PlacedBox, _ arrows: [Rect], besideArrows: Bool) -> [Caption] {
    let middle = box.children.isEmpty ? inTheMiddle(of: box, besideArrows) : []
    let obstacles = box.covers + arrows
    let isFree = !middle.contains { caption in obstacles.contains { $0.overlaps(caption.area) } }
    return middle.isEmpty || !isFree ? inACorner(of: box, box.children + obstacles) : middle
  }

  private static func inTheMiddle(of box: Picture.PlacedBox, _ besideArrows: Bool) -> [Caption] {
    let frame = box.frame
    let text = Self.text(box.name, within: frame.width - padding)
    if text.isEmpty || frame.height < 11 { return [] }
    let size = "\(tenths(frame.width)) × \(tenths(frame.height))"
    // Arrows across a small box show its size already, and need the room.
    let least = besideArrows ? 64.0 : 30.0
    let hasSize = frame.height >= least && sizeFont.width(of: size) <= frame.width - 2 * padding
    let middle = frame.midY + 3.5
    let name = Caption(
      text: text, origin: Point(x: frame.midX, y: hasSize ? middle - 5 : middle), isCentered: true, isName: true)
    if !hasSize { return [name] }
    return [name, Caption(text: size, origin: Point(x: frame.midX, y: middle + 7), isCentered: true, isName: false)]
  }

  private static func inACorner(of box: Picture.PlacedBox, _ obstacles: [Rect]) -> [Caption] {
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
      return right >= frame.minX && bottom >= frame.minY && !obstacles.contains { $0.overlaps(place) }
    }
    guard let free else { return [] }
    let origin = Point(x: free.x + padding / 2, y: free.y + 9)
    return [Caption(text: box.name, origin: origin, isCentered: false, isName: true)]
  }

  /// Returns a number rounded to tenths, because smaller differences cannot be seen in a picture.
  private static func tenths(_ value: Double) -> String { number((value * 10).rounded() / 10) }

  /// Returns as much of a name as fits, with an ellipsis if the name is cut off.
  ///
  /// If neither the name nor three characters fit, the result is empty.
  private static func text(_ name: String, within width: Double) -> String {
    if font.width(of: name) <= width { return name }
    if width < 3 * font.width(of: "x") { return "" }
    let label = Label(name, font: font)
    label.maximumLines = 1
    return label.lines(in: width).first?.text ?? ""
  }
}
