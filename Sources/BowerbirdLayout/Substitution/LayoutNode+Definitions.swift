/// The definitions with which a container arranges an item.
extension LayoutNode {
  /// Returns a definition of the item by a container; nil if there is none.
  package func definition(_ part: ItemDefinitions.Part, _ axis: Axis, in container: LayoutNode) -> Definition? {
    guard let definitions, definitions.container === container.reference else { return nil }
    return definitions[ItemDefinitions.index(of: part, axis)]?.definition
  }

  /// Sets a definition of the item, which replaces the previous one; it takes effect at the next layout.
  ///
  /// - Parameters:
  ///   - part: The part of the item's frame that the definition sets.
  ///   - axis: The axis of that part.
  ///   - definition: The definition.
  ///   - container: The item's container. Definitions by another container end.
  package func define(
    _ part: ItemDefinitions.Part, _ axis: Axis, _ definition: Definition, in container: LayoutNode
  ) {
    let definitions = definitions(in: container), index = ItemDefinitions.index(of: part, axis)
    let former = definitions[index]
    if let old = former?.definition, old.differsOnlyInConstant(from: definition) {
      if old.constant == definition.constant { return }
      definitions.change(index, constant: definition.constant)
    } else {
      definitions.endRow(index)
      definitions[index] = ItemDefinitions.Entry(definition: definition, index: former?.index ?? -1)
    }
    engine?.noteDefinition(of: self)
  }

  /// Returns the definitions by a container, after those by another container have ended.
  private func definitions(in container: LayoutNode) -> ItemDefinitions {
    if let definitions {
      if definitions.container === container.reference { return definitions }
      for index in ItemDefinitions.indices { end(definitions, at: index) }
    }
    let made = ItemDefinitions(container: container.reference)
    definitions = made
    return made
  }

  /// Ends a definition of the item by a container.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package func endDefinition(_ part: ItemDefinitions.Part, _ axis: Axis, in container: LayoutNode) -> Bool {
    let index = ItemDefinitions.index(of: part, axis)
    guard let definitions, definitions.container === container.reference, definitions[index] != nil else {
      return false
    }
    end(definitions, at: index)
    return true
  }

  private func end(_ definitions: ItemDefinitions, at index: Int) {
    guard let entry = definitions[index] else { return }
    definitions.endRow(index)
    if entry.index >= 0 { engine?.releaseSubstitution(Int(entry.index)) }
    definitions[index] = nil
  }

  // MARK: - As constraints

  /// Returns a definition of the item by a container as a constraint; nil if there is none.
  package func constraint(
    _ part: ItemDefinitions.Part, _ axis: Axis, in container: LayoutNode
  ) -> LayoutConstraint? {
    guard let definitions, definitions.container === container.reference else { return nil }
    return definitions.constraint(at: ItemDefinitions.index(of: part, axis), of: reference)
  }

  /// The definitions that involve the item, as constraints: those of the item, and those of its children.
  var definingConstraints: [LayoutConstraint] {
    ([self] + children.map { $0.layoutNode }).flatMap { node -> [LayoutConstraint] in
      guard let definitions = node.definitions, node === self || definitions.container === reference else { return [] }
      return ItemDefinitions.indices.compactMap { definitions.constraint(at: $0, of: node.reference) }
    }
  }
}
