import BowerbirdGrids
import BowerbirdLayout

/// A grid of `side` by `side` cells in columns and rows of `1fr`.
final class FractionGrid: GridScene {
  let name = "fractions"
  let unit = "cell"
  let root: Box
  let boxes: [Box]
  private let side: Int

  init(side: Int) {
    let boxes = (0..<side * side).map { _ in Box() }
    let tracks = [GridTrack](repeating: .fr(1), count: side)
    self.side = side
    self.boxes = boxes
    root = Grid(tracks: tracks, spacing: GridSpacing(horizontal: 4, vertical: 3)) { boxes }
  }

  var size: Int { boxes.count }
  var sizes: (Size, Size) { (Size(width: 3000, height: 2000), Size(width: 2700, height: 2200)) }

  func frames(in size: Size) -> [Rect] {
    let width = (size.width - 4 * Double(side - 1)) / Double(side)
    let height = (size.height - 3 * Double(side - 1)) / Double(side)
    return boxes.indices.map { index in
      Rect(
        x: Double(index % side) * (width + 4), y: Double(index / side) * (height + 3), width: width, height: height)
    }
  }
}
