import BowerbirdLayout
import BowerbirdSolver

/// An item's part in column grids: as a container of views that lie in its columns and rows, and as a view in a container.
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
/// Nothing is laid out before the next layout, and every change is noticed until then.
public final class ColumnGrid {
  /// How many columns the item covers in its container; 0 for an equal share of what the others leave.
  public var columns = 12 { didSet { if columns != oldValue { noteChangeInContainer() } } }

  /// How many rows the item covers in its container; 0 for an equal share of what the others leave.
  public var rows = 12 { didSet { if rows != oldValue { noteChangeInContainer() } } }

  /// How far the item is shifted in its container.
  public var offset = GridOffset() { didSet { if offset != oldValue { noteChangeInContainer() } } }

  /// The columns and rows that the item offers its views.
  public var axis = GridAxis() { didSet { if axis != oldValue { noteChange() } } }

  /// The insets that belong to the item as a component: of a bar below the status bar, say.
  public var layoutEdgeInsets = EdgeInsets.zero { didSet { if layoutEdgeInsets != oldValue { noteChange() } } }

  /// The insets that are there to be tuned; they are added to the others.
  public var contentEdgeInsets = EdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { noteChange() } } }

  /// The space between columns, and between rows.
  public var interimSpace: InterimSpace = 0 { didSet { if interimSpace != oldValue { noteChange() } } }

  /// The preset that the layout insets were set by.
  public var layoutEdgeInsetsPreset = EdgeInsetsPreset.none {
    didSet { layoutEdgeInsets = layoutEdgeInsetsPreset.value }
  }

  /// The preset that the content insets were set by.
  public var contentEdgeInsetsPreset = EdgeInsetsPreset.none {
    didSet { contentEdgeInsets = contentEdgeInsetsPreset.value }
  }

  /// The preset that the space was set by.
  public var interimSpacePreset = InterimSpacePreset.none { didSet { interimSpace = interimSpacePreset.value } }

  /// Whether changes wait; those that wait take effect once it is set back to false.
  public var isDeferred = false { didSet { if oldValue && !isDeferred { noteChange() } } }

  /// The shape of the item.
  var shapePreset = ShapePreset.none { didSet { if shapePreset != oldValue { applyShape() } } }

  private var shape: LayoutConstraint?

  /// Speaks of the item without keeping it alive.
  let reference: ItemReference
  private let arranger: ColumnArranger
  private unowned(unsafe) let item: any LayoutItem
  private var managed: [any LayoutItem] = []
  private var attached: [ItemReference] = []

  /// Children that left the item since it was last looked whether they came back.
  private var left: [ItemReference] = []

  init(of item: any LayoutItem) {
    self.item = item
    reference = item.layoutNode.reference
    arranger = ColumnArranger(host: item.layoutNode)
  }

  /// The views in the item's columns and rows, in their order.
  ///
  /// A view becomes a child of the item; one that is taken out leaves it, and one that leaves it, because it is removed or
  /// given to another item, is no view of this grid any more. Other children are left alone.
  public var views: [any LayoutItem] {
    get {
      leaveOutThoseThatLeft()
      return managed
    }
    set {
      leaveOutThoseThatLeft()
      managed = newValue
      noteViews()
    }
    _modify {
      leaveOutThoseThatLeft()
      // Views may leave while they are looked through.
      var views = managed
      managed = []
      defer {
        managed = views
        leaveOutThoseThatLeft()
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

  /// Lets changes wait until ``commit()``.
  public func begin() { isDeferred = true }

  /// Lets the changes take effect that wait.
  public func commit() {
    isDeferred = false
    reload()
  }

  /// Makes several changes at once.
  ///
  /// - Parameter block: Makes the changes.
  public func update(_ block: (ColumnGrid) -> Void) {
    begin()
    block(self)
    commit()
  }

  /// Lays the views out anew at the next layout; nothing needs it, because every change is noticed.
  public func reload() { noteChange() }

  /// What was asked for and cannot be done as it was asked; empty if all is well.
  public var errors: [ColumnGridError] { reference.node == nil ? [] : ColumnPlan(of: self).errors }

  /// What the grid was compiled into, as of the last layout.
  public var constraintSet: GridConstraintSet { arranger.compiler.constraintSet }

  private func noteChange() {
    if !isDeferred { reference.node?.owner?.setNeedsArrangement() }
  }

  private func noteChangeInContainer() { reference.node?.parent?.columnGrid?.noteChange() }

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

  // MARK: - Children

  /// Views that were only appended become children at once; everything else is looked at before the next layout.
  private func noteViews() {
    if isDeferred { return }
    if managed.count > attached.count
      && (attached.isEmpty || managed[attached.count - 1].layoutNode.reference === attached[attached.count - 1])
    {
      for place in attached.count..<managed.count { attach(managed[place]) }
    } else {
      attachAll()
    }
    noteChange()
  }

  private func attach(_ view: any LayoutItem) {
    attached.append(view.layoutNode.reference)
    guard let node = reference.node, !node.has(view.layoutNode), !view.layoutNode.isAbove(node) else { return }
    item.add(view)
  }

  /// A view that was removed or given to another item is no view any more; one that was only given another place among the
  /// children is.
  private func leaveOutThoseThatLeft() {
    if left.isEmpty { return }
    let gone = Set(left.filter { $0.node.map { reference.node?.has($0) } != true }.map { ObjectIdentifier($0) })
    left.removeAll()
    managed.removeAll { gone.contains(ObjectIdentifier($0.layoutNode.reference)) }
    attached.removeAll { gone.contains(ObjectIdentifier($0)) }
  }

  private func attachAll() {
    var kept = Set<ObjectIdentifier>()
    for view in managed { kept.insert(ObjectIdentifier(view.layoutNode.reference)) }
    let old = attached
    attached.removeAll()
    for old in old where !kept.contains(ObjectIdentifier(old)) {
      if let node = old.node, node.parent === reference.node { node.owner?.remove() }
    }
    for view in managed { attach(view) }
  }
}

extension ColumnGrid: LayoutNodeExtension {
  /// Compiles what changed; the engine calls it before it solves.
  public func arrangeChildren(of node: LayoutNode) {
    if isDeferred { return }
    leaveOutThoseThatLeft()
    attachAll()
    arranger.arrange(ColumnPlan(of: self))
  }

  /// Lays the views out for the item's size; the engine calls it before it solves, outer items first.
  public func decideArrangement(of node: LayoutNode) { arranger.decide() }

  /// Notes a view that has left, and may not come back.
  public func childLeft(_ child: LayoutNode, of node: LayoutNode) {
    if attached.isEmpty { return }
    left.append(child.reference)
    // Most that come and go may never have been views.
    if left.count > attached.count { leaveOutThoseThatLeft() }
    noteChange()
  }
}

extension LayoutNode {
  /// Whether the node is another one, or contains it.
  func isAbove(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = other
    while let present = node {
      if present === self { return true }
      node = present.parent
    }
    return false
  }
}
