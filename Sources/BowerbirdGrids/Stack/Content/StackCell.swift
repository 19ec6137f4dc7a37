import BowerbirdLayout

/// The declaration of a cell of a stack grid: the length of the cell, and the place of the item in the cell.
public struct StackCell: Hashable, Sendable {
  /// The rule for the length of the cell along the grid.
  public var length: StackLength

  /// The least length of an auto cell, margins included.
  public private(set) var minLength = 0.0

  /// The greatest length of an auto cell, margins included.
  public private(set) var maxLength = Double.infinity

  /// A Boolean value that indicates whether the least length was set to a value that is negative or not finite.
  private(set) var hasUnusableMinimum = false

  /// A Boolean value that indicates whether the greatest length was set to a value that is negative or not a number.
  private(set) var hasUnusableMaximum = false

  /// A Boolean value that indicates whether an expanded cell has length 0 if there is no free space.
  ///
  /// If the value is false, an expanded cell without free space acts like an auto cell.
  public var canCollapse = false

  /// The horizontal position of the item, and its width.
  public var horizontalAlignment = GridHorizontalAlignment.fill

  /// The vertical position of the item, and its height.
  public var verticalAlignment = GridVerticalAlignment.fill

  /// The room between the edges of the cell and the item.
  public var margin = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates a cell without margins, which its item fills.
  ///
  /// - Parameter length: The rule for the length of the cell along the grid.
  public init(_ length: StackLength) { self.length = length }

  /// The cell's part of the free space, in proportion to the parts of other expanded cells.
  ///
  /// The value is nil for a cell that is not expanded, and for a number that is not positive and finite.
  var share: Double? {
    if case .expanded(let factor) = length, factor > 0, factor.isFinite { factor } else { nil }
  }

  /// Sets the least length; a length that is negative or not finite counts as 0.
  ///
  /// If `length` exceeds the greatest length, the greatest length is used for both.
  mutating func setMinLength(_ length: Double) {
    hasUnusableMinimum = !length.isUsableLength
    minLength = min(length.asLength, maxLength)
  }

  /// Sets the greatest length; infinity means no limit, and a length that is negative or not a number counts as 0.
  ///
  /// If `length` is below the least length, the least length is used for both.
  mutating func setMaxLength(_ length: Double) {
    hasUnusableMaximum = length != .infinity && !length.isUsableLength
    maxLength = length == .infinity ? length : max(length.asLength, minLength)
  }
}
