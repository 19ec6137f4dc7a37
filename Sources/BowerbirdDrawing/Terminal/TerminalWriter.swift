import BowerbirdLayout

/// Draws a picture in characters.
struct TerminalWriter {
  /// A terminal's cell is about twice as high as it is wide.
  private static let cellHeight = 2.0
  private static let mostColumns = 1000
  private static let mostRows = 4000

  let picture: Picture
  /// Everything that is drawn lies in here.
  private let bounds: Rect
  /// How many columns a unit of the picture takes.
  let scale: Double
  var canvas: TerminalCanvas

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
    // Lines that boxes share belong to the last of them, so texts and names keep off them only when all of them are drawn.
    for index in picture.boxes.indices { writer.drawText(at: index) }
    for box in picture.boxes { writer.drawBorderName(of: box) }
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

  /// Edges are rounded, not extents, so that edges that coincide do so in characters too.
  ///
  /// An extent that rounding has left a little below 0 is 0.
  func area(of frame: Rect) -> CellArea {
    let column = { (x: Double) in clamped((x - bounds.minX) * scale, canvas.columns - 1) }
    let row = { (y: Double) in clamped(rows(to: y), canvas.rows - 1) }
    let left = column(frame.minX), top = row(frame.minY)
    return CellArea(left: left, top: top, right: max(left, column(frame.maxX)), bottom: max(top, row(frame.maxY)))
  }

  /// How many rows lie above a height of the picture.
  func rows(to y: Double) -> Double { (y - bounds.minY) * scale / Self.cellHeight }

  /// A whole number from 0 to the most there can be; frames beyond all numbers make some that are none.
  func clamped(_ value: Double, _ most: Int) -> Int { Self.clamped(value, most) }

  private static func clamped(_ value: Double, _ most: Int) -> Int {
    value > 0 ? Int(min(value.rounded(), Double(most))) : 0
  }

  // MARK: - Names

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

  func longest(_ lines: [Picture.PlacedLine]) -> Int {
    lines.map { width(of: $0.text) }.max() ?? 0
  }

  func width(of text: String) -> Int { Int(Font.cells.width(of: text)) }

  /// As much of a text as fits on one line, with an ellipsis where it does not.
  func shortened(_ name: String, to width: Int) -> String {
    if width < 1 { return "" }
    let label = Label(name, font: .cells)
    label.maximumLines = 1
    let line = label.lines(in: Double(width)).first?.text ?? ""
    return self.width(of: line) <= width ? line : ""
  }
}
