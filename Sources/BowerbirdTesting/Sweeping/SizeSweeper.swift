import BowerbirdLayout

/// Covers a rectangle of sizes with polygons, one after the other.
struct SizeSweeper {
  /// The smallest share of the rectangle's extents that a sampled polygon may have.
  private static let smallestShare = 1.0 / 16

  private let root: any LayoutItem
  private let widths: ClosedRange<Double>
  private let heights: ClosedRange<Double>
  private let items: [any LayoutItem]
  private let indices: [ObjectIdentifier: Int]

  /// The distance by which polygons are made larger, so that rounding leaves no gaps between them.
  private let overlap: Double

  /// The thickness up to which a polygon may exist only because of rounding.
  private let thinness: Double

  /// The convex parts of the rectangle that no polygon covers yet.
  private var uncovered: [ConvexPolygon]
  private var polygons: [SizeSweep.Polygon] = []
  private var doubts: [String] = []

  init(root: any LayoutItem, widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
    self.root = root
    self.widths = widths
    self.heights = heights
    items = allItems(under: root)
    indices = indexTable(of: items)
    overlap = SweepTolerances.extent / 2 * max(widths.upperBound, heights.upperBound, .leastNormalMagnitude)
    thinness = SweepTolerances.rounding * max(widths.upperBound, heights.upperBound, .leastNormalMagnitude)
    uncovered = [ConvexPolygon(widths: widths, heights: heights)]
  }

  var result: SizeSweep { SizeSweep(widths: widths, heights: heights, polygons: polygons, doubts: doubts) }

  /// Appends polygons until they cover the rectangle.
  mutating func sweep() {
    while let region = uncovered.popLast() {
      let size = region.center
      root.layout(size)
      guard let steady = root.layoutNode.steadyRegion(along: Axis.allCases) else {
        return doubt("Constraints, and not the given size, determine the root's width or height: the sweep ends here.")
      }
      for sentence in steady.doubts { doubt(sentence) }
      let frames = frames(in: steady), state = SweptState(presentOf: items, indices)
      if steady.doubts.isEmpty { append(steady, frames, state, from: region) } else { sample(region, frames, state) }
    }
  }

  // MARK: - Proved polygons

  /// Appends the polygon around the present size, and cuts it out of all regions that it overlaps.
  private mutating func append(
    _ steady: SteadyRegion, _ frames: [PlanarRect], _ state: SweptState, from region: ConvexPolygon
  ) {
    var polygon = ConvexPolygon(widths: widths, heights: heights), lines: [SizeLine] = []
    for halfPlane in steady.halfPlanes {
      guard let line = SizeLine(halfPlane, around: steady.size, widenedBy: overlap) else { continue }
      let parts = polygon.cut(along: line, slack: 0)
      if parts.outside == nil { continue }
      polygon = parts.inside ?? polygon
      lines.append(line)
    }
    // Drops lines that do not bound the polygon, because later ones are closer.
    lines.removeAll { polygon.excess(beyond: $0) < -2 * overlap }
    if polygon.isThin(thinness) && !region.isThin(thinness) { return divide(region, frames, state) }
    cover(by: lines, from: region)
    let checked = checkedSize(in: polygon, besides: steady.size)
    if !agrees(frames, at: checked, within: SweepTolerances.rounding) || state != SweptState(presentOf: items, indices)
    {
      doubt(
        "Frames change in more than one way around width \(decimal(steady.size.width)) and height "
          + "\(decimal(steady.size.height)); this is a fault in Bowerbird.")
    }
    polygons.append(
      SizeSweep.Polygon(
        corners: polygon.corners, lines: lines, frames: SweptFrames(indices: indices, frames: frames), state: state))
  }

  /// Divides a region whose center lies on a border between polygons, or samples it if it is small.
  private mutating func divide(_ region: ConvexPolygon, _ frames: [PlanarRect], _ state: SweptState) {
    if !isSmall(region) {
      uncovered += region.halves
      return
    }
    let size = region.center
    doubt(
      "Around width \(decimal(size.width)) and height \(decimal(size.height)), no region of sizes was found in which frames are "
        + "affine. Frames there were only sampled.")
    sample(region, frames, state)
  }

