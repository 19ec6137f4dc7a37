// UIKit's names of functions that have another name here. Code with such a name does not compile, and the compiler's
// message states the replacement.

extension LayoutItem {
  /// Refuses to add a constraint to an item.
  @available(*, unavailable, message: "activate the constraint: isActive = true, or NSLayoutConstraint.activate([…])")
  public func addConstraint(_ constraint: LayoutConstraint) {}

  /// Refuses to add constraints to an item.
  @available(*, unavailable, message: "activate the constraints: NSLayoutConstraint.activate([…])")
  public func addConstraints(_ constraints: [LayoutConstraint]) {}

  /// Refuses an index relative to a sibling.
  @available(*, unavailable, message: "write add(_:at:) with an index among the children")
  public func insertSubview(_ view: any LayoutItem, aboveSubview sibling: any LayoutItem) {}

  /// Refuses an index relative to a sibling.
  @available(*, unavailable, message: "write add(_:at:) with an index among the children")
  public func insertSubview(_ view: any LayoutItem, belowSubview sibling: any LayoutItem) {}

  /// Refuses to bring an item to the front.
  @available(*, unavailable, message: "add the child again: add(_:) puts it last, add(_:at:) at an index")
  public func bringSubviewToFront(_ view: any LayoutItem) {}

  /// Refuses UIKit's `bounds` of an item.
  @available(*, unavailable, renamed: "frame", message: "write frame.size: frames are in the coordinates of the parent")
  public var bounds: Rect { frame }

  /// Refuses UIKit's name for fitting sizes.
  @available(*, unavailable, message: "write fittingSize(width:)")
  public func systemLayoutSizeFitting(_ size: Size) -> Size { size }
}

extension Label {
  /// Refuses UIKit's name for the maximum number of lines.
  @available(*, unavailable, renamed: "maximumLines")
  public var numberOfLines: Int {
    get { 0 }
    set {}
  }
}

#if !canImport(UIKit)
  /// Refuses UIKit's name for insets.
  @available(*, unavailable, renamed: "EdgeInsets")
  public typealias UIEdgeInsets = EdgeInsets
#endif

#if !canImport(UIKit) && !canImport(AppKit)
  /// Refuses UIKit's name for directional insets.
  @available(*, unavailable, renamed: "DirectionalEdgeInsets")
  public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
#endif
