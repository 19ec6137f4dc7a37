import Bowerbird
import BowerbirdDrawing
import PlaygroundScenes

/// Writes the scenes as text.
enum Gallery {
  /// The default width of a drawing in characters.
  private static let usualColumns = 64

  /// The maximum width of a line of text in characters.
  private static let mostTextColumns = 100

  /// Returns all scenes, one below the other.
  static func text(of arguments: Arguments) -> String {
    let texts = arguments.scenes.map { scene in
      let showing = scene.show(width: arguments.width, height: arguments.height)
      return text(of: showing, columns: arguments.columns, theme: arguments.theme)
    }
    return texts.joined(separator: "\n")
  }

  /// The maximum width of the overview in characters.
  private static let overviewColumns = 80

  /// The width of the drawing in the overview.
  private static let overviewDrawingColumns = 34

  /// The scene that the overview draws; its drawing is low enough for one screen.
  private static let overviewScene = "form"

  /// Returns an overview of one screen: a drawing, the names of all scenes, and the ways to see more.
  static func overview(of arguments: Arguments) -> String {
    guard let scene = arguments.scenes.first(where: { $0.name == overviewScene }) ?? arguments.scenes.first else {
      return ""
    }
    let showing = scene.show(width: arguments.width, height: arguments.height)
    var text = "\(arguments.scenes.count) scenes, such as \(scene.name): \(scene.title)\n"
    text += showing.stage.root.text(columns: arguments.columns ?? overviewDrawingColumns, colors: arguments.theme)
    let names = Label(arguments.scenes.map(\.name).joined(separator: ", "), font: .cells)
    for line in names.lines(in: Double(overviewColumns)) { text += line.text + "\n" }
    return text + """

      playground --scene mail    one scene; --width 600 lays it out in another width
      playground --all           all scenes
      playground web             a page that lays the scenes out while you drag them
      playground --help          all options

      """
  }

  /// Returns the names of scenes with their titles.
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

  /// Returns the width of a drawing: one column for each cell in a scene of cells, the default in other scenes.
  private static func columns(for showing: Showing) -> Int {
    showing.scene.snapping == .cells ? Int(min(showing.size.width, 999)) + 1 : usualColumns
  }
}
