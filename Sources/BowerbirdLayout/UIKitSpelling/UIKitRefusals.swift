// Spellings of UIKit that have another name here, each with a message. None of these can be called.

extension LayoutItem {
  /// Refuses to add a constraint to an item.
  @available(*, unavailable, message: "activate the constraint: isActive = true, or NSLayoutConstraint.activate([…])")
  public func addConstraint(_ constraint: LayoutConstraint) {}

  /// Refuses to add constraints to an item.
  @available(*, unavailable, message: "activate the constraints: NSLayoutConstraint.activate([…])")
  public func addConstraints(_ constraints: [LayoutConstraint]) {}

  /// Refuses a place beside a sibling.
  @available(*, unavailable, message: "write add(_:at:) with an index among the children")
  public func insertSubview(_ view: any LayoutItem, aboveSubview sibling: any LayoutItem) {}

  /// Refuses a place beside a sibling.
  @available(*, unavailable, message: "write add(_:at:) with an index among the children")
  public func insertSubview(_ view: any LayoutItem, belowSubview sibling: any LayoutItem) {}

  /// Refuses a change of the order.
  @available(*, unavailable, message: "add the child again: add(_:) makes it the last one, add(_:at:) any other")
  public func bringSubviewToFront(_ view: any LayoutItem) {}

  /// Refuses an item's own coordinates.
  @available(*, unavailable, renamed: "frame", message: "write frame.size: frames are in the coordinates of the parent")
  public var bounds: Rect { frame }

  /// Refuses UIKit's name of fitting sizes.
  @available(*, unavailable, message: "write fittingSize(width:)")
  public func systemLayoutSizeFitting(_ size: Size) -> Size { size }
}

extension Label {
  /// Refuses UIKit's name of the limit.
  @available(*, unavailable, renamed: "maximumLines")
  public var numberOfLines: Int {
    get { 0 }
    set {}
  }
}

#if !canImport(UIKit)
  /// Refuses UIKit's name of insets.
  @available(*, unavailable, renamed: "EdgeInsets")
  public typealias UIEdgeInsets = EdgeInsets
#endif

#if !canImport(UIKit) && !canImport(AppKit)
  /// Refuses UIKit's name of insets.
  @available(*, unavailable, renamed: "DirectionalEdgeInsets")
  public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
#endif
