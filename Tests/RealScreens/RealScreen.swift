import BowerbirdLayout

/// A screen, declared as boxes and constraints.
package final class RealScreen {
  package let description: ScreenDescription

  /// The boxes of the views, in order.
  package let boxes: [Box]

  /// The constraints of the statements, in order.
  package let constraints: [LayoutConstraint]

  private let guides: [Guide]

  /// The boxes, followed by the guides.
  package var items: [any LayoutItem] { boxes + guides }

  /// Returns the index of an item among `items`.
  package func index(of item: any LayoutItem) -> Int? { items.firstIndex { $0 === item } }

  package var root: Box { boxes[0] }

  /// Makes the boxes and activates the declared constraints.
  ///
  /// - Parameter description: The screen.
  package init(_ description: ScreenDescription) {
    self.description = description
    let boxes = description.views.indices.map { Box("view \($0)") }
    let guides = description.guides.indices.map { Guide("guide \($0)") }
    self.boxes = boxes
    self.guides = guides
    func reference(_ item: Int) -> ItemReference {
      item < boxes.count ? boxes[item].layoutNode.reference : guides[item - boxes.count].layoutNode.reference
    }
    constraints = description.statements.map { Self.constraint($0, reference) }
    for (box, view) in zip(boxes, description.views) { Self.declare(view, box, in: boxes) }
    for (guide, declared) in zip(guides, description.guides) { Self.hold(guide, declared, in: boxes[declared.owner]) }
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lays the screen out in its size.
  @discardableResult
  package func layOut() -> LayoutReport { root.layout(description.size) }

  private static func declare(_ view: ScreenDescription.View, _ box: Box, in boxes: [Box]) {
    if let parent = view.parent { boxes[parent].add(box) }
    if view.isHidden { box.isHidden = true }
    if view.intrinsicWidth == nil && view.intrinsicHeight == nil { return }
    box.intrinsicWidth = view.intrinsicWidth
    box.intrinsicHeight = view.intrinsicHeight
    box.contentHugging = view.hugging
    box.compressionResistance = view.resistance
  }

  private static func hold(_ guide: Guide, _ declared: ScreenDescription.Guide, in owner: Box) {
    owner.add(guide)
    guide.constraints {
      $0.leftAnchor == owner.leftAnchor + declared.insets.left
      $0.topAnchor == owner.topAnchor + declared.insets.top
      $0.rightAnchor == owner.rightAnchor - declared.insets.right
      $0.bottomAnchor == owner.bottomAnchor - declared.insets.bottom
    }
  }

  private static func constraint(
    _ statement: ScreenDescription.Statement, _ reference: (Int) -> ItemReference
  ) -> LayoutConstraint {
    var expression = LayoutExpression(
      reference(statement.first.item), statement.first.attribute, constant: -statement.constant)
    if let second = statement.second {
      expression.append(
        LayoutExpression.Term(reference(second.item), second.attribute, coefficient: -statement.factor))
    }
    return LayoutConstraint(
      expression: expression, relation: statement.relation, priority: statement.priority)
  }
}
