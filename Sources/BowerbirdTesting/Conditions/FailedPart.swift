/// A convex part of a sweep's segment or polygon in which a condition does not hold.
///
/// The part consists of the points at which all ``margins`` are negative.
struct FailedPart {
  /// An affine function of the size that is negative where a comparison does not hold.
  ///
  /// For `left <= right`, the function is the right number minus the left number.
  struct Margin {
    /// The values at the corners of the segment or polygon; a single value for a constant.
    ///
    /// The values determine the function.
    let values: [Double]

    /// The amount by which a value may be below 0 without violating the comparison, because of rounding.
    let tolerance: Double

    var isFinite: Bool { values.allSatisfy { ($0 + tolerance).isFinite } }

    /// Whether the comparison holds at all corners, and therefore between them.
    var holds: Bool { values.allSatisfy { $0 >= -tolerance } }

    /// Returns the value at a point.
    func value(at point: WeightedPoint) -> Double {
      if values.count == 1 { return values[0] }
      return zip(values, point.weights).reduce(0) { $0 + $1.0 * $1.1 }
    }
  }

  /// A point of the segment or polygon, as a weighted mean of the corners.
  struct WeightedPoint {
    /// The weight of each corner; the sum of all weights is 1.
    var weights: [Double]

    static func corner(_ index: Int, of count: Int) -> WeightedPoint {
      WeightedPoint(weights: (0..<count).map { $0 == index ? 1 : 0 })
    }

    func moved(toward other: WeightedPoint, by share: Double) -> WeightedPoint {
      WeightedPoint(weights: zip(weights, other.weights).map { $0 + ($1 - $0) * share })
    }
  }

  /// The margins, all of which are negative in the part.
  ///
  /// Without margins, the part is the whole segment or polygon.
  let margins: [Margin]

  /// Whether the part exists only because of rounding: no point has all margins below 0 by more than rounding.
  var isEmpty: Bool { corners(of: margins.reduce(1) { max($0, $1.values.count) }, isStrict: true).isEmpty }

  /// Returns the corners of the part.
  ///
  /// - Parameters:
  ///   - count: The number of corners of the segment or the polygon.
  ///   - isStrict: Whether to exclude points at which a margin is below 0 by no more than rounding.
  /// - Returns: The corners in order around the part; a corner may be listed twice. The list is empty if the part is.
  func corners(of count: Int, isStrict: Bool) -> [WeightedPoint] {
    var points = (0..<count).map { WeightedPoint.corner($0, of: count) }
    for margin in margins {
      points = Self.cut(points, margin, at: isStrict ? -margin.tolerance : 0)
    }
    return points
  }

  /// Cuts off the part of a polygon in which a margin is above a limit, and returns the corners of the rest.
  private static func cut(_ points: [WeightedPoint], _ margin: Margin, at limit: Double) -> [WeightedPoint] {
    let values = points.map { margin.value(at: $0) - limit }
    if values.allSatisfy({ $0 <= 0 }) { return points }
    var rest: [WeightedPoint] = []
    for (index, point) in points.enumerated() {
      let next = (index + 1) % points.count, value = values[index]
      if value <= 0 { rest.append(point) }
      if value < 0 && values[next] > 0 || value > 0 && values[next] < 0 {
        rest.append(point.moved(toward: points[next], by: value / (value - values[next])))
      }
    }
    return rest
  }
}
