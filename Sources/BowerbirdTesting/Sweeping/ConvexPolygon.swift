import BowerbirdLayout

/// A line in the plane of sizes, with the side on which a condition holds.
struct SizeLine {
  private let width: Double
  private let height: Double
  private let limit: Double

  /// The distance by which the line lies beyond the exact border of the condition.
  ///
  /// The distance makes adjacent polygons overlap, so that rounding leaves no gaps between them.
  let margin: Double

  /// Creates the border of a half-plane; nil if the half-plane contains all sizes, or if a number is not finite.
  ///
  /// - Parameters:
  ///   - halfPlane: The half-plane.
  ///   - size: The size from which the half-plane counts changes.
  ///   - distance: The distance by which the half-plane is made larger.
  init?(_ halfPlane: SteadyRegion.HalfPlane, around size: Size, widenedBy distance: Double) {
    let length = (halfPlane.width * halfPlane.width + halfPlane.height * halfPlane.height).squareRoot()
    width = halfPlane.width / length
    height = halfPlane.height / length
    margin = halfPlane.rounding / length + distance
    let rest = max(0, halfPlane.limit + halfPlane.tolerance)
    limit = width * size.width + height * size.height + rest / length + margin
    if !(length > 0 && limit.isFinite) { return nil }
  }

  /// Creates the line of all sizes that have the given width (horizontal axis) or height (vertical axis).
  ///
  /// The result is nil if the width or height is not finite.
  init?(along axis: Axis, at extent: Double) {
    let side = SteadyRegion.HalfPlane(
      width: axis == .horizontal ? 1 : 0, height: axis == .horizontal ? 0 : 1, limit: extent)
    self.init(side, around: .zero, widenedBy: 0)
  }

  /// Returns the distance of a size beyond the line; negative on the side on which the condition holds.
  func excess(of size: Size) -> Double { width * size.width + height * size.height - limit }

  /// Returns the distance of a size beyond the exact border of the condition; negative if the condition holds.
  func distance(beyondBorder size: Size) -> Double { excess(of: size) + margin }

  /// Returns whether a size is on the exact border of the condition, except for the rounding of a layout.
  ///
  /// An eighth of the margin leaves room for this rounding.
  func isOnBorder(_ size: Size) -> Bool { distance(beyondBorder: size).magnitude <= margin / 8 }

  /// Returns the size on the border of the condition that is closest to a given size.
  func onBorder(_ size: Size) -> Size {
    let distance = distance(beyondBorder: size)
    var size = Size(width: size.width - distance * width, height: size.height - distance * height)
    guard let axis = straightAxis else { return size }
    // The border of `width >= 700` lies slightly below 700, because the condition has a tolerance. Return 700 then.
    let short = SweepTolerances.shortest(size[axis])
    if (short - size[axis]).magnitude <= margin { size[axis] = short }
    return size
  }

  /// Returns whether the first size comes before the second size along the line.
  ///
  /// The line has the direction that leaves the condition's side on the left. Here, the axis of widths points right,
  /// and the axis of heights points up.
  func precedes(_ one: Size, _ other: Size) -> Bool {
    width * (other.height - one.height) - height * (other.width - one.width) > 0
  }

  /// The horizontal axis if all sizes on the line have the same width, the vertical axis if they have the same height.
  ///
  /// Nil for an oblique line.
  var straightAxis: Axis? { height == 0 ? .horizontal : width == 0 ? .vertical : nil }

  /// Returns whether two lines coincide within a polygon.
  ///
  /// The conditions of the lines may hold on different sides.
  func coincides(with other: SizeLine, in polygon: ConvexPolygon, within tolerance: Double) -> Bool {
    let excesses = polygon.corners.map { (own: excess(of: $0), other: other.excess(of: $0)) }
    return excesses.allSatisfy { ($0.own - $0.other).magnitude <= tolerance }
      || excesses.allSatisfy { ($0.own + $0.other).magnitude <= tolerance }
  }
}

