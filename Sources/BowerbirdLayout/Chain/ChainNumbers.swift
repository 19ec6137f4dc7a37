/// The positions and lengths to which a chain relates its item: attributes of another item, or given anchors.
public struct ChainNumbers {
  enum Source {
    case parent
    case safeArea
    case item(ItemReference)

    /// Four anchors in the order near horizontal, near vertical, far horizontal, far vertical.
    ///
    /// The far edges of the chain's item, which are right, trailing and bottom, are related to the far anchors. All
    /// other attributes are related to the near anchors. A target with fewer than four anchors repeats some of them.
    case anchors([LayoutExpression])
  }

  private let source: Source

  init(_ source: Source) { self.source = source }

  /// Creates the numbers of a target that is one anchor or a constant.
  init(_ anchor: LayoutExpression) { source = .anchors([anchor, anchor, anchor, anchor]) }

  /// Returns, for each attribute of the chain's item, the number to which the chain relates this attribute.
  ///
  /// If the target is the parent or its safe area and the item has no parent, a placeholder takes the place of the
  /// parent. The next report then lists the missing parent.
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