  /// Replaces each uncovered region that a polygon overlaps by the parts of the region outside of the polygon.
  ///
  /// A region that overlaps the polygon by rounding only stays as it is.
  ///
  /// - Parameters:
  ///   - lines: The lines that bound the polygon.
  ///   - region: The region from whose center the polygon was found; it is always replaced.
  private mutating func cover(by lines: [SizeLine], from region: ConvexPolygon) {
    var left: [ConvexPolygon] = []
    for other in uncovered {
      if overlaps(other, lines) { left += rest(of: other, lines) } else { left.append(other) }
    }
    uncovered = left + rest(of: region, lines)
  }

  private func overlaps(_ region: ConvexPolygon, _ lines: [SizeLine]) -> Bool {
    var common = region
    for line in lines {
      guard let inside = common.cut(along: line, slack: 0).inside else { return false }
      common = inside
    }
    return lines.allSatisfy { line in common.corners.contains { line.excess(of: $0) < -8 * overlap } }
  }

  /// Returns the parts of a region that are outside of the polygon.
  private func rest(of region: ConvexPolygon, _ lines: [SizeLine]) -> [ConvexPolygon] {
    var rest: [ConvexPolygon] = [], common = region
    for line in lines {
      let parts = common.cut(along: line, slack: overlap)
      if let outside = parts.outside { rest.append(outside) }
      guard let inside = parts.inside else { break }
      common = inside
    }
    return rest
  }

  /// Returns a size in a polygon, other than the one from which it was found, to compare its frames with a layout.
  private func checkedSize(in polygon: ConvexPolygon, besides size: Size) -> Size {
    let center = polygon.center
    let isOther = max((center.width - size.width).magnitude, (center.height - size.height).magnitude) > 8 * overlap
    return isOther ? center : center.moved(toward: polygon.corners[0], by: 0.5)
  }

  // MARK: - Sampled polygons

  /// Appends a region for which nothing is proved, or divides it if samples show that frames are not affine in it.
  private mutating func sample(_ region: ConvexPolygon, _ frames: [PlanarRect], _ state: SweptState) {
    let samples = region.corners.map { region.center.moved(toward: $0, by: 0.75) }
    if !isSmall(region) && !samples.allSatisfy({ agrees(frames, at: $0, within: SweepTolerances.unproved) }) {
      uncovered += region.halves
      return
    }
    polygons.append(
      SizeSweep.Polygon(
        corners: region.corners, lines: region.borders(widenedBy: overlap),
        frames: SweptFrames(indices: indices, frames: frames), state: state))
  }

  private func isSmall(_ region: ConvexPolygon) -> Bool {
    isSmall(region.widths, in: widths) && isSmall(region.heights, in: heights)
  }

  private func isSmall(_ range: ClosedRange<Double>, in whole: ClosedRange<Double>) -> Bool {
    range.upperBound - range.lowerBound <= (whole.upperBound - whole.lowerBound) * Self.smallestShare
  }

  // MARK: - Edges

  /// Appends polygons for the parts of edges, and of lines between other decisions, where frames differ from those
  /// beside them.
  ///
  /// The condition of a choice may hold, or fail, at an edge only: `width >= 700` in widths up to 700. Conditions of two
  /// items may both hold at a single width only: `width >= 700` and `width <= 700`.
  mutating func sweepEdges() {
    for (widths, heights) in edges + linesBetweenDecisions where doubts.isEmpty {
      var edge = SizeSweeper(root: root, widths: widths, heights: heights)
      edge.sweep()
      edge.sweepEdges()
      for sentence in edge.doubts { doubt(sentence) }
      let borders = edge.borders
      for polygon in edge.polygons where !isContinued(polygon) {
        polygons.append(
          SizeSweep.Polygon(
            corners: polygon.corners, lines: polygon.lines + borders, frames: polygon.frames, state: polygon.state))
      }
    }
  }

