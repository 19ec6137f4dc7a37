import BowerbirdSolver

/// A *steady* region: a convex region of the root's sizes in which all frames are affine functions of the size.
package struct SteadyRegion {
  /// A condition that all sizes in the region meet.
  ///
  /// The condition is `width · Δw + height · Δh ≤ limit`, where Δw and Δh are the changes from the present size.
  package struct HalfPlane: Equatable {
    /// The factor of the change of width.
    package var width: Double

    /// The factor of the change of height.
    package var height: Double

    /// The largest value of `width · Δw + height · Δh` that meets the condition.
    ///
    /// The limit is never negative, because the present size is in the region.
    package var limit: Double

    /// The amount by which the sum may exceed the limit because of rounding in the solver.
    package var rounding: Double

    /// Whether the condition comes from a test of a choice.
    ///
    /// At sizes exactly at the limit, the choice may take another alternative.
    package var isOfChoice: Bool

    /// The amount by which the sum exceeds the limit when the test of a choice changes its result.
    ///
    /// The amount is not 0 if the test allows for rounding. It is negative if the test changes its result before the
    /// limit.
    package var tolerance: Double

    /// Creates a condition.
    package init(
      width: Double, height: Double, limit: Double, rounding: Double = 0, isOfChoice: Bool = false,
      tolerance: Double = 0
    ) {
      self.width = width
      self.height = height
      self.limit = limit
      self.rounding = rounding
      self.isOfChoice = isOfChoice
      self.tolerance = tolerance
    }
  }

  /// The present size, which is in the region.
  package let size: Size

  /// The conditions that bound the region; each condition limits the change from the present size.
  package private(set) var halfPlanes: [HalfPlane]

  /// The reasons why frames might still jump within the region, a sentence each.
  package private(set) var doubts: [String] = []

  /// The rates at which all numbers change with the root's size in the present layout.
  var rates: SizeRates

  init(around size: Size, _ response: PlanarSensitivity) {
    self.size = size
    rates = SizeRates(width: response.first, height: response.second)
    halfPlanes = response.bounds.map { bound in
      HalfPlane(width: bound.first, height: bound.second, limit: bound.limit, rounding: bound.rounding)
    }
  }

  /// Returns the extents along an axis that are in the region while the other extent keeps its present value.
  ///
  /// If the test of a choice ends the range, the end includes the tolerance of the test.
  package func range(along axis: Axis) -> ClosedRange<Double> {
    var lowest = -Double.infinity, highest = Double.infinity
    for halfPlane in halfPlanes {
      let factor = axis == .horizontal ? halfPlane.width : halfPlane.height
      let limit = max(0, halfPlane.limit + halfPlane.tolerance)
      if factor > 0 { highest = min(highest, limit / factor) }
      if factor < 0 { lowest = max(lowest, limit / factor) }
    }
    return (size[axis] + min(lowest, 0))...(size[axis] + max(highest, 0))
  }

  // MARK: - Narrowing

  /// Narrows the region to the sizes at which a number lies between two bounds, without excluding the present size.
  ///
  /// - Parameters:
  ///   - value: The present value of the number.
  ///   - growth: The rates at which the number changes with the root's size.
  ///   - lowest: The lower bound, which may be infinite.
  ///   - highest: The upper bound, which may be infinite.
  mutating func keep(_ value: Double, growing growth: SizeRates.Growth, from lowest: Double, to highest: Double) {
    if growth.isZero { return }
    if highest < .infinity { append(growth, highest - value) }
    if lowest > -.infinity { append(growth.reversed, value - lowest) }
  }

  /// Narrows the region to the sizes at which a choice's test holds, or to the sizes at which the test fails.
  ///
  /// - Parameters:
  ///   - value: The present value of the test's expression.
  ///   - growth: The rates at which the value changes with the root's size.
  ///   - border: The value from which on the test holds; a strict test holds only for larger values.
  ///   - holds: Whether the test holds in the region.
  mutating func keep(_ value: Double, growing growth: SizeRates.Growth, testedAt border: Double, holds: Bool) {
    if growth.isZero { return }
    append(holds ? growth.reversed : growth, holds ? value : -value, true, holds ? -border : border)
  }

  /// Whether each condition limits the width alone or the height alone.
  var isRectangle: Bool { halfPlanes.allSatisfy { $0.width == 0 || $0.height == 0 } }

  private mutating func append(
    _ growth: SizeRates.Growth, _ limit: Double, _ isOfChoice: Bool = false, _ tolerance: Double = 0
  ) {
    // Within the tolerance of a test, the present size may be beyond the limit. The stored limit is then 0, and the
    // tolerance is smaller by the same amount.
    let rest = min(0, limit)
    halfPlanes.append(
      HalfPlane(
        width: growth.width, height: growth.height, limit: max(0, limit), isOfChoice: isOfChoice,
        tolerance: tolerance == 0 ? 0 : tolerance + rest))
  }

  /// Narrows the region to its overlap with another region around the same size, and adds the ``doubts`` of that
  /// region.
  mutating func narrow(to other: SteadyRegion) {
    halfPlanes += other.halfPlanes
    for sentence in other.doubts { doubt(sentence) }
  }

  /// Adds a reason to ``doubts``, unless the list contains it already.
  mutating func doubt(_ sentence: String) {
    if !doubts.contains(sentence) { doubts.append(sentence) }
  }

  /// Adds to ``doubts`` that the sizes at which an item arranges its children in another way are unknown.
  mutating func doubtArrangement(of name: String) {
    doubt("It is not known at which sizes \(quoted(name)) arranges its children in another way.")
  }
}

/// The rates at which all numbers of all slots change with the root's width and height.
struct SizeRates {
  /// The rates at which one number changes with the root's width and height.
  struct Growth {
    var width: Double
    var height: Double

    var isZero: Bool { width == 0 && height == 0 }

    var reversed: Growth { Growth(width: -width, height: -height) }
  }

  /// The rate at which each number changes with the root's width, by the number's index; see ``SlotNumber``.
  let width: [Double]

  /// The rate at which each number changes with the root's height, by the number's index; see ``SlotNumber``.
  let height: [Double]

  /// The rates at which the number at an index changes.
  subscript(index: Int) -> Growth { Growth(width: width[index], height: height[index]) }
}
