/// All tolerances of sweeps and of their conditions.
///
/// Other files of sweeps use only multiples of these tolerances. The tolerances are relative to the numbers from which
/// a result was computed, so that a layout at a thousandth of its size is judged in the same way.
enum SweepTolerances {
  /// The tolerance for rounding of a difference, relative to the numbers from which the difference was computed: 2⁻³⁶,
  /// about 1.5·10⁻¹¹.
  ///
  /// The solver satisfies each constraint up to 2⁻⁴² of its terms. The tolerance is 64 times as large, because errors
  /// add up along a chain of constraints, and because slopes are extrapolated to the bounds of a segment. In a root
  /// that is 1,000 units wide, the tolerance is less than 10⁻⁷.
  static let rounding = 0x1p-36

  /// The relative tolerance for a constant in a condition: 2⁻⁵¹.
  ///
  /// The tolerance is smaller than ``rounding``, because a constant does not come from constraints.
  static let given = 0x1p-51

  /// The tolerance for the bounds of segments, relative to the largest width or height of the root: 2⁻⁴⁴.
  ///
  /// Narrower segments are joined to the next segment. Even a frame that changes 256 times as fast as the root changes
  /// by at most ``rounding`` within this tolerance.
  static let extent = 0x1p-44

  /// The length of the range above a border in whose middle a sweep first looks for the next segment: 2⁻¹⁴ of the
  /// largest width or height.
  ///
  /// The result does not depend on the length: if another segment lies between the border and the middle, the sweep
  /// looks closer to the border. For a width of 1,600, the length is a tenth of a point, and few segments of a screen
  /// are shorter.
  static let firstDistance = 0x1p-14

  /// Returns the number with the fewest decimal places that equals a width or height except for rounding.
  static func shortest(_ extent: Double) -> Double {
    var places = 1.0
    for _ in 0..<12 {
      let short = (extent * places).rounded() / places
      if (short - extent).magnitude <= rounding * extent.magnitude { return short }
      places *= 10
    }
    return extent
  }

  /// Returns a number with few decimal places that equals the border of a segment except for rounding.
  ///
  /// The condition `width >= 700` holds from 700 · (1 - 2⁻³⁶) on, and `width <= 700` up to 700 · (1 + 2⁻³⁶). A number
  /// at or above the border is preferred, because it lies in the next segment. A number below the border is returned
  /// only if it has at least three decimal places fewer.
  static func shortestBorder(_ border: Double) -> Double {
    let slack = 2 * rounding * border.magnitude
    let above = shortest(in: border...border + slack), below = shortest(in: border - slack...border)
    return places(of: below) + 3 <= places(of: above) ? below : above
  }

  /// Returns the number of decimal places, at most 12.
  private static func places(of number: Double) -> Int {
    var factor = 1.0
    for places in 0..<12 {
      if (number * factor).rounded() / factor == number { return places }
      factor *= 10
    }
    return 12
  }

  /// Returns the number with the fewest decimal places in a narrow range.
  static func shortest(in range: ClosedRange<Double>) -> Double {
    let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
    var places = 1.0
    for _ in 0..<12 {
      let short = (middle * places).rounded() / places
      if range.contains(short) { return short }
      places *= 10
    }
    return middle
  }

  /// Returns whether two borders are the same, except for the tolerances of conditions on both sides.
  static func isSameBorder(_ border: Double, _ other: Double) -> Bool {
    (other - border).magnitude <= 4 * rounding * max(border.magnitude, other.magnitude)
  }

  /// The relative tolerance for the frames of segments and polygons that come from samples: 2⁻²⁰.
  ///
  /// Items that arrange their children themselves may compute frames to a millionth only.
  static let unproved = 0x1p-20

  /// The narrowest segment that comes from samples, relative to its lower bound or to 1, whichever is larger: 2⁻²⁰.
  ///
  /// Only the end of the range that was searched can make a sampled segment narrower.
  static let narrowestSample = 0x1p-20

  /// The greatest ratio of a thin polygon's doubled area to the area of its bounding box: 2⁻¹⁰.
  ///
  /// The centroid is a quotient by the area, so the centroid of a thinner polygon loses more than ten bits. The mean of
  /// the corners loses no bits.
  static let thinness = 0x1p-10
}
