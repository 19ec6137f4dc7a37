// UIKit's names of functions that have another name here. Code with such a name does not compile, and the compiler's
// message states the replacement.

extension LayoutItem {
  /// Unavailable: a constraint belongs to no item and is activated instead.
  @available(*, unavailable, message: "activate the constraint: isActive = true, or NSLayoutConstraint.activate([…])")
  public func addConstraint(_ constraint: LayoutConstraint) {}

  /// Unavailable: constraints belong to no item and are activated instead.
  @available(*, unavailable, message: "activate the constraints: NSLayoutConstraint.activate([…])")
  public func addConstraints(_ constraints: [LayoutConstraint]) {}

  /// Unavailable: a constraint belongs to no item and is deactivated instead.
  @available(*, unavailable, message: "deactivate the constraint: isActive = false")
  public func removeConstraint(_ constraint: LayoutConstraint) {}

  /// Unavailable: constraints belong to no item and are deactivated instead.
  @available(*, unavailable, message: "deactivate the constraints: NSLayoutConstraint.deactivate([…])")
  public func removeConstraints(_ constraints: [LayoutConstraint]) {}

  /// Unavailable: a child is added at an index, not above a sibling.
  @available(*, unavailable, message: "write add(_:at:) with an index among the children")
  public func insertSubview(_ view: any LayoutItem, aboveSubview sibling: any LayoutItem) {}

  /// Unavailable: a child is added at an index, not below a sibling.
  @available(*, unavailable, message: "write add(_:at:) with an index among the children")
  public func insertSubview(_ view: any LayoutItem, belowSubview sibling: any LayoutItem) {}

  /// Unavailable: a child comes to the front when it is added again as the last child.
  @available(*, unavailable, message: "add the child again: add(_:) puts it last, add(_:at:) at an index")
  public func bringSubviewToFront(_ view: any LayoutItem) {}

  /// Unavailable: an item has only a ``frame``, which is in the coordinates of its parent.
  @available(*, unavailable, renamed: "frame", message: "write frame.size: frames are in the coordinates of the parent")
  public var bounds: Rect { frame }

  /// Unavailable: `fittingSize(width:)` returns fitting sizes.
  @available(*, unavailable, message: "write fittingSize(width:)")
  public func systemLayoutSizeFitting(_ size: Size) -> Size { size }
}

extension Label {
  /// Unavailable: the maximum number of lines is ``maximumLines``.
  @available(*, unavailable, renamed: "maximumLines")
  public var numberOfLines: Int {
    get { 0 }
    set {}
  }
}

#if !canImport(UIKit)
  /// Unavailable: insets are ``EdgeInsets``.
  @available(*, unavailable, renamed: "EdgeInsets")
  public typealias UIEdgeInsets = EdgeInsets
#endif

#if !canImport(UIKit) && !canImport(AppKit)
  /// Unavailable: insets from leading and trailing edges are ``DirectionalEdgeInsets``.
  @available(*, unavailable, renamed: "DirectionalEdgeInsets")
  public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
#endif
