extension LayoutNode {
  /// The root of the tree.
  public var topmost: LayoutNode {
    if let engine { return engine.root }
    return reference.top._withUnsafeGuaranteedRef { $0.node } ?? self
  }

  /// Whether this node is `other` or above it.
  func contains(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = other
    while let present = node {
      if present === self { return true }
      node = present.parent
    }
    return false
  }

  /// Whether this node is `other` or above it, in time proportional to the smaller of this node's tree and the other's depth.
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

  /// Keeps a mistake for the next report of the tree.
  func note(_ mistake: LayoutProblem) { topmost.mistakes.append(mistake) }

  /// Keeps a constraint that an item took along for the next report of the tree; those that containers make are not told.
  func note(loss constraint: LayoutConstraint) {
    if constraint.isOfContainer { return }
    let keeper = engine?.root ?? self
    if keeper.losses.last !== constraint { keeper.losses.append(constraint) }
  }

  func insert(_ item: any LayoutItem, at index: Int) {
    let node = item.layoutNode
    node.owner = item
    if node.holds(self) {
      note(.cycle(item: node.reference, parent: reference))
      return
    }
    if let engine = node.ownEngine, engine.activity != .nothing {
      note(.movedInLayout(item: node.reference, parent: reference))
      return
    }
    node.parent?.lend(node)
    node.removeFromParent()
    endLending(node)
    node.ownEngine?.dissolve()
    node.ownEngine = nil
    node.placeAdded = Int32(clamping: max(0, min(index, children.count)))
    children.insert(item, at: Int(node.placeAdded))
    adopt(node)
  }

  private var hasInside: Bool { !children.isEmpty || !attachments.isEmpty }

  /// Makes a node part of this tree that is in none.
  func adopt(_ node: LayoutNode) {
    node.parent = self
    if mayFollow { noteFollowed() }
    if node.mayFollow { node.noteFollowed() }
    node.reference.join(reference.clock)
    for mistake in node.mistakes { note(mistake) }
    node.mistakes.removeAll()
    engine?.noteAddition(node)
    childrenChanged()
    if children.count == 1 { parent?.contentChanged(of: self) }
  }

  /// Something about the children is not as it was when they were arranged.
  func childrenChanged() {
    noteLentContent()
    if arrangesChildren { setNeedsArrangement() } else { noteInside() }
  }

  func removeFromParent() {
    guard let parent else { return }
    let place = parent.place(of: self)
    // The item may have no other owner than its parent.
    let item = place.map { parent.children[$0] }
    engine?.noteRemoval(of: self)
    self.parent = nil
    if mayFollow { noteFollowed() }
    yieldedWidth = nil
    yieldedHeight = nil
    setDecided(false, .horizontal)
    setDecided(false, .vertical)
    forecast = nil
    if let place { parent.children.remove(at: place) }
    parent.childrenChanged()
    if parent.lending?.items.contains(ObjectIdentifier(reference)) != true {
      for one in parent.extensions { one.childLeft(self, of: parent) }
    }
    if parent.children.isEmpty { parent.parent?.contentChanged(of: parent) }
    withExtendedLifetime(item) {}
  }

  /// The place of a child, looked for from both ends and around the place where it was added: few of those before it have gone.
  private func place(of child: LayoutNode) -> Int? {
    let added = min(Int(child.placeAdded), children.count - 1)
    for distance in children.indices {
      for place in [children.count - 1 - distance, distance, added - distance, added + distance]
      where children.indices.contains(place) && children[place] === child.owner { return place }
    }
    return nil
  }

  /// What a child has to show, or whether it holds anything, is not as it was when it was arranged; everything else about
  /// the children is.
  func contentChanged(of child: LayoutNode) {
    noteLentContent()
    if !arrangesChildren { return noteInside() }
    if needsArrangement {
      contentChanges?.append(child)
    } else {
      setNeedsArrangement()
      contentChanges = [child]
    }
  }

