import BowerbirdSolver

/// Adds up the terms of a row, one term for each variable, and the part of the row's constant that comes from
/// substituted numbers.
struct RowBuilder: ~Copyable {
  private var terms = UniqueArray<LinearExpression.Term>()

  /// For each variable, the index of its term, or -1.
  private var indices = UniqueArray<Int32>()

  /// The contribution of substituted numbers to the constant of the row.
  ///
  /// The constant stays when the terms are cleared, because the engine reads the constant after the terms.
  var constant = 0.0

  /// The slot of the item from whose edges the row measures positions, if extra numbers replace that item's lengths in
  /// the row; otherwise -1.
  var handingSlot: Int32 = -1

  /// The terms, as a buffer that is valid until the next change.
  var elements: UnsafeBufferPointer<LinearExpression.Term> {
    @inline(__always) get { UnsafeBufferPointer(terms.elements) }
  }

  mutating func reserve(_ variableCount: Int) { indices.extend(to: variableCount, filling: -1) }

  @inline(__always)
  mutating func add(_ coefficient: Double, _ variable: Variable) {
    if coefficient == 0 { return }
    let index = indices[variable.index]
    if index < 0 {
      indices[variable.index] = Int32(terms.count)
      terms.append(LinearExpression.Term(variable, coefficient: coefficient))
    } else {
      let sum = terms[Int(index)].coefficient + coefficient
      let isRounding = sum.magnitude <= LayoutTolerances.cancelledTerm * coefficient.magnitude
      terms[Int(index)].coefficient = isRounding ? 0 : sum
    }
  }

  /// Whether all coefficients are finite.
  var isFinite: Bool {
    for term in terms.elements where !term.coefficient.isFinite { return false }
    return true
  }

  /// Removes all terms.
  mutating func clear() {
    for term in terms.elements { indices[term.variable.index] = -1 }
    terms.removeAll()
  }

  /// Returns the terms whose coefficients are not 0, and empties the builder.
  mutating func finish() -> [LinearExpression.Term] {
    // Clearing needs the canceled terms too, to reset their variables' indices.
    let finished = terms.elements.filter { $0.coefficient != 0 }
    clear()
    return finished
  }
}
