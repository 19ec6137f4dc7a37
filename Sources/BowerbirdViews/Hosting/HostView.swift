import BowerbirdLayout

/// A view of a toolkit that takes part in layout itself: `UIView` and `NSView` do, and any other toolkit's can.
///
/// ```swift
/// let card = UIView(), title = UILabel()
/// card.add(title)                                            // becomes a subview with the next layout
/// title.constraints { view in
///   view.topAnchor == card.topAnchor + 20
///   view.horizontalEdgesAnchor == card.horizontalEdgesAnchor -- 20
/// }
/// card.layOutViews()                                         // from layoutSubviews(), say
/// ```
///
/// Views may stand in boxes and grids, which no toolkit needs to know of: a view is a subview of the closest view around it.
///
/// A toolkit has members of the same names as items have, `constraints` or `isHidden` for example. On a view they are the
/// toolkit's; ``layoutItem`` has the others.
@MainActor
public protocol HostView: LayoutItem {
  /// What the view says about its content at present.
  var hostContent: HostContent { get }

  /// Measures the content in a proposed size; what is infinite is not limited.
  ///
  /// It is asked only of a view whose ``hostContent`` has both extents.
  func hostMeasurement(in proposal: Size) -> Measurement

  /// Whether the view is hidden.
  var isHostHidden: Bool { get }

  /// Where lines of text begin in the view.
  var hostDirection: LayoutDirection { get }

  /// The size that the view has at present.
  var hostSize: Size { get }

  /// How many pixels there are to a point.
  var hostScale: Double { get }

  /// The view around this one.
  var hostParent: (any HostView)? { get }

  /// The subviews that have taken part in layout before: those for which a ``/BowerbirdLayout/LayoutItem/layoutNode`` was made.
  var hostChildren: [any HostView] { get }

  /// Makes another view a subview of this one.
  ///
  /// - Parameter view: A view of the same toolkit.
  func hostAdopt(_ view: any HostView)

  /// Puts the view into its place.
  ///
  /// - Parameter frame: The frame in the coordinates of the view around it, the y axis pointing down.
  func hostPlace(at frame: Rect)
}

extension HostView {
  /// The view as items are seen, with none of the toolkit's members.
  public var layoutItem: any LayoutItem { self }

  /// Lays out all that is in the view in the size that it has, and puts every view into its place.
  ///
  /// Subviews that have been given anchors or constraints are taken in; what was taken out of its superview goes. Extents and
  /// priorities of contents, directions and what is hidden are asked of the views.
  ///
  /// Call it where the toolkit lays out subviews. A view inside of one that does so may do so too: it then leaves its
  /// layout to the outer one.
  ///
  /// - Returns: What the layout did; nil if another view around this one lays it out.
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

  /// The smallest size that satisfies all that is in the view, as its views are at present.
  ///
  /// ```swift
  /// override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(fittingHostSize(width: size.width)) }
  /// ```
  ///
  /// - Parameter width: The width that the view would have; nil for the smallest.
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
