import BowerbirdLayout

/// The declaration of a wrapping grid, without its items.
///
/// ```swift
/// chips.wrapping?.lineLimit = 2                           // the next layout has at most two lines
/// ```
public struct WrappingDeclaration: Hashable, Sendable {
  /// The axis along which the items of a line follow each other.
  public var axis = Axis.horizontal

  /// The gap between neighbors in a line.
  public var spacing = 0.0

  /// The gap between lines; nil for the gap between neighbors.
  public var lineSpacing: Double?

  /// The position across the lines of items without an alignment of their own.
  public var alignment = GridLineAlignment.start

  /// The distribution of the free space in a line.
  ///
  /// With ``GridDistribution/stretch``, all items of a line that can grow get equal shares if no item of the line has a
  /// share from `grow(_:)`.
  public var distribution = GridDistribution.start

  /// The distribution of the free space beside the lines.
  ///
  /// With ``GridDistribution/stretch``, horizontal lines grow by equal shares if the heights of all items are known
  /// before the solve. Vertical lines keep their widths, and an equal share lies after each line.
  public var lines = GridDistribution.start

  /// The greatest number of lines; nil for any number.
  public var lineLimit: Int?

  /// Creates the declaration of a grid with horizontal lines, without gaps.
  public init() {}
}

extension WrappingDeclaration {
  /// The gap between neighbors; 0 if the declared spacing is negative or not finite.
  var gap: Double { spacing.asLength }

  /// The gap between lines; 0 if the declared spacing is negative or not finite.
  var lineGap: Double { (lineSpacing ?? spacing).asLength }

  /// The greatest number of lines; `Int.max` if there is no limit, 0 if the declared limit is negative.
  var mostLines: Int { max(0, lineLimit ?? .max) }

  /// The warnings about numbers that are negative or not finite.
  var warnings: [GridWarning] {
    var warnings: [GridWarning] = []
    if !spacing.isUsableLength { warnings.append(.unusableLength(name: "spacing")) }
    if let lineSpacing, !lineSpacing.isUsableLength { warnings.append(.unusableLength(name: "line spacing")) }
    if let lineLimit, lineLimit < 0 { warnings.append(.unusableLength(name: "limit of lines")) }
    return warnings
  }
}
