import BowerbirdLayout

/// The settings of an item for the wrapping grid that contains the item.
struct WrappingTraits: Hashable {
  /// The number of shares of the line's free space that the item gets.
  var grow = 0.0

  /// The part of the missing room by which the item shrinks if the item alone is longer than its line.
  ///
  /// With 1, the item shrinks to the length of the line. With 0, the item keeps its natural length.
  var shrink = 1.0

  /// The least length; nil for the length below which the item's content is cut off.
  var least: Double?

  /// The greatest length; infinity for no limit.
  var greatest = Double.infinity

  /// The position across the line; nil for the grid's alignment.
  var alignment: GridLineAlignment?
}

extension WrappingTraits {
  /// Returns warnings about settings that are negative or not finite, and about a greatest length below the least
  /// length.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - index: The index of the item in its grid.
  /// - Returns: The warnings.
  func warnings(of name: String, at index: Int) -> [GridWarning] {
    var wrong: [String] = []
    if !grow.isUsableLength { wrong.append("growth") }
    if !shrink.isUsableLength { wrong.append("shrinking") }
    if let least, !least.isUsableLength { wrong.append("least length") }
    if greatest != .infinity && !greatest.isUsableLength { wrong.append("greatest length") }
    let areCrossed = wrong.isEmpty && least.map { $0 > greatest } ?? false
    return wrong.map { .unusableLength(name: "\($0) of \(name.spoken)") }
      + (areCrossed ? [.crossedBounds(index: .init(index), axis: "item")] : [])
  }
}

/// Settings of an item in a wrapping grid.
///
/// ```swift
/// Grid.wrapping(spacing: 8) {
///   search.grow().minLength(120)
///   for chip in chips { chip }
/// }
/// ```
///
/// Settings can be changed later, and take effect in the next layout.
extension LayoutItem {
  /// Gives the item a share of its line's free space.
  ///
  /// ```swift
  /// narrow.grow()                       // a third of the free space
  /// wide.grow(2)                        // two thirds
  /// ```
  ///
  /// If the shares of a line sum up to less than 1, the items get only that part of the free space. An item grows up to
  /// its ``maxLength(_:)``. An item does not grow if required constraints determine its length, or if its length is
  /// unknown before the solve.
  ///
  /// - Parameter factor: The share, in proportion to the shares of the other items in the line. With the factor 0, the
  ///   item gets no share, like an item without this modifier. A factor that is negative, infinite or not a number is
  ///   replaced by 0, with a warning in ``Grid/warnings``.
  /// - Returns: The item itself.
  @discardableResult
  public func grow(_ factor: Double = 1) -> Self { setLineTrait { $0.grow = factor } }

  /// Sets how much the item shrinks if it alone is longer than its line.
  ///
  /// An item shrinks down to its ``minLength(_:)``. An item without a declared least length shrinks until its content
  /// would be cut off. The text of a label can be broken, so a label shrinks as far as necessary. Without this
  /// modifier, an item shrinks with the factor 1.
  ///
  /// - Parameter factor: 1 to shrink, 0 to keep the natural length. With a factor between 0 and 1, the item shrinks by
  ///   this part of the missing room. A factor that is negative, infinite or not a number is replaced by 0, with a
  ///   warning in ``Grid/warnings``.
  /// - Returns: The item itself.
  @discardableResult
  public func shrink(_ factor: Double = 1) -> Self { setLineTrait { $0.shrink = factor } }

  /// Sets the least length of the item in its line, even if its content is shorter.
  ///
  /// If the least length exceeds the greatest length, the least length is used for both, as in CSS.
  ///
  /// - Parameter length: The least length; nil for the least length of the content. A length that is negative, infinite
  ///   or not a number is replaced by 0, with a warning in ``Grid/warnings``.
  /// - Returns: The item itself.
  @discardableResult
  public func minLength(_ length: Double?) -> Self { setLineTrait { $0.least = length } }

  /// Sets the greatest length of the item in its line, even if its content is longer.
  ///
  /// - Parameter length: The greatest length; infinity for no limit. A length that is negative or not a number is
  ///   replaced by 0, with a warning in ``Grid/warnings``.
  /// - Returns: The item itself.
  @discardableResult
  public func maxLength(_ length: Double) -> Self { setLineTrait { $0.greatest = length } }

  /// Sets the position of the item across its line.
  ///
  /// - Parameter alignment: The position; nil for the grid's alignment.
  /// - Returns: The item itself.
  @discardableResult
  public func lineAlignment(_ alignment: GridLineAlignment?) -> Self { setLineTrait { $0.alignment = alignment } }

  private func setLineTrait(_ change: (inout WrappingTraits) -> Void) -> Self {
    change(&layoutNode.traits().item.wrapping)
    layoutNode.setContainersNeedGridArrangement()
    return self
  }
}
