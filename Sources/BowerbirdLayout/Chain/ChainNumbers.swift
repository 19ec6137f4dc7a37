/// The numbers of a chain's target: those of an item, or anchors.
public struct ChainNumbers {
  enum Source {
    case parent
    case safeArea
    case item(ItemReference)

    /// Four anchors: a horizontal and a vertical one for near edges and centers, then the same for far edges.
    ///
    /// A target that lacks one of the four repeats another one.
    case anchors([LayoutExpression])
  }

  private let source: Source

  init(_ source: Source) { self.source = source }

  /// Creates the numbers of one anchor, or of a constant.
  init(_ anchor: LayoutExpression) { source = .anchors([anchor, anchor, anchor, anchor]) }

  /// Returns the number that each attribute of a chain's item is related to.
  ///
  /// A placeholder reference stands for a missing parent, which is then reported.
  func numbers(for attributes: [LayoutAttribute], of item: LayoutNode) -> [LayoutExpression] {
    let target: ItemReference?
    switch source {
    case .parent: target = item.parent?.reference
    case .safeArea: target = item.parent?.marginsGuide.layoutNode.reference
    case .item(let reference): target = reference
    case .anchors(let anchors):
      return attributes.map { anchors[($0.isFarEdge ? 2 : 0) + ($0.axis == .horizontal ? 0 : 1)] }
    }
    let present = target ?? .missingParent(of: item.reference)
    return attributes.map { LayoutExpression(present, $0) }
  }
}
