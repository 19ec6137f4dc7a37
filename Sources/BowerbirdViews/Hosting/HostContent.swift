import BowerbirdLayout
import BowerbirdSolver

/// What a view says about its content: the extents it wants by itself, and how strongly.
public struct HostContent: Hashable, Sendable {
  /// The width that the view wants by itself; nil if it has no opinion.
  public var width: Double?

  /// The height that the view wants by itself; nil if it has no opinion.
  public var height: Double?

  /// How strongly the view wants to be no larger than that.
  public var hugging: AxisPriorities

  /// How strongly the view wants to be no smaller than that.
  public var resistance: AxisPriorities

  /// Makes a description of a content.
  ///
  /// - Parameters:
  ///   - width: The width that the view wants by itself; nil if it has no opinion.
  ///   - height: The height that the view wants by itself; nil if it has no opinion.
  ///   - hugging: How strongly the view wants to be no larger than that.
  ///   - resistance: How strongly the view wants to be no smaller than that.
  public init(
    width: Double? = nil, height: Double? = nil, hugging: AxisPriorities = AxisPriorities(.low),
    resistance: AxisPriorities = AxisPriorities(.high)
  ) {
    self.width = width
    self.height = height
    self.hugging = hugging
    self.resistance = resistance
  }
}
