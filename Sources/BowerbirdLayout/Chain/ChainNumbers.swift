/// The numbers of a chain's target: those of an item, or anchors.
public struct ChainNumbers: ChainTarget {
  enum Kind {
    case parent
    case safeArea
    case item(ItemReference)

    /// The anchors of edges and centers: horizontal and vertical, for near and for far edges.
    case anchors(near: (x: LayoutExpression, y: LayoutExpression), far: (x: LayoutExpression, y: LayoutExpression))
  }

  private let kind: Kind

  init(kind: Kind) { self.kind = kind }

  /// Creates the numbers of anchors, where a target without one of them repeats another.
  init<X, Y>(near: (LayoutAnchor<X>, LayoutAnchor<Y>), far: (LayoutAnchor<X>, LayoutAnchor<Y>)) {
    kind = .anchors(near: (near.0.expression, near.1.expression), far: (far.0.expression, far.1.expression))
  }

  /// Returns the numbers themselves.
  public static func numbers(of target: Self) -> ChainNumbers { target }

  /// Returns the number that each attribute of a chain's item is related to.
  ///
  /// If the item has no parent, a reference stands for the missing one, which is then reported.
  func numbers(for attributes: [LayoutAttribute], of item: LayoutNode) -> [LayoutExpression] {
    switch kind {
    case .parent: numbers(for: attributes, at: item.parent?.reference, of: item)
    case .safeArea: numbers(for: attributes, at: item.parent?.marginsGuide.layoutNode.reference, of: item)
    case .item(let reference): numbers(for: attributes, at: reference, of: item)
    case .anchors(let near, let far):
      attributes.map { attribute in
        let side = attribute.isFarEdge ? far : near
        return attribute.axis == .horizontal ? side.x : side.y
      }
    }
  }

  private func numbers(
    for attributes: [LayoutAttribute], at target: ItemReference?, of item: LayoutNode
  ) -> [LayoutExpression] {
    let target = target ?? .missingParent(of: item.reference)
    return attributes.map { LayoutExpression(target, $0) }
  }
}
