/// A number of a scene that a slider in the page changes.
///
/// ```swift
/// let gap = LiveKnob("gap", 8, in: 0...40) { title.topConstraint.constant = $0 }
/// gap.value                              // 8.0
/// ```
public struct LiveKnob {
  /// What stands beside the slider.
  public let name: String

  /// The value at first.
  public let value: Double

  /// The values that the slider reaches.
  public let range: ClosedRange<Double>

  /// The distance from one value to the next.
  public let step: Double

  /// Puts a value into the scene; the page lays it out afterwards.
  public let set: (Double) -> Void

  /// Makes a knob.
  ///
  /// - Parameters:
  ///   - name: What stands beside the slider.
  ///   - value: The value at first.
  ///   - range: The values that the slider reaches.
  ///   - step: The distance from one value to the next.
  ///   - set: Puts a value into the scene.
  public init(
    _ name: String, _ value: Double, in range: ClosedRange<Double>, step: Double = 1, set: @escaping (Double) -> Void
  ) {
    self.name = name
    self.value = value
    self.range = range
    self.step = step
    self.set = set
  }
}
