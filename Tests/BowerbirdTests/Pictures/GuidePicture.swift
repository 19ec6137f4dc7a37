import Bowerbird
import BowerbirdDrawing

/// A picture of a documentation catalogue, with its path and the layout that it shows.
struct GuidePicture: Sendable {
  let module: String
  let name: String
  var showsConstraints = false
  /// Makes the tree and lays it out.
  let scene: @Sendable () -> Box

  /// Returns the path of the picture in the package; DocC shows the file with `~dark` on dark pages.
  func path(_ theme: DrawingOptions.Theme) -> String {
    "Sources/\(module)/\(module).docc/Resources/\(name)\(theme == .dark ? "~dark" : "").svg"
  }

  func svg(_ theme: DrawingOptions.Theme) -> String {
    scene().svg(DrawingOptions(theme: theme, showsConstraints: showsConstraints))
  }
}
