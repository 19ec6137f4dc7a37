import BowerbirdLayout

/// Draws the texts of labels.
///
/// A text is written between the lines of boxes. The text interrupts a line only if there is no room elsewhere, or if
/// the text is written exactly where the layout puts it.
extension TerminalWriter {
  /// Returns whether a label has a border, which it has only if the whole text fits inside.
  func isFramed(_ box: Picture.PlacedBox, in area: CellArea) -> Bool {
    area.innerHeight >= box.lines.count && longest(box.lines) <= area.innerWidth
  }

  /// Writes the text of a box, as far as there is room, if the box is a label.
  mutating func drawText(at index: Int) {
    let box = picture.boxes[index]
    guard let text = box.text else { return }
    let room = room(for: box, saying: text)
    if room.right < room.left { return }
    let covers = covers(of: index)
    let all = lines(of: box, saying: text, in: room)
    if let top = freeRows(all.count, near: wantedRow(of: box, all.count), in: room) {
      return write(all, at: top, in: room, of: box, covers)
    }
    if isExact(box) { return write(all, at: room.top, in: room, of: box, covers) }
    for count in stride(from: all.count - 1, to: 0, by: -1) {
      guard let top = freeRows(count, near: wantedRow(of: box, count), in: room) else { continue }
      return write(brokenLines(of: text, in: room, atMost: count), at: top, in: room, of: box, covers)
    }
    if covers.isEmpty { writeIntoLine(text, indent: all.first?.indent ?? 0, in: room, of: box) }
  }

  /// Marks the middle of each edge that the text of a label crosses in the layout.
  mutating func markCrossedEdges(of box: Picture.PlacedBox) {
    let area = area(of: box.frame)
    let column = area.left + (area.right - area.left) / 2, row = area.top + (area.bottom - area.top) / 2
    for edge in box.crossedEdges {
      let mark = String(edge.mark), shade = Palette.index(at: box.depth)
      switch edge.mark {
      case "◂": canvas.write(mark, column: area.left, row: row, shade: shade)
      case "▸": canvas.write(mark, column: area.right, row: row, shade: shade)
      case "▴": canvas.write(mark, column: column, row: area.top, shade: shade)
      default: canvas.write(mark, column: column, row: area.bottom, shade: shade)
      }
    }
  }

  // MARK: - Rooms

  /// Returns the cells in which the text of a label may be written.
  private func room(for box: Picture.PlacedBox, saying text: String) -> CellArea {
    let area = area(of: box.frame)
    if isFramed(box, in: area) {
      return CellArea(left: area.left + 1, top: area.top + 1, right: area.right - 1, bottom: area.bottom - 1)
    }
    return isExact(box) ? ownCells(area, saying: text) : widened(betweenLines(area), for: box)
  }

  /// Returns whether a label has the font `Font.cells`, and is drawn with one character for each unit of the layout.
  ///
  /// The text of such a label is written exactly where the layout puts it.
  private func isExact(_ box: Picture.PlacedBox) -> Bool {
    guard let line = box.lines.first, line.font == .cells, line.frame.height > 0 else { return false }
    return (rows(to: line.frame.maxY) - rows(to: line.frame.minY) - 1).magnitude < 1e-9
  }

  /// Returns the cells of a label's frame.
  ///
  /// A first or last column with a vertical line is excluded if the text fits in the other cells without broken words.
  private func ownCells(_ area: CellArea, saying text: String) -> CellArea {
    var own = area
    own.right = max(area.left, area.right - 1)
    own.bottom = max(area.top, area.bottom - 1)
    let part = betweenLines(own)
    if part.right < part.left { return own }
    let lines = brokenLines(of: text, in: part, atMost: Int.max).map(\.text)
    let hasWholeWords = lines.flatMap { $0.split(separator: " ") } == text.split { $0 == " " || $0 == "\n" }
    return hasWholeWords && lines.count <= own.bottom - own.top + 1 ? part : own
  }

  /// Returns an area without its first and its last column, if they contain vertical lines.
  ///
  /// A column without a vertical line is kept.
  private func betweenLines(_ area: CellArea) -> CellArea {
    var part = area
    if canvas.hasLine(in: area.left, area.top...area.bottom) { part.left += 1 }
    if canvas.hasLine(in: area.right, area.top...area.bottom) { part.right -= 1 }
    return part
  }

