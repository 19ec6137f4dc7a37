/// The raster that frames are rounded to, last of all: pixels, or the cells of a terminal.
///
/// ```swift
/// SnappingGrid(scale: 2)                          // half points
/// SnappingGrid(cellWidth: 1, cellHeight: 1)       // the cells of a terminal, counted
/// ```
public struct SnappingGrid: Hashable, Sendable {
  /// The width of one cell.
  public let cellWidth: Double

  /// The height of one cell.
  public let cellHeight: Double

  /// How many pixels there are to a point, or 0 if the cells were given by their extents.
  private let scale: Double

  /// Makes a grid of cells.
  ///
  /// - Parameters:
  ///   - cellWidth: The width of one cell.
  ///   - cellHeight: The height of one cell.
  public init(cellWidth: Double, cellHeight: Double) {
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
    scale = 0
  }

  /// Makes a grid of pixels.
  ///
  /// - Parameter scale: How many pixels there are to a point.
  public init(scale: Double) {
    cellWidth = 1 / scale
    cellHeight = 1 / scale
    self.scale = scale
  }

  /// The cells of a terminal: one unit wide and high.
  public static let cells = SnappingGrid(cellWidth: 1, cellHeight: 1)

  /// Whether the cells have an extent that can be counted in.
  public var isValid: Bool {
    cellWidth > 0 && cellWidth.isFinite && cellHeight > 0 && cellHeight.isFinite && (1 / cellWidth).isFinite
      && (1 / cellHeight).isFinite
  }

  /// The extent of a cell along an axis.
  public subscript(axis: Axis) -> Double { axis == .horizontal ? cellWidth : cellHeight }

  /// The number of the grid's line that is next to a coordinate.
  ///
  /// A coordinate in the middle goes to the larger side, and so does one that rounding has put a hair below the middle:
  /// neighbours reach the edge that they share on different ways, and must be sent to the same line.
  func line(nearest coordinate: Double, _ axis: Axis) -> Double {
    (count(coordinate, axis) + (0.5 + Self.hair)).rounded(.down)
  }

  /// How far a number of cells reaches.
  func extent(ofCells count: Double, _ axis: Axis) -> Double {
    scale > 0 ? count / scale : count * self[axis]
  }

  /// The extent, rounded up to whole cells.
  func extentCovering(_ extent: Double, _ axis: Axis) -> Double {
    self.extent(ofCells: (count(extent, axis) - Self.hair).rounded(.up), axis)
  }

  /// The extent, rounded down to whole cells: what is left of it wherever it is snapped to.
  func extentLeft(of extent: Double, _ axis: Axis) -> Double {
    let whole = self.extent(ofCells: (count(extent, axis) + Self.hair).rounded(.down), axis)
    return whole.isFinite ? whole : extent
  }

  private func count(_ extent: Double, _ axis: Axis) -> Double {
    scale > 0 ? extent * scale : extent / self[axis]
  }

  private static let hair = 1e-6
}
