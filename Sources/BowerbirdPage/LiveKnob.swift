/// A number of a scene that a slider in the live page changes, such as a gap.
///
/// ```swift
/// let gap = LiveKnob("gap", 8, in: 0...40) { title.topConstraint.constant = $0 }
/// gap.value                              // 8.0
/// ```
public struct LiveKnob {
  /// The label of the slider.
  public let name: String

  /// The initial value.
  public let value: Double

  /// The range of the slider.
  public let range: ClosedRange<Double>

  /// The step of the slider.
  public let step: Double

  /// A closure that applies a value to the scene.
  ///
  /// The page lays out the scene afterwards.
  public let set: (Double) -> Void

  /// Creates a knob.
  ///
  /// - Parameters:
  ///   - name: The label of the slider.
  ///   - value: The initial value.
  ///   - range: The range of the slider.
  ///   - step: The step of the slider.
  ///   - set: A closure that applies a value to the scene.
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
