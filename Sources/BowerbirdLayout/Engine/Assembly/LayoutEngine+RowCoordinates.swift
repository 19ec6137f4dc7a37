import BowerbirdSolver

/// Adds numbers of items to the row in the builder.
extension LayoutEngine {
  /// Adds up the terms of one row, with positions in the coordinates of an ancestor.
  struct RowCoordinates: DirectionalCoordinates {
    /// The engine, without reference counting: the coordinates exist only while the engine compiles a row.
    let engine: Unmanaged<LayoutEngine>

    /// The slot of the item from whose edges positions are measured.
    let ancestor: Int32

    let isMirrored: Bool

    /// Whether left and right mean the physical sides, and not the leading and trailing edges.
    let isPhysical: Bool

    @inline(__always)
    func parent(of slot: Int32) -> Int32 {
      engine._withUnsafeGuaranteedRef {
        $0.ancestorSteps += 1
        return $0.slots.parents[Int(slot)]
      }
    }

    @inline(__always)
    func isMirrored(inside slot: Int32) -> Bool {
      engine._withUnsafeGuaranteedRef { $0.slots.isMirrored[Int(slot)] }
    }

    @inline(__always)
    func add(_ coefficient: Double, _ slot: Int32, _ number: SlotNumber) {
      engine._withUnsafeGuaranteedRef { $0.add(coefficient, slot, number) }
    }

    /// Adds no term: ``LayoutEngine/constant(of:shift:)`` adds the baseline when it computes the row's constant.
    ///
    /// - Returns: Whether the item's content has the baseline.
    func addBaseline(_ coefficient: Double, _ slot: Int32, _ attribute: LayoutAttribute) -> Bool {
      engine._withUnsafeGuaranteedRef { $0.content(at: slot)?.baseline(attribute) != nil }
    }

    func addScalar(_ coefficient: Double, _ index: Int, at slot: Int32) {
      engine._withUnsafeGuaranteedRef { $0.addScalar(coefficient, index, at: slot) }
    }
  }

  private func addScalar(_ coefficient: Double, _ extra: Int, at slot: Int32) {
    guard let index = slots.nodes[Int(slot)]?.node?.index(ofExtra: extra) else { return }
    builder.add(coefficient, slots.variables[index])
  }

  /// Adds a number of a slot to the row, multiplied by a coefficient.
  ///
  /// A substituted number is replaced by the terms of its substitution. A length that an item hands on is replaced by
  /// the extra number that stands for it.
  @inline(__always)
  private func add(_ coefficient: Double, _ slot: Int32, _ number: SlotNumber) {
    if slot == builder.handingSlot, addHanded(coefficient, slot, number) { return }
    let index = number.index(in: slot)
    if frames.substitutions.isSubstituted(index) { return addSubstituted(coefficient, index) }
    builder.add(coefficient, slots.variables[index])
  }

  /// Returns whether extra numbers may replace the lengths of a slot's item in the rows of the items inside of it.
  @inline(__always)
  func handsInside(_ slot: Int32) -> Bool {
    if !choiceState.hasAlternatives { return false }
    guard let node = slots.nodes[Int(slot)]?.node, let alternativeArranger = node.alternativeArranger else {
      return false
    }
    return alternativeArranger.handsInside(node)
  }

  /// Adds the extra number that stands for a length of an item to the row, multiplied by a coefficient.
  ///
  /// Constraints inside of an item with alternatives contain such a number in place of the item's width or height.
  ///
  /// - Returns: Whether the item has such a number. If not, nothing is added.
  private func addHanded(_ coefficient: Double, _ slot: Int32, _ number: SlotNumber) -> Bool {
    guard let inside = slots.nodes[Int(slot)]?.node?.alternativeArranger?.inside else { return false }
    guard case .scalar(let scalar) = number == .width ? inside.width : number == .height ? inside.height : .top else {
      return false
    }
    addScalar(coefficient, scalar, at: slot)
    return true
  }

  /// Returns the variable of a slot's number.
  ///
  /// - Precondition: The number is not substituted.
  @inline(__always)
  func variable(_ slot: Int32, _ number: SlotNumber) -> Variable { slots.variables[number.index(in: slot)] }
}
