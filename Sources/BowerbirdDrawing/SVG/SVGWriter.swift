import BowerbirdLayout

/// Writes a picture as SVG.
struct SVGWriter {
  private let picture: Picture
  private let options: DrawingOptions
  private var output = ""

  /// Writes a picture.
  ///
  /// - Parameters:
  ///   - picture: What is drawn.
  ///   - options: How it is drawn.
  ///   - isEmbedded: Whether the page that it becomes a part of has the styles already.
  /// - Returns: An `svg` element.
  static func svg(of picture: Picture, _ options: DrawingOptions, isEmbedded: Bool = false) -> String {
    var writer = SVGWriter(picture: picture, options: options)
    writer.writeDocument(isEmbedded: isEmbedded)
    return writer.output
  }

  private init(picture: Picture, options: DrawingOptions) {
    self.picture = picture
    self.options = options
  }

  private mutating func writeDocument(isEmbedded: Bool) {
    let bounds = picture.bounds
    let margin = options.margin
    let width = decimal(bounds.width + 2 * margin)
    let height = decimal(bounds.height + 2 * margin)
    let left = decimal(bounds.minX - margin)
    let top = decimal(bounds.minY - margin)
    output +=
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"bowerbird\" role=\"img\" width=\"\(width)\" height=\"\(height)\" "
    output += "viewBox=\"\(left) \(top) \(width) \(height)\">\n"
    if let root = picture.boxes.first { write("<title>\(escaped(root.name))</title>") }
    if !isEmbedded {
      write("<style>\n\(DrawingStyle.css(options.theme))</style>")
      write("<rect class=\"ground\" x=\"\(left)\" y=\"\(top)\" width=\"\(width)\" height=\"\(height)\"/>")
    }
    for box in picture.boxes { writeBox(box) }
    for box in picture.boxes { writeText(of: box) }
    for arrow in picture.arrows { writeArrow(arrow) }
    output += "</svg>\n"
  }

  private mutating func write(_ line: String) { output += "  \(line)\n" }

  // MARK: - Boxes and texts

  private mutating func writeBox(_ box: Picture.PlacedBox) {
    let shade = Palette.index(at: box.depth)
    let kind = box.isLabel ? "label line" : "box shade"
    write("<rect class=\"\(kind)\(shade)\" \(geometry(of: box.frame)) rx=\"\(decimal(corner(of: box.frame)))\"/>")
    writeGuides(of: box)
  }

  /// Half a stroke inside its frame, so that neighbours stay apart by a hair.
  private func geometry(of frame: Rect) -> String {
    let drawn = frame.inset(by: 0.5)
    let width = decimal(drawn.width)
    let height = decimal(drawn.height)
    return "x=\"\(decimal(drawn.minX))\" y=\"\(decimal(drawn.minY))\" width=\"\(width)\" height=\"\(height)\""
  }

  private func corner(of frame: Rect) -> Double { min(4, min(frame.width, frame.height) / 4) }

  private mutating func writeText(of box: Picture.PlacedBox) {
    let shade = Palette.index(at: box.depth)
    for line in box.lines where !line.text.isEmpty { writeLine(line) }
    for caption in box.captions {
      let anchor = caption.isCentered ? " middle" : ""
      let kind = caption.isName ? "name" : "size"
      let place = "x=\"\(decimal(caption.origin.x))\" y=\"\(decimal(caption.origin.y))\""
      write("<text class=\"\(kind) ink\(shade)\(anchor)\" \(place)>\(escaped(caption.text))</text>")
    }
  }

  /// A line is as wide as it was measured, whatever font the viewer has.
  private mutating func writeLine(_ line: Picture.PlacedLine) {
    let face = line.font.face == .proportional ? "text" : "mono"
    let place =
      "x=\"\(decimal(line.origin.x))\" y=\"\(decimal(line.origin.y))\" font-size=\"\(decimal(line.fontSize))\""
    let length = "textLength=\"\(decimal(line.frame.width))\" lengthAdjust=\"spacingAndGlyphs\""
    write("<text class=\"\(face) ink\" \(place) \(length)>\(escaped(line.text))</text>")
  }

  // MARK: - Guides and arrows

  private mutating func writeGuides(of box: Picture.PlacedBox) {
    for gap in box.gaps {
      write("<rect class=\"gap\" x=\"\(decimal(gap.minX))\" y=\"\(decimal(gap.minY))\" \(extent(of: gap))/>")
    }
    for line in box.guides { write("<path class=\"guide\" d=\"\(path(line.start, line.end))\"/>") }
  }

  private func extent(of frame: Rect) -> String {
    "width=\"\(decimal(frame.width))\" height=\"\(decimal(frame.height))\""
  }

  private func path(_ start: Point, _ end: Point) -> String {
    "M\(decimal(start.x)) \(decimal(start.y))L\(decimal(end.x)) \(decimal(end.y))"
  }

  private mutating func writeArrow(_ arrow: Picture.PlacedArrow) {
    let kind = arrow.isRequired ? "arrow" : "arrow wish"
    write("<path class=\"\(kind)\" d=\"\(path(arrow.start, arrow.end))\(ArrowShape.heads(of: arrow))\"/>")
    let middle = arrow.valuePlace
    write("<text class=\"value\" x=\"\(decimal(middle.x))\" y=\"\(decimal(middle.y))\">\(escaped(arrow.value))</text>")
  }
}
