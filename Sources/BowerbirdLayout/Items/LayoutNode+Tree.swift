import BowerbirdSolver

extension LayoutNode {
  /// The root of the tree.
  package var topmost: LayoutNode {
    if let engine { return engine.root }
    return reference.top._withUnsafeGuaranteedRef { $0.node } ?? self
  }

  /// The engine of the tree, also for an item that the layout leaves out; nil before the tree has an engine.
  var treeEngine: LayoutEngine? { engine ?? topmost.ownEngine }

  /// Returns whether this node is `other` or an ancestor of `other`.
  func contains(_ other: LayoutNode) -> Bool {
    let own = Unmanaged.passUnretained(reference).toOpaque()
    var item: Unmanaged<ItemReference>? = .passUnretained(other.reference)
    while let present = item {
      if present.toOpaque() == own { return true }
      item = present._withUnsafeGuaranteedRef { $0.above }
    }
    return false
  }

  /// Returns whether this node is `other` or an ancestor of `other`.
  ///
  /// The method walks up from `other` as ``contains(_:)`` does, and down from this node at the same time. It stops when
  /// either walk ends.
  ///
  /// - Complexity: O(min(*n*, *d*)), where *n* is the number of nodes below this node, and *d* is the depth of `other`.
  private func holds(_ other: LayoutNode) -> Bool {
    if self === other { return true }
    if !hasInside || !reference.mayBeInOneTree(with: other.reference) { return false }
    var pending = [self]
    var above = other.parent
    while let inner = pending.popLast(), let outer = above {
      if outer === self || inner === other { return true }
      above = outer.parent
      for item in inner.children { pending.append(item.layoutNode) }
      for item in inner.attachments { pending.append(item.layoutNode) }
    }
    return false
  }

  /// Stores a mistake for the next report of the tree.
  func note(_ mistake: LayoutProblem) { topmost.mistakes.append(mistake) }

  /// Stores a constraint for the next report of the tree, because the release of an item has ended the constraint.
  ///
  /// Constraints of containers are not reported.
  func note(loss constraint: LayoutConstraint) {
    if constraint.isOfContainer { return }
    let keeper = engine?.root ?? self
    if keeper.losses.last !== constraint { keeper.losses.append(constraint) }
  }

  /// Makes an item a child of this node, and removes the item from its former parent.
  ///
  /// In three cases, the item stays where it is, and the next report lists the mistake:
  ///
  /// - This node is the item's node or is inside of it.
  /// - The item is a margins guide.
  /// - The item is a root that is being laid out.
  ///
  /// Unlike ``take(_:at:)``, the method does not change the holders of a shared item. An index out of range means the
  /// nearest end.
  package func insert(_ item: any LayoutItem, at index: Int) {
    let node = item.layoutNode
    node.owner = item
    if node.holds(self) {
      note(.cycle(item: node.reference, parent: reference))
      return
    }
    if node.isAttached {
      note(.fixedGuide(node.reference))
      return
    }
    if let engine = node.ownEngine, engine.activity != .nothing {
      note(.movedInLayout(item: node.reference, parent: reference))
      return
    }
    node.removeFromParent()
    node.ownEngine?.dissolve()
    node.ownEngine = nil
    node.indexAdded = Int32(clamping: max(0, min(index, children.count)))
    if Int(node.indexAdded) == children.count {
      if children.isEmpty { storedChildren.reserveCapacity(Self.usualChildren) }
      storedChildren.append(item)
    } else {
      storedChildren.insert(item, at: Int(node.indexAdded))
    }
    adopt(node)
  }

  /// The number of children for which a node reserves memory at first.
  private static let usualChildren = 4

  var hasInside: Bool { !children.isEmpty || !attachments.isEmpty }

