/// The *steady* extents of an item: ranges of widths and heights in which its arrangement needs no review and no new
/// decision.
///
/// ```swift
/// node.steadyExtents = SteadyExtents(width: 100..<400)        // reviewed again from 400 on, and below 100
/// ```
public struct SteadyExtents: Hashable, Sendable {
  /// The widths.
  public var width: Range<Double>

  /// The heights.
  public var height: Range<Double>

  /// The range of all extents, for an axis that does not matter.
  public static let everything = -Double.infinity..<Double.infinity

  /// Creates ranges of extents; a range that is not given contains all extents.
  public init(width: Range<Double> = everything, height: Range<Double> = everything) {
    self.width = width
    self.height = height
  }

  /// A Boolean value that indicates whether all extents are included.
  public var isEverything: Bool { self == SteadyExtents() }

  /// Returns the overlap of these ranges with other ranges.
  public func narrowed(to other: SteadyExtents) -> SteadyExtents {
    SteadyExtents(width: width.clamped(to: other.width), height: height.clamped(to: other.height))
  }

  subscript(axis: Axis) -> Range<Double> { axis == .horizontal ? width : height }

  func contains(width: Double, height: Double) -> Bool { self.width.contains(width) && self.height.contains(height) }
}
