// The tree as UIKit spells it, for code that is carried over.

extension LayoutItem {
  /// Always false; setting it has no effect, because layout makes no constraints from frames.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }

  // MARK: - The tree

  /// Makes another item the last child of this one: ``add(_:)-(LayoutItem)``.
  public func addSubview(_ view: any LayoutItem) { add(view) }

  /// Makes another item a child of this one: ``add(_:at:)``.
  public func insertSubview(_ view: any LayoutItem, at index: Int) { add(view, at: index) }

  /// Makes a guide a child of this item: ``add(_:)-(LayoutItem)``.
  public func addLayoutGuide(_ guide: Guide) { add(guide) }

  /// Takes the item out of its parent: ``remove()``.
  public func removeFromSuperview() { remove() }

  /// The parent, if there is one.
  public var superview: (any LayoutItem)? { parent }

  /// The children that are not guides, in their order.
  public var subviews: [any LayoutItem] { children.filter { !($0 is Guide) } }

  /// Whether this item is another one or lies inside of it.
  public func isDescendant(of view: any LayoutItem) -> Bool { view.layoutNode.contains(layoutNode) }

  // MARK: - Guides and margins

  /// What the item's margins leave: the same guide as ``layoutMarginsGuide``, and the area of the chain's safe statements.
  public var safeAreaLayoutGuide: Guide { layoutMarginsGuide }

  /// The margins: ``layoutMargins``.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutMargins }
    set { layoutMargins = newValue }
  }

  // MARK: - Layout

  /// Asks for a call of ``arrangeChildren()`` before the next solve, which is what `layoutSubviews` is there.
  public func setNeedsLayout() { setNeedsArrangement() }

  /// Has no effect: constraints count from the next layout on.
  public func setNeedsUpdateConstraints() {}

  /// Says that the content has another size: ``setNeedsMeasurement()``.
  public func invalidateIntrinsicContentSize() { setNeedsMeasurement() }

  /// The size that the content has without limits; nil where there is no content.
  public var intrinsicContentSize: Size? { layoutNode.contentSize }
}