  /// Makes this node the parent of another node, so that the other node joins this tree.
  ///
  /// - Precondition: The other node has no parent and no engine.
  func adopt(_ node: LayoutNode) {
    node.parent = self
    if let extras, !extras.removed.isEmpty { extras.removed.removeAll { $0 === node.reference } }
    if node.formerFrame != nil { node.forgetFrameIfAbsent() }
    if node.hasStoredPins { markStoredPins() }
    if wasCheckedForFollowers { noteFollowed() }
    if node.wasCheckedForFollowers { node.noteFollowed() }
    node.reference.join(reference.clock)
    if !node.mistakes.isEmpty {
      for mistake in node.mistakes { note(mistake) }
      node.mistakes.removeAll()
    }
    if engine?.noteAddition(node) == false { return }
    childrenChanged()
    if children.count == 1 { withParent { $0.contentChanged(of: self) } }
  }

  /// Reacts to a change of the list of children.
  ///
  /// A node that arranges its children requests a new arrangement. Any other node marks its need as stale. If the node
  /// shares items with other alternatives, the call also requests new fits of the alternatives.
  func childrenChanged() {
    noteLentContent()
    if arrangesChildren { setNeedsArrangement() } else { markBoxStale() }
  }

  /// Whether the node is the margins guide of its parent.
  var isAttached: Bool { withParent { $0.attachments.contains { $0.layoutNode === self } } ?? false }

  /// Removes the node from its parent at the request of the program.
  ///
  /// A margins guide stays where it is, and the next report lists the mistake.
  func remove() {
    if isAttached { return note(.fixedGuide(reference)) }
    for container in containers { container.noteRemoval(of: reference) }
    endSharing()
    removeFromParent()
  }

  func removeFromParent() {
    guard let parent else { return }
    let index = parent.index(of: self)
    // The constant keeps the item alive, because the parent may be its only owner.
    let item = index.map { parent.children[$0] }
    engine?.removeItems(under: self)
    leaveClock()
    self.parent = nil
    if wasCheckedForFollowers { noteFollowed() }
    forgetDecisionsOfContainer()
    if let index { parent.storedChildren.remove(at: index) }
    parent.childrenChanged()
    if !isHeld(by: parent) {
      for one in parent.extensions { one.childLeft(self, of: parent) }
    }
    if parent.children.isEmpty {
      if parent.wasCheckedForFollowers { parent.noteFollowed() }
      parent.parent?.contentChanged(of: parent)
    }
    withExtendedLifetime(item) {}
  }

  /// Gives the subtree a ``TreeClock`` of its own, because the subtree becomes a tree that another thread may use.
  private func leaveClock() {
    let clock = TreeClock(youngest: reference.clock.age)
    forEachNode { $0.reference.leave(for: clock) }
  }

  /// Calls a closure with this node, its children and attachments, and all nodes inside of them, each node before its
  /// own children.
  func forEachNode(_ body: (LayoutNode) -> Void) {
    var pending = [Unmanaged.passUnretained(self)]
    while let next = pending.popLast() {
      next._withUnsafeGuaranteedRef { node in
        body(node)
        for item in node.children.reversed() { pending.append(.passUnretained(item.layoutNode)) }
        for item in node.attachments.reversed() { pending.append(.passUnretained(item.layoutNode)) }
      }
    }
  }

  /// Resets the decisions of the item's former container: how the item's lengths are determined, the item's future
  /// size, and whether the item is left out.
  func forgetDecisionsOfContainer() {
    yieldedLength = AxisPair(nil)
    lengthDecision = AxisPair(.open)
    isOmittedByContainer = false
    forecast = nil
  }

  /// Returns the index of a child among the children; nil if the node is not a child of this node.
  ///
  /// The search starts at both ends and at the index at which the child was added, and moves away from these indices.
  /// The search is usually short, because few siblings come or go after the child was added.
  func index(of child: LayoutNode) -> Int? {
    let added = min(Int(child.indexAdded), children.count - 1)
    for distance in children.indices {
      for index in [children.count - 1 - distance, distance, added - distance, added + distance]
      where children.indices.contains(index) && children[index] === child.owner { return index }
    }
    return nil
  }

