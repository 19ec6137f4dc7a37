import BowerbirdLayout
import BowerbirdSolver

/// An item's settings for column grids.
///
/// The settings describe the item in two roles: as a container with columns and rows for views, and as a view in a
/// container.
///
/// ```swift
/// container.grid.axis.columns = 4
/// container.grid.interimSpace = 8
/// container.grid.views = [menu, page]
/// menu.grid.columns = 1
/// page.grid.columns = 3
/// container.layout(width: 400, height: 300)
/// page.frame                              // Rect(x: 102, y: 0, width: 298, height: 300)
/// ```
///
/// Changes are lazy: they take effect in the next layout.
public final class ColumnGrid {
  // The properties have no exclusivity checks, because an arrangement reads them for every view.

  /// The number of columns that the item covers in its container.
  ///
  /// With 0, the item gets an equal share of the columns. In a horizontal container, the views with 0 columns share the
  /// columns that the other views and all offsets leave. In a container of direction `.any`, all columns are divided by
  /// the number of views. A negative number counts as 0, and ``errors`` of the container reports the number.
  @exclusivity(unchecked) public var columns = 12 { didSet { if columns != oldValue { noteChangeInContainer() } } }

  /// The number of rows that the item covers in its container.
  ///
  /// With 0, the item gets an equal share of the rows. In a vertical container, the views with 0 rows share the rows
  /// that the other views and all offsets leave. In a container of direction `.any`, all rows are divided by the number
  /// of views. A negative number counts as 0, and ``errors`` of the container reports the number.
  @exclusivity(unchecked) public var rows = 12 { didSet { if rows != oldValue { noteChangeInContainer() } } }

  /// The offset of the item in its container.
  @exclusivity(unchecked) public var offset = GridOffset() {
    didSet { if offset != oldValue { noteChangeInContainer() } }
  }

  /// The columns and rows that the item offers its views.
  @exclusivity(unchecked) public var axis = GridAxis() { didSet { if axis != oldValue { noteChange() } } }

  /// The insets that the item's kind requires, such as the room that a toolbar leaves for a status bar.
  @exclusivity(unchecked) public var layoutEdgeInsets = EdgeInsets.zero {
    didSet { if layoutEdgeInsets != oldValue { noteChange() } }
  }

