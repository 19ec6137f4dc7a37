import BowerbirdLayout

/// Covers a rectangle of sizes, or the sizes on a line, with polygons in which frames are affine.
struct SizeSweeper {
  /// The share of the area's width and height up to which a region is not divided further.
  private static let smallestShare = 1.0 / 16

  let root: any LayoutItem

  /// The sizes to cover.
  let area: ConvexPolygon
  private(set) var items: SweptItems

  /// The distance by which polygons are made larger, so that rounding leaves no gaps between them.
  let overlap: Double

  /// The thickness up to which a polygon may exist only because of rounding.
  let thinness: Double

  /// The convex parts of the area that no polygon covers yet.
  private var uncovered: [ConvexPolygon]
  var polygons: [SizeSweep.Polygon] = []
  private(set) var doubts: [String] = []

  /// The polygons of a larger area, if this area is an edge of it or a section through it; otherwise empty.
  private let neighbors: [SizeSweep.Polygon]

  /// The lines on which layouts may take other alternatives than on either side of the line.
  private(set) var choiceLines: [SizeLine] = []

  init(root: any LayoutItem, area: ConvexPolygon, items: SweptItems, neighbors: [SizeSweep.Polygon] = []) {
    self.root = root
    self.area = area
    self.items = items
    self.neighbors = neighbors
    let widths = area.widths, heights = area.heights
    overlap = SweepTolerances.extent / 2 * max(widths.upperBound, heights.upperBound, .leastNormalMagnitude)
    thinness = SweepTolerances.rounding * max(widths.upperBound, heights.upperBound, .leastNormalMagnitude)
    uncovered = [area]
  }

  var result: SizeSweep {
    SizeSweep(widths: area.widths, heights: area.heights, polygons: polygons, doubts: doubts)
  }

  /// Appends polygons until they cover the area.
  ///
  /// If constraints determine the root's size, the function ends early with a doubt.
  mutating func sweep() {
    while let region = uncovered.popLast() {
      let size = region.center
      root.layout(size)
      guard let steady = root.layoutNode.steadyRegion(along: Axis.allCases) else {
        return doubt("Constraints, and not the given size, determine the root's width or height: the sweep ends here.")
      }
      for sentence in steady.doubts { doubt(sentence) }
      items.collect()
      takeItems(items)
      let frames = frames(in: steady), state = SweptState(presentOf: items)
      if steady.doubts.isEmpty { append(steady, frames, state, from: region) } else { sample(region, frames, state) }
    }
  }

  // MARK: - Proved polygons

  /// Appends the polygon around the present size, and cuts the polygon out of all uncovered regions that it overlaps.
  ///
  /// `region` is the uncovered region whose center was laid out. If the polygon may exist only because of rounding, the
  /// function divides this region instead. A polygon on the border between two neighbors is cut out, but not appended.
  private mutating func append(
    _ steady: SteadyRegion, _ frames: [PlanarRect], _ state: SweptState, from region: ConvexPolygon
  ) {
    var polygon = area, lines: [SizeLine] = []
    for halfPlane in steady.halfPlanes {
      guard let line = SizeLine(halfPlane, around: steady.size, widenedBy: overlap) else { continue }
      let parts = polygon.cut(along: line, slack: 0)
      if parts.outside == nil { continue }
      polygon = parts.inside ?? polygon
      lines.append(line)
    }
    // A line no longer bounds the polygon if later lines are closer.
    lines.removeAll { polygon.excess(beyond: $0) < -2 * overlap }
    if polygon.isThin(thinness) && !region.isThin(thinness) { return divide(region, frames, state) }
    cover(by: lines, from: region)
    noteChoiceLines(of: steady, around: polygon)
    if let checked = checkedSize(in: polygon, besides: steady.size),
      !agrees(frames, at: checked, within: SweepTolerances.rounding) || state != SweptState(presentOf: items)
    {
      if isOnSharedBorder(frames, state, steady.size, checked) { return }
      doubt(
        "Frames change in more than one way around width \(decimal(steady.size.width)) and height "
          + "\(decimal(steady.size.height)); this is a fault in Bowerbird.")
    }
    polygons.append(
      SizeSweep.Polygon(
        corners: polygon.corners, lines: lines, frames: SweptFrames(items: items, frames: frames), state: state))
  }

  /// Adds to `choiceLines` those borders of a polygon at which the test of a choice changes its result.
  ///
  /// Each line is drawn without the tolerance of the test. At the end of the tolerance, rounding would decide the
  /// result.
  private mutating func noteChoiceLines(of steady: SteadyRegion, around polygon: ConvexPolygon) {
    for var halfPlane in steady.halfPlanes where halfPlane.isOfChoice {
      guard let border = SizeLine(halfPlane, around: steady.size, widenedBy: 0),
        polygon.excess(beyond: border) >= -8 * overlap
      else { continue }
      halfPlane.tolerance = 0
      guard let line = SizeLine(halfPlane, around: steady.size, widenedBy: 0),
        !choiceLines.contains(where: { $0.coincides(with: line, in: area, within: thinness) })
      else { continue }
      choiceLines.append(line)
    }
  }

