import BowerbirdLayout

/// Everything that is said about a wrapping grid but its items.
///
/// ```swift
/// chips.wrapping?.lineLimit = 2                           // the next layout has two lines
/// ```
public struct WrappingDeclaration: Hashable, Sendable {
  /// The axis along which the items of a line follow each other.
  public var axis = Axis.horizontal

  /// The room between neighbours in a line.
  public var spacing = 0.0

  /// The room between lines; `nil` for as much as between neighbours.
  public var lineSpacing: Double?

  /// Where items lie across their lines that say nothing themselves.
  public var alignment = GridLineAlignment.start

  /// What becomes of the room that is left in a line; with ``GridDistribution/stretch``, all items of a line grow in which none
  /// grows by itself.
  public var distribution = GridDistribution.start

  /// What becomes of the room that lines leave.
  public var lines = GridDistribution.start

  /// The greatest number of lines; `nil` for any number.
  public var lineLimit: Int?

  /// Makes the declaration of a grid whose lines go across, without room between items.
  public init() {}
}

extension WrappingDeclaration {
  /// The room between neighbours, as a length.
  var gap: Double { spacing.asLength }

  /// The room between lines, as a length.
  var lineGap: Double { (lineSpacing ?? spacing).asLength }

  /// How many lines there may be.
  var mostLines: Int { max(0, lineLimit ?? .max) }

  /// What was asked for that is no length.
  var warnings: [GridWarning] {
    var warnings: [GridWarning] = []
    if !spacing.isUsableLength { warnings.append(.unusableLength(name: "spacing")) }
    if let lineSpacing, !lineSpacing.isUsableLength { warnings.append(.unusableLength(name: "line spacing")) }
    if let lineLimit, lineLimit < 0 { warnings.append(.unusableLength(name: "limit of lines")) }
    return warnings
  }
}
