import BowerbirdLayout

/// Draws a picture in characters.
struct TerminalWriter {
  /// A terminal's cell is about twice as high as it is wide.
  private static let cellHeight = 2.0
  private static let mostColumns = 1000
  private static let mostRows = 4000

  private let picture: Picture
  private let scale: Double
  private var canvas: TerminalCanvas

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: What is drawn.
  ///   - columns: How many characters wide it is.
  ///   - colors: The colors of boxes and texts, nil for none.
  /// - Returns: Lines, each with its end.
  static func text(of picture: Picture, columns: Int, colors: Palette?) -> String {
    var writer = TerminalWriter(picture: picture, columns: columns)
    for box in picture.boxes { writer.draw(box) }
    return ColorWriter.text(of: writer.canvas, colors)
  }

  private init(picture: Picture, columns: Int) {
    let columns = min(max(columns, 2), Self.mostColumns)
    let bounds = picture.bounds
    self.picture = picture
    scale = bounds.width > 0 ? Double(columns - 1) / bounds.width : 0
    let height = (bounds.height * scale / Self.cellHeight).rounded()
    canvas = TerminalCanvas(columns: columns, rows: Int(min(max(height, 0), Double(Self.mostRows))) + 1)
  }

  // MARK: - Boxes

  private mutating func draw(_ box: Picture.PlacedBox) {
    let area = area(of: box.frame)
    let shade = Palette.index(at: box.depth)
    if let text = box.text {
      drawLabel(box, saying: text, in: area, shade)
    } else {
      canvas.drawBox(area, shade: shade)
      drawName(of: box, in: area, shade)
    }
  }

  /// Edges are rounded, not extents, so that edges that coincide do so in characters too.
  private func area(of frame: Rect) -> CellArea {
    let bounds = picture.bounds
    let column = { (x: Double) in clamped((x - bounds.minX) * scale, canvas.columns - 1) }
    let row = { (y: Double) in clamped((y - bounds.minY) * scale / Self.cellHeight, canvas.rows - 1) }
    return CellArea(
      left: column(frame.minX), top: row(frame.minY), right: column(frame.maxX), bottom: row(frame.maxY))
  }

  private func clamped(_ value: Double, _ most: Int) -> Int { Int(min(max(value.rounded(), 0), Double(most))) }

  // MARK: - Names and texts

  /// The name stands in the border of a box that has children, and in the middle of one that has none.
  private mutating func drawName(of box: Picture.PlacedBox, in area: CellArea, _ shade: Int) {
    if box.name.isEmpty { return }
    if !box.children.isEmpty || area.innerHeight < 1 {
      let name = shortened(box.name, to: area.innerWidth - 2)
      if name.isEmpty { return }
      canvas.write(" \(name) ", column: area.left + 1, row: area.top, shade: shade)
    } else {
      let name = shortened(box.name, to: area.innerWidth)
      let free = area.innerWidth - Int(Font.cells.width(of: name))
      let middle = area.top + 1 + (area.innerHeight - 1) / 2
      canvas.write(name, column: area.left + 1 + free / 2, row: middle, shade: shade)
    }
  }

  /// A label has a border where there is room for it around all of its text.
  private mutating func drawLabel(_ box: Picture.PlacedBox, saying text: String, in area: CellArea, _ shade: Int) {
    let isFramed = area.innerHeight >= box.lines.count && longest(box.lines) <= area.innerWidth
    if isFramed { canvas.drawBox(area, shade: shade) }
    let inside =
      isFramed ? CellArea(left: area.left + 1, top: area.top + 1, right: area.right - 1, bottom: area.bottom - 1) : area
    let lines = self.lines(of: box, saying: text, in: inside)
    let top = inside.top + max(0, inside.bottom - inside.top + 1 - lines.count) / 2
    for (index, line) in lines.enumerated() {
      canvas.write(line.text, column: inside.left + line.indent, row: top + index, shade: shade)
    }
  }

  /// The lines as the layout has them, or broken anew where characters are wider than what they stand for.
  private func lines(of box: Picture.PlacedBox, saying text: String, in area: CellArea) -> [(text: String, indent: Int)]
  {
    let width = area.right - area.left + 1
    let height = area.bottom - area.top + 1
    if longest(box.lines) <= width && box.lines.count <= height {
      return box.lines.map { line in
        let indent = Int(((line.frame.minX - box.frame.minX) * scale).rounded())
        return (line.text, max(0, min(indent, width - Int(Font.cells.width(of: line.text)))))
      }
    }
    let label = Label(text, font: .cells)
    label.maximumLines = max(1, height)
    return label.lines(in: Double(width)).map { ($0.text, 0) }
  }

  private func longest(_ lines: [Picture.PlacedLine]) -> Int {
    Int(lines.map { Font.cells.width(of: $0.text) }.max() ?? 0)
  }

  /// As much of a name as fits, with an ellipsis where it does not.
  private func shortened(_ name: String, to width: Int) -> String {
    if width < 1 { return "" }
    let label = Label(name, font: .cells)
    label.maximumLines = 1
    let line = label.lines(in: Double(width)).first?.text ?? ""
    return Int(Font.cells.width(of: line)) <= width ? line : ""
  }
}
