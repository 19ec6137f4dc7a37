import Bowerbird

extension Scene {
  /// Tracks of fixed width, of fractions, and of the width of their content.
  static let tracks = Scene(
    "tracks", "Tracks of points, of shares, and as wide as their items", size: Size(width: 400, height: 260)
  ) {
    let colors = ["blue", "purple", "red", "cyan", "green", "orange"]
    let shares = Grid(colors, id: { $0 }, tracks: [.pt(100), .fr(1), .fr(2.5)]) { Box($0) }
    let fitting = Grid(colors, id: { $0 }, tracks: [.fit, .fit, .fr(1)]) { Label($0) }
    let root = Grid.vertical {
      Label("100, 1 share, 2.5 shares").auto().margin(EdgeInsets(8))
      shares.expanded().margin(EdgeInsets(top: 0, left: 8, bottom: 8, right: 8))
      Label("fit, fit, 1 share").auto().margin(EdgeInsets(8))
      fitting.expanded().margin(EdgeInsets(top: 0, left: 8, bottom: 8, right: 8))
    }
    return Stage(root)
  }
}
