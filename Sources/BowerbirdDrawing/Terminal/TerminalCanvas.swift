import BowerbirdLayout

/// A grid of characters in which lines are joined with box-drawing characters.
struct TerminalCanvas {
  /// The sides of a cell that lines connect with the middle of the cell; their union selects a box-drawing character.
  struct Joints: OptionSet {
    var rawValue: UInt8

    static let up = Joints(rawValue: 1)
    static let right = Joints(rawValue: 2)
    static let down = Joints(rawValue: 4)
    static let left = Joints(rawValue: 8)

    var character: Character { Self.characters[Int(rawValue & 15)] }

    private static let characters = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")
  }

  struct Cell {
    /// The text of the cell: empty in the right half of a wide character, nil if the cell has no text.
    var text: String?
    var joints: Joints = []
    /// The index, in a palette, of the shade of the cell's content.
    var shade = 0
    var isText = false
    /// Whether the text belongs to a label rather than to a name.
    var isLabel = false
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// Returns the cells of a row.
  func row(_ row: Int) -> ArraySlice<Cell> { cells[(row * columns)..<((row + 1) * columns)] }

  /// Draws the border of a box and clears the inside; lines that end at the border are joined to the border.
  mutating func drawBox(_ area: CellArea, shade: Int) {
    for row in area.top...area.bottom {
      for column in area.left...area.right { drawBoxCell(column, row, area, shade) }
    }
  }

  private mutating func drawBoxCell(_ column: Int, _ row: Int, _ area: CellArea, _ shade: Int) {
    guard column >= 0 && column < columns && row >= 0 && row < rows else { return }
    let isHorizontal = row == area.top || row == area.bottom
    let isVertical = column == area.left || column == area.right
    let index = row * columns + column
    if !isHorizontal && !isVertical { return set(Cell(), at: index) }
    var joints: Joints = []
    if isHorizontal && column > area.left { joints.insert(.left) }
    if isHorizontal && column < area.right { joints.insert(.right) }
    if isVertical && row > area.top { joints.insert(.up) }
    if isVertical && row < area.bottom { joints.insert(.down) }
    let outside = cells[index].joints.intersection(Self.outwards(column, row, area))
    set(Cell(joints: outside.union(joints), shade: shade), at: index)
  }

  /// Returns the directions from a cell of the border that do not lead into the box.
  private static func outwards(_ column: Int, _ row: Int, _ area: CellArea) -> Joints {
    var joints: Joints = [.up, .right, .down, .left]
    let isInside = { (column: Int, row: Int) in
      column > area.left && column < area.right && row > area.top && row < area.bottom
    }
    if isInside(column, row - 1) { joints.remove(.up) }
    if isInside(column + 1, row) { joints.remove(.right) }
    if isInside(column, row + 1) { joints.remove(.down) }
    if isInside(column - 1, row) { joints.remove(.left) }
    return joints
  }

  /// Returns the parts of a row that have a horizontal line, and no text in or beside them.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - columns: The columns that are searched.
  ///   - acrossJoints: Whether the line may have joints up or down.
  /// - Returns: Ranges of columns, from left to right.
  func lineRuns(in row: Int, _ columns: ClosedRange<Int>, acrossJoints: Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for column in columns {
      let isFree = isLine(column, row, acrossJoints) && !isText(column - 1, row) && !isText(column + 1, row)
      if isFree {
        start = start ?? column
      } else if let first = start {
        runs.append(first..<column)
        start = nil
      }
    }
    if let start { runs.append(start..<(columns.upperBound + 1)) }
    return runs
  }

  /// Returns whether one of the cells of a column has a line up or down.
  func hasLine(in column: Int, _ rows: ClosedRange<Int>) -> Bool {
    rows.contains { row in
      guard let cell = cell(column, row) else { return false }
      return cell.text == nil && !cell.joints.isDisjoint(with: [.up, .down])
    }
  }

  /// Returns whether the cells of a column are empty except for lines that cross the column.
  func isBlank(_ column: Int, _ rows: ClosedRange<Int>) -> Bool {
    rows.allSatisfy { row in
      guard let cell = cell(column, row) else { return false }
      return cell.text == nil && cell.joints.isDisjoint(with: [.up, .down])
    }
  }

  /// Returns whether the cells of a row have no line along the row and no text of a label.
  func isFree(_ row: Int, _ columns: ClosedRange<Int>) -> Bool {
    columns.allSatisfy { column in
      guard let cell = cell(column, row) else { return false }
      return cell.text == nil ? cell.joints.isDisjoint(with: [.left, .right]) : !cell.isLabel
    }
  }

  private func isLine(_ column: Int, _ row: Int, _ acrossJoints: Bool) -> Bool {
    guard let cell = cell(column, row), cell.text == nil else { return false }
    return acrossJoints ? cell.joints.isSuperset(of: [.left, .right]) : cell.joints == [.left, .right]
  }

  private func isText(_ column: Int, _ row: Int) -> Bool { cell(column, row)?.text != nil }

  private func cell(_ column: Int, _ row: Int) -> Cell? {
    column >= 0 && column < columns && row >= 0 && row < rows ? cells[row * columns + column] : nil
  }

  /// Writes text from a cell on, up to the edge of the canvas.
  ///
  /// - Parameters:
  ///   - text: The text; characters without width are skipped.
  ///   - column: The column of the first character.
  ///   - row: The row.
  ///   - shade: The index, in a palette, of the shade of the text.
  ///   - isLabel: Whether the text belongs to a label rather than to a name.
  ///   - covers: The areas in front of the text; characters in these areas are not written.
  mutating func write(
    _ text: String, column: Int, row: Int, shade: Int, isLabel: Bool = false, behind covers: [CellArea] = []
  ) {
    guard row >= 0 && row < rows else { return }
    var column = column
    for character in text {
      // A terminal gives a character at most two cells, however many scalars it has.
      let width = min(Int(Font.cells.width(of: String(character))), 2)
      if width == 0 { continue }
      let isHidden = covers.contains { $0.contains(column, row) || $0.contains(column + width - 1, row) }
      if column >= 0 && column + width <= columns && !isHidden {
        // A tab is written as spaces, because a terminal would move to its next tab stop.
        let visible = character == "\t" ? String(repeating: " ", count: width) : String(character)
        let cell = Cell(text: visible, shade: shade, isText: true, isLabel: isLabel)
        put(cell, width, at: row * columns + column)
      }
      column += width
    }
  }

  private mutating func put(_ cell: Cell, _ width: Int, at index: Int) {
    set(cell, at: index)
    if width < 2 { return }
    var half = cell
    half.text = ""
    set(half, at: index + 1)
  }

  /// Fills a cell; if the cell was one half of a wide character, also clears the other half.
  private mutating func set(_ cell: Cell, at index: Int) {
    let column = index % columns
    if cells[index].text == "", column > 0 { cells[index - 1] = Cell() }
    if column + 1 < columns, cells[index].text != nil, cells[index + 1].text == "" { cells[index + 1] = Cell() }
    cells[index] = cell
  }
}

/// The cells from one corner of a box to the opposite corner, including the borders of the box.
struct CellArea: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var innerWidth: Int { right - left - 1 }
  var innerHeight: Int { bottom - top - 1 }

  func contains(_ column: Int, _ row: Int) -> Bool {
    column >= left && column <= right && row >= top && row <= bottom
  }
}
