import BowerbirdSolver

/// One step of a trial.
///
/// Variables and rows are named by places that count modulo what there is when the step is taken. So every list of
/// steps can be performed, also one from which steps were struck out, and shrinking a failure needs no repair.
package enum Operation: Hashable, Sendable {
  /// One more variable.
  case makeVariable

  /// One row, or a batch where there are several: all of them or none.
  case add([RowSketch])

  /// One row, or a batch where there are several places: all of them or none.
  case remove(places: [Int])

  case setConstant(place: Int, constant: Double)
  case setPriority(place: Int, priority: Priority)
  case edit(variable: Int, priority: Priority)

  /// A suggestion for an edited variable; for any variable, to be refused, where none is edited.
  case suggest(place: Int, value: Double)

  case endEdit(place: Int)
  case solve

  /// Reads every value, and remembers them until the next change.
  case read

  /// Goes on with a fork, after the original was seen to be blind to what happens to its twin.
  case fork

  /// A call that any solver must refuse.
  case misuse(Misuse)

  /// Compares with a fresh solver that gets the same model in one go.
  case compare
}

/// A row as a trial describes it, before its variables exist.
package struct RowSketch: Hashable, Sendable {
  package struct Term: Hashable, Sendable {
    package var variable: Int
    package var coefficient: Double

    package init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package var terms: [Term]
  package var constant: Double
  package var relation: Relation
  package var priority: Priority

  package init(_ terms: [Term], constant: Double, _ relation: Relation, priority: Priority) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  /// Every number of the row that a solver has to accept or refuse.
  var numbers: [Double] { terms.map(\.coefficient) + [constant] }
}

/// What a caller may get wrong.
package enum Misuse: Int, Hashable, Sendable, CaseIterable {
  case coefficientIsNotANumber
  case constantIsInfinite
  case suggestionIsNotANumber
  case priorityOutOfRange
  case foreignVariable
  case foreignHandle
  case removedHandle
  case handleTwiceInABatch
  case requiredEdit
  case batchThatContradictsItself
}
