import Bowerbird
import BowerbirdDrawing
import PlaygroundScenes

/// What the watch shows and how keys change it; it knows of no terminal.
struct WatchedScene {
  /// How many characters a screen has.
  struct Screen: Equatable {
    var columns: Int
    var rows: Int
  }

  /// Lines above and below the drawing.
  private static let otherRows = 4

  private let arguments: Arguments
  private var place = 0
  private(set) var showing: Showing
  private(set) var screen: Screen

  /// How many points a column covers: a whole number, which stays as it is while the size changes.
  private var pointsPerColumn = 1.0

  /// Begins with the first scene that was asked for.
  init(_ arguments: Arguments, on screen: Screen) {
    self.arguments = arguments
    self.screen = screen
    showing = arguments.scenes[0].show(width: arguments.width, height: arguments.height)
    fit()
  }

  /// The screen has become another one.
  mutating func move(to screen: Screen) {
    self.screen = screen
    fit()
  }

  // MARK: - Keys

  /// Does what a key asks for.
  ///
  /// - Returns: Whether the watch goes on.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .left: resize(columns: -1, rows: 0)
    case .right: resize(columns: 1, rows: 0)
    case .up: resize(columns: 0, rows: -1)
    case .down: resize(columns: 0, rows: 1)
    case .next: open(place + 1)
    case .previous: open(place - 1)
    case .reset: open(place)
    case .quit: return false
    }
    return true
  }

  private mutating func open(_ wanted: Int) {
    let scenes = arguments.scenes
    place = (wanted + scenes.count) % scenes.count
    showing = scenes[place].show(width: arguments.width, height: arguments.height)
    fit()
  }

  /// Changes the size by whole characters, as far as the screen has room.
  private mutating func resize(columns: Int, rows: Int) {
    let old = showing.size
    let most = mostSize
    showing = showing.resized(
      to: Size(
        width: clamped(old.width + Double(columns) * step.width, most.width),
        height: clamped(old.height + Double(rows) * step.height, most.height)))
  }

  private func clamped(_ length: Double, _ most: Double) -> Double { max(min(length, most), min(1, most)) }

  // MARK: - Scale

  /// How much of the layout a character covers.
  private var step: Size {
    isMadeOfCells ? Size(width: 1, height: 1) : Size(width: pointsPerColumn, height: 2 * pointsPerColumn)
  }

  private var isMadeOfCells: Bool { showing.scene.snapping == .cells }

  private var mostSize: Size {
    let step = step
    return Size(
      width: Double(max(screen.columns - 1, 1)) * step.width,
      height: Double(max(screen.rows - Self.otherRows - 1, 1)) * step.height)
  }

  /// Leaves a quarter of the screen free, so that there is room to grow.
  private mutating func fit() {
    let rows = max(screen.rows - Self.otherRows, 2)
    let room = Size(width: 0.75 * Double(screen.columns), height: 0.75 * Double(rows))
    pointsPerColumn = max(max(showing.size.width / room.width, showing.size.height / room.height / 2).rounded(.up), 1)
    let most = mostSize
    if showing.size.width > most.width || showing.size.height > most.height { resize(columns: 0, rows: 0) }
  }

  // MARK: - Drawing

  /// The lines from the top of the screen down: two of text, the drawing, and what there is to say about it.
  var lines: [String] {
    let columns = Int((showing.size.width / step.width).rounded()) + 1
    var lines = ["\(showing.scene.name): \(showing.scene.title)", status].map { String($0.prefix(screen.columns)) }
    lines += showing.stage.root.text(columns: columns, colors: arguments.theme).split(separator: "\n").map(String.init)
    let room = max(screen.rows - 1, 0)
    lines = Array(lines.prefix(room))
    return lines + showing.remarkLines(columns: screen.columns).prefix(room - lines.count)
  }

  /// The last line of the screen.
  var help: String { String("←→↑↓ size   tab, n, p scene   r reset   q quit".prefix(screen.columns)) }

  private var status: String {
    let seconds = showing.time.components
    let milliseconds = Double(seconds.seconds) * 1e3 + Double(seconds.attoseconds) / 1e15
    let changed = showing.report?.changed.count ?? 0
    let boxes = changed == 1 ? "box" : "boxes"
    let verb = showing.isFirst ? "solved" : "solved again"
    return "\(showing.sizeText)   \(verb) in \(decimal(milliseconds)) ms   \(changed) \(boxes) changed"
  }
}
