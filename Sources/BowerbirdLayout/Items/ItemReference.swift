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

  /// The active constraints that speak of the node.
  @exclusivity(unchecked) var mentions: [Mention] = []

  /// The age of the youngest constraint of the tree that the node is the root of.
  @exclusivity(unchecked) var clock = 0

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

  /// The topmost reference of the tree, which the tree keeps alive.
  var top: Unmanaged<ItemReference> {
    var item = Unmanaged.passUnretained(self)
    while let above = item._withUnsafeGuaranteedRef({ $0.above }) { item = above }
    return item
  }

  /// Whether two items are so close that they are in one tree as a matter of course.
  func isNextTo(_ other: ItemReference) -> Bool {
    if self === other { return true }
    let (first, second) = (above?.toOpaque(), other.above?.toOpaque())
    return first != nil && first == second || first == Unmanaged.passUnretained(other).toOpaque()
      || second == Unmanaged.passUnretained(self).toOpaque()
  }
}
