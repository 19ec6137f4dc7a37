/// A position or a length of an item, or a linear combination of several of them.
///
/// Items provide anchors. A relation between two anchors is a constraint:
///
/// ```swift
/// image.widthAnchor == container.widthAnchor * 0.8 - 10
/// image.leadingAnchor == label.trailingAnchor + 8
/// image.centerXAnchor == (label.leadingAnchor + label.trailingAnchor) / 2
/// image.leadingAnchor - label.trailingAnchor >= 8
/// ```
///
/// Arithmetic is algebra: `a + 10 + 5` is `a + 15`, and `(a - 10) * 0.8` is `a * 0.8 - 8`. The difference of two
/// positions is a length. A position plus a length is a position.
public struct LayoutAnchor<Kind: AnchorKind> {
  /// The anchor as a sum of attributes and a constant.
  public var expression: LayoutExpression

  /// Creates an anchor from a sum.
  ///
  /// - Parameter expression: The sum. Its attributes must be of the anchor's kind.
  @inlinable
  public init(_ expression: consuming LayoutExpression) { self.expression = expression }
}

/// A horizontal position.
public typealias HorizontalAnchor = LayoutAnchor<HorizontalPosition>

/// A vertical position.
public typealias VerticalAnchor = LayoutAnchor<VerticalPosition>

/// A width, a height or a distance.
public typealias LengthAnchor = LayoutAnchor<Length>

extension LayoutItem {
  /// Returns the anchor of an attribute of this item.
  @inlinable
  func makeAnchor<Kind>(_ attribute: LayoutAttribute) -> LayoutAnchor<Kind> {
    LayoutAnchor(LayoutExpression(layoutNode.reference, attribute))
  }
}
