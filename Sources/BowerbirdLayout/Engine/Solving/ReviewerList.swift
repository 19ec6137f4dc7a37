/// The nodes whose arrangement may depend on the solution.
///
/// A node is listed when its arrangement begins to depend on solutions.
struct ReviewerList {
  /// The listed nodes.
  ///
  /// While the list is stale, it may also contain duplicates, removed nodes, and nodes whose arrangement no longer
  /// depends on solutions.
  private(set) var items: [ItemReference] = []

  /// Whether listed nodes may have left the tree or stopped depending on solutions since the list was last cleaned.
  private(set) var isStale = false

  /// Whether ``LayoutNode/reviewsArrangement`` was true for any node listed so far.
  private(set) var hasReviews = false

  mutating func append(_ item: ItemReference) { items.append(item) }

  mutating func noteStale() { isStale = true }

  mutating func noteReviews() { hasReviews = true }

  /// Removes stale entries in one pass, because ten thousand grids may leave the tree at once.
  mutating func clean(in engine: LayoutEngine) {
    isStale = false
    var seen: Set<ObjectIdentifier> = []
    var kept: [ItemReference] = []
    for reference in items.reversed() {
      guard let node = reference.node, node.engine === engine, node.readsSolutions else { continue }
      if seen.insert(ObjectIdentifier(reference)).inserted { kept.append(reference) }
    }
    items = kept.reversed()
  }
}
