import BowerbirdLayout

/// The drawing of a laid-out tree: all boxes and arrows in the root's coordinates, back to front.
///
/// If the unit of the layout is a character cell of a terminal, coordinates are multiplied by the size of a drawn cell.
struct Picture {
  /// A box with its contents.
  struct PlacedBox {
    var name: String
    var frame: Rect
    var depth: Int
    /// The names of the boxes from the root down to this box, in the spelling of reports.
    var path = ""
    var appearance = BoxAppearance()
    /// The frames of the children.
    var children: [Rect] = []
    /// The frames that overlap this box: those of its later siblings, and of later siblings of the boxes around it.
    var covers: [Rect] = []
    /// The lines between the tracks of a grid, drawn behind the grid's items.
    var guides: [(start: Point, end: Point)] = []
    /// The gaps between the tracks of a grid, drawn behind the grid's items.
    var gaps: [Rect] = []
    /// The name and the size of the box, with their positions; empty for a box without captions.
    var captions: [Caption] = []
    var lines: [PlacedLine] = []
    /// The whole text of a label, without line breaks of the layout; nil for other items.
    var text: String?

    var isLabel: Bool { text != nil }

    /// An edge of the box that a line of text crosses: the two ends of the edge, and the character that marks the edge
    /// in a terminal.
    struct CrossedEdge {
      var mark: Character
      var start: Point
      var end: Point
    }

    /// The edges of the box that lines of its text cross.
    var crossedEdges: [CrossedEdge] {
      let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
      // Rounding to pixels may make a frame smaller than its text by half a pixel.
      let least = 0.75
      var edges: [CrossedEdge] = []
      func note(_ mark: Character, _ isCrossed: (Rect) -> Bool, _ start: Point, _ end: Point) {
        let isNoted = lines.contains { !$0.text.isEmpty && isCrossed($0.frame) }
        if isNoted { edges.append(CrossedEdge(mark: mark, start: start, end: end)) }
      }
      note("◂", { $0.minX < left - least }, Point(x: left, y: top), Point(x: left, y: bottom))
      note("▸", { $0.maxX > right + least }, Point(x: right, y: top), Point(x: right, y: bottom))
      note("▴", { $0.minY < top - least }, Point(x: left, y: top), Point(x: right, y: top))
      note("▾", { $0.maxY > bottom + least }, Point(x: left, y: bottom), Point(x: right, y: bottom))
      return edges
    }
  }

  /// A line of text on its baseline.
  struct PlacedLine {
    var text: String
    /// The start of the line on its baseline.
    var origin: Point
    var frame: Rect
    var font: Font
    var fontSize: Double
  }

  /// An arrow from one edge to another, for a distance that a constraint asks for.
  struct PlacedArrow {
    var start: Point
    var end: Point
    var value: String
    var isRequired: Bool
    /// The position of the text `value`, given by the middle of the text's baseline.
    var valuePlace = Point.zero

    /// The area that the line of the arrow covers, with a margin of 1 on each side.
    var area: Rect {
      Rect(
        x: min(start.x, end.x) - 1, y: min(start.y, end.y) - 1, width: (end.x - start.x).magnitude + 2,
        height: (end.y - start.y).magnitude + 2)
    }
  }

  var boxes: [PlacedBox] = []
  var arrows: [PlacedArrow] = []

  /// The smallest rectangle around all boxes.
  var bounds: Rect {
    guard let first = boxes.first?.frame else { return .zero }
    var bounds = first
    for box in boxes { bounds = bounds.union(box.frame) }
    return bounds
  }
}

extension Rect {
  /// Whether all coordinates are finite.
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

  /// Returns the smallest rectangle around both rectangles.
  func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns whether two rectangles have more than an edge in common.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the rectangle, made smaller by a distance at each edge.
  ///
  /// A rectangle that is too small for the distance becomes 0 wide or 0 high.
  func inset(by distance: Double) -> Rect {
    let x = min(distance, width / 2)
    let y = min(distance, height / 2)
    return Rect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
