import BowerbirdSolver

/// A number, by its item and its index among the numbers of all slots, and a value that the number had.
///
/// The item is nil for an extra number, and for a number of a vacant slot.
struct KnownValue {
  let item: ItemReference?
  let index: Int
  let value: Double
}

/// The values of all numbers of a tree at one time, to which undetermined numbers can be moved back.
struct KnownValues {
  private let values: [KnownValue]

  /// Stores the values that the frame table read last.
  init(in frames: SlotFrames, _ slots: borrowing SlotTable) {
    let indices = 0..<SlotNumber.numberCount(ofSlots: min(slots.count, frames.slotCount))
    values = indices.map { KnownValue(item: slots.node(atIndex: $0), index: $0, value: frames.value(at: $0)) }
  }

  /// Stores the values of the present solution, including substituted numbers.
  init(in solver: inout SolverSession, _ slots: borrowing SlotTable, _ substitutions: SubstitutionTable) {
    values = solver.withValues { values in
      values.indices.map { index in
        KnownValue(item: slots.node(atIndex: index), index: index, value: substitutions.number(index, in: values))
      }
    }
  }

  /// Suggests the stored value of each number that has another value in the present solution.
  ///
  /// Extra numbers, substituted numbers, and numbers of items that have left their slots are skipped.
  ///
  /// - Returns: The variables with suggestions. The caller must end the suggestions; see
  ///   ``SolverSession/endSuggestions(_:)``.
  func suggest(
    to solver: inout SolverSession, _ slots: borrowing SlotTable, _ substitutions: SubstitutionTable
  ) -> [Variable] {
    // A tree that was rebuilt may have fewer slots than before.
    let values = values.filter { number in
      let slot = SlotNumber.slot(of: number.index)
      return number.item != nil && slot < slots.count && slots.nodes[slot] === number.item
    }
    var known: Set<Int> = []
    var edited: [Variable] = []
    while true {
      // A number that moves back may move other numbers, which are then moved back too.
      let moved = solver.withValues { present in
        values.filter { $0.hasMoved(in: present, substitutions) && known.insert($0.index).inserted }
      }
      if moved.isEmpty { return edited }
      for number in moved {
        let variable = slots.variables[number.index]
        if solver.suggest(variable, number.value) { edited.append(variable) }
      }
    }
  }
}

extension KnownValue {
  fileprivate func hasMoved(in values: UnsafeBufferPointer<Double>, _ substitutions: SubstitutionTable) -> Bool {
    index < values.count && !substitutions.isSubstituted(index) && !value.isNearly(values[index])
  }
}