/// A convex set of sizes, given by its corners.
struct ConvexPolygon {
  /// The corners in order around the polygon: two corners for sizes on a line, and one corner for a single size.
  private(set) var corners: [Size] = []

  /// Creates a rectangle.
  init(widths: ClosedRange<Double>, heights: ClosedRange<Double>) {
    for (width, height) in [
      (widths.lowerBound, heights.lowerBound), (widths.upperBound, heights.lowerBound),
      (widths.upperBound, heights.upperBound), (widths.lowerBound, heights.upperBound),
    ] {
      append(Size(width: width, height: height))
    }
    close()
  }

  /// Creates a polygon with the given corners.
  private init(_ corners: [Size] = []) { self.corners = corners }

  /// The centroid; the mean of the corners if the polygon has little or no area.
  var center: Size {
    let first = corners[0]
    var area = 0.0, width = 0.0, height = 0.0
    for (one, other) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      let part =
        (one.width - first.width) * (other.height - first.height)
        - (other.width - first.width) * (one.height - first.height)
      area += part
      width += part * (one.width + other.width - 2 * first.width)
      height += part * (one.height + other.height - 2 * first.height)
    }
    let box = (widths.upperBound - widths.lowerBound) * (heights.upperBound - heights.lowerBound)
    // The centroid of a thin polygon is not exact.
    if area <= box * SweepTolerances.thinness { return mean }
    return Size(width: first.width + width / (3 * area), height: first.height + height / (3 * area))
  }

  /// Returns whether the polygon is so thin that it may exist only because of rounding.
  ///
  /// The area of a thin polygon is at most the area of a band of the given thickness. The length of the band is the sum
  /// of the polygon's extents along both axes.
  ///
  /// - Parameter distance: The thickness of the band.
  /// - Returns: True if the polygon is thin.
  func isThin(_ distance: Double) -> Bool {
    let first = corners[0]
    var doubled = 0.0
    for (one, other) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      doubled +=
        (one.width - first.width) * (other.height - first.height)
        - (other.width - first.width) * (one.height - first.height)
    }
    let span = (widths.upperBound - widths.lowerBound) + (heights.upperBound - heights.lowerBound)
    return doubled.magnitude <= 2 * distance * span
  }

  private var mean: Size {
    let count = Double(corners.count)
    return Size(
      width: corners.reduce(0) { $0 + $1.width / count }, height: corners.reduce(0) { $0 + $1.height / count })
  }

  /// The widths of the sizes.
  var widths: ClosedRange<Double> { range { $0.width } }

  /// The heights of the sizes.
  var heights: ClosedRange<Double> { range { $0.height } }

  private func range(_ extent: (Size) -> Double) -> ClosedRange<Double> {
    var lowest = extent(corners[0]), highest = lowest
    for corner in corners {
      lowest = min(lowest, extent(corner))
      highest = max(highest, extent(corner))
    }
    return lowest...highest
  }

  /// Returns the largest distance by which a size of the polygon lies beyond a line; at most 0 if no size does.
  func excess(beyond line: SizeLine) -> Double { corners.reduce(-.infinity) { max($0, line.excess(of: $1)) } }

  // MARK: - Cutting

  /// The parts of a polygon on both sides of a line.
  struct Parts {
    /// The part on the line's inner side; nil if there is no such part.
    var inside: ConvexPolygon?

    /// The part beyond the line; nil if the polygon extends beyond the line by no more than the slack.
    var outside: ConvexPolygon?
  }

  /// Returns the parts of the polygon on both sides of a line.
  ///
  /// Both parts share the corners of the cut, so nothing is lost between them.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - slack: A polygon that extends beyond the line by no more than this distance is inside as a whole.
  /// - Returns: The parts.
  func cut(along line: SizeLine, slack: Double) -> Parts {
    if excess(beyond: line) <= slack { return Parts(inside: self, outside: nil) }
    let excesses = corners.map { line.excess(of: $0) }
    if excesses.allSatisfy({ $0 >= 0 }) { return Parts(inside: nil, outside: self) }
    var inside = ConvexPolygon(), outside = ConvexPolygon()
    for (index, corner) in corners.enumerated() {
      let next = (index + 1) % corners.count, excess = excesses[index]
      if excess <= 0 { inside.append(corner) }
      if excess >= 0 { outside.append(corner) }
      if excess < 0 && excesses[next] > 0 || excess > 0 && excesses[next] < 0 {
        let crossing = corner.moved(toward: corners[next], by: excess / (excess - excesses[next]))
        inside.append(crossing)
        outside.append(crossing)
      }
    }
    inside.close()
    outside.close()
    return Parts(inside: inside, outside: outside)
  }

  /// Returns the sizes of the polygon that are on a line; nil if the polygon is not on both sides of the line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - slack: The distance from the line up to which a size is on neither side.
  /// - Returns: A polygon with two corners, or with one corner if this polygon is itself on a line.
  func section(along line: SizeLine, slack: Double) -> ConvexPolygon? {
    let excesses = corners.map { line.excess(of: $0) }
    guard excesses.contains(where: { $0 < -slack }), excesses.contains(where: { $0 > slack }) else { return nil }
    var section = ConvexPolygon()
    // A polygon with two corners has one side, which would otherwise be visited twice.
    for index in corners.indices.prefix(corners.count == 2 ? 1 : corners.count) {
      let next = (index + 1) % corners.count, excess = excesses[index]
      if excess == 0 { section.append(corners[index]) }
      if excess < 0 && excesses[next] > 0 || excess > 0 && excesses[next] < 0 {
        section.append(corners[index].moved(toward: corners[next], by: excess / (excess - excesses[next])))
      }
    }
    section.close()
    if let axis = line.straightAxis { section.straighten(axis) }
    return section
  }

  /// Gives all corners the width (horizontal axis) or height (vertical axis) of the first corner.
  ///
  /// The width or height is rounded to as few decimal places as the tolerance for rounding allows.
  private mutating func straighten(_ axis: Axis) {
    guard let first = corners.first else { return }
    let extent = SweepTolerances.shortest(first[axis])
    for index in corners.indices { corners[index][axis] = extent }
  }

  /// The sides of the polygon, or the two ends of a polygon on a line; empty for a single size.
  var sides: [ConvexPolygon] {
    if corners.count == 1 { return [] }
    if corners.count == 2 { return corners.map { ConvexPolygon([$0]) } }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).map { ConvexPolygon([$0, $1]) }
  }

  private mutating func append(_ corner: Size) {
    if corners.last != corner { corners.append(corner) }
  }

  /// Removes the last corner if it equals the first corner.
  private mutating func close() {
    if corners.count > 1 && corners.first == corners.last { corners.removeLast() }
  }

  /// Returns the lines along the edges, each moved outward by a distance.
  func borders(widenedBy distance: Double) -> [SizeLine] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { one, other in
      // The corners are in counterclockwise order if the axis of widths points right and the axis of heights points up.
      // So the outside is to the right of each edge.
      let outside = SteadyRegion.HalfPlane(
        width: other.height - one.height, height: one.width - other.width, limit: 0)
      return SizeLine(outside, around: one, widenedBy: distance)
    }
  }

  /// The parts of the polygon on both sides of its center, cut across the axis along which the polygon is longer.
  var halves: [ConvexPolygon] {
    let widths = widths, heights = heights, middle = center
    let isWide = widths.upperBound - widths.lowerBound >= heights.upperBound - heights.lowerBound
    let halfPlane = SteadyRegion.HalfPlane(width: isWide ? 1 : 0, height: isWide ? 0 : 1, limit: 0)
    guard let line = SizeLine(halfPlane, around: middle, widenedBy: 0) else { return [self] }
    let parts = cut(along: line, slack: 0)
    return [parts.inside, parts.outside].compactMap { $0 }
  }
}

extension Size {
  /// Returns the size at a share of the way to another size: this size for 0, the other size for 1.
  func moved(toward other: Size, by share: Double) -> Size {
    Size(width: width + (other.width - width) * share, height: height + (other.height - height) * share)
  }
}
