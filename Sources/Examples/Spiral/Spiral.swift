import Bowerbird

/// A grid kind that is not part of the library: each item takes a share of the room that the items before it leave.
///
/// The first item lies at the leading edge, the second item at the top of the rest, the third item at the trailing edge
/// of the rest, the fourth item at the bottom of the rest, and so on. The last item takes the remaining space.
///
/// ```swift
/// let grid = Grid(arrangedBy: Spiral(share: 0.5), items: [one, two, three])
/// grid.layout(width: 400, height: 200)
/// one.frame                    // Rect(x: 0, y: 0, width: 200, height: 200)
/// two.frame                    // Rect(x: 200, y: 0, width: 200, height: 100)
/// three.frame                  // Rect(x: 200, y: 100, width: 200, height: 100)
/// ```
final class Spiral: GridArranger {
  /// The horizontal and the vertical range of an item, as shares of the grid's width and height.
  private typealias Area = (columns: ClosedRange<Double>, rows: ClosedRange<Double>)

  private let share: Double

  /// Creates a spiral.
  ///
  /// - Parameter share: The share of the remaining room that each item takes, more than 0 and less than 1. Any other
  ///   number counts as ½.
  init(share: Double) { self.share = share > 0 && share < 1 ? share : 0.5 }

  /// Makes a track between each two neighboring edges of areas, and places each item on the tracks of its area.
  func arrange(_ grid: Grid) {
    let areas = areas(of: grid.children.count)
    let columns = TrackLines(between: areas.map { $0.columns }), rows = TrackLines(between: areas.map { $0.rows })
    let cells = zip(grid.children, areas).map { item, area in
      GridCell(item, area: GridArea(columns: columns.tracks(in: area.columns), rows: rows.tracks(in: area.rows)))
    }
    grid.compiler.apply(GridPlan(columns: columns.axis, rows: rows.axis, cells: cells))
  }

  private func areas(of count: Int) -> [Area] {
    var rest: Area = (0...1, 0...1)
    return (0..<count).map { index in
      if index == count - 1 { return rest }
      let isAtEnd = index % 4 > 1
      if index % 2 == 0 { return (take(from: &rest.columns, atEnd: isAtEnd), rest.rows) }
      return (rest.columns, take(from: &rest.rows, atEnd: isAtEnd))
    }
  }

  /// Cuts an item's share off the start or the end of the remaining range, and returns the share.
  private func take(from rest: inout ClosedRange<Double>, atEnd: Bool) -> ClosedRange<Double> {
    let length = (rest.upperBound - rest.lowerBound) * share
    let line = atEnd ? rest.upperBound - length : rest.lowerBound + length
    let (first, second) = (rest.lowerBound...line, line...rest.upperBound)
    rest = atEnd ? first : second
    return atEnd ? second : first
  }
}
