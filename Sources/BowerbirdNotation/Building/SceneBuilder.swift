import Bowerbird

/// Creates the boxes of a document.
///
/// The builder creates all boxes first, so that each later step can refer to every box. Then the builder adds the boxes
/// to each other, activates constraints, and makes the alternatives. The constraints of items are activated in the
/// order of the text, followed by the constraints outside of all items. The constraints of items that alternatives
/// declare are activated last.
final class SceneBuilder {
  /// The boxes by their names.
  private(set) var boxes: [String: Box] = [:]

  /// The boxes of all items, each with the place of its declaration.
  private(set) var declarations: [NotationDeclaration] = []

  private var constraints: [PendingConstraint] = []
  private var hosts: [Host] = []

  /// The boxes to which a constraint can refer without their names.
  ///
  /// `width` refers to the box whose braces enclose the constraint, and `parent.width` to the parent of that box.
  private struct Surroundings {
    let own: Box?
    let parent: Box?
  }

  private struct PendingConstraint {
    let constraint: NotationConstraint
    let surroundings: Surroundings
  }

  private struct Host {
    let item: BuiltItem
    let surroundings: Surroundings
  }

  /// Builds a document.
  ///
  /// - Returns: The box of the outermost item.
  func build(_ document: NotationDocument) -> Box {
    let root = BuiltItem(document.root)
    root.forEach { built in
      if let name = built.item.name { boxes[name] = built.box }
      declarations.append(NotationDeclaration(box: built.box, place: built.item.place))
    }
    fill(root, parent: nil)
    let outermost = Surroundings(own: nil, parent: nil)
    for constraint in document.constraints {
      constraints.append(PendingConstraint(constraint: constraint, surroundings: outermost))
    }
    activateConstraints()
    var next = 0
    while next < hosts.count {
      makeAlternatives(of: hosts[next])
      next += 1
    }
    activateConstraints()
    return root.box
  }

  private func activateConstraints() {
    for pending in constraints { for row in rows(of: pending.constraint, pending.surroundings) { row.isActive = true } }
    constraints = []
  }

  /// Fills the box of an item with the boxes of its children and references.
  ///
  /// The function also stores the item's constraints and alternatives for the later steps.
  private func fill(_ built: BuiltItem, parent: Box?) {
    let surroundings = Surroundings(own: built.box, parent: parent)
    var contents: [PlacedBox] = [], next = 0
    for statement in built.item.content {
      switch statement {
      case .item(let child):
        fill(built.children[next], parent: built.box)
        contents.append(PlacedBox(box: built.children[next].box, traits: child.traits, isReference: false))
        next += 1
      case .reference(let reference):
        if let box = boxes[reference.name] {
          contents.append(PlacedBox(box: box, traits: reference.traits, isReference: true))
        }
      case .constraint(let constraint):
        constraints.append(PendingConstraint(constraint: constraint, surroundings: surroundings))
      case .alternative: break
      }
    }
    built.put(contents)
    if !built.arrangements.isEmpty { hosts.append(Host(item: built, surroundings: surroundings)) }
  }

  // MARK: - Alternatives

  private func makeAlternatives(of host: Host) {
    let built = host.item
    var next = 0
    var declarations: [NotationAlternative] = []
    for case .alternative(let alternative) in built.item.content { declarations.append(alternative) }
    built.box.alternatives {
      for declaration in declarations { alternative(declaration, of: host, built.arrangements, &next) }
    }
  }

  private func alternative(
    _ declaration: NotationAlternative, of host: Host, _ arrangements: [[BuiltItem]], _ next: inout Int
  ) -> Alternative {
    let items = arrangements[next]
    next += 1
    for item in items { fill(item, parent: host.item.box) }
    var inner: [LayoutConstraint] = []
    for case .constraint(let constraint) in declaration.content { inner += rows(of: constraint, host.surroundings) }
    let content: () -> [AlternativeContent] = {
      var content: [AlternativeContent] = [.constraints(inner)]
      for item in items { content.append(.arrangement(item.box)) }
      return content
    }
    let name = declaration.name ?? ""
    let without = named(declaration.without), with = named(declaration.with)
    if declaration.conditions.isEmpty {
      return Alternative(
        name, fitting: declaration.fitting ?? Priority(1), without: without, with: with, content: content)
    }
    var comparisons: [LayoutConstraint] = []
    for condition in declaration.conditions { comparisons += rows(of: condition, host.surroundings) }
    return Alternative(
      name, when: AlternativeCondition(comparisons), without: without, with: with, content: content)
  }

  private func named(_ names: [String]) -> [any LayoutItem] {
    var items: [any LayoutItem] = []
    for name in names { if let box = boxes[name] { items.append(box) } }
    return items
  }

  // MARK: - Constraints

  /// Returns the constraints of a declaration, one for each part of its expressions, such as the two axes of a size.
  ///
  /// The constraints are not active yet. A part without any attribute gives no constraint.
  private func rows(of constraint: NotationConstraint, _ surroundings: Surroundings) -> [LayoutConstraint] {
    guard let left = value(of: constraint.left, surroundings), let right = value(of: constraint.right, surroundings)
    else {
      return []
    }
    var rows: [LayoutConstraint] = []
    for part in ExpressionValue.related(left, constraint.relation, right) where part.difference.termCount > 0 {
      rows.append(
        LayoutConstraint(
          expression: part.difference, relation: part.relation, priority: constraint.priority,
          identifier: constraint.identifier, file: "scene", line: constraint.place.line))
    }
    return rows
  }

  private func value(of expression: NotationExpression, _ surroundings: Surroundings) -> ExpressionValue? {
    switch expression {
    case .number(let number): return ExpressionValue(.number, [LayoutExpression(constant: number)])
    case .amounts(let amounts):
      var labels: [String?] = [], parts: [LayoutExpression] = []
      for amount in amounts {
        labels.append(amount.label)
        parts.append(LayoutExpression(constant: amount.value))
      }
      return ExpressionValue(.amounts(labels), parts)
    case .anchor(let subject, let anchor):
      guard let box = box(of: subject, surroundings) else { return nil }
      let reference = box.layoutNode.reference
      return ExpressionValue(anchor.kind, anchor.attributes.map { LayoutExpression(reference, $0) })
    case .negated(let part): return value(of: part, surroundings)?.negated
    case .operation(let left, let sign, let right):
      guard let left = value(of: left, surroundings), let right = value(of: right, surroundings) else { return nil }
      return ExpressionValue.combined(left, sign, right)
    }
  }

  private func box(of subject: NotationSubject, _ surroundings: Surroundings) -> Box? {
    switch subject {
    case .own: surroundings.own
    case .parent: surroundings.parent
    case .named(let name): boxes[name]
    }
  }
}
