/// The anchors of an item under short names, for chains.
///
/// ```swift
/// caption.layout.top(image.anchor.bottom, 8).leftRight(image.anchor.leftRight)
/// ```
public struct ItemAnchors {
  let item: ItemReference

  /// Returns the anchor of an attribute of the item.
  private func make<Kind>(_ attribute: LayoutAttribute) -> LayoutAnchor<Kind> {
    LayoutAnchor(LayoutExpression(item, attribute))
  }

  /// Returns a point of the item.
  private func point(_ x: LayoutAttribute, _ y: LayoutAttribute) -> LocationAnchor {
    LocationAnchor(x: make(x), y: make(y))
  }

  /// The upper edge.
  public var top: VerticalAnchor { make(.top) }

  /// The lower edge.
  public var bottom: VerticalAnchor { make(.bottom) }

  /// The left edge.
  public var left: HorizontalAnchor { make(.left) }

  /// The right edge.
  public var right: HorizontalAnchor { make(.right) }

  /// The edge where text begins.
  public var leading: HorizontalAnchor { make(.leading) }

  /// The edge where text ends.
  public var trailing: HorizontalAnchor { make(.trailing) }

  /// The horizontal center.
  public var centerX: HorizontalAnchor { make(.centerX) }

  /// The vertical center.
  public var centerY: VerticalAnchor { make(.centerY) }

  /// The width.
  public var width: LengthAnchor { make(.width) }

  /// The height.
  public var height: LengthAnchor { make(.height) }

  // MARK: Points

  /// The center.
  public var center: LocationAnchor { point(.centerX, .centerY) }

  /// The upper left corner.
  public var topLeft: LocationAnchor { point(.left, .top) }

  /// The upper right corner.
  public var topRight: LocationAnchor { point(.right, .top) }

  /// The lower left corner.
  public var bottomLeft: LocationAnchor { point(.left, .bottom) }

  /// The lower right corner.
  public var bottomRight: LocationAnchor { point(.right, .bottom) }

  /// The upper leading corner.
  public var topLeading: LocationAnchor { point(.leading, .top) }

  /// The upper trailing corner.
  public var topTrailing: LocationAnchor { point(.trailing, .top) }

  /// The lower leading corner.
  public var bottomLeading: LocationAnchor { point(.leading, .bottom) }

  /// The lower trailing corner.
  public var bottomTrailing: LocationAnchor { point(.trailing, .bottom) }

  // MARK: Edges

  /// The upper and the lower edge.
  public var topBottom: VerticalEdgesAnchor { VerticalEdgesAnchor(top: top, bottom: bottom) }

  /// The left and the right edge.
  public var leftRight: HorizontalEdgesAnchor { HorizontalEdgesAnchor(leading: left, trailing: right) }

  /// The leading and the trailing edge.
  public var leadingTrailing: HorizontalEdgesAnchor {
    HorizontalEdgesAnchor(leading: leading, trailing: trailing)
  }

  /// The upper, left, lower and right edge.
  public var edges: EdgesAnchor { EdgesAnchor(horizontal: leftRight, vertical: topBottom) }
}

extension LayoutItem {
  /// The anchors of this item under short names.
  public var anchor: ItemAnchors { ItemAnchors(item: layoutNode.reference) }
}
