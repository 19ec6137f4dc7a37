import PlaygroundScenes

/// Shows one scene at a time on the whole screen; the arrow keys change its size.
enum Watch {
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave = "\u{1B}[?25h\u{1B}[?1049l"

  /// Shows the scenes until the key that quits is pressed.
  static func run(_ arguments: Arguments) throws(Complaint) {
    guard Terminal.isInteractive else { throw Complaint("--watch needs a terminal to draw on and to read keys from.") }
    let files = WatchedScene.Files(code: SceneCode.lines, write: writePage)
    var scene = WatchedScene(arguments, on: Terminal.size, files: files)
    Terminal.catchEndingSignals()
    try onWholeScreen { loop(&scene) }
    // The shell learns which signal ended the program.
    if Terminal.endingSignal != 0 { Terminal.end(with: 128 + Terminal.endingSignal) }
  }

  private static func onWholeScreen(_ work: () -> Void) throws(Complaint) {
    Terminal.write(enter)
    defer { Terminal.write(leave) }
    try Terminal.withRawKeys(work)
  }

  /// Writes the page of a scene into the current folder.
  ///
  /// - Returns: A sentence with the name of the page, or with the reason why there is none.
  private static func writePage(of showing: Showing) -> String {
    let name = "\(showing.scene.name).html"
    do throws(Complaint) {
      try Terminal.write(HTMLOutput.page(of: [showing], nil), toFile: name)
      return "\(name) is written: open it in a browser."
    } catch {
      return error.sentence
    }
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
