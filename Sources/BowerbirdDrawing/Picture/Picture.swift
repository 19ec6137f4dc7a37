import BowerbirdLayout

/// A laid-out tree as it is drawn: everything in the root's coordinates, back to front.
struct Picture {
  /// A box with what stands in it.
  struct PlacedBox {
    var name: String
    var frame: Rect
    var depth: Int
    /// The frames of its children.
    var children: [Rect] = []
    /// What lies in front of it besides what is in it.
    var covers: [Rect] = []
    /// The lines of a grid, behind its items.
    var guides: [(start: Point, end: Point)] = []
    /// The gaps of a grid, behind its items.
    var gaps: [Rect] = []
    /// What it is called, and where that stands in a picture.
    var captions: [Caption] = []
    var lines: [PlacedLine] = []
    /// All that a label says, however its lines are broken; nil for what is no label.
    var text: String?

    var isLabel: Bool { text != nil }
  }

  /// A line of text on its baseline.
  struct PlacedLine {
    var text: String
    /// Where the line begins on its baseline.
    var origin: Point
    var frame: Rect
    var font: Font
    var fontSize: Double
  }

  /// A distance that a constraint asks for, from one edge to another.
  struct PlacedArrow {
    var start: Point
    var end: Point
    var value: String
    var isRequired: Bool
    /// The middle of the baseline of the value.
    var valuePlace = Point.zero

    /// What the line covers, with a hair on each side.
    var area: Rect {
      Rect(
        x: min(start.x, end.x) - 1, y: min(start.y, end.y) - 1, width: (end.x - start.x).magnitude + 2,
        height: (end.y - start.y).magnitude + 2)
    }
  }

  var boxes: [PlacedBox] = []
  var arrows: [PlacedArrow] = []

  /// Everything that is drawn lies in here.
  var bounds: Rect {
    guard let first = boxes.first?.frame else { return .zero }
    var bounds = first
    for box in boxes { bounds = bounds.union(box.frame) }
    return bounds
  }
}

extension Rect {
  /// Whether no coordinate is infinite or not a number.
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether the two have more than an edge in common.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle, as much smaller at each edge as it can be.
  func inset(by distance: Double) -> Rect {
    let x = min(distance, width / 2)
    let y = min(distance, height / 2)
    return Rect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
