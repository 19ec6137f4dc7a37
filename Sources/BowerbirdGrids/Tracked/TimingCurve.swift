/// The progress of a change over time: a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
///
/// The horizontal coordinate of a point is the time. The vertical coordinate is the *height*, which is the progress.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point's time, from 0 to 1.
  public let x1: Double

  /// The first control point's height.
  public let y1: Double

  /// The second control point's time, from 0 to 1.
  public let x2: Double

  /// The second control point's height.
  public let y2: Double

  /// Creates a curve.
  ///
  /// Times of control points are limited to the range from 0 to 1.
  ///
  /// A time that is not a number, or a height that is not finite, is replaced by the value for a straight line:
  ///
  /// ```swift
  /// TimingCurve(0, .nan, 1, 1).value(at: 0.5)      // 0.5
  /// ```
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1.isNaN ? 0 : min(max(x1, 0), 1)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = x2.isNaN ? 1 : min(max(x2, 0), 1)
    self.y2 = y2.isFinite ? y2 : 1
  }

  /// A straight line.
  public static let linear = TimingCurve(0, 0, 1, 1)

  /// Slow at first.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)

  /// Slow at the end.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)

  /// Slow at both ends.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// Returns the height of the curve at a time from 0 to 1.
  ///
  /// The height is 0 for an earlier time and for NaN, and 1 for a later time.
  public func value(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    return Self.bezier(y1, y2, parameter(at: time))
  }

  /// Returns the Bézier parameter, from 0 to 1, of the curve's point at a time.
  ///
  /// The time never decreases along the curve, so bisection finds the parameter.
  private func parameter(at time: Double) -> Double {
    var low = 0.0, high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ first: Double, _ second: Double, _ position: Double) -> Double {
    let rest = 1 - position
    return 3 * rest * rest * position * first + 3 * rest * position * position * second + position * position * position
  }
}
