import BowerbirdDrawing
import PlaygroundScenes

/// Writes the scenes as a page.
enum HTMLOutput {
  /// The widths from which the slider of a drawing chooses, as multiples of the scene's width.
  private static let factors = [0.4, 0.5, 0.625, 0.75, 0.875, 1.125, 1.25]

  /// Returns a page with a drawing of each scene.
  static func page(of showings: [Showing], _ theme: DrawingOptions.Theme?) -> String {
    let theme = theme ?? .automatic
    let drawings = showings.map { showing in
      Drawing(
        showing.scene.title, of: showing.stage.root, widths: factors.map { ($0 * showing.size.width).rounded() },
        snappingTo: showing.scene.snapping, caption: caption(of: showing),
        DrawingOptions(theme: theme, showsConstraints: showing.scene.showsConstraints))
    }
    let title = showings.count == 1 ? showings[0].scene.name : "Bowerbird's playground"
    return htmlPage(title: title, drawings: drawings, theme: theme)
  }

  private static func caption(of showing: Showing) -> String {
    (["\(showing.scene.name), \(showing.sizeText)"] + showing.remarks).joined(separator: "\n")
  }
}
