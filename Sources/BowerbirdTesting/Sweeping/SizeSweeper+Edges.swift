import BowerbirdLayout

/// Finds the layouts that exist only at edges of the area, or only on lines between polygons.
extension SizeSweeper {
  /// Appends polygons for parts of the area's edges, and for parts of lines between different arrangements.
  ///
  /// In each of these parts, frames or arrangements differ from those beside the edge or the line. The function stops
  /// as soon as there are doubts.
  ///
  /// The condition of an alternative may hold, or fail, at an edge only. For example, `width >= 700` holds at an edge
  /// only if the widths end at 700. The conditions `width >= 700` and `width <= 700` of two items both hold only at the
  /// width 700. The condition `width == height` holds on a line only, and the polygons on both sides pass over its
  /// alternative.
  mutating func sweepEdges() {
    for part in sections + area.sides where doubts.isEmpty {
      var edge = SizeSweeper(root: root, area: part, items: items, neighbors: polygons)
      edge.sweep()
      edge.sweepEdges()
      takeItems(edge.items)
      for sentence in edge.doubts { doubt(sentence) }
      let borders = edge.borders
      for polygon in edge.polygons where !isContinued(polygon) {
        polygons.append(
          SizeSweep.Polygon(
            corners: polygon.corners, lines: polygon.lines + borders, frames: polygon.frames, state: polygon.state))
      }
    }
  }

  /// The lines that bound the area; if all sizes of the area lie on a line, also lines across the two ends.
  private var borders: [SizeLine] {
    let widths = area.widths, heights = area.heights
    let least = Size(width: widths.lowerBound, height: heights.lowerBound)
    let greatest = Size(width: widths.upperBound, height: heights.upperBound)
    let sides = [(-1.0, 0.0, least), (0, -1, least), (1, 0, greatest), (0, 1, greatest)]
    let box = sides.compactMap { width, height, corner in
      let side = SteadyRegion.HalfPlane(width: width, height: height, limit: 0)
      return SizeLine(side, around: corner, widenedBy: overlap)
    }
    return box + area.borders(widenedBy: overlap)
  }

  /// The sections of the area along the lines on which layouts may take other arrangements than beside the lines.
  private var sections: [ConvexPolygon] {
    var lines = choiceLines
    for line in linesBetweenDecisions
    where !lines.contains(where: { $0.coincides(with: line, in: area, within: thinness) }) { lines.append(line) }
    return lines.compactMap { area.section(along: $0, slack: 8 * overlap) }
  }

  /// The lines of constant width or height between polygons in which items take different arrangements.
  private var linesBetweenDecisions: [SizeLine] {
    var lines: [SizeLine] = []
    for axis in Axis.allCases {
      var decisions: [Double: [[SweptDecision]]] = [:]
      for polygon in polygons {
        for extent in polygon.straightBorders(along: axis, within: 8 * overlap) {
          decisions[SweepTolerances.shortestBorder(extent), default: []].append(polygon.state.decisions)
        }
      }
      for (extent, found) in decisions.sorted(by: { $0.key < $1.key }) where found.contains(where: { $0 != found[0] }) {
        if let line = SizeLine(along: axis, at: extent) { lines.append(line) }
      }
    }
    return lines
  }

  /// Returns whether a polygon of an edge or a section has the same frames and state as the polygons around it.
  private func isContinued(_ polygon: SizeSweep.Polygon) -> Bool {
    let center = polygon.corners.reduce(Size.zero) { sum, corner in
      let share = 1 / Double(polygon.corners.count)
      return Size(width: sum.width + corner.width * share, height: sum.height + corner.height * share)
    }
    return polygon.corners.allSatisfy { corner in
      let size = center.moved(toward: corner, by: 0.75)
      return polygons.contains { $0.contains(size) && $0.fits(polygon, at: size) }
    }
  }
}
