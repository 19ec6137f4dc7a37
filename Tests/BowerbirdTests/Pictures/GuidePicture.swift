import Bowerbird
import BowerbirdDrawing

/// A picture in a documentation catalogue: where it is stored, and the layout that it shows.
struct GuidePicture: Sendable {
  let module: String
  let name: String
  var showsConstraints = false
  /// Makes the tree and lays it out.
  let scene: @Sendable () -> Box

  /// The path of the picture from the package's folder; DocC takes the one that ends in `~dark` where the page is dark.
  func path(_ theme: DrawingOptions.Theme) -> String {
    "Sources/\(module)/\(module).docc/Resources/\(name)\(theme == .dark ? "~dark" : "").svg"
  }

  func svg(_ theme: DrawingOptions.Theme) -> String {
    scene().svg(DrawingOptions(theme: theme, showsConstraints: showsConstraints))
  }
}
