import BowerbirdLayout
import BowerbirdSolver

/// The minimum size of a grid, which may be smaller than its fitting size.
extension Grid {
  /// Returns the least size in which nothing in the grid is cut off, without changing the present layout.
  ///
  /// The result is ``/BowerbirdLayout/LayoutItem/fittingSize()`` with every `minmax` track as short as its minimum and
  /// its content allow. This includes the tracks of grids inside of this grid. This method does not break text into
  /// lines; ``minimumSize(width:)`` does.
  ///
  /// A `.fit` track that contains this grid may become shorter than the result. In a `minmax` track with a fixed minimum
  /// and a fixed maximum, content gives way, so the least length of the grid counts only the minimum of such a track.
  ///
  /// ```swift
  /// let grid = Grid(tracks: [.minmax(.pt(50), .pt(100)), .minmax(.pt(20), .fr(1))], spacing: 0) { Box(); Box() }
  /// grid.fittingSize().width     // 120
  /// grid.minimumSize().width     // 70
  /// ```
  ///
  /// - Returns: The size.
  public func minimumSize() -> Size { leastSize { fittingSize() } }

  /// Returns the least size of a given width in which nothing in the grid is cut off.
  ///
  /// - Parameter width: The width that the grid would have.
  /// - Returns: The size.
  public func minimumSize(width: Double) -> Size { leastSize { fittingSize(width: width) } }

  /// Returns the least size of a given height in which nothing in the grid is cut off.
  ///
  /// - Parameter height: The height that the grid would have.
  /// - Returns: The size.
  public func minimumSize(height: Double) -> Size { leastSize { fittingSize(height: height) } }

  private func leastSize(_ fittingSize: () -> Size) -> Size {
    layoutNode.countShort(true)
    defer { layoutNode.countShort(false) }
    return fittingSize()
  }
}

extension LayoutNode {
  /// Sets how needs count the `minmax` tracks with a fixed maximum in this item, if it is a grid, and in all grids
  /// inside of it.
  ///
  /// - Parameter isShort: Whether such a track counts with the shortest length that its minimum and its content allow.
  ///   If false, it counts with its maximum.
  fileprivate func countShort(_ isShort: Bool) {
    var pending = [self]
    while let node = pending.popLast() {
      if let grid = node.owner as? Grid, grid.arranger != nil {
        grid.compiler.isShort = isShort
        grid.setNeedsArrangement()
      }
      for child in node.children { pending.append(child.layoutNode) }
    }
  }
}
