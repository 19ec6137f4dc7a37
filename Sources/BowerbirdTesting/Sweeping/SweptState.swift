import BowerbirdLayout

/// What a layout decides beside frames: the parents of items, the items that it leaves out, the texts that it sets, and
/// the arrangements that it takes.
///
/// An expectation about a range of sizes reads frames of many layouts after the last of them was made. Whatever else it
/// reads from an item must therefore be stored with the frames.
struct SweptState: Equatable {
  /// The index of each item's parent, or -1 for the root and for parents outside of the tree.
  let parents: [Int]

  /// Whether an alternative or a container leaves out each item itself.
  let leftOut: [Bool]

  /// The texts of the labels; nil for other items.
  let texts: [String?]

  /// The taken alternatives, the outer ones first, and then the numbers of tracks and lines.
  let decisions: [SweptDecision]

  /// Creates the state of the present layout.
  ///
  /// - Parameters:
  ///   - items: The items of the tree, in the order of their frames.
  ///   - indices: The index of each item.
  init(presentOf items: [any LayoutItem], _ indices: [ObjectIdentifier: Int]) {
    parents = items.map { item in item.layoutNode.parent.flatMap { indices[ObjectIdentifier($0)] } ?? -1 }
    leftOut = items.map { $0.isOmitted }
    texts = items.map { ($0 as? Label)?.text }
    decisions = SweptDecision.alternatives(of: items, indices) + SweptDecision.arrangements(of: items)
  }

  /// Returns whether the layout leaves out an item, or an item around it.
  func leavesOut(_ index: Int) -> Bool {
    var item = index
    while item >= 0 {
      if leftOut[item] { return true }
      item = parents[item]
    }
    return false
  }
}

/// Returns the index of each item in a list.
func indexTable(of items: [any LayoutItem]) -> [ObjectIdentifier: Int] {
  var indices: [ObjectIdentifier: Int] = [:]
  for (index, item) in items.enumerated() { indices[ObjectIdentifier(item.layoutNode)] = index }
  return indices
}
