/// The numbers of a chain's target: the attributes of an item, or some anchors.
public struct ChainNumbers {
  enum Source {
    case parent
    case safeArea
    case item(ItemReference)

    /// Four anchors: a horizontal and a vertical anchor for near edges and centers, then a horizontal and a vertical
    /// anchor for far edges.
    ///
    /// The far edges are right, trailing and bottom. A target with fewer than four anchors repeats some of its anchors.
    case anchors([LayoutExpression])
  }

  private let source: Source

  init(_ source: Source) { self.source = source }

  /// Creates the numbers of one anchor, or of a constant.
  init(_ anchor: LayoutExpression) { source = .anchors([anchor, anchor, anchor, anchor]) }

  /// Returns the numbers to which a chain relates attributes of its item.
  ///
  /// A placeholder stands for a missing parent, which is then reported.
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