  /// The insets around the content, in addition to the layout insets.
  @exclusivity(unchecked) public var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { noteChange() } }
  }

  /// The space between columns, and between rows.
  @exclusivity(unchecked) public var interimSpace: InterimSpace = 0 {
    didSet { if interimSpace != oldValue { noteChange() } }
  }

  /// The preset for ``layoutEdgeInsets``; setting the preset sets these insets.
  public var layoutEdgeInsetsPreset = EdgeInsetsPreset.none {
    didSet { layoutEdgeInsets = layoutEdgeInsetsPreset.value }
  }

  /// The preset for ``contentEdgeInsets``; setting the preset sets these insets.
  public var contentEdgeInsetsPreset = EdgeInsetsPreset.none {
    didSet { contentEdgeInsets = contentEdgeInsetsPreset.value }
  }

  /// The preset for ``interimSpace``; setting the preset sets this space.
  public var interimSpacePreset = InterimSpacePreset.none { didSet { interimSpace = interimSpacePreset.value } }

  /// A Boolean value that indicates whether changes are deferred.
  ///
  /// While the property is true, layouts use the former settings and views of this container. Setting the property back
  /// to `false` applies the deferred changes.
  @exclusivity(unchecked) public var isDeferred = false { didSet { if oldValue && !isDeferred { noteChange() } } }

  /// The shape of the item.
  var shapePreset = ShapePreset.none { didSet { if shapePreset != oldValue { applyShape() } } }

  private var shape: LayoutConstraint?

  /// A reference to the item that does not keep the item alive.
  let reference: ItemReference

  /// The arranger of the views; nil until the item has views.
  ///
  /// Most items have no views, but only a span in the grid of their container.
  @exclusivity(unchecked) private var arranger: ColumnArranger?
  private unowned(unsafe) let item: any LayoutItem

  /// The listed views, except for the views that contain the item.
  @exclusivity(unchecked) private var managed: [any LayoutItem] = []

  /// The listed views that contain the item.
  @exclusivity(unchecked) private var refused = RefusedViews()

  /// The views as of the last update of the children, in their order.
  @exclusivity(unchecked) private var attached: [ItemReference] = []

  /// Children that left the item and may have come back since.
  @exclusivity(unchecked) private var left: [ItemReference] = []

  init(of item: any LayoutItem) {
    self.item = item
    reference = item.layoutNode.reference
  }

  /// The views in the item's columns and rows, in their order.
  ///
  /// A view becomes a child of the item. A view that is taken out of the list leaves the item. A view that is removed
  /// from the item, or added to another item, leaves the list. Other children stay as they are.
  ///
  /// A view that contains the item, or is the item itself, is reported in ``errors``. Such a view stays in the list,
  /// which does not keep the view alive. Once the view no longer contains the item, it becomes a child in the next
  /// layout.
  public var views: [any LayoutItem] {
    get {
      dropRemovedViews()
      return listed
    }
    set {
      dropRemovedViews()
      replaceViews(with: newValue)
      noteViews()
    }
    _modify {
      dropRemovedViews()
      // The caller may remove a view from the item during the change of the list, so the list is checked afterward
      // too.
      var views = listed
      let hadRefused = !refused.isEmpty
      (managed, refused) = ([], RefusedViews())
      defer {
        managed = views
        separate(from: !hadRefused && isLonger ? attached.count : 0)
        dropRemovedViews()
        noteViews()
      }
      yield &views
    }
  }

  /// The older name of ``isDeferred``.
  public var deferred: Bool {
    get { isDeferred }
    set { isDeferred = newValue }
  }

  // MARK: - Changes

  /// Defers changes until ``commit()``.
  public func begin() { isDeferred = true }

  /// Applies the deferred changes.
  public func commit() {
    isDeferred = false
    reload()
  }

  /// Makes several changes at once.
  ///
  /// - Parameter block: A closure that makes the changes.
  public func update(_ block: (ColumnGrid) -> Void) {
    begin()
    block(self)
    commit()
  }

  /// Lays the views out again at the next layout.
  ///
  /// No caller needs this method, because the grid notices every change.
  public func reload() { noteChange() }

  /// The requests that the grid cannot meet as asked; empty if the grid meets all requests.
  public var errors: [ColumnGridError] { reference.node == nil ? [] : ColumnPlan(of: self).errors }

  /// The constraints that the grid was compiled into, as of the last layout.
  public var constraintSet: GridConstraintSet { arranger?.compiler.constraintSet ?? GridConstraintSet(entries: []) }

  /// Returns the vertical need that the item, as a container, would have in a given width; nil if the need is unknown
  /// before the solve, or if the item has had no views in a layout.
  func verticalNeed(inWidth width: Double) -> NeedInWidth? { arranger?.verticalNeed(inWidth: width) }

  private func noteChange() {
    if !isDeferred { reference.node?.owner?.setNeedsArrangement() }
  }

  private func noteChangeInContainer() {
    for container in reference.node?.containers ?? [] { container.columnGrid?.noteChange() }
  }

  // MARK: - Shape

  private func applyShape() {
    shape?.isActive = false
    shape = nil
    if shapePreset == .none { return }
    var expression = LayoutExpression(reference, .height)
    expression.append(LayoutExpression.Term(reference, .width, coefficient: -1))
    let constraint = LayoutConstraint(
      expression: expression, relation: .equal, priority: Priority(999), identifier: "shape")
    constraint.isActive = true
    shape = constraint
  }

  // MARK: - The list

  /// All views, in their order.
  private var listed: [any LayoutItem] { refused.isEmpty ? managed : refused.inserted(in: managed) }

  private func replaceViews(with views: [any LayoutItem]) {
    managed = views
    refused = RefusedViews()
    separate()
  }

  /// Moves views that contain the item from `managed` to `refused`; only views from the index `start` on are checked.
  private func separate(from start: Int = 0) {
    guard let node = reference.node else { return }
    refused.take(from: &managed, startingAt: start, around: node)
  }

  /// Whether the list is longer than `attached`, and still has the last view of `attached` at the same index.
  ///
  /// If so, views were probably only appended. The next layout compares the whole list, and finds other changes.
  private var isLonger: Bool {
    managed.count > attached.count
      && (attached.isEmpty || managed[attached.count - 1].layoutNode.reference === attached[attached.count - 1])
  }

  // MARK: - Children

  /// Makes the children match a changed list, unless changes are deferred.
  ///
  /// After any change other than an append, the whole list is compared with the children.
  private func noteViews() {
    if isDeferred { return }
    if isLonger {
      for index in attached.count..<managed.count { attach(managed[index]) }
    } else {
      attachAll()
    }
    noteChange()
  }

  /// Whether `attached` has the same views in the same order as `managed`, and all of them are children of the item.
  private var hasAllAttached: Bool {
    guard let node = reference.node, managed.count == attached.count else { return false }
    return managed.indices.allSatisfy { index in
      let view = managed[index].layoutNode
      return view.reference === attached[index] && node.has(view)
    }
  }

  private func attach(_ view: any LayoutItem) {
    let viewNode = view.layoutNode
    attached.append(viewNode.reference)
    guard let node = reference.node, !node.has(viewNode), !viewNode.isAbove(node) else { return }
    item.add(view)
  }

  /// Drops views from the list if they were removed from the item, or added to another item.
  ///
  /// A view that only moved among the children stays.
  private func dropRemovedViews() {
    if left.isEmpty { return }
    let gone = Set(left.filter { $0.node.map { reference.node?.has($0) } != true }.map { ObjectIdentifier($0) })
    left.removeAll()
    if gone.isEmpty { return }
    replaceViews(with: listed.filter { !gone.contains(ObjectIdentifier($0.layoutNode.reference)) })
    attached.removeAll { gone.contains(ObjectIdentifier($0)) }
  }

  private func attachAll() {
    if refused.isEmpty && hasAllAttached { return }
    replaceViews(with: listed)
    if hasAllAttached { return }
    var kept = Set<ObjectIdentifier>()
    for view in managed { kept.insert(ObjectIdentifier(view.layoutNode.reference)) }
    let old = attached
    attached.removeAll(keepingCapacity: true)
    attached.reserveCapacity(managed.count)
    for old in old where !kept.contains(ObjectIdentifier(old)) {
      if let node = old.node { reference.node?.drop(node) }
    }
    for view in managed { attach(view) }
  }
}

