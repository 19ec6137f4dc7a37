import BowerbirdLayout

/// Decides which of the two polygons beside a border has the frames of the layouts on the border.
extension SizeSweeper {
  /// Lays out a size on each border where frames or states jump, and marks the border in the polygons beside it as open
  /// or closed.
  ///
  /// A border is closed in a polygon with the frames and the state of the layout on the border, and open in any other
  /// polygon. Both polygons contain the border, because each polygon ends where its conditions fail by more than
  /// rounding.
  ///
  /// If there are doubts, the function does nothing.
  mutating func decideBorders() {
    if !doubts.isEmpty { return }
    for first in polygons.indices {
      let sides = sides(of: polygons[first])
      for second in polygons.indices.dropFirst(first + 1) {
        for side in sides {
          guard let size = middle(of: side.ends, in: polygons[second]), jump(between: first, second, at: size)
          else { continue }
          decideBorder(side.line, of: first, second, at: size)
        }
      }
    }
  }

  /// Lays out a size on the common border of two polygons, and marks the border as open or closed in each polygon.
  ///
  /// - Parameters:
  ///   - line: The index of the border among the lines of the first polygon.
  ///   - first: The index of the first polygon.
  ///   - second: The index of the second polygon.
  ///   - size: A size on the border.
  private mutating func decideBorder(_ line: Int, of first: Int, _ second: Int, at size: Size) {
    root.layout(size)
    let state = SweptState(presentOf: items)
    polygons[first].noteBorder(line, isOpen: !polygons[first].fits(items.frames, state, at: size))
    let isOpen = !polygons[second].fits(items.frames, state, at: size)
    for (index, line) in polygons[second].lines.enumerated()
    where line.excess(of: size).magnitude <= 2 * line.margin {
      polygons[second].noteBorder(index, isOpen: isOpen)
    }
  }

  /// Returns each side of a polygon as the index of its line and the two ends of the side.
  ///
  /// The ends lie on the exact border of the line's condition. The line itself lies slightly beyond that border.
  private func sides(of polygon: SizeSweep.Polygon) -> [(line: Int, ends: (Size, Size))] {
    polygon.lines.enumerated().compactMap { index, line in
      // Corners that differ by rounding only may be on the line too.
      let corners = polygon.corners.filter { line.excess(of: $0) >= -8 * overlap }.map { line.onBorder($0) }
      guard let start = corners.min(by: line.precedes), let end = corners.max(by: line.precedes) else { return nil }
      return (index, (start, end))
    }
  }

  /// Returns the middle of the part of a line segment that lies in a polygon; nil if the part is empty or very short.
  ///
  /// - Parameters:
  ///   - ends: The ends of the line segment.
  ///   - polygon: The polygon.
  /// - Returns: The middle of the part.
  private func middle(of ends: (Size, Size), in polygon: SizeSweep.Polygon) -> Size? {
    var part = (start: 0.0, end: 1.0)
    for line in polygon.lines {
      let excess = (line.excess(of: ends.0), line.excess(of: ends.1))
      if excess.0 > 0 && excess.1 > 0 { return nil }
      let crossing = excess.0 / (excess.0 - excess.1)
      if excess.0 > 0 { part.start = max(part.start, crossing) }
      if excess.1 > 0 { part.end = min(part.end, crossing) }
    }
    let length = max((ends.1.width - ends.0.width).magnitude, (ends.1.height - ends.0.height).magnitude)
    // Polygons that touch in a corner overlap by a few times the margin of their lines.
    if (part.end - part.start) * length <= 64 * overlap { return nil }
    return ends.0.moved(toward: ends.1, by: (part.start + part.end) / 2)
  }

  /// Returns whether two polygons, given by their indices, have different frames or states at a size.
  private func jump(between first: Int, _ second: Int, at size: Size) -> Bool {
    !polygons[first].fits(polygons[second], at: size)
  }
}

extension SizeSweep.Polygon {
  /// Returns whether the frames and the state of another polygon are those of this polygon at a size.
  func fits(_ other: SizeSweep.Polygon, at size: Size) -> Bool {
    fits(other.frames.frames.map { $0[size] }, other.state, at: size)
  }

  /// Returns whether the frames and the state of a layout in a size are those of the polygon.
  func fits(_ layout: [Rect], _ state: SweptState, at size: Size) -> Bool {
    let scale = max(size.width, size.height)
    return self.state == state
      && zip(layout, frames.frames).allSatisfy {
        $1[size].isSame(as: $0, within: SweepTolerances.rounding, of: scale)
      }
  }
}