  /// What a child needs for what it holds is not as it was.
  func fitChanged(of child: LayoutNode) {
    if !arrangesChildren { return noteInside() }
    if !needsArrangement { engine?.fitArrangements += 1 }
    contentChanged(of: child)
  }

  /// Asks for a call of ``LayoutItem/decideArrangement()`` before the next solve.
  public func noteDecision() {
    if needsDecision { return }
    needsDecision = true
    engine?.noteDecision(of: self)
  }

  /// Whether the item's decisions hold in a size.
  public func hasDecided(for size: Size) -> Bool {
    commonExtents?.contains(width: size.width, height: size.height) ?? true
  }

  /// Whether ``LayoutItem/decideArrangement()`` is about to be called.
  public var isAwaitingDecision: Bool { needsDecision }

  /// The size in the last solution that was looked at; reading it solves nothing.
  public var latestSize: Size {
    slot < 0 ? .zero : reference.withEngine { $0.frames.solvedFrame(at: slot).size } ?? .zero
  }

  /// The size that the item is being given as the root of its tree; nil for any other item.
  public var givenSize: Size? { parent == nil ? engine?.pendingSize : nil }

  /// The children whose content has changed since the last arrangement, for an arrangement that need not look at the others.
  ///
  /// - Returns: The children's nodes; nil if more than the content of children has changed.
  public func takeContentChanges() -> [LayoutNode]? {
    defer { contentChanges = nil }
    return contentChanges
  }

  func setNeedsArrangement() {
    contentChanges = nil
    if needsArrangement { return }
    needsArrangement = true
    engine?.noteArrangement(of: self)
  }

  /// Where lines of text begin inside of the item: what was set here or above, from left to right if nothing was.
  public var direction: LayoutDirection {
    if let engine, slot >= 0, !engine.needsReset {
      return engine.slots.isMirrored[Int(slot)] ? .rightToLeft : .leftToRight
    }
    var node: LayoutNode? = self
    while let present = node {
      if let direction = present.ownDirection { return direction }
      node = present.parent
    }
    return .leftToRight
  }

  /// Sets the direction for the item and what is inside of it; nil takes it from the parent.
  public func setDirection(_ direction: LayoutDirection?) {
    if ownDirection == direction { return }
    ownDirection = direction
    engine?.noteDirection()
  }

  /// Makes an extra number of the node's own: one that has no meaning but what constraints give it.
  ///
  /// - Parameter name: What errors and reports call it.
  /// - Returns: The attribute that names it in expressions.
  public func makeScalar(named name: String) -> LayoutAttribute { makeScalar(ScalarName(name)) }

  /// Makes an extra number of the node's own that is one of many alike.
  ///
  /// - Parameter name: What errors and reports call it.
  /// - Returns: The attribute that names it in expressions.
  public func makeScalar(_ name: ScalarName) -> LayoutAttribute {
    scalarNames.append(name)
    engine?.noteScalar(of: self)
    return .scalar(scalarNames.count - 1)
  }

  /// Gives an extra number another name; what constraints say of it stays.
  ///
  /// - Parameters:
  ///   - scalar: The attribute that names the number in expressions.
  ///   - name: What errors and reports call it from now on.
  public func rename(_ scalar: LayoutAttribute, _ name: ScalarName) {
    guard case .scalar(let index) = scalar, scalarNames.indices.contains(index) else { return }
    scalarNames[index] = name
  }

  /// The value that an attribute has in the present solution, in the parent's coordinates; up to date during a review.
  ///
  /// - Parameter attribute: Which number of the node.
  /// - Returns: Its value, or 0 if the node has never been laid out.
  public func value(of attribute: LayoutAttribute) -> Double {
    guard slot >= 0 else { return 0 }
    if case .scalar(let index) = attribute {
      guard index >= 0, index / 4 < scalarSlots.count else { return 0 }
      let place = Int(scalarSlots[index / 4]) * 4 + index % 4
      return reference.withEngine { $0.solvedNumber(place) } ?? 0
    }
    return reference.withEngine { $0.value(of: attribute, at: slot) } ?? 0
  }
}
