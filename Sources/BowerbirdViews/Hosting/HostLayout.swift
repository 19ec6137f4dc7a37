import BowerbirdLayout

/// The steps of laying out a tree of views, which ``HostView/layOutViews()`` calls in order.
@MainActor
struct HostLayout {
  private let root: any HostView

  init(of root: any HostView) { self.root = root }

  // MARK: - Added and removed views

  /// Removes views from the tree of items if they were taken out of their superviews since the last layout.
  ///
  /// A removed view that a layout has hidden is shown again.
  func dropRemovedViews() {
    for view in [root] + views(in: root) where view.hostParent == nil {
      let record = HostRecord.record(of: view.layoutNode)
      if record.isShown { view.remove() }
      record.isShown = false
      show(view)
    }
  }

  /// Adds the subviews that have a node to the tree of items, except subviews whose items have a parent already.
  func takeInSubviews() { takeInSubviews(of: root) }

  private func takeInSubviews(of view: any HostView) {
    for child in view.hostChildren where child.layoutNode !== root.layoutNode && child.layoutItem.parent == nil {
      view.add(child)
    }
    for child in nearestViews(in: view) { takeInSubviews(of: child) }
  }

  // MARK: - Contents of views

  /// Copies hidden states, directions and contents from the views to their items; the content of the root is not read.
  func readViews() {
    for view in [root] + views(in: root) {
      view.layoutNode.isHidden = view.isHostHidden && !HostRecord.record(of: view.layoutNode).isHiddenByLayout
      view.layoutNode.setDirection(view.hostDirection)
      if view !== root { readContent(of: view) }
    }
  }

  private func readContent(of view: any HostView) {
    let content = view.hostContent
    let item = view.layoutItem
    let record = HostRecord.record(of: view.layoutNode)
    let hasNoContent = content.width == nil && content.height == nil
    if hasNoContent && !record.hasViewContent { return }
    record.hasViewContent = !hasNoContent
    item.contentHugging = content.hugging
    item.compressionResistance = content.resistance
    if content.width != nil && content.height != nil {
      item.intrinsicWidth = nil
      item.intrinsicHeight = nil
      // The view owns the node, so a strong reference would be a cycle.
      item.measure = { [unowned view] proposal in view.hostMeasurement(in: proposal) }
    } else {
      item.measure = nil
      item.intrinsicWidth = content.width
      item.intrinsicHeight = content.height
    }
  }

  // MARK: - Frames

  /// Gives every view below the root its superview and its frame, and hides the views that the layout leaves out.
  func placeViews() { place(what: root, in: root, at: .zero) }

  /// Places the children of an item, and the views inside of the children.
  ///
  /// - Parameters:
  ///   - item: The item whose children are placed.
  ///   - view: The closest view around the children.
  ///   - origin: The origin of the item in the view.
  private func place(what item: any LayoutItem, in view: any HostView, at origin: Point) {
    for child in item.children {
      if child.isLeftOut {
        hideViews(in: child)
        continue
      }
      let local = child.layoutNode.frame
      let frame = Rect(origin: Point(x: origin.x + local.x, y: origin.y + local.y), size: local.size)
      guard let childView = child as? any HostView else {
        self.place(what: child, in: view, at: frame.origin)
        continue
      }
      if childView.hostParent !== view { view.hostAdopt(childView) }
      HostRecord.record(of: childView.layoutNode).isShown = true
      show(childView)
      childView.hostPlace(at: frame)
      self.place(what: childView, in: childView, at: .zero)
    }
  }

  // MARK: - Views that are left out

  /// Hides an item that is a view, or the views inside of an item that is not a view.
  ///
  /// A view without a superview stays as it is.
  private func hideViews(in item: any LayoutItem) {
    for view in (item as? any HostView).map({ [$0] }) ?? nearestViews(in: item) {
      if view.hostParent == nil || view.isHostHidden { continue }
      HostRecord.record(of: view.layoutNode).isHiddenByLayout = true
      view.hostHide(true)
    }
  }

  /// Shows a view again that a layout has hidden.
  private func show(_ view: any HostView) {
    let record = HostRecord.record(of: view.layoutNode)
    if !record.isHiddenByLayout { return }
    record.isHiddenByLayout = false
    view.hostHide(false)
  }

  // MARK: - Walking

  /// Returns all views below an item, each view before the views inside of it.
  private func views(in item: any LayoutItem) -> [any HostView] {
    nearestViews(in: item).flatMap { [$0] + views(in: $0) }
  }

  /// Returns the views below an item that lie inside of no other view below the item.
  private func nearestViews(in item: any LayoutItem) -> [any HostView] {
    item.children.flatMap { child in
      if let view = child as? any HostView { return [view] }
      return nearestViews(in: child)
    }
  }
}
