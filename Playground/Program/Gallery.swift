import Bowerbird
import BowerbirdDrawing
import PlaygroundScenes

/// The scenes as text.
enum Gallery {
  /// How many characters a drawing is wide if nothing else is said.
  private static let usualColumns = 64

  /// How many characters a line of text has at most.
  private static let mostTextColumns = 100

  /// All scenes one below the other.
  static func text(of arguments: Arguments) -> String {
    let texts = arguments.scenes.map { scene in
      let showing = scene.show(width: arguments.width, height: arguments.height)
      return text(of: showing, columns: arguments.columns, theme: arguments.theme)
    }
    return texts.joined(separator: "\n")
  }

  /// The names of scenes and what they show.
  static func list(_ scenes: [Scene]) -> String {
    let longest = scenes.map(\.name.count).max() ?? 0
    let lines = scenes.map { scene in
      scene.name + String(repeating: " ", count: longest + 2 - scene.name.count) + scene.title + "\n"
    }
    return lines.joined()
  }

  private static func text(of showing: Showing, columns: Int?, theme: DrawingOptions.Theme?) -> String {
    let scene = showing.scene
    var text = "\(scene.name): \(scene.title) (\(showing.sizeText))\n"
    text += showing.stage.root.text(columns: columns ?? Self.columns(for: showing), colors: theme)
    for line in showing.remarkLines(columns: mostTextColumns) { text += line + "\n" }
    return text
  }

  /// Cells are drawn one to one, everything else in the usual width.
  private static func columns(for showing: Showing) -> Int {
    showing.scene.snapping == .cells ? Int(min(showing.size.width, 999)) + 1 : usualColumns
  }
}
