import Bowerbird

extension Scene {
  /// Items with different alignments and margins in their cells.
  static let alignments = Scene(
    "alignments", "Alignments and margins inside of cells", size: Size(width: 360, height: 200)
  ) {
    let grid = Grid.horizontal("grid") {
      Box("fill")
        .expanded()
        .margin(EdgeInsets(10))
      Grid.vertical {
        Label("auto left").expanded().margin(EdgeInsets(10)).horizontalAlignment(.autoLeft).verticalAlignment(.autoTop)
        Label("auto center").expanded().margin(EdgeInsets(10)).horizontalAlignment(.autoCenter).verticalAlignment(
          .autoCenter)
        Label("auto right").expanded().margin(EdgeInsets(10)).horizontalAlignment(.autoRight).verticalAlignment(
          .autoBottom)
      }
      .expanded()
      Box("80 × 60")
        .expanded()
        .horizontalAlignment(.constantRight(width: 80))
        .verticalAlignment(.constantBottom(height: 60))
        .margin(EdgeInsets(10))
    }
    return Stage(grid)
  }
}
