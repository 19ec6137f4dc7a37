import BowerbirdLayout
import BowerbirdSolver

/// The natural size of a view's content, and the priorities with which the view resists other sizes.
public struct HostContent: Hashable, Sendable {
  /// The natural width of the content; nil for content without a natural width.
  public var width: Double?

  /// The natural height of the content; nil for content without a natural height.
  public var height: Double?

  /// The priorities with which the view resists growing beyond the natural size.
  public var hugging: AxisPriorities

  /// The priorities with which the view resists shrinking below the natural size.
  public var resistance: AxisPriorities

  /// Creates a description of a view's content.
  ///
  /// - Parameters:
  ///   - width: The natural width of the content; nil for content without a natural width.
  ///   - height: The natural height of the content; nil for content without a natural height.
  ///   - hugging: The priorities with which the view resists growing beyond the natural size.
  ///   - resistance: The priorities with which the view resists shrinking below the natural size.
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
