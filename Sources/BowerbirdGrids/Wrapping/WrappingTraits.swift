import BowerbirdLayout

/// What was said about an item for the wrapping grid that it is in.
struct WrappingTraits: Hashable {
  /// How many shares the item takes of the room that is left in its line.
  var grow = 0.0

  /// How much the item gives way in a line that is too long, in proportion to its length.
  var shrink = 1.0

  /// The least length; `nil` for that below which the item's content is cut off.
  var least: Double?

  /// The greatest length.
  var greatest = Double.infinity

  /// Where the item lies across its line; `nil` for where the others do.
  var alignment: GridLineAlignment?
}

extension WrappingTraits {
  /// What was said that cannot be.
  func warnings(of name: String) -> [GridWarning] {
    var wrong: [String] = []
    if !grow.isUsableLength { wrong.append("growth") }
    if !shrink.isUsableLength { wrong.append("shrinking") }
    if let least, !least.isUsableLength { wrong.append("least length") }
    if greatest != .infinity && !greatest.isUsableLength { wrong.append("greatest length") }
    return wrong.map { .unusableLength(name: "\($0) of \(name.spoken)") }
  }
}

/// What an item of a wrapping grid says about itself.
///
/// ```swift
/// Grid.wrapping(spacing: 8) {
///   search.grow().minLength(120)
///   for chip in chips { chip }
/// }
/// ```
///
/// All of it can be said again later, and counts from the next layout on.
extension LayoutItem {
  /// Takes a share of the room that is left in its line.
  ///
  /// ```swift
  /// narrow.grow()                       // a third of what is left
  /// wide.grow(2)                        // two thirds
  /// ```
  ///
  /// Items whose shares sum up to less than 1 take that part of the room, and leave the rest. An item grows up to its
  /// ``maxLength(_:)``. An item whose length required constraints say does not grow.
  ///
  /// - Parameter factor: The share, in proportion to those of the others in the line; 0 for none, as if nothing were said.
  ///   What is negative, infinite or not a number counts as 0, and ``Grid/warnings`` says so.
  /// - Returns: The item itself.
  @discardableResult
  public func grow(_ factor: Double = 1) -> Self { sayInLine { $0.grow = factor } }

  /// Gives way where it alone is longer than its line.
  ///
  /// An item shrinks down to its ``minLength(_:)``, or else until something in it is cut off. A label, which can be broken, shrinks
  /// as far as need be. Without this call, every item does so.
  ///
  /// - Parameter factor: 1 to give way, 0 to be as long as it needs. Between both, only that part of what is missing is
  ///   given. What is negative, infinite or not a number counts as 0, and ``Grid/warnings`` says so.
  /// - Returns: The item itself.
  @discardableResult
  public func shrink(_ factor: Double = 1) -> Self { sayInLine { $0.shrink = factor } }

  /// Is no shorter than this in its line, even if its content is.
  ///
  /// Where the least length exceeds the greatest, the greatest counts for both.
  ///
  /// - Parameter length: The least length; `nil` for what its content needs.
  ///   What is negative, infinite or not a number counts as 0, and ``Grid/warnings`` says so.
  /// - Returns: The item itself.
  @discardableResult
  public func minLength(_ length: Double?) -> Self { sayInLine { $0.least = length } }

  /// Is no longer than this in its line, even if its content is.
  ///
  /// - Parameter length: The greatest length; infinity for none.
  ///   What is negative or not a number counts as 0, and ``Grid/warnings`` says so.
  /// - Returns: The item itself.
  @discardableResult
  public func maxLength(_ length: Double) -> Self { sayInLine { $0.greatest = length } }

  /// Lies across its line in another way than the grid's other items.
  ///
  /// - Parameter alignment: Where; `nil` for where the others do.
  /// - Returns: The item itself.
  @discardableResult
  public func lineAlignment(_ alignment: GridLineAlignment?) -> Self { sayInLine { $0.alignment = alignment } }

  private func sayInLine(_ change: (inout WrappingTraits) -> Void) -> Self {
    change(&layoutNode.traits().wrapping)
    layoutNode.parent?.setNeedsGridArrangement()
    return self
  }
}
