/// A grid that frames are rounded to in the last step of a layout: pixels, or the cells of a terminal.
///
/// ```swift
/// SnappingGrid(scale: 2)                          // half points
/// SnappingGrid(cellWidth: 1, cellHeight: 1)       // a unit is a cell of a terminal
/// ```
public struct SnappingGrid: Hashable, Sendable {
  /// The width of one cell.
  public let cellWidth: Double

  /// The height of one cell.
  public let cellHeight: Double

  /// The number of pixels per point, or 0 if the cells were given by their extents.
  private let scale: Double

  /// Creates a grid of cells.
  ///
  /// - Parameters:
  ///   - cellWidth: The width of one cell.
  ///   - cellHeight: The height of one cell.
  public init(cellWidth: Double, cellHeight: Double) {
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
    scale = 0
  }

  /// Creates a grid of pixels.
  ///
  /// - Parameter scale: The number of pixels per point.
  public init(scale: Double) {
    cellWidth = 1 / scale
    cellHeight = 1 / scale
    self.scale = scale
  }

  /// The cells of a terminal: one unit wide and high.
  public static let cells = SnappingGrid(cellWidth: 1, cellHeight: 1)

  /// A Boolean value that indicates whether lengths can be measured in cells.
  ///
  /// The extents of a cell must be positive and finite, and their reciprocals must be finite.
  public var isValid: Bool {
    cellWidth > 0 && cellWidth.isFinite && cellHeight > 0 && cellHeight.isFinite && (1 / cellWidth).isFinite
      && (1 / cellHeight).isFinite
  }

  /// The extent of a cell along an axis.
  public subscript(axis: Axis) -> Double { axis == .horizontal ? cellWidth : cellHeight }

  /// Returns the number of the grid line nearest to a coordinate.
  ///
  /// A coordinate halfway between two lines is rounded up, and so is a coordinate that is below halfway by a rounding
  /// error only. Neighbors compute a shared edge with different rounding errors, and must get the same line.
  func line(nearest coordinate: Double, _ axis: Axis) -> Double {
    (count(coordinate, axis) + (0.5 + LayoutTolerances.cell)).rounded(.down)
  }

  /// Returns the extent of a number of cells.
  func extent(ofCells count: Double, _ axis: Axis) -> Double {
    scale > 0 ? count / scale : count * self[axis]
  }

  /// Returns an extent rounded up to whole cells.
  ///
  /// An excess over whole cells that may be a rounding error is ignored.
  func extentCovering(_ extent: Double, _ axis: Axis) -> Double {
    self.extent(ofCells: (count(extent, axis) - LayoutTolerances.cell).rounded(.up), axis)
  }

  /// Returns an extent rounded down to whole cells.
  ///
  /// A snapped frame of the given extent is at least as long as the result, wherever the frame is.
  func leastSnappedExtent(of extent: Double, _ axis: Axis) -> Double {
    let whole = self.extent(ofCells: (count(extent, axis) + LayoutTolerances.cell).rounded(.down), axis)
    return whole.isFinite ? whole : extent
  }

  private func count(_ extent: Double, _ axis: Axis) -> Double {
    scale > 0 ? extent * scale : extent / self[axis]
  }
}
