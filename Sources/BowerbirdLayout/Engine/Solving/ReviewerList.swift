/// The nodes whose arrangement may depend on the solution.
///
/// A node is listed when its arrangement begins to depend on solutions.
struct ReviewerList {
  /// The listed nodes.
  ///
  /// While the list is stale, it may also contain duplicates, removed nodes, and nodes that no longer review solutions.
  private(set) var items: [ItemReference] = []

  /// Whether nodes may have stopped reviewing solutions since the list was cleaned.
  private(set) var isStale = false

  /// Whether any of the nodes listed so far reviewed solutions.
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
