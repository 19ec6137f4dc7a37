import BowerbirdSolver

/// From constraints between attributes to rows over variables.
extension LayoutEngine {
  /// A constraint as the solver takes it, or nil if its items are not all in this tree.
  func row(of constraint: LayoutConstraint) -> Constraint? {
    let expression = constraint.expression
    guard let ancestor = ancestor(of: expression) else { return nil }
    let frame = CoordinateFrame(
      ancestor: ancestor, isMirrored: slots.isMirrored[Int(ancestor)], isPhysical: isPhysical(expression))
    derivedConstant = 0
    expression.forEachTerm { _, term in
      if let node = term.item.node { add(term.coefficient, term.code, of: node, in: frame) }
    }
    constraint.shift = derivedConstant
    return Constraint(
      LinearExpression(builder.finish(), constant: constant(of: expression) + derivedConstant), constraint.relation)
  }

  /// The constant of an expression, with what baselines add to it.
  func constant(of expression: LayoutExpression) -> Double {
    var constant = expression.constant
    expression.forEachTerm { _, term in
      if term.code == 8 || term.code == 9, let content = term.item.node?.content {
        constant += term.coefficient * (content.baseline(term.code) ?? 0)
      }
    }
    return constant
  }

  /// In which system of coordinates a constraint speaks.
  struct CoordinateFrame {
    /// The slot of the node from whose edges positions are measured.
    let ancestor: Int32

    /// Whether the inside of that node runs from right to left.
    let isMirrored: Bool

    /// Whether left is left, however lines of text run.
    let isPhysical: Bool
  }

  /// Left and right alone are meant as such; together with leading or trailing they are where those are.
  private func isPhysical(_ expression: LayoutExpression) -> Bool {
    var hasSides = false
    var hasEnds = false
    expression.forEachTerm { _, term in
      if term.code <= 1 { hasSides = true } else if term.code <= 3 { hasEnds = true }
    }
    return hasSides && !hasEnds
  }

  // MARK: - Ancestors

  /// The slot of the closest node that all items are inside of; the parent for a constraint about one item.
  private func ancestor(of expression: LayoutExpression) -> Int32? {
    var common: Int32 = -1
    var isSingle = true
    var isComplete = true
    expression.forEachTerm { _, term in
      guard let node = term.item.node, node.engine === self, node.slot >= 0 else {
        isComplete = false
        return
      }
      if common < 0 {
        common = node.slot
      } else if common != node.slot {
        isSingle = false
        common = commonAncestor(common, node.slot)
      }
    }
    if !isComplete || common < 0 { return nil }
    return isSingle && slots.parents[Int(common)] >= 0 ? slots.parents[Int(common)] : common
  }

  private func commonAncestor(_ first: Int32, _ second: Int32) -> Int32 {
    var first = first
    var second = second
    while first != second {
      if slots.depths[Int(first)] >= slots.depths[Int(second)] {
        first = slots.parents[Int(first)]
      } else {
        second = slots.parents[Int(second)]
      }
    }
    return first
  }

  // MARK: - Terms

  private func add(_ coefficient: Double, _ code: Int32, of node: LayoutNode, in frame: CoordinateFrame) {
    switch code {
    case 0, 2: addHorizontal(coefficient, of: node.slot, isEnd: frame.isMirrored && frame.isPhysical, in: frame)
    case 1, 3: addHorizontal(coefficient, of: node.slot, isEnd: !(frame.isMirrored && frame.isPhysical), in: frame)
    case 4:
      addHorizontal(coefficient, of: node.slot, isEnd: false, in: frame)
      let side = frame.isMirrored && frame.isPhysical ? -0.5 : 0.5
      add(coefficient * side, node.slot, .width)
    case 5: addTop(coefficient, of: node.slot, in: frame)
    case 6:
      addTop(coefficient, of: node.slot, in: frame)
      add(coefficient, node.slot, .height)
    case 7:
      addTop(coefficient, of: node.slot, in: frame)
      add(coefficient / 2, node.slot, .height)
    case 8, 9:
      addTop(coefficient, of: node.slot, in: frame)
      if node.content?.baseline(code) == nil { add(coefficient, node.slot, .height) }
    case 10: add(coefficient, node.slot, .width)
    case 11: add(coefficient, node.slot, .height)
    default: addScalar(coefficient, Int(code) - 12, of: node)
    }
  }

  private func addScalar(_ coefficient: Double, _ index: Int, of node: LayoutNode) {
    if index / 4 >= node.scalarSlots.count { return }
    builder.add(coefficient, slots.variables[Int(node.scalarSlots[index / 4]) * 4 + index % 4])
  }

  private func addTop(_ coefficient: Double, of slot: Int32, in frame: CoordinateFrame) {
    var slot = slot
    while slot != frame.ancestor {
      add(coefficient, slot, .top)
      slot = slots.parents[Int(slot)]
    }
  }

  /// Adds the distance of a vertical edge from the ancestor's edge that positions are measured from.
  ///
  /// That is the leading edge, and distances from the left one are what they leave of the ancestor's width.
  private func addHorizontal(_ coefficient: Double, of slot: Int32, isEnd: Bool, in frame: CoordinateFrame) {
    let measuresBackwards = frame.isMirrored && frame.isPhysical
    if measuresBackwards { add(coefficient, frame.ancestor, .width) }
    let sign = measuresBackwards ? -coefficient : coefficient
    if isEnd { add(sign, slot, .width) }
    addLeading(sign, of: slot, in: frame)
  }

  private func addLeading(_ coefficient: Double, of slot: Int32, in frame: CoordinateFrame) {
    var slot = slot
    while slot != frame.ancestor {
      let parent = slots.parents[Int(slot)]
      if slots.isMirrored[Int(parent)] == frame.isMirrored {
        add(coefficient, slot, .leading)
      } else {
        add(coefficient, parent, .width)
        add(-coefficient, slot, .leading)
        add(-coefficient, slot, .width)
      }
      slot = parent
    }
  }

  /// Which of a slot's four variables.
  enum Place: Int {
    case leading, top, width, height
  }

  /// Adds a number of a slot, or what it is made up of, to the row.
  @inline(__always)
  private func add(_ coefficient: Double, _ slot: Int32, _ place: Place) {
    let index = Int(slot) * 4 + place.rawValue
    if frames.derivations.isDerived(index) { return addDerived(coefficient, index) }
    builder.add(coefficient, slots.variables[index])
  }

  /// The variable of a number of a slot, which must not be derived.
  @inline(__always)
  func variable(_ slot: Int32, _ place: Place) -> Variable { slots.variables[Int(slot) * 4 + place.rawValue] }
}
