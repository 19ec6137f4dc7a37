import BowerbirdSolver

/// Turns definitions of items into substitutions.
extension SubstitutionTable {
  /// Returns the index of the number that a definition determines, and the number's substitution.
  ///
  /// - Parameters:
  ///   - definition: The definition of a number.
  ///   - slot: The slot of the item whose number the definition sets.
  ///   - container: The container that made the definition.
  /// - Returns: The index and the substitution; nil if the definition must be a row.
  func substitution(
    for definition: Definition, at slot: Int32, in container: ItemReference
  ) -> (index: Int, substitution: Substitution)? {
    guard definition.constant.isFinite, let meaning = definition.attribute.slotNumbers else { return nil }
    var index = meaning.number.index(in: slot), ownIndex = meaning.own.index(in: slot)
    if isSubstituted(index) {
      // The leading or top edge is substituted already, so a definition of the opposite edge determines the extent.
      if meaning.ownPart != 1 || isSubstituted(ownIndex) { return nil }
      swap(&index, &ownIndex)
    }
    var substitution = Substitution(constant: 0 - definition.constant)
    if meaning.ownPart != 0 {
      // Cycles are refused. Numbers of the container never follow numbers of the item, so only the item's other number
      // can close a cycle.
      if leads(from: ownIndex, to: index) { return nil }
      _ = substitution.append(ownIndex, -meaning.ownPart)
    }
    for order in 0..<definition.termCount {
      if !substitution.append(definition.term(at: order), of: container) { return nil }
    }
    for order in 0..<substitution.termCount {
      let part = Int(substitution.term(order).index)
      substitution.depth = max(substitution.depth, depth(of: part) + 1)
    }
    return substitution.depth > Substitution.greatestDepth ? nil : (index, substitution)
  }
}

extension LayoutAttribute {
  /// The two numbers of an item that make up the attribute, and the coefficient of the second number.
  ///
  /// The attribute equals the first number plus the coefficient times the second number. The value is nil for an
  /// attribute that cannot be substituted.
  fileprivate var slotNumbers: (number: SlotNumber, own: SlotNumber, ownPart: Double)? {
    switch self {
    case .leading: (.leading, .width, 0)
    case .trailing: (.leading, .width, 1)
    case .centerX: (.leading, .width, 0.5)
    case .top: (.top, .height, 0)
    case .bottom: (.top, .height, 1)
    case .centerY: (.top, .height, 0.5)
    case .width: (.width, .leading, 0)
    case .height: (.height, .top, 0)
    default: nil
    }
  }
}

extension Substitution {
  /// Appends a term of a container's definition, with the opposite sign.
  ///
  /// The term's number must be a length or an extra number of the container. Only these numbers are the same in the
  /// coordinates of the item and of the container.
  ///
  /// - Returns: Whether the term was appended; false for any other number, for a coefficient that is not finite, and if
  ///   the substitution has no room for another term.
  fileprivate mutating func append(_ term: Definition.Term, of container: ItemReference) -> Bool {
    guard term.coefficient.isFinite else { return false }
    switch LayoutAttribute(code: term.code) {
    case .width: return append(SlotNumber.width.index(in: container.slot), -term.coefficient)
    case .height: return append(SlotNumber.height.index(in: container.slot), -term.coefficient)
    case .scalar(let scalar):
      var index: Int?
      container.withNode { index = $0.index(ofExtra: scalar) }
      guard let index else { return false }
      return append(index, -term.coefficient)
    default: return false
    }
  }
}
