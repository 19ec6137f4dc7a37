import BowerbirdLayout

/// Draws a picture in characters.
struct TerminalWriter {
  /// The height of a terminal's cell in units of its width, approximately.
  private static let cellHeight = 2.0
  private static let mostColumns = 1000
  private static let mostRows = 4000

  let picture: Picture
  /// The smallest rectangle around all boxes.
  private let bounds: Rect
  /// The number of columns for each unit of the picture.
  let scale: Double
  var canvas: TerminalCanvas

  /// Returns a picture in characters.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - columns: The width in characters.
  ///   - colors: The colors of boxes and texts; nil for a text without colors.
  /// - Returns: Lines, each with a newline.
  static func text(of picture: Picture, columns: Int, colors: Palette?) -> String {
    var writer = TerminalWriter(picture: picture, columns: columns)
    for box in picture.boxes { writer.draw(box) }
    // Texts and names avoid lines. A box may change the lines that it shares with other boxes, so all boxes come first.
    for index in picture.boxes.indices { writer.drawText(at: index) }
    for box in picture.boxes { writer.drawBorderName(of: box) }
    for box in picture.boxes { writer.markCrossedEdges(of: box) }
    return ColorWriter.text(of: writer.canvas, colors)
  }

  private init(picture: Picture, columns: Int) {
    let columns = min(max(columns, 2), Self.mostColumns)
    bounds = picture.bounds
    self.picture = picture
    scale = bounds.width > 0 ? Double(columns - 1) / bounds.width : 0
    let rows = Self.clamped(bounds.height * scale / Self.cellHeight, Self.mostRows)
    canvas = TerminalCanvas(columns: columns, rows: rows + 1)
  }

  // MARK: - Boxes

  private mutating func draw(_ box: Picture.PlacedBox) {
    let area = area(of: box.frame)
    let shade = Palette.index(at: box.depth)
    if box.isLabel {
      if isFramed(box, in: area) { canvas.drawBox(area, shade: shade) }
    } else {
      canvas.drawBox(area, shade: shade)
      if !hasBorderName(box, in: area) { drawName(of: box, in: area, shade) }
    }
  }

  /// Returns the cells of a frame.
  ///
  /// The function rounds edges, not widths and heights: edges that coincide in the layout coincide in characters too. A
  /// width or height that rounding has made slightly negative counts as 0.
  func area(of frame: Rect) -> CellArea {
    let column = { (x: Double) in clamped((x - bounds.minX) * scale, canvas.columns - 1) }
    let row = { (y: Double) in clamped(rows(to: y), canvas.rows - 1) }
    let left = column(frame.minX), top = row(frame.minY)
    return CellArea(left: left, top: top, right: max(left, column(frame.maxX)), bottom: max(top, row(frame.maxY)))
  }

  /// Returns the number of rows above a y coordinate of the picture.
  func rows(to y: Double) -> Double { (y - bounds.minY) * scale / Self.cellHeight }

  /// Returns a value rounded to a whole number from 0 to a maximum; 0 for NaN, which may follow from huge frames.
  func clamped(_ value: Double, _ most: Int) -> Int { Self.clamped(value, most) }

  private static func clamped(_ value: Double, _ most: Int) -> Int {
    value > 0 ? Int(min(value.rounded(), Double(most))) : 0
  }

  // MARK: - Names

  /// Returns whether the name of a box is written into its border: the box has children, or no room inside.
  private func hasBorderName(_ box: Picture.PlacedBox, in area: CellArea) -> Bool {
    !box.isLabel && (!box.children.isEmpty || area.innerHeight < 1)
  }

  private mutating func drawName(of box: Picture.PlacedBox, in area: CellArea, _ shade: Int) {
    let name = shortened(box.name, to: area.innerWidth)
    let free = area.innerWidth - width(of: name)
    let middle = area.top + 1 + (area.innerHeight - 1) / 2
    canvas.write(name, column: area.left + 1 + free / 2, row: middle, shade: shade)
  }

  /// Writes the name of a box into its border.
  ///
  /// The name replaces parts of lines only, and no other name. The name is in the upper border if it fits there,
  /// otherwise in the lower border. In the upper border, the name replaces no point at which lines meet, if possible. A
  /// name that fits nowhere is shortened.
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

  func longest(_ lines: [Picture.PlacedLine]) -> Int {
    lines.map { width(of: $0.text) }.max() ?? 0
  }

  func width(of text: String) -> Int { Int(Font.cells.width(of: text)) }

  /// Returns as much of a text as fits on one line, with an ellipsis if the text is cut off; empty if nothing fits.
  func shortened(_ name: String, to width: Int) -> String {
    if width < 1 { return "" }
    let label = Label(name, font: .cells)
    label.maximumLines = 1
    let line = label.lines(in: Double(width)).first?.text ?? ""
    return self.width(of: line) <= width ? line : ""
  }
}