  /// Returns the area, widened by the empty columns beside it until the label's lines fit, or else its longest word.
  ///
  /// The characters of the terminal may be wider than the characters of the font that the layout measured.
  private func widened(_ area: CellArea, for box: Picture.PlacedBox) -> CellArea {
    let longest = longest(box.lines), room = widened(area, to: longest)
    if room.right - room.left + 1 >= longest { return room }
    return widened(
      area, to: box.lines.flatMap { $0.text.split(separator: " ") }.map { width(of: String($0)) }.max() ?? 0)
  }

  private func widened(_ area: CellArea, to wanted: Int) -> CellArea {
    var room = area
    let rows = area.top...area.bottom
    while room.right - room.left + 1 < wanted, canvas.isBlank(room.right + 1, rows) { room.right += 1 }
    while room.right - room.left + 1 < wanted, canvas.isBlank(room.left - 1, rows) { room.left -= 1 }
    return room
  }

  /// Returns the areas of boxes in front of a label, except other labels.
  private func covers(of index: Int) -> [CellArea] {
    let box = picture.boxes[index]
    if box.covers.isEmpty { return [] }
    return picture.boxes[(index + 1)...].filter { !$0.isLabel && $0.frame.overlaps(box.frame) }
      .map { area(of: $0.frame) }
  }

  // MARK: - Rows

  /// Returns the index of the first row for a text of `count` rows that is centered on the label's lines in the layout.
  private func wantedRow(of box: Picture.PlacedBox, _ count: Int) -> Int {
    let top = box.lines.first?.frame.minY ?? box.frame.minY
    let bottom = box.lines.last?.frame.maxY ?? box.frame.maxY
    return clamped(rows(to: (top + bottom) / 2) - Double(count) / 2, canvas.rows)
  }

  /// Returns the first of `count` adjacent rows without a horizontal line or a label, as near to the wanted row as
  /// possible; nil if there are no such rows.
  private func freeRows(_ count: Int, near wanted: Int, in room: CellArea) -> Int? {
    let columns = room.left...room.right
    let free = Set((room.top...max(room.top, room.bottom)).filter { canvas.isFree($0, columns) })
    let starts = free.sorted().filter { row in (row..<(row + count)).allSatisfy(free.contains) }
    return starts.min { ($0 - wanted).magnitude < ($1 - wanted).magnitude }
  }

  // MARK: - Lines of text

  /// Returns the lines of a text, each with the number of columns before the line.
  ///
  /// If the layout's lines fit in the room, the line breaks stay. Otherwise, the text is broken again.
  private func lines(of box: Picture.PlacedBox, saying text: String, in room: CellArea) -> [(text: String, indent: Int)]
  {
    let width = room.right - room.left + 1
    let height = room.bottom - room.top + 1
    guard longest(box.lines) <= width && box.lines.count <= height else {
      return brokenLines(of: text, in: room, atMost: height)
    }
    return box.lines.map { line in
      let indent = clamped((line.frame.minX - box.frame.minX) * scale, width)
      return (line.text, max(0, min(indent, width - self.width(of: line.text))))
    }
  }

  private func brokenLines(of text: String, in room: CellArea, atMost count: Int) -> [(text: String, indent: Int)] {
    let label = Label(text, font: .cells)
    label.maximumLines = max(1, count)
    return label.lines(in: Double(room.right - room.left + 1)).map { ($0.text, 0) }
  }

  private mutating func write(
    _ lines: [(text: String, indent: Int)], at top: Int, in room: CellArea, of box: Picture.PlacedBox,
    _ covers: [CellArea]
  ) {
    let shade = Palette.index(at: box.depth)
    for (index, line) in lines.enumerated() {
      canvas.write(
        line.text, column: room.left + line.indent, row: top + index, shade: shade, isLabel: true, behind: covers)
    }
  }

  /// Writes as much of a text as fits over the longest free part of a horizontal line, with a space on either side.
  private mutating func writeIntoLine(_ text: String, indent: Int, in room: CellArea, of box: Picture.PlacedBox) {
    let rows = Array(room.top...max(room.top, room.bottom))
    let runs = rows.flatMap { row in
      canvas.lineRuns(in: row, room.left...room.right, acrossJoints: true).map { (row: row, columns: $0) }
    }
    // Among parts of equal length, the lowest part is chosen, because names are in upper borders.
    guard let run = runs.reversed().max(by: { $0.columns.count < $1.columns.count }) else { return }
    let text = shortened(text, to: run.columns.count - 2)
    if text.isEmpty { return }
    let last = run.columns.upperBound - width(of: text) - 2
    let column = max(run.columns.lowerBound, min(room.left + indent - 1, last))
    canvas.write(" \(text) ", column: column, row: run.row, shade: Palette.index(at: box.depth), isLabel: true)
  }
}
