import BowerbirdSolver

/// The margins of an item, and the guide inside of the margins.
final class LayoutMargins {
  var insets = DirectionalEdgeInsets.zero
  var guide: Guide?

  /// The constraints of the guide's leading, top, trailing and bottom edge.
  private var edges: [LayoutConstraint] = []

  /// Makes the constraints that keep a guide inside the margins of a node.
  ///
  /// If the margins are larger than the item, the trailing and the bottom margin give way.
  func hold(_ guide: Guide, in node: LayoutNode) {
    self.guide = guide
    edges = [
      edge(.leading, of: guide, in: node, .required), edge(.top, of: guide, in: node, .required),
      edge(.trailing, of: guide, in: node, 999), edge(.bottom, of: guide, in: node, 999),
    ]
    apply()
    for constraint in edges { constraint.isActive = true }
  }

  private func edge(
    _ attribute: LayoutAttribute, of guide: Guide, in node: LayoutNode, _ priority: Priority
  ) -> LayoutConstraint {
    var expression = LayoutExpression(guide.layoutNode.reference, attribute)
    expression.append(LayoutExpression.Term(node.reference, attribute, coefficient: -1))
    return LayoutConstraint(
      expression: expression, relation: .equal, priority: priority, identifier: "layoutMargins.\(attribute)")
  }

  func apply() {
    if edges.isEmpty { return }
    edges[0].constant = insets.leading
    edges[1].constant = insets.top
    edges[2].constant = -insets.trailing
    edges[3].constant = -insets.bottom
  }
}

extension LayoutItem {
  /// The distances of ``layoutMarginsGuide`` from the edges of the item, 0 at first.
  public var layoutMargins: DirectionalEdgeInsets {
    get { layoutNode.margins?.insets ?? .zero }
    set {
      layoutNode.madeMargins().insets = newValue
      layoutNode.margins?.apply()
    }
  }

  /// The guide that covers the area between the item's margins.
  ///
  /// The guide is not among the item's children.
  ///
  /// ```swift
  /// card.layoutMargins = DirectionalEdgeInsets(12)
  /// title.constraints { $0.horizontalEdgesAnchor == card.layoutMarginsGuide.horizontalEdgesAnchor }
  /// ```
  public var layoutMarginsGuide: Guide {
    layoutNode.owner = self
    return layoutNode.marginsGuide
  }
}

extension LayoutNode {
  func madeMargins() -> LayoutMargins {
    if let margins { return margins }
    let made = LayoutMargins()
    margins = made
    return made
  }

  var marginsGuide: Guide {
    let margins = madeMargins()
    if let guide = margins.guide { return guide }
    let guide = Guide("\(name).layoutMargins")
    attachments.append(guide)
    adopt(guide.layoutNode)
    margins.hold(guide, in: self)
    return guide
  }
}
