import Bowerbird

extension Scene {
  /// A screen of characters, on which frames are whole cells.
  static let terminal = Scene(
    "terminal", "A terminal's screen, laid out in cells", size: Size(width: 72, height: 20), snapping: .cells
  ) {
    func panel(_ name: String, _ text: String) -> Box {
      let panel = Box(name), label = Label(text, font: .cells, name: "\(name) text")
      panel.add(label)
      label.constraints { view in
        view.leadingTopAnchor == panel.leadingTopAnchor + (x: 2, y: 1)
        view.trailingAnchor <= panel.trailingAnchor - 2
        view.bottomAnchor <= panel.bottomAnchor - 1 --! .priority(.high)
      }
      return panel
    }
    let files = panel("files", "Package.swift\nREADME.md\nSources\nTests")
    let source = panel("source", "let card = Box(\"card\")\ncard.layout(width: 72, height: 20)")
    let log = panel("log", "Build complete.\nAll tests passed, and every frame lies on whole cells.")
    let screen = Grid.horizontal("screen") {
      files.expanded()
      Grid.vertical {
        source.expanded(2)
        log.expanded()
      }
      .expanded(2)
    }
    return Stage(screen)
  }
}