  /// Divides a region whose center lies on a border between polygons, or samples the region if it is small.
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

  /// Cuts a polygon out of each uncovered region that overlaps the polygon by more than rounding.
  ///
  /// - Parameters:
  ///   - lines: The lines that bound the polygon.
  ///   - region: The region from whose center the polygon was found; this region is always replaced.
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

  /// Returns the parts of a region outside of a polygon, which is given by the lines that bound it.
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

  /// Returns whether two layouts on a line each have the frames and the state of a polygon beside the line.
  ///
  /// The line is then the border between the polygons, and rounding decides which of the two polygons has a size on the
  /// border.
  ///
  /// - Parameters:
  ///   - frames: The frames of the first layout.
  ///   - state: The state of the first layout.
  ///   - first: The size of the first layout.
  ///   - second: The size of the second layout, which is the present layout.
  /// - Returns: Whether both layouts are those of a neighbor.
  private func isOnSharedBorder(_ frames: [PlanarRect], _ state: SweptState, _ first: Size, _ second: Size) -> Bool {
    let present = SweptState(presentOf: items)
    return neighbors.contains { $0.fits(frames.map { $0[first] }, state, at: first) }
      && neighbors.contains { $0.fits(items.frames, present, at: second) }
  }

  /// Returns a size of a polygon at which its frames can be checked, other than the size that was laid out.
  ///
  /// The result is nil if all sizes of the polygon differ by rounding only. Such a polygon lies on the border of a
  /// condition, and rounding decides whether the condition holds.
  private func checkedSize(in polygon: ConvexPolygon, besides size: Size) -> Size? {
    let widths = polygon.widths, heights = polygon.heights
    if max(widths.upperBound - widths.lowerBound, heights.upperBound - heights.lowerBound) <= thinness { return nil }
    let center = polygon.center
    let isOther = max((center.width - size.width).magnitude, (center.height - size.height).magnitude) > 8 * overlap
    return isOther ? center : center.moved(toward: polygon.corners[0], by: 0.5)
  }

  // MARK: - Sampled polygons

  /// Appends a polygon for a region in which nothing is proved.
  ///
  /// If samples show that frames are not affine in the region, and if the region is not small, the function divides the
  /// region instead.
  private mutating func sample(_ region: ConvexPolygon, _ frames: [PlanarRect], _ state: SweptState) {
    let samples = region.corners.map { region.center.moved(toward: $0, by: 0.75) }
    if !isSmall(region) && !samples.allSatisfy({ agrees(frames, at: $0, within: SweepTolerances.unproved) }) {
      uncovered += region.halves
      return
    }
    polygons.append(
      SizeSweep.Polygon(
        corners: region.corners, lines: region.borders(widenedBy: overlap),
        frames: SweptFrames(items: items, frames: frames), state: state))
  }

  private func isSmall(_ region: ConvexPolygon) -> Bool {
    isSmall(region.widths, in: area.widths) && isSmall(region.heights, in: area.heights)
  }

  private func isSmall(_ range: ClosedRange<Double>, in whole: ClosedRange<Double>) -> Bool {
    range.upperBound - range.lowerBound <= (whole.upperBound - whole.lowerBound) * Self.smallestShare
  }

  // MARK: - Frames

  /// Replaces the list of items by the list that a sweep has found, and adds new items to all earlier polygons.
  mutating func takeItems(_ found: SweptItems) {
    items = found
    for index in polygons.indices where polygons[index].frames.items.count < items.count { polygons[index].add(items) }
  }

  /// Returns the frames of all items as affine functions of the size that are valid around the present size.
  private func frames(in steady: SteadyRegion) -> [PlanarRect] {
    zip(items.all, items.frames).map { item, frame in
      let node = item.layoutNode
      if !node.isInLayout || node.isInOmission { return .zero }
      return PlanarRect(
        frame, widthRates: node.frameRates(along: .horizontal, in: steady) ?? .zero,
        heightRates: node.frameRates(along: .vertical, in: steady) ?? .zero, at: steady.size)
    }
  }

  private func agrees(_ frames: [PlanarRect], at size: Size, within tolerance: Double) -> Bool {
    root.layout(size)
    let scale = max(size.width, size.height)
    return zip(items.frames, frames).allSatisfy { present, frame in
      frame[size].isSame(as: present, within: tolerance, of: scale)
    }
  }

  mutating func doubt(_ sentence: String) {
    if !doubts.contains(sentence) { doubts.append(sentence) }
  }
}
