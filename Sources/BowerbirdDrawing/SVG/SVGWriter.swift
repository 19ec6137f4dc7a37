import BowerbirdLayout

/// Writes a picture as SVG.
struct SVGWriter {
  private let picture: Picture
  private let options: DrawingOptions
  private let isEmbedded: Bool
  private var output = ""

  /// The color of edges that a text crosses; it is visible on a light and on a dark ground.
  private static let warning = "#e5484d"

  /// Returns a picture as SVG.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - options: The content and the colors of the drawing.
  ///   - isEmbedded: Whether the picture is a part of a page, which has the style sheet and the background.
  /// - Returns: An `svg` element.
  static func svg(of picture: Picture, _ options: DrawingOptions, isEmbedded: Bool = false) -> String {
    var writer = SVGWriter(picture: picture, options: options, isEmbedded: isEmbedded)
    writer.writeDocument()
    return writer.output
  }

  private init(picture: Picture, options: DrawingOptions, isEmbedded: Bool) {
    self.picture = picture
    self.options = options
    self.isEmbedded = isEmbedded
  }

  private mutating func writeDocument() {
    let bounds = picture.bounds
    let margin = options.margin
    let width = number(bounds.width + 2 * margin)
    let height = number(bounds.height + 2 * margin)
    let left = number(bounds.minX - margin)
    let top = number(bounds.minY - margin)
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
    let appearance = box.appearance, radius = number(corner(of: box))
    var shape = "<rect class=\"\(kind)\(shade)\" \(geometry(of: box.frame)) rx=\"\(radius)\""
    if let fill = appearance.fill { shape += " style=\"fill: \(escaped(fill)); stroke: none\"" }
    write(shape + (isEmbedded ? "><title>\(escaped(hint(of: box)))</title></rect>" : "/>"))
    if let image = appearance.image {
      let clip = "preserveAspectRatio=\"xMidYMid slice\" style=\"clip-path: inset(0 round \(radius)px)\""
      write("<image href=\"\(escaped(image))\" \(geometry(of: box.frame)) \(clip)/>")
    }
    writeGuides(of: box)
  }

  /// Returns the attributes of a frame, inset by half a stroke so that neighbors do not touch.
  private func geometry(of frame: Rect) -> String {
    let drawn = frame.inset(by: 0.5)
    let width = number(drawn.width)
    let height = number(drawn.height)
    return "x=\"\(number(drawn.minX))\" y=\"\(number(drawn.minY))\" width=\"\(width)\" height=\"\(height)\""
  }

  /// Returns the hint that a page shows for the box under the pointer: the path and the frame of the box.
  private func hint(of box: Picture.PlacedBox) -> String {
    let frame = box.frame
    let place = "\(number(frame.width)) × \(number(frame.height)) at (\(number(frame.minX)), \(number(frame.minY)))"
    return box.path.isEmpty ? place : "\(box.path): \(place)"
  }

  private func corner(of box: Picture.PlacedBox) -> Double {
    let least = min(box.frame.width, box.frame.height)
    guard let wanted = box.appearance.cornerRadius, wanted.isFinite else { return min(4, least / 4) }
    return max(0, min(wanted, least / 2))
  }

  private mutating func writeText(of box: Picture.PlacedBox) {
    let shade = Palette.index(at: box.depth)
    for line in box.lines where !line.text.isEmpty { writeLine(line, isBold: box.appearance.isBold) }
    for edge in box.crossedEdges {
      let stroke = "stroke=\"\(Self.warning)\" stroke-width=\"2\""
      write("<path class=\"overflow\" \(stroke) d=\"\(path(edge.start, edge.end))\"/>")
    }
    for caption in box.captions {
      let anchor = caption.isCentered ? " middle" : ""
      let kind = caption.isName ? "name" : "size"
      let place = "x=\"\(number(caption.origin.x))\" y=\"\(number(caption.origin.y))\""
      write("<text class=\"\(kind) ink\(shade)\(anchor)\" \(place)>\(escaped(caption.text))</text>")
    }
  }

  /// Writes a line of text, stretched or squeezed to the measured width, because the viewer may have another font.
  private mutating func writeLine(_ line: Picture.PlacedLine, isBold: Bool) {
    let face = line.font.face == .proportional ? "text" : "mono"
    let place =
      "x=\"\(number(line.origin.x))\" y=\"\(number(line.origin.y))\" font-size=\"\(number(line.fontSize))\""
    let length = "textLength=\"\(number(line.frame.width))\" lengthAdjust=\"spacingAndGlyphs\""
    let weight = isBold ? " font-weight=\"bold\"" : ""
    write("<text class=\"\(face) ink\" \(place)\(weight) \(length)>\(escaped(line.text))</text>")
  }

  // MARK: - Guides and arrows

  private mutating func writeGuides(of box: Picture.PlacedBox) {
    for gap in box.gaps {
      write("<rect class=\"gap\" x=\"\(number(gap.minX))\" y=\"\(number(gap.minY))\" \(extent(of: gap))/>")
    }
    for line in box.guides { write("<path class=\"guide\" d=\"\(path(line.start, line.end))\"/>") }
  }

  private func extent(of frame: Rect) -> String {
    "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\""
  }

  private func path(_ start: Point, _ end: Point) -> String {
    "M\(number(start.x)) \(number(start.y))L\(number(end.x)) \(number(end.y))"
  }

  private mutating func writeArrow(_ arrow: Picture.PlacedArrow) {
    let kind = arrow.isRequired ? "arrow" : "arrow wish"
    write("<path class=\"\(kind)\" d=\"\(path(arrow.start, arrow.end))\(ArrowShape.heads(of: arrow))\"/>")
    let middle = arrow.valuePlace
    write("<text class=\"value\" x=\"\(number(middle.x))\" y=\"\(number(middle.y))\">\(escaped(arrow.value))</text>")
  }
}
