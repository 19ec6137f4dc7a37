/// The named areas of a grid, read from a picture of the grid.
///
/// ```swift
/// GridAreas(["head head", "side main"])["head"]     // column 0, row 0, 2 × 1
/// ```
///
/// Each text is a row, and each word a cell; a dot is a cell without a name.
public struct GridAreas: Hashable, Sendable {
  /// The number of columns of the picture, which is the number of words in its longest row.
  public private(set) var columnCount = 0

  /// The number of rows of the picture.
  public let rowCount: Int

  /// The names whose cells do not form a rectangle, in the order in which the names occur.
  ///
  /// The subscript returns nil for such a name.
  public private(set) var brokenNames: [String] = []

  /// The rows that have fewer words than the longest row, in ascending order.
  ///
  /// Such a row has no areas in the rest of its columns.
  public private(set) var shortRows: [Int] = []
  private var areas: [String: GridArea] = [:]

  /// Creates the areas of a picture.
  public init(_ picture: [String]) {
    rowCount = picture.count
    let cells = picture.map { row in row.split { $0 == " " || $0 == "\t" }.map(String.init) }
    var names: [String] = [], counts: [String: Int] = [:]
    for (row, words) in cells.enumerated() {
      columnCount = max(columnCount, words.count)
      for (column, name) in words.enumerated() where name != "." {
        if counts[name] == nil { names.append(name) }
        counts[name, default: 0] += 1
        areas[name] = Self.union(areas[name], column: column, row: row)
      }
    }
    shortRows = cells.indices.filter { cells[$0].count < columnCount }
    for name in names {
      guard let area = areas[name], area.columns.count * area.rows.count != counts[name] else { continue }
      brokenNames.append(name)
      areas[name] = nil
    }
  }

  /// The warnings about the picture.
  var warnings: [GridWarning] {
    brokenNames.map { .brokenArea(name: $0) } + shortRows.map { .shortAreaRow(row: $0) }
  }

  /// Returns the area with a name; nil if no area has the name.
  public subscript(_ name: String) -> GridArea? { areas[name] }

  private static func union(_ area: GridArea?, column: Int, row: Int) -> GridArea {
    guard let area else { return GridArea(columns: column..<column + 1, rows: row..<row + 1) }
    return GridArea(
      columns: min(area.columns.lowerBound, column)..<max(area.columns.upperBound, column + 1),
      rows: min(area.rows.lowerBound, row)..<max(area.rows.upperBound, row + 1))
  }
}
