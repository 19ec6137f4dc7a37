/// Changes of the pulls of nonbasic rows, which the multipliers of the basis entries do not balance yet.
///
/// `balanceGradient()` changes these multipliers so that all rows times their multipliers add up to 0 again. It then
/// empties the gradient.
struct Gradient: ~Copyable {
  /// A change of a nonbasic row's pull at one variable.
  struct Term: BitwiseCopyable {
    var level: Double
    var variable: Int32
    var value: Double
  }

  var terms = UniqueArray<Term>()

  init() {}

  init(copying other: borrowing Gradient) { terms = UniqueArray(copying: other.terms) }

  var isEmpty: Bool { terms.isEmpty }

  @inline(__always)
  mutating func add(_ value: Double, at variable: Int32, level: Double) {
    terms.append(Term(level: level, variable: variable, value: value))
  }

  mutating func removeAll() { terms.removeAll() }

  /// A Boolean value that indicates whether the terms have more than eight different levels.
  ///
  /// Sorting the terms by level is then faster than one pass over all terms for each level.
  var hasManyLevels: Bool {
    var levels = LevelCounter()
    for index in 0..<terms.count { levels.note(terms[index].level) }
    return levels.isMany
  }

  /// Sorts the terms from the weakest level to the strongest.
  ///
  /// Terms of one level are sorted by variable, and terms of one level and variable by value. So the sum of the terms
  /// of one level and variable does not depend on the order in which the terms were added.
  mutating func sort() {
    terms.sort { left, right in
      if left.level != right.level { return left.level < right.level }
      return left.variable != right.variable ? left.variable < right.variable : left.value < right.value
    }
  }

  /// Moves all terms with the level of the last term into a vector that is indexed by variable.
  ///
  /// The other terms keep their order.
  ///
  /// - Precondition: The gradient is not empty.
  /// - Returns: The level of the moved terms.
  mutating func takeLevelOfLast(into vector: inout SparseVector) -> Double {
    let level = terms[terms.count - 1].level
    var kept = 0
    for index in 0..<terms.count {
      let term = terms[index]
      if term.level == level {
        Self.add(term, to: &vector)
      } else {
        terms[kept] = term
        kept += 1
      }
    }
    terms.truncate(to: kept)
    vector.giveUpLongPattern()
    return level
  }

  /// Moves the terms of the strongest level into a vector that is indexed by variable.
  ///
  /// - Precondition: The gradient is sorted and not empty. The terms of the strongest level are then the last terms.
  /// - Returns: The level of the moved terms.
  mutating func takeStrongest(into vector: inout SparseVector) -> Double {
    let level = terms[terms.count - 1].level
    var start = terms.count
    while start > 0 && terms[start - 1].level == level { start -= 1 }
    for index in start..<terms.count { Self.add(terms[index], to: &vector) }
    terms.truncate(to: start)
    vector.giveUpLongPattern()
    return level
  }

  private static func add(_ term: Term, to vector: inout SparseVector) {
    vector.list(term.variable)
    vector.values[term.variable] = difference(vector[term.variable], -term.value)
  }
}
