import BowerbirdSolver

extension Mirror {
  /// Returns the operation with a `named` target in place of each `nth` target, and with labels for added rows.
  ///
  /// The result is nil if the operation refers to rows, and none of them exists.
  mutating func resolved(_ operation: Operation) -> Operation? {
    switch operation {
    case .add(let sketches): .add(sketches.map { labelled($0) })
    case .remove(let targets): removal(of: targets)
    case .setConstant(let target, let constant): row(target).map { .setConstant($0, constant) }
    case .setPriority(let target, let priority): row(target).map { .setPriority($0, priority) }
    case .suggest(let target, let value): .suggest(edit(target), value)
    case .endEdit(let target): .endEdit(edit(target))
    case .makeVariable, .edit, .solve, .read, .watch, .fork, .misuse, .compare: operation
    }
  }

  private mutating func labelled(_ sketch: RowSketch) -> RowSketch {
    guard sketch.label == nil else { return sketch }
    var sketch = sketch
    sketch.label = nextLabel
    nextLabel += 1
    return sketch
  }

  private func removal(of targets: [StepTarget]) -> Operation? {
    var found: [StepTarget] = []
    for target in targets.compactMap({ row($0) }) where !found.contains(target) { found.append(target) }
    return found.isEmpty ? nil : .remove(found)
  }

  private func row(_ target: StepTarget) -> StepTarget? {
    switch target {
    case .nth(let number): rows.isEmpty ? nil : rows[number % rows.count].label.map { .named($0) }
    case .named(let label): row(labelled: label) == nil ? nil : target
    }
  }

  private func edit(_ target: StepTarget) -> StepTarget {
    guard case .nth(let number) = target else { return target }
    return .named(edits.isEmpty ? number % variables.count : edits[number % edits.count].variable.index)
  }

  /// Returns the indices, in `rows`, of the targets of a resolved operation, in increasing order.
  func rows(at targets: [StepTarget]) -> [Int] {
    targets.compactMap { if case .named(let label) = $0 { row(labelled: label) } else { nil } }.sorted()
  }

  /// Returns the variable whose edit an operation refers to.
  func variable(at target: StepTarget) -> Variable {
    switch target {
    case .nth(let number), .named(let number): variable(at: number)
    }
  }
}
