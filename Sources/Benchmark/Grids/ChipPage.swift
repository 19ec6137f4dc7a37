import BowerbirdGrids
import BowerbirdLayout

/// A wrapping grid of chips that have five widths in turn.
final class ChipPage: GridScene {
  let name = "chips"
  let unit = "chip"
  let root: Box
  let boxes: [Box]
  private static let widths = [40.0, 64, 88, 52, 76]

  init(chips count: Int) {
    let boxes = (0..<count).map { number in
      let box = Box()
      box.intrinsicSize = Size(width: Self.widths[number % 5], height: 24)
      return box
    }
    self.boxes = boxes
    root = Grid.wrapping(spacing: 8, distribution: .spaceBetween) { boxes }
  }

  var size: Int { boxes.count }
  var sizes: (Size, Size) { (Size(width: 1000, height: 40000), Size(width: 700, height: 41000)) }

  func frames(in size: Size) -> [Rect] {
    var frames: [Rect] = [], line: [Double] = [], top = 0.0
    func end() {
      let sum: Double = line.reduce(0, +)
      let space = line.count < 2 ? 0 : (size.width - sum) / Double(line.count - 1)
      var left = 0.0
      for width in line {
        frames.append(Rect(x: left, y: top, width: width, height: 24))
        left += width + space
      }
      (line, top) = ([], top + 32)
    }
    for number in boxes.indices {
      let width = Self.widths[number % 5], used: Double = line.reduce(0) { $0 + $1 + 8 }
      if !line.isEmpty && used + width > size.width { end() }
      line.append(width)
    }
    end()
    return frames
  }
}
