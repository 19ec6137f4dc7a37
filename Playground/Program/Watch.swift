import BowerbirdTerminal
import Foundation
import PlaygroundScenes

/// Shows one scene at a time on the whole screen; the arrow keys change its size.
enum Watch {
  /// Shows the scenes until the key that quits is pressed.
  static func run(_ arguments: Arguments) throws(Complaint) {
    guard TerminalDevice.isInteractive else {
      throw Complaint("--watch needs a terminal to draw on and to read keys from.")
    }
    let files = WatchedScene.Files(code: SceneCode.lines, write: writePage)
    var scene = WatchedScene(arguments, on: TerminalDevice.size, files: files)
    TerminalDevice.catchEndingSignals()
    do throws(WatchError) {
      try TerminalDevice.onWholeScreen { loop(&scene) }
    } catch {
      throw Complaint(ofSystem: error.description)
    }
    // From this exit status, a shell learns which signal ended the program.
    if TerminalDevice.endingSignal != 0 { Terminal.end(with: 128 + TerminalDevice.endingSignal) }
  }

  /// Writes the page of a scene into the current folder.
  ///
  /// - Returns: A sentence with the name of the page, or with the reason why no page was written.
  private static func writePage(of showing: Showing) -> String {
    let name = unusedName(showing.scene.name, in: FileManager.default.currentDirectoryPath)
    do throws(Complaint) {
      try Terminal.write(HTMLOutput.page(of: [showing], nil), toFile: name)
      return "\(name) is written: open it in a browser."
    } catch {
      return error.sentence
    }
  }

  /// Returns the name of a page for which a folder has no file yet.
  ///
  /// - Parameters:
  ///   - name: The name of the scene.
  ///   - folder: The path of the folder.
  /// - Returns: The name of the scene, with a number behind it if necessary, and `.html`.
  static func unusedName(_ name: String, in folder: String) -> String {
    let isUsed = { (file: String) in FileManager.default.fileExists(atPath: "\(folder)/\(file)") }
    var file = "\(name).html", number = 2
    while isUsed(file) {
      file = "\(name)-\(number).html"
      number += 1
    }
    return file
  }

  private static func loop(_ scene: inout WatchedScene) {
    draw(scene)
    while let bytes = TerminalDevice.nextKeys() {
      let size = TerminalDevice.size
      let hasNewScreen = size != scene.screen
      if hasNewScreen { scene.move(to: size) }
      let keys = Key.keys(in: bytes)
      for key in keys where !scene.take(key) { return }
      if !keys.isEmpty || hasNewScreen { draw(scene) }
    }
  }

  private static func draw(_ scene: WatchedScene) {
    TerminalDevice.show(scene.lines, last: scene.help, rows: scene.screen.rows)
  }
}
