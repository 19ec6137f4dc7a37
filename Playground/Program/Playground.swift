import BowerbirdDrawing
import BowerbirdTerminal

/// Shows scenes: as text, as a page, as data, or on a screen on which keys change the size.
@main
struct Playground {
  static func main() {
    do throws(Complaint) {
      let words = CommandLine.arguments.dropFirst()
      if words.first == "web" { return try WebCommand.run(words.dropFirst()) }
      try run(Arguments(words))
    } catch {
      Terminal.writeError("playground: \(error.sentence)\n\(error.advice)")
      Terminal.end(with: 2)
    }
  }

  private static func run(_ arguments: Arguments) throws(Complaint) {
    switch arguments.task {
    case .help: Terminal.write(Arguments.usage + "\n")
    case .list: Terminal.write(Gallery.list(arguments.scenes))
    case .watch: try Watch.run(arguments)
    case .greet:
      if TerminalDevice.isInteractive { return try Watch.run(arguments) }
      Terminal.write(Gallery.overview(of: arguments))
    case .show: Terminal.write(Gallery.text(of: arguments))
    case .write: try writeFiles(arguments)
    }
  }

  private static func writeFiles(_ arguments: Arguments) throws(Complaint) {
    let showings = arguments.scenes.map { $0.show(width: arguments.width, height: arguments.height) }
    if let path = arguments.svgPath, let showing = showings.first {
      let options = DrawingOptions(
        theme: arguments.theme ?? .automatic, showsConstraints: showing.scene.showsConstraints)
      try write(showing.stage.root.svg(options), to: path)
    }
    if let path = arguments.htmlPath { try write(HTMLOutput.page(of: showings, arguments.theme), to: path) }
    if let path = arguments.jsonPath { try write(JSONOutput.text(of: showings), to: path) }
  }

  private static func write(_ text: String, to path: String) throws(Complaint) {
    try Terminal.write(text, toFile: path)
    if path != Terminal.standardPath { Terminal.writeError("\(path) is written.\n") }
  }
}
