import BowerbirdLayout

/// How an item of a stack grid is laid out: everything about its cell but the item.
public struct StackCell: Hashable, Sendable {
  /// What decides the length of the cell along the grid.
  public var length: StackLength

  /// The least length of an auto cell, margins included.
  public private(set) var minLength = 0.0

  /// The greatest length of an auto cell, margins included.
  public private(set) var maxLength = Double.infinity

  /// Whether the least length that was set is no length.
  private(set) var hasUnusableMinimum = false

  /// Whether the greatest length that was set is no length, nor infinite.
  private(set) var hasUnusableMaximum = false

  /// Whether an expanded cell without room has no length, instead of that of an auto cell.
  public var canCollapse = false

  /// Where the item lies from left to right.
  public var horizontalAlignment = GridHorizontalAlignment.fill

  /// Where the item lies from top to bottom.
  public var verticalAlignment = GridVerticalAlignment.fill

  /// The room between the edges of the cell and the item.
  public var margin = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes a cell with the defaults of the documentation.
  ///
  /// - Parameter length: What decides its length along the grid.
  public init(_ length: StackLength) { self.length = length }

  /// What the cell counts when room is shared; nil if it takes no part in it.
  var share: Double? {
    if case .expanded(let factor) = length, factor > 0, factor.isFinite { factor } else { nil }
  }

  /// Sets the least length; where it exceeds the greatest, the greatest counts for both.
  mutating func setMinLength(_ length: Double) {
    hasUnusableMinimum = !length.isUsableLength
    minLength = min(length.asLength, maxLength)
  }

  /// Sets the greatest length; where it falls below the least, the least counts for both.
  mutating func setMaxLength(_ length: Double) {
    hasUnusableMaximum = length != .infinity && !length.isUsableLength
    maxLength = length == .infinity ? length : max(length.asLength, minLength)
  }
}
