import Bowerbird
import BowerbirdDrawing

/// Scenes on the whole screen, one at a time, whose size follows the arrow keys.
struct Watch {
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave = "\u{1B}[?25h\u{1B}[?1049l"

  /// Lines above and below the drawing.
  private static let otherRows = 4

  private let arguments: Arguments
  private var place = 0
  private var showing: Showing
  private var screen: (columns: Int, rows: Int)

  /// How many points a column covers: a whole number, which stays as it is while the size changes.
  private var pointsPerColumn = 1.0

  /// Shows the scenes until somebody has seen enough.
  static func run(_ arguments: Arguments) throws(Complaint) {
    guard Terminal.isInteractive else { throw Complaint("--watch needs a terminal to draw on and to read keys from.") }
    var watch = Watch(arguments)
    Terminal.write(enter)
    defer { Terminal.write(leave) }
    try Terminal.withRawKeys { watch.loop() }
  }

  private init(_ arguments: Arguments) {
    self.arguments = arguments
    screen = Terminal.size
    showing = arguments.scenes[0].show(width: arguments.width, height: arguments.height)
    fit()
  }

  private mutating func loop() {
    draw()
    while let bytes = Terminal.nextKey() {
      let size = Terminal.size
      let hasNewScreen = size != screen
      if hasNewScreen {
        screen = size
        fit()
      }
      guard let key = Key(bytes) else {
        if hasNewScreen { draw() }
        continue
      }
      if key == .quit { return }
      take(key)
      draw()
    }
  }

  // MARK: - Keys

  private mutating func take(_ key: Key) {
    switch key {
    case .left: resize(columns: -1, rows: 0)
    case .right: resize(columns: 1, rows: 0)
    case .up: resize(columns: 0, rows: -1)
    case .down: resize(columns: 0, rows: 1)
    case .next: open(place + 1)
    case .previous: open(place - 1)
    case .reset: open(place)
    case .quit: break
    }
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

  private func draw() {
    let columns = Int((showing.size.width / step.width).rounded()) + 1
    var lines = ["\(showing.scene.name): \(showing.scene.title)", status]
    lines += showing.stage.root.text(columns: columns, colors: arguments.theme).split(separator: "\n").map(String.init)
    let room = screen.rows - 1
    lines = Array(lines.prefix(room))
    lines += showing.remarkLines(columns: screen.columns).prefix(max(room - lines.count, 0))
    let help = "←→↑↓ size   tab, n, p scene   r reset   q quit"
    var text = "\u{1B}[H"
    for line in lines { text += line + "\u{1B}[K\r\n" }
    text += "\u{1B}[J\u{1B}[\(screen.rows);1H" + String(help.prefix(screen.columns))
    Terminal.write(text)
  }

  private var status: String {
    let seconds = showing.time.components
    let milliseconds = Double(seconds.seconds) * 1e3 + Double(seconds.attoseconds) / 1e15
    let changed = showing.report?.changed.count ?? 0
    let verb = showing.isFirst ? "solved" : "solved again"
    return "\(showing.sizeText)   \(verb) in \(Number.text(milliseconds)) ms   \(changed) boxes changed"
  }
}
