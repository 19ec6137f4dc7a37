/// Speaks of an item without keeping it alive: what anchors and constraints hold.
///
/// A reference outlives its item harmlessly: it then names nothing but the name that the item had.
public final class ItemReference {
  /// The node of the item, or nil once the item is gone.
  public internal(set) var node: LayoutNode? {
    @inline(__always) get { storedNode?.takeUnretainedValue() }
    @inline(__always) set { storedNode = newValue.map { .passUnretained($0) } }
  }

  @exclusivity(unchecked) private var storedNode: Unmanaged<LayoutNode>?

  /// Lends the node, if it is there, without counting references.
  @inline(__always)
  func withNode(_ body: (LayoutNode) -> Void) { storedNode?._withUnsafeGuaranteedRef(body) }

  /// The name of the item, for errors and reports.
  @exclusivity(unchecked) public internal(set) var name: String

  /// The engine of the tree, once it has taken the node in.
  var engine: LayoutEngine? {
    @inline(__always) get { storedEngine?.takeUnretainedValue() }
    @inline(__always) set { storedEngine = newValue.map { .passUnretained($0) } }
  }

  @exclusivity(unchecked) private var storedEngine: Unmanaged<LayoutEngine>?

  /// Lends the engine, which its tree keeps alive, without counting references.
  @inline(__always)
  func withEngine<Answer>(_ body: (LayoutEngine) -> Answer) -> Answer? {
    storedEngine?._withUnsafeGuaranteedRef(body)
  }

  /// The node's place in the engine's arrays, or -1.
  @exclusivity(unchecked) var slot: Int32 = -1

  /// The reference of the parent's node; walks up the tree count no references.
  @exclusivity(unchecked) var above: Unmanaged<ItemReference>?

  /// The active constraints that mention the node, and those that lost another item.
  @exclusivity(unchecked) var storedMentions: [Mention] = []

  /// The latest of the bundles that mention the node, and those before it, some of which may be open.
  @exclusivity(unchecked) var newestBundle: ConstraintBundle?
  @exclusivity(unchecked) var olderBundles: [ConstraintBundle] = []

  /// How many of the mentions no container made for what it holds.
  @exclusivity(unchecked) var storedForeignMentions: Int32 = 0

  /// How many of them have lost another item at least once.
  @exclusivity(unchecked) var lossCount: Int32 = 0

  /// The clock of the trees that the node has been in, once it is needed.
  @exclusivity(unchecked) private var storedClock: TreeClock?

  init(name: String) { self.name = name }

  /// Whether the reference stands for the parent of an item that has none.
  @exclusivity(unchecked) private(set) var isMissingParent = false

  /// Stands for the parent of an item that has none.
  static func missingParent(of item: ItemReference) -> ItemReference {
    let missing = ItemReference(name: "parent of \(item.name)")
    missing.isMissingParent = true
    return missing
  }

  /// Whether the item is gone for good.
  var isGone: Bool {
    @inline(__always) get { storedNode == nil }
  }

  /// Whether an engine has taken the item in.
  @inline(__always)
  func isIn(_ engine: LayoutEngine) -> Bool {
    storedEngine?.toOpaque() == Unmanaged.passUnretained(engine).toOpaque()
  }

  /// The clock that gives the constraints of the node's tree their ages.
  var clock: TreeClock {
    if let storedClock, storedClock.isCurrent { return storedClock }
    let clock = storedClock?.current ?? TreeClock()
    if clock !== storedClock { storedClock = clock }
    return clock
  }

  /// Whether both nodes have the very same clock, which says nothing if they have not.
  @inline(__always)
  func visiblySharesClock(with other: ItemReference) -> Bool { storedClock != nil && storedClock === other.storedClock }

  /// Whether the node is in a tree that counts by a clock, and that no engine knows.
  @inline(__always)
  func canEnterBundle(_ other: TreeClock) -> Bool {
    storedNode != nil && storedEngine == nil && (storedClock === other || clock === other)
  }

  /// The age of a new constraint, if the node's clock is at hand and current.
  @inline(__always)
  func tick() -> Int? {
    guard let storedClock, storedClock.isCurrent else { return nil }
    storedClock.advance(to: storedClock.age + 1)
    return storedClock.age
  }

  /// Makes the node's constraints count by the clock of the tree that it comes into.
  func join(_ clock: TreeClock) {
    if let storedClock { clock.merge(storedClock) } else { storedClock = clock }
  }

  /// Gives the node another clock, as all nodes of a tree that is taken out of a larger one get it.
  func leave(for clock: TreeClock) { storedClock = clock }

  /// Returns a Boolean value that indicates whether two nodes may be in one tree: clocks of one tree are the same.
  func mayBeInOneTree(with other: ItemReference) -> Bool { clock === other.clock }

  /// The topmost reference of the tree, which the tree keeps alive.
  var top: Unmanaged<ItemReference> {
    var item = Unmanaged.passUnretained(self)
    while let above = item._withUnsafeGuaranteedRef({ $0.above }) { item = above }
    return item
  }
}
