/// Shows one scene at a time on the whole screen; the arrow keys change its size.
enum Watch {
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave = "\u{1B}[?25h\u{1B}[?1049l"

  /// Shows the scenes until the key that quits is pressed.
  static func run(_ arguments: Arguments) throws(Complaint) {
    guard Terminal.isInteractive else { throw Complaint("--watch needs a terminal to draw on and to read keys from.") }
    var scene = WatchedScene(arguments, on: Terminal.size)
    Terminal.write(enter)
    defer { Terminal.write(leave) }
    try Terminal.withRawKeys { loop(&scene) }
  }

  private static func loop(_ scene: inout WatchedScene) {
    draw(scene)
    while let bytes = Terminal.nextKeys() {
      let size = Terminal.size
      let hasNewScreen = size != scene.screen
      if hasNewScreen { scene.move(to: size) }
      let keys = Key.keys(in: bytes)
      for key in keys where !scene.take(key) { return }
      if !keys.isEmpty || hasNewScreen { draw(scene) }
    }
  }

  private static func draw(_ scene: WatchedScene) {
    var text = "\u{1B}[H"
    for line in scene.lines { text += line + "\u{1B}[K\r\n" }
    Terminal.write(text + "\u{1B}[J\u{1B}[\(scene.screen.rows);1H" + scene.help)
  }
}
