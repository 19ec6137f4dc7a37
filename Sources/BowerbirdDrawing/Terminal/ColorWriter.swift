/// Writes a canvas as lines of characters, with or without the colors of a terminal.
enum ColorWriter {
  /// Returns the lines of a canvas.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - colors: The colors of the shades; nil for a text without colors.
  /// - Returns: Lines, each without its trailing empty cells and with a newline.
  static func text(of canvas: TerminalCanvas, _ colors: Palette?) -> String {
    var text = ""
    for row in 0..<canvas.rows {
      let cells = canvas.row(row)
      let end = cells.lastIndex { $0.text != nil || !$0.joints.isEmpty } ?? cells.startIndex - 1
      text += line(of: cells[cells.startIndex..<(end + 1)], colors) + "\n"
    }
    return text
  }

  private static func line(of cells: ArraySlice<TerminalCanvas.Cell>, _ colors: Palette?) -> String {
    var line = ""
    var current: Palette.Color?
    for cell in cells {
      let color = colors.flatMap { self.color(of: cell, $0) }
      if let color, color != current { line += escape(color) }
      current = color ?? current
      line += cell.text ?? String(cell.joints.character)
    }
    return current == nil ? line : line + "\u{1B}[0m"
  }

  /// Returns the color of a cell, or nil if the cell is empty.
  private static func color(of cell: TerminalCanvas.Cell, _ colors: Palette) -> Palette.Color? {
    if cell.text == nil && cell.joints.isEmpty { return nil }
    let shade = colors.shades[cell.shade]
    return cell.isText ? shade.text : shade.line
  }

  private static func escape(_ color: Palette.Color) -> String {
    "\u{1B}[38;2;\(color.red);\(color.green);\(color.blue)m"
  }
}
