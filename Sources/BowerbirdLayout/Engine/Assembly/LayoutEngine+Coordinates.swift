import BowerbirdSolver

/// Expresses the attributes of a constraint in the coordinates of an ancestor, right to left included.
extension LayoutEngine {
  /// The coordinate system of a constraint.
  struct CoordinateFrame {
    /// The slot of the ancestor.
    ///
    /// Positions are measured from its edges.
    let ancestor: Int32

    /// Whether the inside of the ancestor runs from right to left.
    let isMirrored: Bool

    /// Whether left means the left edge in either direction.
    let isPhysical: Bool
  }

  func add(_ term: LayoutExpression.Reading, in frame: CoordinateFrame) {
    let slot = term.slot
    let coefficient = term.coefficient
    let isReversed = frame.isMirrored && frame.isPhysical
    switch term.attribute {
    case .left, .leading: addHorizontal(coefficient, of: slot, isEnd: isReversed, in: frame)
    case .right, .trailing: addHorizontal(coefficient, of: slot, isEnd: !isReversed, in: frame)
    case .centerX:
      addHorizontal(coefficient, of: slot, isEnd: false, in: frame)
      add(coefficient * (isReversed ? -0.5 : 0.5), slot, .width)
    case .top: addTop(coefficient, of: slot, in: frame)
    case .bottom:
      addTop(coefficient, of: slot, in: frame)
      add(coefficient, slot, .height)
    case .centerY:
      addTop(coefficient, of: slot, in: frame)
      add(coefficient / 2, slot, .height)
    case .firstBaseline, .lastBaseline:
      addTop(coefficient, of: slot, in: frame)
      if content(at: slot)?.baseline(term.attribute) == nil { add(coefficient, slot, .height) }
    case .width: add(coefficient, slot, .width)
    case .height: add(coefficient, slot, .height)
    case .scalar(let scalar): addScalar(coefficient, scalar, at: slot)
    }
  }

  private func addScalar(_ coefficient: Double, _ index: Int, at slot: Int32) {
    guard let place = slots.nodes[Int(slot)]?.node?.place(ofExtra: index) else { return }
    builder.add(coefficient, slots.variables[place])
  }

  private func addTop(_ coefficient: Double, of slot: Int32, in frame: CoordinateFrame) {
    var slot = slot
    while slot != frame.ancestor {
      ancestorSteps += 1
      add(coefficient, slot, .top)
      slot = slots.parents[Int(slot)]
    }
  }

  /// Adds the distance of a vertical edge from the ancestor's edge.
  ///
  /// Positions are measured from the ancestor's leading edge. In a mirrored ancestor, a distance from the left edge is
  /// the ancestor's width minus the distance from the leading edge.
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
      ancestorSteps += 1
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

  /// Adds a number of a slot to the row.
  ///
  /// A substituted number is replaced by its terms.
  @inline(__always)
  private func add(_ coefficient: Double, _ slot: Int32, _ number: SlotNumber) {
    if slot == builder.handingSlot, addHanded(coefficient, slot, number) { return }
    let place = number.place(in: slot)
    if frames.substitutions.isSubstituted(place) { return addSubstituted(coefficient, place) }
    builder.add(coefficient, slots.variables[place])
  }

  /// Returns whether a slot's item hands its lengths on to the items inside of it.
  @inline(__always)
  func handsInside(_ slot: Int32) -> Bool {
    if !choiceState.hasAlternatives { return false }
    guard let node = slots.nodes[Int(slot)]?.node, let alternativeArranger = node.alternativeArranger else {
      return false
    }
    return alternativeArranger.handsInside(node)
  }

  /// Adds the number that replaces a length of an item for constraints inside of that item.
  ///
  /// - Returns: Whether there is such a number.
  private func addHanded(_ coefficient: Double, _ slot: Int32, _ number: SlotNumber) -> Bool {
    guard let inside = slots.nodes[Int(slot)]?.node?.alternativeArranger?.inside else { return false }
    guard case .scalar(let scalar) = number == .width ? inside.width : number == .height ? inside.height : .top else {
      return false
    }
    addScalar(coefficient, scalar, at: slot)
    return true
  }

  /// Returns the variable of a number of a slot, which must not be substituted.
  @inline(__always)
  func variable(_ slot: Int32, _ number: SlotNumber) -> Variable { slots.variables[number.place(in: slot)] }
}
