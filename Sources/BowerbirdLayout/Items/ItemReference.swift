/// Speaks of an item without keeping it alive: what anchors and constraints hold.
///
/// A reference outlives its item harmlessly: it then names nothing but the name that the item had.
public final class ItemReference {
  /// The node of the item, or nil once the item is gone.
  @exclusivity(unchecked) public internal(set) unowned(unsafe) var node: LayoutNode?

  /// The name of the item, for errors and reports.
  @exclusivity(unchecked) public internal(set) var name: String

  /// The engine of the tree, once it has taken the node in.
  @exclusivity(unchecked) unowned(unsafe) var engine: LayoutEngine?

  /// The node's place in the engine's arrays, or -1.
  @exclusivity(unchecked) var slot: Int32 = -1

  init(name: String) { self.name = name }
}
