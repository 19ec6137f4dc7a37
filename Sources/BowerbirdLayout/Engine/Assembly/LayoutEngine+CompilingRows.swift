import BowerbirdSolver

/// Converts constraints, which contain attributes of items, to rows, which contain variables of the solver.
extension LayoutEngine {
  /// Returns the row of a constraint, over the solver's variables; nil if not all items of the constraint are in this
  /// tree, or if it has no terms.
  func row(of constraint: LayoutConstraint) -> Constraint? {
    if !compileTermsAndShift(of: constraint) { return nil }
    return Constraint(
      LinearExpression(builder.finish(), constant: constant(of: constraint)), constraint.relation)
  }

  /// Adds up the terms of a constraint in the builder, and stores the constraint's shift: the part of the row's
  /// constant that comes from substituted numbers.
  ///
  /// - Returns: Whether all items of the constraint are in this tree; if not, the builder stays empty.
  func compileTermsAndShift(of constraint: LayoutConstraint) -> Bool {
    if !compileTerms(of: constraint) { return false }
    if constraint.shift != builder.constant { constraint.shift = builder.constant }
    return true
  }

  /// Converts the terms of a constraint or of a record to terms of the solver's variables, and adds them up in the
  /// builder.
  ///
  /// - Returns: Whether all items are in this tree; if not, the builder stays empty.
  @inline(__always)
  func compileTerms(of source: some TermSource) -> Bool {
    guard let ancestor = ancestor(of: source) else { return false }
    var coordinates = RowCoordinates(
      engine: .passUnretained(self), ancestor: ancestor, isMirrored: slots.isMirrored[Int(ancestor)],
      isPhysical: slots.hasMirrored && source.isPhysical)
    builder.constant = 0
    builder.handingSlot = handsInside(ancestor) ? ancestor : -1
    for index in 0..<source.termCount {
      let term = source.reading(ofTerm: index)
      coordinates.add(term.coefficient, term.attribute, of: term.slot)
    }
    return true
  }

  /// Returns the constant of a constraint's row: the constraint's own constant, and the contributions of baselines and
  /// substituted numbers.
  func constant(of constraint: LayoutConstraint) -> Double {
    constant(of: constraint, shift: constraint.shift)
  }

  @inline(__always)
  func constant(of source: some TermSource, shift: Double) -> Double {
    var constant = source.addend + shift
    for index in 0..<source.termCount {
      let term = source.reading(ofTerm: index)
      if term.attribute.isBaseline, let content = content(at: term.slot) {
        constant += term.coefficient * (content.baseline(term.attribute) ?? 0)
      }
    }
    return constant
  }

  func content(at slot: Int32) -> NodeContent? { slot < 0 ? nil : slots.nodes[Int(slot)]?.node?.content }

  // MARK: - Ancestors

  /// Returns the slot of the closest node that contains all items of a constraint or record; nil if not all items are
  /// in this tree.
  ///
  /// A node contains itself, so the result for an item and its parent is the slot of the parent.
  ///
  /// For a constraint on one item alone, the result is the slot of the item's parent, or of the item if it is the root.
  ///
  /// Lengths are the same in all coordinates. In a tree without alternatives, a constraint without positions is
  /// therefore treated like a constraint on its first item alone, if all its items are in this tree.
  @inline(__always)
  private func ancestor(of source: some TermSource) -> Int32? {
    // With alternatives, rows inside of an item may contain a number in place of the item's length. So the common
    // ancestor is needed even for lengths alone.
    let hasPositions = source.hasPositions || choiceState.hasAlternatives
    var common: Int32 = -1
    var isSingle = true
    for index in 0..<source.termCount {
      let term = source.reading(ofTerm: index)
      if term.slot < 0 || !source.item(ofTerm: index)._withUnsafeGuaranteedRef({ $0.isIn(self) }) {
        return nil
      }
      if common < 0 {
        common = term.slot
      } else if common != term.slot && hasPositions {
        isSingle = false
        common = commonAncestor(common, term.slot)
      }
    }
    if common < 0 { return nil }
    return isSingle && slots.parents[Int(common)] >= 0 ? slots.parents[Int(common)] : common
  }

  private func commonAncestor(_ first: Int32, _ second: Int32) -> Int32 {
    var first = first
    var second = second
    while first != second {
      ancestorSteps += 1
      if slots.depths[Int(first)] >= slots.depths[Int(second)] {
        first = slots.parents[Int(first)]
      } else {
        second = slots.parents[Int(second)]
      }
    }
    return first
  }
}