extension ColumnGrid: LayoutNodeExtension {
  /// Updates the children and their constraints to the declared views, unless changes are deferred.
  ///
  /// The engine calls this method before it solves.
  public func arrangeChildren(of node: LayoutNode) {
    // The item may have been added to one of its views since the last change. Then that view must move to `refused`.
    if isDeferred { return replaceViews(with: listed) }
    dropRemovedViews()
    attachAll()
    if managed.isEmpty && refused.isEmpty && arranger == nil { return }
    let plan = ColumnPlan(of: self)
    if !plan.errors.isEmpty { node.noteWarnings() }
    let arranger = arranger ?? ColumnArranger(host: node)
    self.arranger = arranger
    arranger.arrange(plan)
  }

  /// Compiles the views for the item's size.
  ///
  /// The engine calls this method before it solves, outer items first.
  public func decideArrangement(of node: LayoutNode) { arranger?.decide() }

  /// Computes the need of the grid's item as if no optional constraint related its views to other items.
  ///
  /// The result is nil if the need is known with these constraints too, if it is unknown before the solve, or if the
  /// item has had no views in a layout.
  public func needByItself(of node: LayoutNode, along axis: Axis) -> LengthNeed? {
    arranger?.compiler.needByItself(axis)
  }

  /// Returns the sentences of ``errors``, for the report of a layout.
  public func warningSentences(of node: LayoutNode) -> [String] { errors.map { $0.description } }

  /// Returns the views, including views that were added to another item since the last layout.
  public func listedItems(of node: LayoutNode) -> [any LayoutItem] { listed }

  /// Stores a child that has left the item, for a check before the next layout; the child may have come back by then.
  public func childLeft(_ child: LayoutNode, of node: LayoutNode) {
    if attached.isEmpty { return }
    left.append(child.reference)
    // Children that are not views are stored too. So `left` is emptied when it has more entries than there are views.
    if left.count > attached.count { dropRemovedViews() }
    noteChange()
  }
}

extension LayoutNode {
  /// Returns whether this node and another node are the same, or this node contains the other node at any depth.
  func isAbove(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = other
    while let present = node {
      if present === self { return true }
      node = present.parent
    }
    return false
  }
}