  /// The lines along the four sides of the rectangle of sizes, even if it has only one width or height.
  private var borders: [SizeLine] {
    let least = Size(width: widths.lowerBound, height: heights.lowerBound)
    let greatest = Size(width: widths.upperBound, height: heights.upperBound)
    let sides = [(-1.0, 0.0, least), (0, -1, least), (1, 0, greatest), (0, 1, greatest)]
    return sides.compactMap { width, height, corner in
      let side = SteadyRegion.HalfPlane(width: width, height: height, limit: 0)
      return SizeLine(side, around: corner, widenedBy: overlap)
    }
  }

  /// The widths, and the heights, inside of the rectangle at which layouts begin to decide otherwise.
  private var linesBetweenDecisions: [(widths: ClosedRange<Double>, heights: ClosedRange<Double>)] {
    var lines: [(widths: ClosedRange<Double>, heights: ClosedRange<Double>)] = []
    for axis in Axis.allCases {
      var decisions: [Double: [[SweptDecision]]] = [:]
      for polygon in polygons {
        for extent in polygon.straightBorders(along: axis, within: 8 * overlap) {
          decisions[SweepTolerances.shortest(extent), default: []].append(polygon.state.decisions)
        }
      }
      let whole = axis == .horizontal ? widths : heights
      for (extent, found) in decisions.sorted(by: { $0.key < $1.key })
      where whole.lowerBound < extent && extent < whole.upperBound && found.contains(where: { $0 != found[0] }) {
        lines.append(axis == .horizontal ? (extent...extent, heights) : (widths, extent...extent))
      }
    }
    return lines
  }

  /// The edges of the rectangle of sizes, or its two ends if it has only one width or height.
  private var edges: [(widths: ClosedRange<Double>, heights: ClosedRange<Double>)] {
    var edges: [(widths: ClosedRange<Double>, heights: ClosedRange<Double>)] = []
    if widths.lowerBound < widths.upperBound {
      for width in [widths.lowerBound, widths.upperBound] { edges.append((width...width, heights)) }
    }
    if heights.lowerBound < heights.upperBound {
      for height in [heights.lowerBound, heights.upperBound] { edges.append((widths, height...height)) }
    }
    return edges
  }

  /// Returns whether polygons of the rectangle have the frames of a polygon of an edge.
  private func isContinued(_ polygon: SizeSweep.Polygon) -> Bool {
    let center = polygon.corners.reduce(Size.zero) { sum, corner in
      let share = 1 / Double(polygon.corners.count)
      return Size(width: sum.width + corner.width * share, height: sum.height + corner.height * share)
    }
    return polygon.corners.allSatisfy { corner in
      let size = center.moved(toward: corner, by: 0.75), scale = max(size.width, size.height)
      return polygons.contains { other in
        other.state == polygon.state && other.lines.allSatisfy { $0.excess(of: size) <= 0 }
          && zip(other.frames.frames, polygon.frames.frames).allSatisfy {
            $0[size].isSame(as: $1[size], within: SweepTolerances.rounding, of: scale)
          }
      }
    }
  }

  // MARK: - Frames

  /// Returns the frames as affine functions of sizes around the present one.
  private func frames(in steady: SteadyRegion) -> [PlanarRect] {
    items.map { item in
      let node = item.layoutNode
      return PlanarRect(
        node.triedFrame, widthRates: node.frameRates(along: .horizontal, in: steady) ?? .zero,
        heightRates: node.frameRates(along: .vertical, in: steady) ?? .zero, at: steady.size)
    }
  }

  private func agrees(_ frames: [PlanarRect], at size: Size, within tolerance: Double) -> Bool {
    root.layout(size)
    let scale = max(size.width, size.height)
    return zip(items, frames).allSatisfy { item, frame in
      frame[size].isSame(as: item.layoutNode.triedFrame, within: tolerance, of: scale)
    }
  }

  private mutating func doubt(_ sentence: String) {
    if !doubts.contains(sentence) { doubts.append(sentence) }
  }
}