  /// Reacts to a change inside of a child, while the list of this node's children is the same.
  ///
  /// The content of the child has changed, or the child has got its first child or lost its last child. A node that
  /// arranges its children requests a new arrangement. Any other node marks its need as stale.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - isFit: Whether only the child's fit has changed.
  func contentChanged(of child: LayoutNode, isFit: Bool = false) {
    noteLentContent()
    if !arrangesChildren { return markBoxStale() }
    if needsArrangement {
      alternativeArranger?.noteChange()
      contentChanges?.append(child.reference)
    } else {
      setNeedsArrangement(forFit: isFit)
      contentChanges = [child.reference]
    }
  }

  /// Reacts to a change of a child's fit.
  ///
  /// A node that arranges its children requests a new arrangement. Any other node marks its need as stale.
  func fitChanged(of child: LayoutNode) {
    if arrangesChildren { contentChanged(of: child, isFit: true) } else { markBoxStale() }
  }

  /// Requests a new arrangement, because a child's baselines have changed while the child's need is the same.
  ///
  /// Nothing happens if the node does not arrange its children.
  func baselineChanged(of child: LayoutNode) { if arrangesChildren { fitChanged(of: child) } }

  /// A Boolean value that indicates whether the item is part of a layout.
  ///
  /// Items that an alternative leaves out are not part of the layout, and neither are items that have not been laid out
  /// yet.
  public var isInLayout: Bool { slot >= 0 }

  /// Asks for a call of ``LayoutItem/decideArrangement()`` before the next solve.
  public func noteDecision() {
    if needsDecision { return }
    needsDecision = true
    reference.withEngine { $0.noteDecision(of: self) }
  }

  /// Returns a Boolean value that indicates whether the item's decisions are valid for a size of the item.
  ///
  /// The result is true if the decisions do not depend on the size. It is also true for a size that differs only by
  /// rounding from the size for which the item decided, while the root has the same size: the container computes that
  /// size, and the solver may round it in another way.
  package func hasDecided(for size: Size) -> Bool {
    guard let commonExtents else { return true }
    if commonExtents.contains(width: size.width, height: size.height) { return true }
    guard let decided = extras?.decidedSize, decided.root == engine?.given.pending else { return false }
    return Axis.allCases.allSatisfy { axis in
      let slack = LayoutTolerances.restored * max(1, size[axis].magnitude)
      return commonExtents[axis].contains(size[axis]) || (size[axis] - decided.own[axis]).magnitude <= slack
    }
  }

  /// A Boolean value that indicates whether ``LayoutItem/decideArrangement()`` will be called before the next solve.
  package var isAwaitingDecision: Bool { needsDecision }

  /// The size for which a container makes its decisions: the size that the coming solve gives the item, or the item's
  /// present size if the coming size is unknown.
  ///
  /// The engine determines the sizes of outer items first. If no outer item determines a length of the item, the value
  /// has the length of the latest solution. If the next solution has another length, the item decides again.
  ///
  /// ```swift
  /// grid.layoutNode.decidingSize.width        // 400, if a layout in this width is about to be solved
  /// ```
  public var decidingSize: Size { forecast ?? givenSize ?? latestSize }

  /// The size in the latest solution; zero if the item is not part of a layout.
  ///
  /// Reading the property does not start a solve.
  public var latestSize: Size {
    slot < 0 ? .zero : reference.withEngine { $0.frames.solvedFrame(at: slot).size } ?? .zero
  }

  /// The size that the present or the latest solve gives the item as the root of its tree.
  ///
  /// The size is nil for any other item, and for a root whose size the constraints determine.
  public var givenSize: Size? { parent == nil ? engine?.given.pending : nil }

  /// Returns the children whose content has changed since the last arrangement, and clears the list of these children.
  ///
  /// If the result is not nil, an arrangement can skip the other children.
  ///
  /// - Returns: The children's nodes; nil if nothing has changed, or if more than the content of children has changed.
  package func takeContentChanges() -> [LayoutNode]? {
    defer { contentChanges = nil }
    return contentChanges?.compactMap { $0.node }
  }

