import BowerbirdLayout

/// The items of a sweep, in an order that stays the same.
///
/// An alternative may add items to the tree while it is taken. As soon as one layout has such an item, the item is part
/// of the sweep. In layouts without the item, the item counts as left out.
struct SweptItems {
  private(set) var all: [any LayoutItem] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Lists the items that are in a tree at present.
  init(of root: any LayoutItem) { collect(under: root) }

  /// The number of items.
  var count: Int { all.count }

  /// Returns the index of an item; nil for an item of another tree.
  func index(of item: LayoutNode) -> Int? { indices[ObjectIdentifier(item)] }

  /// Adds the items that the present layout has added to the tree.
  mutating func collect() {
    if let root = all.first { collect(under: root) }
  }

  private mutating func collect(under root: any LayoutItem) {
    for item in allItems(under: root) where index(of: item.layoutNode) == nil {
      indices[ObjectIdentifier(item.layoutNode)] = all.count
      all.append(item)
    }
  }

  /// The frames in the present layout, which may be a trial.
  ///
  /// A trial keeps the earlier frames of items that it leaves out. Here, the frames of these items are zero.
  var frames: [Rect] { all.map { $0.layoutNode.isInLayout ? $0.layoutNode.frame : .zero } }
}

/// Returns all items of a tree, each before its children.
func allItems(under root: any LayoutItem) -> [any LayoutItem] { root.wholeSubtree.map(\.item) }
