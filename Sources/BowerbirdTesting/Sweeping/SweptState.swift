import BowerbirdLayout

/// The results of a layout besides frames: the parents of items, the items that are left out, the texts of labels, and
/// the arrangements that are taken.
///
/// An expectation about a range of sizes reads the frames of many layouts after the last layout was made. Everything
/// else that the expectation reads from an item must therefore be stored with the frames.
struct SweptState: Equatable {
  /// The index of each item's parent, or -1 for an item without a parent, such as the root.
  private(set) var parents: [Int]

  /// For each item, whether the layout leaves out the item itself; true also for items without a parent, except the
  /// root.
  private(set) var leftOut: [Bool]

  /// The texts of the labels; nil for other items.
  private(set) var texts: [String?]

  /// The taken alternatives, beginning with the alternatives of outer items, and then the numbers of tracks and lines.
  let decisions: [SweptDecision]

  /// Creates the state of the present layout.
  init(presentOf items: SweptItems) {
    parents = items.all.map { item in item.layoutNode.parent.flatMap { items.index(of: $0) } ?? -1 }
    leftOut = zip(items.all, parents).enumerated().map { $0 > 0 && $1.1 < 0 || $1.0.isOmitted }
    texts = items.all.map { ($0 as? Label)?.text }
    decisions = SweptDecision.alternatives(of: items) + SweptDecision.arrangements(of: items.all)
  }

  /// Adds items that were found in later layouts; this layout leaves them out.
  mutating func add(_ items: ArraySlice<any LayoutItem>) {
    parents += items.map { _ in -1 }
    leftOut += items.map { _ in true }
    texts += items.map { ($0 as? Label)?.text }
  }

  /// Whether the layout leaves out any item.
  var leavesOutItems: Bool { leftOut.contains(true) }

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
