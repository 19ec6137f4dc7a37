import BowerbirdLayout

/// A view of a toolkit that is an item of a layout, such as `UIView`, `NSView` or a view of another toolkit.
///
/// ```swift
/// let card = UIView(), title = UILabel()
/// card.add(title)                                            // becomes a subview with the next layout
/// title.constraints { view in
///   view.topAnchor == card.topAnchor + 20
///   view.horizontalEdgesAnchor == card.horizontalEdgesAnchor -- 20
/// }
/// card.layOutViews()                                         // for example, in layoutSubviews()
/// ```
///
/// Views may lie in boxes and grids, which are not views. In the toolkit, a view becomes a subview of the closest view
/// around the boxes and grids.
///
/// A toolkit may have members with the names of an item's members, for example `isHidden`. On a view, such a name
/// refers to the toolkit's member, unless only the item's member fits, as in `title.constraints { … }` above.
/// ``layoutItem`` always gives access to the item's member: `view.layoutItem.isHidden`.
@MainActor
public protocol HostView: LayoutItem {
  /// The natural size of the view's present content, and its priorities.
  var hostContent: HostContent { get }

  /// Returns the size of the content in a proposed size; an infinite width or height is no limit.
  ///
  /// Layouts call this function only for views whose ``hostContent`` has both a width and a height.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size, and the baselines of a text.
  func hostMeasurement(in proposal: Size) -> Measurement

  /// A Boolean value that indicates whether the view is hidden.
  var isHostHidden: Bool { get }

  /// The direction in which text runs in the view.
  var hostDirection: LayoutDirection { get }

  /// The present size of the view.
  var hostSize: Size { get }

  /// The number of pixels for each point.
  var hostScale: Double { get }

  /// The superview; nil for a view without a superview.
  var hostParent: (any HostView)? { get }

  /// The subviews that have a ``/BowerbirdLayout/LayoutItem/layoutNode``, because a program or a layout has used it
  /// before.
  var hostChildren: [any HostView] { get }

  /// Makes another view a subview of this view.
  ///
  /// - Parameter view: A view of the same toolkit.
  func hostAdopt(_ view: any HostView)

  /// Sets the frame of the view.
  ///
  /// - Parameter frame: The frame in the coordinates of the superview, with the y axis pointing down.
  func hostPlace(at frame: Rect)

  /// Hides the view, or shows it again.
  ///
  /// A layout hides the views of items that it leaves out, for example items that the taken alternative lists in
  /// `without:`. A layout shows only views that a layout has hidden. Without an implementation of this function, the
  /// views of left-out items stay where they were.
  ///
  /// - Parameter isHidden: Whether to hide the view.
  func hostHide(_ isHidden: Bool)
}

extension HostView {
  /// The view as an item, without the toolkit's members.
  public var layoutItem: any LayoutItem { self }

  /// Does nothing.
  ///
  /// - Parameter isHidden: Whether to hide the view.
  public func hostHide(_ isHidden: Bool) {}

  /// Lays out the contents of the view in its present size, sets the frames of the views in it, and hides left-out
  /// views.
  ///
  /// Subviews with a ``/BowerbirdLayout/LayoutItem/layoutNode``, such as subviews whose anchors are in constraints, are
  /// added to the tree of items. Views that were taken out of their superviews are removed from the tree. Content
  /// sizes, priorities, directions and hidden states are read from the views.
  ///
  /// Call this function where the toolkit lays out subviews. If a view inside of another view calls the function too,
  /// the outer view lays out both views.
  ///
  /// - Returns: The report of the layout; nil if the view is not the root of the tree of items, because the root makes
  ///   the layout.
  @discardableResult
  public func layOutViews() -> LayoutReport? {
    let layout = HostLayout(of: self)
    layout.dropRemovedViews()
    if parent != nil { return nil }
    layout.takeInSubviews()
    layout.readViews()
    let report = self.layout(hostSize, snappingTo: SnappingGrid(scale: max(hostScale, 1)))
    layout.placeViews()
    return report
  }

  /// Returns the smallest size that satisfies the constraints inside the view.
  ///
  /// First, the tree of items and the contents of the views are updated as in ``layOutViews()``. The size is that of
  /// ``/BowerbirdLayout/LayoutItem/fittingSize()`` or ``/BowerbirdLayout/LayoutItem/fittingSize(width:)``.
  ///
  /// ```swift
  /// override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(fittingHostSize(width: size.width)) }
  /// ```
  ///
  /// - Parameter width: The width of the view; nil for the smallest width.
  /// - Returns: The size.
  public func fittingHostSize(width: Double? = nil) -> Size {
    let layout = HostLayout(of: self)
    layout.dropRemovedViews()
    layout.takeInSubviews()
    layout.readViews()
    let item = layoutItem
    return width.map { item.fittingSize(width: $0) } ?? item.fittingSize()
  }
}
