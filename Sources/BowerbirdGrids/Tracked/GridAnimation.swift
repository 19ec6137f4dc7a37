/// How long a change takes, and how it goes on in that time.
///
/// ```swift
/// GridAnimation.easeInOut(duration: 0.2).progress(at: 0.1)      // 0.5
/// ```
public struct GridAnimation: Hashable, Sendable {
  /// The curve from 0 to 1.
  public var curve: TimingCurve

  /// The time that it takes, in seconds; what is negative or not a number counts as 0.
  public var duration: Double

  /// The time before it begins, in seconds; what is not a number counts as 0.
  public var delay: Double

  /// Makes an animation.
  public init(curve: TimingCurve, duration: Double = 0.35, delay: Double = 0) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }

  /// Slow at both ends, 0.35 seconds.
  public static let `default` = GridAnimation(curve: .easeInOut)

  /// At the same pace throughout.
  public static func linear(duration: Double = 0.35) -> GridAnimation {
    GridAnimation(curve: .linear, duration: duration)
  }

  /// Slow at first.
  public static func easeIn(duration: Double = 0.35) -> GridAnimation {
    GridAnimation(curve: .easeIn, duration: duration)
  }

  /// Slow at the end.
  public static func easeOut(duration: Double = 0.35) -> GridAnimation {
    GridAnimation(curve: .easeOut, duration: duration)
  }

  /// Slow at both ends.
  public static func easeInOut(duration: Double = 0.35) -> GridAnimation {
    GridAnimation(curve: .easeInOut, duration: duration)
  }

  /// The same animation, begun later.
  public func delay(_ time: Double) -> GridAnimation {
    GridAnimation(curve: curve, duration: duration, delay: delay + time)
  }

  /// When the change is over.
  var end: Double { (delay.isNaN ? 0 : delay) + (duration > 0 ? duration : 0) }

  /// How far the change is at a moment: 0 before it begins, 1 when it is over.
  public func progress(at time: Double) -> Double {
    let elapsed = time - (delay.isNaN ? 0 : delay)
    if !(elapsed > 0) { return 0 }
    return duration > elapsed ? curve.value(at: elapsed / duration) : 1
  }
}
