/// A place or a length of an item, or what arithmetic makes of several of them.
///
/// Anchors come from items, and relations between them make constraints:
///
/// ```swift
/// image.widthAnchor == container.widthAnchor * 0.8 - 10
/// image.leadingAnchor == label.trailingAnchor + 8
/// image.centerXAnchor == (label.leadingAnchor + label.trailingAnchor) / 2
/// image.leadingAnchor - label.trailingAnchor >= 8
/// ```
///
/// The arithmetic is algebra: `a + 10 + 5` is `a + 15`, and `(a - 10) * 0.8` is `a * 0.8 - 8`. A difference of two places is
/// a length, a place and a length make a place.
public struct LayoutAnchor<Kind: AnchorKind> {
  /// The sum of items' attributes and a constant that the anchor stands for.
  public var expression: LayoutExpression

  /// Makes an anchor of a sum.
  ///
  /// - Parameter expression: The sum, whose attributes have to be of the anchor's kind for relations to make sense.
  @inlinable
  public init(_ expression: consuming LayoutExpression) { self.expression = expression }
}

/// A place from left to right.
public typealias HorizontalAnchor = LayoutAnchor<HorizontalPosition>

/// A place from top to bottom.
public typealias VerticalAnchor = LayoutAnchor<VerticalPosition>

/// A width, a height or a distance.
public typealias LengthAnchor = LayoutAnchor<Length>

extension LayoutItem {
  /// An attribute of this item as an anchor.
  @inlinable
  func makeAnchor<Kind>(_ attribute: LayoutAttribute) -> LayoutAnchor<Kind> {
    LayoutAnchor(LayoutExpression(layoutNode.reference, attribute))
  }
}
