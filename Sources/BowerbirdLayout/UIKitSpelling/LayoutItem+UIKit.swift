// The tree as UIKit spells it, for ported code.

extension LayoutItem {
  /// A Boolean value that is always false, because no constraints are made from frames; setting it has no effect.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }

  // MARK: - The tree

  /// Makes another item the last child of this item, as ``add(_:)-(LayoutItem)`` does.
  public func addSubview(_ view: any LayoutItem) { add(view) }

  /// Makes another item a child of this item at an index, as ``add(_:at:)`` does.
  public func insertSubview(_ view: any LayoutItem, at index: Int) { add(view, at: index) }

  /// Makes a guide the last child of this item, as ``add(_:)-(LayoutItem)`` does.
  public func addLayoutGuide(_ guide: Guide) { add(guide) }

  /// Removes the item from its parent, as ``remove()`` does.
  public func removeFromSuperview() { remove() }

  /// The parent, if there is one.
  public var superview: (any LayoutItem)? { parent }

  /// The children that are not guides, in order.
  public var subviews: [any LayoutItem] { children.filter { !($0 is Guide) } }

  /// Returns a Boolean value that indicates whether this item is a given item or lies inside of it.
  public func isDescendant(of view: any LayoutItem) -> Bool { view.layoutNode.contains(layoutNode) }

  // MARK: - Guides and margins

  /// The guide inside the item's margins, which is ``layoutMarginsGuide``, because an item has no safe area.
  public var safeAreaLayoutGuide: Guide { layoutMarginsGuide }

  /// The margins of the item, which are its ``layoutMargins``.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutMargins }
    set { layoutMargins = newValue }
  }

  // MARK: - Layout

  /// Requests a call of ``arrangeChildren()`` before the next solve; that method corresponds to `layoutSubviews`.
  public func setNeedsLayout() { setNeedsArrangement() }

  /// Does nothing, because constraints take effect at the next layout anyway.
  public func setNeedsUpdateConstraints() {}

  /// Does nothing, because constraints take effect at the next layout anyway.
  public func updateConstraintsIfNeeded() {}

  /// Requests that the item's content is measured again, as ``setNeedsMeasurement()`` does.
  public func invalidateIntrinsicContentSize() { setNeedsMeasurement() }

  /// The size that the content asks for, or nil without content.
  public var intrinsicContentSize: Size? { layoutNode.contentSize }
}
