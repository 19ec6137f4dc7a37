import BowerbirdGrids
import BowerbirdLayout

/// A page of bands below each other, each with four boxes in twelve columns.
final class ColumnPage: GridScene {
  let name = "page"
  let unit = "box"
  let root = Box()
  let boxes: [Box]
  private let bands: Int
  private static let spans = [2, 3, 3, 4]

  init(bands: Int) {
    self.bands = bands
    let views = (0..<bands).map { _ in Box() }
    var boxes: [Box] = []
    for view in views {
      view.grid.rows = 1
      view.grid.interimSpace = 8
      view.grid.contentEdgeInsets = EdgeInsets(top: 2, left: 16, bottom: 2, right: 16)
      let parts = Self.spans.map { span in
        let part = Box()
        part.grid.columns = span
        return part
      }
      view.grid.views = parts
      boxes.append(view)
      boxes += parts
    }
    self.boxes = boxes
    root.grid.axis.direction = .vertical
    root.grid.axis.rows = bands
    root.grid.interimSpace = 6
    root.grid.views = views
  }

  var size: Int { boxes.count }
  var sizes: (Size, Size) { (Size(width: 1200, height: 40000), Size(width: 1000, height: 41000)) }

  func frames(in size: Size) -> [Rect] {
    let height = (size.height - 6 * Double(bands - 1)) / Double(bands)
    let pitch = (size.width - 32 + 8) / 12
    var frames: [Rect] = []
    for band in 0..<bands {
      frames.append(Rect(x: 0, y: Double(band) * (height + 6), width: size.width, height: height))
      var column = 0
      for span in Self.spans {
        frames.append(
          Rect(x: 16 + Double(column) * pitch, y: 2, width: Double(span) * pitch - 8, height: height - 4))
        column += span
      }
    }
    return frames
  }
}
