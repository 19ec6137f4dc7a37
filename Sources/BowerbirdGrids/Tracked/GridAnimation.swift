/// The duration of a change, and its progress over time.
///
/// ```swift
/// GridAnimation.easeInOut(duration: 0.2).progress(at: 0.1)      // 0.5
/// ```
public struct GridAnimation: Hashable, Sendable {
  /// The curve of the progress from 0 to 1.
  public var curve: TimingCurve

  /// The duration in seconds; a value that is negative or not a number counts as 0.
  public var duration: Double

  /// The time before the change begins, in seconds; a value that is not a number counts as 0.
  public var delay: Double

  /// Creates an animation.
  public init(curve: TimingCurve, duration: Double = 0.35, delay: Double = 0) {
    self.curve = curve
    self.duration = duration
    self.delay = delay
  }

  /// An animation of 0.35 seconds that is slow at both ends.
  public static let `default` = GridAnimation(curve: .easeInOut)

  /// Returns an animation at the same pace throughout.
  public static func linear(duration: Double = 0.35) -> GridAnimation {
    GridAnimation(curve: .linear, duration: duration)
  }

  /// Returns an animation that is slow at first.
  public static func easeIn(duration: Double = 0.35) -> GridAnimation {
    GridAnimation(curve: .easeIn, duration: duration)
  }

  /// Returns an animation that is slow at the end.
  public static func easeOut(duration: Double = 0.35) -> GridAnimation {
    GridAnimation(curve: .easeOut, duration: duration)
  }

  /// Returns an animation that is slow at both ends.
  public static func easeInOut(duration: Double = 0.35) -> GridAnimation {
    GridAnimation(curve: .easeInOut, duration: duration)
  }

  /// Returns a copy of the animation with a delay that is longer by a number of seconds.
  public func delay(_ time: Double) -> GridAnimation {
    GridAnimation(curve: curve, duration: duration, delay: delay + time)
  }

  /// The time at which the change ends, in seconds from the beginning of the delay.
  var end: Double { (delay.isNaN ? 0 : delay) + (duration > 0 ? duration : 0) }

  /// Returns the progress of the change, from 0 before the change begins to 1 after it ends.
  ///
  /// - Parameter time: The time in seconds from the beginning of the delay.
  /// - Returns: The progress.
  public func progress(at time: Double) -> Double {
    let elapsed = time - (delay.isNaN ? 0 : delay)
    if !(elapsed > 0) { return 0 }
    return duration > elapsed ? curve.value(at: elapsed / duration) : 1
  }
}
