import BowerbirdDrawing
import BowerbirdLayout

/// A layout in the size of the screen that responds to keys; independent of the terminal, so that tests can use it.
struct WatchedLayout {
  /// The number of lines below the drawing.
  private static let otherRows = 2

  private let root: any LayoutItem
  private let snapping: SnappingGrid?
  private let colors: DrawingOptions.Theme?

  /// The size of a character in units of the layout.
  private let step: Size
  private(set) var screen: TerminalSize

  /// The numbers of columns and rows by which keys have made the layout smaller than the screen.
  private var columns = 0
  private var rows = 0
  private(set) var size = Size.zero
  private var report: LayoutReport?

  init(
    _ root: any LayoutItem, pointsPerColumn: Double?, snappingTo snapping: SnappingGrid?,
    _ colors: DrawingOptions.Theme?,
    on screen: TerminalSize
  ) {
    self.root = root
    self.snapping = snapping
    self.colors = colors
    self.screen = screen
    if let points = pointsPerColumn, points > 0, points.isFinite {
      step = Size(width: points, height: 2 * points)
    } else {
      step = Size(width: 1, height: 1)
    }
    layOut()
  }

  /// Lays out again, for a screen of another size.
  mutating func move(to screen: TerminalSize) {
    self.screen = screen
    layOut()
  }

  /// Responds to a key.
  ///
  /// - Returns: Whether the program continues.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .left: columns = min(columns + 1, most.columns - 1)
    case .right: columns = max(columns - 1, 0)
    case .up: rows = min(rows + 1, most.rows - 1)
    case .down: rows = max(rows - 1, 0)
    case .reset: (columns, rows) = (0, 0)
    case .quit, .escape: return false
    case .next, .previous, .code, .write, .digit: return true
    }
    layOut()
    return true
  }

  /// The greatest width and height of the layout, in characters; a drawing has one more column and row, for borders.
  private var most: TerminalSize {
    TerminalSize(columns: max(screen.columns - 1, 1), rows: max(screen.rows - Self.otherRows - 1, 1))
  }

  private mutating func layOut() {
    let most = most
    (columns, rows) = (min(columns, most.columns - 1), min(rows, most.rows - 1))
    size = Size(
      width: Double(most.columns - columns) * step.width, height: Double(most.rows - rows) * step.height)
    report = root.layout(size, snappingTo: snapping)
  }

  /// The lines from the top of the screen down: the drawing, and the first line of the report's first conflict, problem
  /// or warning.
  var lines: [String] {
    let drawing = root.text(columns: most.columns - columns + 1, colors: colors)
    let lines = drawing.split(separator: "\n").map(String.init).prefix(max(screen.rows - Self.otherRows, 0))
    let sentence =
      report?.conflicts.first?.description ?? report?.problems.first?.description
      ?? report?.warnings.first?.description ?? ""
    return lines + [String(sentence.prefix { $0 != "\n" }.prefix(screen.columns))]
  }

  /// The last line of the screen.
  var help: String {
    let text = "\(decimal(size.width)) × \(decimal(size.height))   q quit   ←→↑↓ size   r whole screen"
    return String(text.prefix(screen.columns))
  }
}
