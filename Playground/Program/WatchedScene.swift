import Bowerbird
import BowerbirdDrawing
import BowerbirdTerminal
import PlaygroundScenes

/// A scene on the whole screen that responds to keys; independent of the terminal, so that tests can use it.
struct WatchedScene {
  /// The functions that read and write files.
  struct Files {
    /// A closure that returns the lines of a scene's code; nil if the code is not on this machine.
    var code: (Scene) -> [String]?

    /// A closure that writes the page of a scene, and returns a sentence that names the page.
    var write: (Showing) -> String
  }

  /// The number of lines above and below the drawing.
  private static let otherRows = 4

  private let arguments: Arguments
  private let files: Files
  private var index = 0

  /// The number that the last digits form; 0 after any other key.
  private var number = 0

  /// The first visible line of the code; nil while the drawing is visible.
  private var codeLine: Int?

  /// A sentence about the effect of the last key; empty if the key has no such sentence.
  private var message = ""
  private(set) var showing: Showing
  private(set) var screen: TerminalSize

  /// The number of points for each column: a whole number, which stays the same while keys change the size.
  private var pointsPerColumn = 1.0

  /// Creates the state with the first of the requested scenes.
  init(_ arguments: Arguments, on screen: TerminalSize, files: Files) {
    self.arguments = arguments
    self.files = files
    self.screen = screen
    showing = arguments.scenes[0].show(width: arguments.width, height: arguments.height)
    open(0)
  }

  /// Adapts the scene to a screen of another size.
  mutating func move(to screen: TerminalSize) {
    let before = mostSize
    self.screen = screen
    fit()
    if !fillsScreen { return }
    let most = mostSize, old = showing.size
    showing = showing.resized(
      to: Size(
        width: clamped(old.width + most.width - before.width, most.width),
        height: clamped(old.height + most.height - before.height, most.height)))
  }

  /// Whether scenes fill the screen, except for the columns and rows that keys have taken away.
  private var fillsScreen: Bool { arguments.task == .watch && arguments.width == nil && arguments.height == nil }

  // MARK: - Keys

  /// Responds to a key.
  ///
  /// - Returns: Whether the program continues.
  mutating func take(_ key: Key) -> Bool {
    message = ""
    if case .digit(let digit) = key {
      openScene(digit: digit)
      return true
    }
    number = 0
    switch key {
    case .up where codeLine != nil: scroll(by: -1)
    case .down where codeLine != nil: scroll(by: 1)
    case .left: resize(columns: -1, rows: 0)
    case .right: resize(columns: 1, rows: 0)
    case .up: resize(columns: 0, rows: -1)
    case .down: resize(columns: 0, rows: 1)
    case .next: open(index + 1)
    case .previous: open(index - 1)
    case .reset: open(index)
    case .code: codeLine = codeLine == nil ? 0 : nil
    case .write: message = files.write(showing)
    case .digit: break
    case .escape where codeLine != nil: codeLine = nil
    case .quit, .escape: return false
    }
    return true
  }

  /// Opens the scene of the number that the digits form.
  ///
  /// If no scene has the number, the last digit begins a new number.
  private mutating func openScene(digit: Int) {
    let count = arguments.scenes.count
    number = number * 10 + digit <= count ? number * 10 + digit : digit
    if (1...count).contains(number) { open(number - 1) } else { number = 0 }
  }

  /// Scrolls the code by some lines.
  private mutating func scroll(by count: Int) {
    let most = max(0, code.count - (screen.rows - Self.otherRows))
    codeLine = min(max(0, (codeLine ?? 0) + count), most)
  }

  private mutating func open(_ wanted: Int) {
    let scenes = arguments.scenes
    index = (wanted + scenes.count) % scenes.count
    let whole = fillsScreen ? mostSize(of: scenes[index]) : nil
    showing = scenes[index].show(width: whole?.width ?? arguments.width, height: whole?.height ?? arguments.height)
    if codeLine != nil { codeLine = 0 }
    fit()
  }

  /// Changes the size by whole characters, within the size of the screen.
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

  /// The size of a character in units of the layout.
  private var step: Size { step(of: showing.scene) }

  private func step(of scene: Scene) -> Size {
    if scene.snapping == .cells { return Size(width: 1, height: 1) }
    let points = fillsScreen ? Self.usualPoints : pointsPerColumn
    return Size(width: points, height: 2 * points)
  }

  /// The number of points for each column of a scene that fills the screen.
  private static let usualPoints = 8.0

  private var mostSize: Size { mostSize(of: showing.scene) }

  private func mostSize(of scene: Scene) -> Size {
    let step = step(of: scene)
    return Size(
      width: Double(max(screen.columns - 1, 1)) * step.width,
      height: Double(max(screen.rows - Self.otherRows - 1, 1)) * step.height)
  }

  /// Chooses the scale so that a quarter of the screen stays free for a larger size, unless the scene fills the screen.
  private mutating func fit() {
    if fillsScreen { return }
    let rows = max(screen.rows - Self.otherRows, 2)
    let room = Size(width: 0.75 * Double(screen.columns), height: 0.75 * Double(rows))
    pointsPerColumn = max(max(showing.size.width / room.width, showing.size.height / room.height / 2).rounded(.up), 1)
    let most = mostSize
    if showing.size.width > most.width || showing.size.height > most.height { resize(columns: 0, rows: 0) }
  }

  // MARK: - Drawing

  /// The lines from the top of the screen down: two lines of text, the drawing, and the remarks.
  ///
  /// While the code is visible, it replaces the drawing and the remarks.
  var lines: [String] {
    let columns = Int((showing.size.width / step.width).rounded()) + 1
    let position = arguments.scenes.count > 1 ? "\(index + 1) of \(arguments.scenes.count)   " : ""
    let second = position + (message.isEmpty ? status : message)
    var lines = ["\(showing.scene.name): \(showing.scene.title)", second].map { String($0.prefix(screen.columns)) }
    if let codeLine {
      lines += code.dropFirst(codeLine).map { String($0.prefix(screen.columns)) }
      return Array(lines.prefix(max(screen.rows - 1, 0)))
    }
    lines += showing.stage.root.text(columns: columns, colors: arguments.theme).split(separator: "\n").map(String.init)
    let room = max(screen.rows - 1, 0)
    lines = Array(lines.prefix(room))
    return lines + showing.remarkLines(columns: screen.columns).prefix(room - lines.count)
  }

  private var code: [String] { files.code(showing.scene) ?? ["The code of this scene is not on this machine."] }

  /// The last line of the screen.
  var help: String {
    let long = "←→↑↓ size   tab, n, p, 1…\(arguments.scenes.count) scene   c code   w write a page   r reset   q quit"
    let short = "←→↑↓ size   tab scene   c code   w page   q quit"
    return String((long.count <= screen.columns ? long : short).prefix(screen.columns))
  }

  private var status: String {
    let seconds = showing.time.components
    let milliseconds = Double(seconds.seconds) * 1e3 + Double(seconds.attoseconds) / 1e15
    let changed = showing.report?.changed.count ?? 0
    let boxes = changed == 1 ? "box" : "boxes"
    let verb = showing.isFirst ? "solved" : "solved again"
    return "\(showing.sizeText)   \(verb) in \(decimal(milliseconds)) ms   \(changed) \(boxes) changed"
  }
}
