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
    // Borders that boxes share belong to the last of them, so names stand in borders only when all of them are drawn.
    for box in picture.boxes { writer.drawBorderName(of: box) }
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
      if !hasBorderName(box, in: area) { drawName(of: box, in: area, shade) }
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

  /// Whether the name stands in the border: that of a box that has children, or no room inside.
  private func hasBorderName(_ box: Picture.PlacedBox, in area: CellArea) -> Bool {
    !box.isLabel && (!box.children.isEmpty || area.innerHeight < 1)
  }

  private mutating func drawName(of box: Picture.PlacedBox, in area: CellArea, _ shade: Int) {
    let name = shortened(box.name, to: area.innerWidth)
    let free = area.innerWidth - width(of: name)
    let middle = area.top + 1 + (area.innerHeight - 1) / 2
    canvas.write(name, column: area.left + 1 + free / 2, row: middle, shade: shade)
  }

  /// Writes a name into a border where it covers nothing but lines: no other name, and no joint if that can be helped.
  private mutating func drawBorderName(of box: Picture.PlacedBox) {
    let area = area(of: box.frame)
    if box.name.isEmpty || !hasBorderName(box, in: area) || area.innerWidth < 3 { return }
    let columns = (area.left + 1)...(area.right - 1)
    let needed = width(of: box.name) + 2
    for (row, coversJoints) in [(area.top, false), (area.top, true), (area.bottom, false)] {
      let runs = canvas.lineRuns(in: row, columns, acrossJoints: coversJoints)
      guard let run = runs.first(where: { $0.count >= needed }) else { continue }
      canvas.write(" \(box.name) ", column: run.lowerBound, row: row, shade: Palette.index(at: box.depth))
      return
    }
    let runs = canvas.lineRuns(in: area.top, columns, acrossJoints: true)
    guard let longest = runs.max(by: { $0.count < $1.count }) else { return }
    let name = shortened(box.name, to: longest.count - 2)
    if name.isEmpty { return }
    canvas.write(" \(name) ", column: longest.lowerBound, row: area.top, shade: Palette.index(at: box.depth))
  }

  /// A label has a border where there is room for it around all of its text.
  private mutating func drawLabel(_ box: Picture.PlacedBox, saying text: String, in area: CellArea, _ shade: Int) {
    let isFramed = area.innerHeight >= box.lines.count && longest(box.lines) <= area.innerWidth
    if isFramed { canvas.drawBox(area, shade: shade) }
    let inside =
      isFramed
      ? CellArea(left: area.left + 1, top: area.top + 1, right: area.right - 1, bottom: area.bottom - 1)
      : besideLines(text, in: area)
    let lines = self.lines(of: box, saying: text, in: inside)
    let top = inside.top + max(0, inside.bottom - inside.top + 1 - lines.count) / 2
    for (index, line) in lines.enumerated() {
      canvas.write(line.text, column: inside.left + line.indent, row: top + index, shade: shade)
    }
  }

  /// The part of a label's cells along whose sides no line runs, if the text fits in there without a word being broken.
  private func besideLines(_ text: String, in area: CellArea) -> CellArea {
    var part = area
    if canvas.hasLine(in: area.left, area.top...area.bottom) { part.left += 1 }
    if canvas.hasLine(in: area.right, area.top...area.bottom) { part.right -= 1 }
    let width = part.right - part.left + 1
    if width < 1 { return area }
    let lines = Label(text, font: .cells).lines(in: Double(width))
    let hasWholeWords = lines.flatMap { $0.text.split(separator: " ") } == text.split { $0 == " " || $0 == "\n" }
    return hasWholeWords && lines.count <= area.bottom - area.top + 1 ? part : area
  }

  /// The lines as the layout has them, or broken anew where characters are wider than what they stand for.
  private func lines(of box: Picture.PlacedBox, saying text: String, in area: CellArea) -> [(text: String, indent: Int)]
  {
    let width = area.right - area.left + 1
    let height = area.bottom - area.top + 1
    if longest(box.lines) <= width && box.lines.count <= height {
      return box.lines.map { line in
        let indent = Int(((line.frame.minX - box.frame.minX) * scale).rounded())
        return (line.text, max(0, min(indent, width - self.width(of: line.text))))
      }
    }
    let label = Label(text, font: .cells)
    label.maximumLines = max(1, height)
    return label.lines(in: Double(width)).map { ($0.text, 0) }
  }

  private func longest(_ lines: [Picture.PlacedLine]) -> Int {
    lines.map { width(of: $0.text) }.max() ?? 0
  }

  private func width(of text: String) -> Int { Int(Font.cells.width(of: text)) }

  /// As much of a name as fits, with an ellipsis where it does not.
  private func shortened(_ name: String, to width: Int) -> String {
    if width < 1 { return "" }
    let label = Label(name, font: .cells)
    label.maximumLines = 1
    let line = label.lines(in: Double(width)).first?.text ?? ""
    return self.width(of: line) <= width ? line : ""
  }
}
