import BowerbirdGrids
import BowerbirdLayout

/// A stack of bands.
///
/// Each band is a grid of tracks with an icon and a container of columns, whose second item is a stack.
final class NestPage: GridScene {
  let name = "nests"
  let unit = "item"
  let root: Box
  let boxes: [Box]
  private let bands: Int

  init(bands: Int) {
    self.bands = bands
    var boxes: [Box] = [], grids: [Grid] = []
    for _ in 0..<bands {
      let icon = Box(), view = Box(), part = Box(), bar = Box(), rest = Box()
      let stack = Grid.horizontal {
        bar.constant(4)
        rest.expanded()
      }
      part.grid.columns = 5
      stack.grid.columns = 7
      view.grid.rows = 1
      view.grid.interimSpace = 8
      view.grid.views = [part, stack]
      let band = Grid(columns: [.pt(40), .fr(1)], rows: [.fr(1)], spacing: 4) {
        icon
        view
      }
      grids.append(band)
      boxes += [band, icon, view, part, stack, bar, rest]
    }
    root = Grid.vertical { for band in grids { band.expanded() } }
    self.boxes = boxes
  }

  var size: Int { boxes.count }
  var sizes: (Size, Size) { (Size(width: 1200, height: 40000), Size(width: 1000, height: 41000)) }

  func frames(in size: Size) -> [Rect] {
    let height = size.height / Double(bands), width = size.width - 44, pitch = (width + 8) / 12
    return (0..<bands).flatMap { band in
      [
        Rect(x: 0, y: Double(band) * height, width: size.width, height: height),
        Rect(x: 0, y: 0, width: 40, height: height),
        Rect(x: 44, y: 0, width: width, height: height),
        Rect(x: 0, y: 0, width: 5 * pitch - 8, height: height),
        Rect(x: 5 * pitch, y: 0, width: 7 * pitch - 8, height: height),
        Rect(x: 0, y: 0, width: 4, height: height),
        Rect(x: 4, y: 0, width: 7 * pitch - 12, height: height),
      ]
    }
  }
}
