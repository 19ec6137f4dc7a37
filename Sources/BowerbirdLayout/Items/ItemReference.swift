/// A reference to an item that does not keep the item alive.
///
/// Anchors and constraints hold references. A reference may outlive its item, and then keeps only the item's name.
public final class ItemReference {
  /// The node of the item, or nil once the item has been released.
  public internal(set) var node: LayoutNode? {
    @inline(__always) get { storedNode?.takeUnretainedValue() }
    @inline(__always) set { storedNode = newValue.map { .passUnretained($0) } }
  }

  @exclusivity(unchecked) private var storedNode: Unmanaged<LayoutNode>?

  /// Calls a closure with the node, if there is one, without reference counting.
  @inline(__always)
  func withNode(_ body: (LayoutNode) -> Void) { storedNode?._withUnsafeGuaranteedRef(body) }

  /// The name of the item, for errors and reports.
  @exclusivity(unchecked) public internal(set) var name: String

  /// The engine of the tree; nil while the node has no slot in an engine.
  var engine: LayoutEngine? {
    @inline(__always) get { storedEngine?.takeUnretainedValue() }
    @inline(__always) set { storedEngine = newValue.map { .passUnretained($0) } }
  }

  @exclusivity(unchecked) private var storedEngine: Unmanaged<LayoutEngine>?

  /// Calls a closure with the engine, without reference counting; the tree keeps the engine alive.
  ///
  /// - Returns: The result of the closure, or nil if there is no engine.
  @discardableResult @inline(__always)
  func withEngine<Answer>(_ body: (LayoutEngine) -> Answer) -> Answer? {
    storedEngine?._withUnsafeGuaranteedRef(body)
  }

  /// The node's slot in the engine; -1 outside of an engine.
  @exclusivity(unchecked) var slot: Int32 = -1

  /// The reference of the parent's node; nil for a root.
  ///
  /// The reference is unmanaged, so that walking up the tree needs no reference counting.
  @exclusivity(unchecked) var above: Unmanaged<ItemReference>?

  /// The node's mentions of active constraints, and of constraints that have lost another item.
  @exclusivity(unchecked) var storedMentions: [Mention] = []

  /// The newest of the bundles that involve the node, open or not; nil if there are no bundles.
  ///
  /// The reference is unmanaged, and this object retains and releases the bundle itself. For each term of a new bundle,
  /// the new bundle is compared with the newest one. Automatic reference counting would slow this comparison down.
  @exclusivity(unchecked) var newest: Unmanaged<ConstraintBundle>?

  /// The bundles that involve the item, without the newest bundle; some of them may be open.
  @exclusivity(unchecked) var olderBundles: [ConstraintBundle] = []

  /// The number of the node's mentions of constraints that no container made.
  @exclusivity(unchecked) var storedForeignMentions: Int32 = 0

  /// An upper bound of the number of mentions whose constraints have lost another item.
  @exclusivity(unchecked) var lossCount: Int32 = 0

  /// The clock that the node has stored; nil before the node needs a clock.
  ///
  /// The clock may have been merged into another clock since. The reference is unmanaged, and this object retains and
  /// releases the clock itself, because each operator in a closure reads the clock.
  @exclusivity(unchecked) private var storedClock: Unmanaged<TreeClock>?

  init(name: String) { self.name = name }

  deinit {
    newest?.release()
    storedClock?.release()
  }

  /// Whether the reference is a placeholder for a missing parent, in a ``LayoutChain`` that needs the parent.
  @exclusivity(unchecked) private(set) var isMissingParent = false

  /// Returns a placeholder for the missing parent of an item, so that the next report names the item.
  static func missingParent(of item: ItemReference) -> ItemReference {
    let missing = ItemReference(name: "parent of \(item.name)")
    missing.isMissingParent = true
    return missing
  }

  /// Whether the item has been released.
  var isGone: Bool {
    @inline(__always) get { storedNode == nil }
  }

  /// Returns whether a given engine has added the item.
  @inline(__always)
  func isIn(_ engine: LayoutEngine) -> Bool {
    storedEngine?.toOpaque() == Unmanaged.passUnretained(engine).toOpaque()
  }

  /// The clock that gives the constraints of the node's tree their ages.
  var clock: TreeClock {
    guard let storedClock else { return store(TreeClock()) }
    let clock = storedClock.takeUnretainedValue()
    return clock.isCurrent ? clock : store(clock.current)
  }

  @discardableResult
  private func store(_ clock: TreeClock) -> TreeClock {
    let former = storedClock
    storedClock = .passRetained(clock)
    former?.release()
    return clock
  }

  /// Returns whether the node stores a given clock.
  @inline(__always)
  private func stores(_ clock: TreeClock) -> Bool {
    storedClock?.toOpaque() == Unmanaged.passUnretained(clock).toOpaque()
  }

  /// Calls a closure with the stored clock, if there is one, without reference counting.
  @discardableResult @inline(__always)
  func withStoredClock<Answer>(_ body: (TreeClock) -> Answer?) -> Answer? {
    storedClock?._withUnsafeGuaranteedRef(body) ?? nil
  }

  /// Returns whether both nodes store the same clock object.
  ///
  /// If the result is false, the nodes may still share a current clock, into which their stored clocks were merged.
  @inline(__always)
  func visiblySharesClock(with other: ItemReference) -> Bool {
    storedClock != nil && storedClock?.toOpaque() == other.storedClock?.toOpaque()
  }

  /// Returns whether a bundle may involve the item.
  ///
  /// This is so if the item has not been released and is in no engine, and the item's tree uses the clock `other`.
  @inline(__always)
  func canEnterBundle(_ other: TreeClock) -> Bool {
    storedNode != nil && storedEngine == nil && (stores(other) || clock === other)
  }

  /// Advances the stored clock, and returns the age of a new constraint.
  ///
  /// The result is nil if no clock is stored, or if the stored clock has been merged into another clock.
  @inline(__always)
  func tick() -> Int? {
    withStoredClock { clock in
      if !clock.isCurrent { return nil }
      clock.advance(to: clock.age + 1)
      return clock.age
    }
  }

  /// Merges the node's clock with the clock of the tree that the node joins.
  func join(_ clock: TreeClock) {
    if let storedClock { clock.merge(storedClock.takeUnretainedValue()) } else { store(clock) }
  }

  /// Replaces the node's clock, because the node leaves its tree.
  ///
  /// All nodes of the leaving subtree get the same new clock.
  func leave(for clock: TreeClock) { store(clock) }

  /// Returns a Boolean value that indicates whether two nodes may be in one tree.
  ///
  /// The result is false if their clocks differ, because all nodes of one tree have the same current clock.
  func mayBeInOneTree(with other: ItemReference) -> Bool { clock === other.clock }

  /// The reference of the tree's root; the tree keeps the reference alive.
  var top: Unmanaged<ItemReference> {
    var item = Unmanaged.passUnretained(self)
    while let above = item._withUnsafeGuaranteedRef({ $0.above }) { item = above }
    return item
  }
}