  /// Asks for a call of ``LayoutItem/arrangeChildren()`` before the next solve.
  ///
  /// No call is requested while the item is arranging its children. For an item that is out of the layout, no call is
  /// requested while the fits of alternatives are computed.
  ///
  /// - Parameter isFit: Whether the only reason is a changed fit of an item inside of this item.
  func setNeedsArrangement(forFit isFit: Bool = false) {
    contentChanges = nil
    alternativeArranger?.noteChange()
    if needsArrangement || engine?.callbackAdditions.isArranging(reference) == true { return }
    // No engine arranges an item of an alternative that is not taken. The host of the alternatives arranges such an
    // item when the host computes the alternatives' fits.
    let host = slot < 0 ? outerWithAlternatives : nil
    if host != nil && isAskedForFits { return }
    needsArrangement = true
    engine?.noteArrangement(of: self, forFit: isFit)
    host?.noteNewFits()
  }

  /// Makes this item compute the fits of its alternatives again, because something inside of the alternatives has
  /// changed.
  func noteNewFits() { if !isAskedForFits { setNeedsArrangement(forFit: true) } }

  /// Whether items change at present because fits are being computed, and not because of a call of the program.
  ///
  /// While a host computes the fits of its alternatives one after the other, the needs of items outside of the layout
  /// change. Such a change is no reason to compute fits again, for this host or for another host that arranges the same
  /// items.
  private var isAskedForFits: Bool {
    guard let engine = treeEngine else { return false }
    return engine.flow.isComputingFits && !engine.callbackAdditions.isCalling
  }

  /// The direction of text inside the item.
  ///
  /// An item without a direction of its own has the direction of the closest ancestor that has its own. Without such an
  /// ancestor, the direction is left to right.
  public var direction: LayoutDirection {
    if let engine, slot >= 0, !engine.pending.needsReset {
      return engine.slots.isMirrored[Int(slot)] ? .rightToLeft : .leftToRight
    }
    var node: LayoutNode? = self
    while let present = node {
      if let direction = present.ownDirection { return direction }
      node = present.parent
    }
    return .leftToRight
  }

  /// Sets the direction for the item and its subtree; with nil, the parent's direction applies.
  public func setDirection(_ direction: LayoutDirection?) {
    if ownDirection == direction { return }
    ownDirection = direction
    engine?.noteDirection()
  }

  /// Creates an extra number of the node, which only constraints determine.
  ///
  /// - Parameter name: The name in errors and reports.
  /// - Returns: The attribute of the number, for expressions.
  public func makeScalar(named name: String) -> LayoutAttribute { makeScalar(ScalarName(name)) }

  /// Creates an extra number of the node, with a name that is composed when it is read.
  ///
  /// - Parameter name: The name in errors and reports.
  /// - Returns: The attribute of the number, for expressions.
  public func makeScalar(_ name: ScalarName) -> LayoutAttribute {
    scalarNames.append(name)
    reference.withEngine { $0.noteScalar(of: self) }
    return .scalar(scalarNames.count - 1)
  }

  /// Renames an extra number.
  ///
  /// The constraints on the number remain.
  ///
  /// - Parameters:
  ///   - scalar: The attribute of the number.
  ///   - name: The new name in errors and reports.
  package func rename(_ scalar: LayoutAttribute, _ name: ScalarName) {
    guard case .scalar(let index) = scalar, scalarNames.indices.contains(index) else { return }
    scalarNames[index] = name
  }

  /// Returns the value of an attribute in the present solution, in the parent's coordinates.
  ///
  /// The value is up to date even during a review.
  ///
  /// - Parameter attribute: The attribute.
  /// - Returns: The value, or 0 if the node is not part of a layout.
  public func value(of attribute: LayoutAttribute) -> Double {
    guard slot >= 0 else { return 0 }
    if case .scalar(let extra) = attribute {
      return index(ofExtra: extra).flatMap { index in reference.withEngine { $0.solvedNumber(index) } } ?? 0
    }
    return reference.withEngine { $0.value(of: attribute, at: slot) } ?? 0
  }
}
