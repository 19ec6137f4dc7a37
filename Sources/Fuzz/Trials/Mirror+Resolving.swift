import BowerbirdSolver

extension Mirror {
  /// Returns the operation with named rows and edits, or nil if its rows do not exist.
  mutating func resolved(_ operation: Operation) -> Operation? {
    switch operation {
    case .add(let sketches): .add(sketches.map { labelled($0) })
    case .remove(let places): removal(of: places)
    case .setConstant(let place, let constant): row(place).map { .setConstant($0, constant) }
    case .setPriority(let place, let priority): row(place).map { .setPriority($0, priority) }
    case .suggest(let place, let value): .suggest(edit(place), value)
    case .endEdit(let place): .endEdit(edit(place))
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

  private func removal(of places: [Place]) -> Operation? {
    var found: [Place] = []
    for place in places.compactMap({ row($0) }) where !found.contains(place) { found.append(place) }
    return found.isEmpty ? nil : .remove(found)
  }

  private func row(_ place: Place) -> Place? {
    switch place {
    case .nth(let number): rows.isEmpty ? nil : rows[number % rows.count].label.map { .named($0) }
    case .named(let label): row(labelled: label) == nil ? nil : place
    }
  }

  private func edit(_ place: Place) -> Place {
    guard case .nth(let number) = place else { return place }
    return .named(edits.isEmpty ? number % variables.count : edits[number % edits.count].variable.index)
  }

  /// Returns the indices of the rows of a resolved operation, in increasing order.
  func rows(at places: [Place]) -> [Int] {
    places.compactMap { if case .named(let label) = $0 { row(labelled: label) } else { nil } }.sorted()
  }

  /// Returns the variable whose edit an operation refers to.
  func variable(at place: Place) -> Variable {
    switch place {
    case .nth(let number), .named(let number): variable(at: number)
    }
  }
}
