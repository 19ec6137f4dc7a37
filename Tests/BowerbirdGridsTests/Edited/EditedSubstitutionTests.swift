import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// The law of substitution in trees of all kinds of containers, with ties between their items.
///
/// A leaf of a nest's fit in the place of the nest changes no frame outside of the nest.
@Suite struct EditedSubstitutionTests {
  @Test("a leaf of the same fit may replace a nest", arguments: all(0..<1_000, inDebug: 40))
  func substitution(seed: Int) {
    var generator = EditedGenerator(seed: seed)
    let model = generator.tree()
    if model.hasCircularTie { return }
    for nest in model.all where model.isReplaceable(nest) { check(model, nest, "seed \(seed)") }
  }

  private func check(_ model: EditedModel, _ nest: Int, _ description: String) {
    var model = model
    // A leaf with other alignments is as long as its content, and a nest as its cell.
    model.items[nest]?.place.alignment = .fill
    let tree = EditedTree(model)
    if !tree.layout().conflicts.isEmpty { return }
    var fit = Size.zero
    for axis in Axis.allCases {
      guard let need = tree[nest].layoutNode.need(axis), need.fit == need.least else { return }
      fit[axis] = need.fit
    }
    let inside = model.inside(nest).dropFirst()
    let other = EditedTree(model.replacing(nest, bySize: fit))
    if !other.layout().conflicts.isEmpty { return }
    for item in model.all where !inside.contains(item) {
      // A box with required insets may be longer than its cell.
      if item == nest && model.items[nest]?.kind == .box { continue }
      if isClose(tree[item].frame, other[item].frame) || !other.root.ambiguities().isEmpty { continue }
      Issue.record(
        "\(description), \(tree[nest].name): \(tree[item].name) \(tree[item].frame), with a leaf \(other[item].frame)")
    }
  }
}

extension EditedModel {
  /// Returns whether a container around the nest knows nothing of it but its fit.
  ///
  /// No tie involves the nest or an item in it, its least lengths are its fits, and its height does not depend on its
  /// width.
  fileprivate func isReplaceable(_ nest: Int) -> Bool {
    let inside = Set(inside(nest))
    if nest == root || !isNest(nest) || inside.count == 1 || items[nest]?.isHidden == true { return false }
    if parent(of: nest).map({ items[$0]?.kind == .box }) == true { return false }
    let isTied = ties.contains { inside.contains($0.item) || $0.other.map { inside.contains($0) } == true }
    if isTied { return false }
    return inside.allSatisfy { item in
      guard let item = items[item] else { return false }
      return item.kind != .label && item.kind != .wrapping && item.kind != .choosing && !item.repeatsTracks
    }
  }

  fileprivate func replacing(_ nest: Int, bySize size: Size) -> EditedModel {
    var model = self
    model.items[nest]?.kind = .leaf
    model.items[nest]?.size = size
    model.children[nest] = nil
    return model
  }
}
