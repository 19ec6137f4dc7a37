/// The definitions with which containers arrange an item.
extension LayoutNode {
  /// The definitions with which the item's parent arranges the item; nil if there are none.
  var ownDefinitions: ItemDefinitions? { withParent { definitions(by: $0) } ?? nil }

  /// Returns the definitions with which a container arranges the item; nil if there are none.
  @inline(__always)
  private func definitions(by container: LayoutNode) -> ItemDefinitions? {
    var next = definitions
    while let present = next {
      if present.container === container.reference { return present }
      next = present.next
    }
    return nil
  }

  /// Sets a definition of the item by a container, and replaces that container's previous definition of the same part.
  ///
  /// The definition takes effect at the next layout in which the item is a child of the container.
  ///
  /// - Parameters:
  ///   - part: The part of the item's frame that the definition sets.
  ///   - axis: The axis of that part.
  ///   - definition: The definition.
  ///   - container: The container.
  /// - Returns: The kind of change.
  @discardableResult
  package func define(
    _ part: ItemDefinitions.Part, _ axis: Axis, _ definition: Definition, in container: LayoutNode
  ) -> ItemDefinitions.Change {
    let definitions = definitions(by: container) ?? makeDefinitions(by: container)
    let change = definitions.set(ItemDefinitions.index(of: part, axis), definition)
    if change == .nothing { return change }
    reference.withEngine {
      // The item is listed once, although a container usually changes several of its definitions.
      if definitions.isListed { $0.noteChangeByProgram() } else { $0.noteDefinition(of: self) }
    }
    return change
  }

  private func makeDefinitions(by container: LayoutNode) -> ItemDefinitions {
    while let first = definitions, first.isObsolete { definitions = first.next }
    let made = ItemDefinitions(container: container.reference, next: definitions)
    definitions = made
    return made
  }

  /// Ends the definition with which a container sets a part of the item's frame along an axis.
  ///
  /// - Returns: Whether there was such a definition.
  @discardableResult
  package func endDefinition(_ part: ItemDefinitions.Part, _ axis: Axis, in container: LayoutNode) -> Bool {
    let index = ItemDefinitions.index(of: part, axis)
    guard let definitions = definitions(by: container), let entry = definitions[index] else { return false }
    definitions.forgetConstraint(at: index)
    if entry.index >= 0 { engine?.releaseSubstitution(Int(entry.index)) }
    definitions[index] = nil
    return true
  }

  // MARK: - As constraints

  /// Returns the definition with which a container sets a part of the item's frame, as a constraint; nil if there is no
  /// such definition.
  package func constraint(
    _ part: ItemDefinitions.Part, _ axis: Axis, in container: LayoutNode
  ) -> LayoutConstraint? {
    definitions(by: container)?.constraint(at: ItemDefinitions.index(of: part, axis), of: reference)
  }

  /// The definitions that involve the item, as constraints: the item's definitions by its parent, and its children's
  /// definitions by the item.
  var definingConstraints: [LayoutConstraint] {
    let own = ownDefinitions?.constraints(of: reference) ?? []
    return children.reduce(into: own) { constraints, child in
      let node = child.layoutNode
      constraints += node.definitions(by: self)?.constraints(of: node.reference) ?? []
    }
  }
}
