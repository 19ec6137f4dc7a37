import BowerbirdSolver

/// One step of a trial.
///
/// Every list of steps can be performed: variables count modulo those that there are, and a step that names a row that
/// is not there is skipped. So steps can be struck out of a list that fails, and the rest needs no repair.
package enum Operation: Hashable, Sendable {
  /// One more variable.
  case makeVariable

  /// One row, or a batch where there are several: all of them or none.
  case add([RowSketch])

  /// One row, or a batch where there are several places: all of them or none.
  case remove([Place])

  case setConstant(Place, Double)
  case setPriority(Place, Priority)
  case edit(variable: Int, priority: Priority)

  /// A suggestion for an edited variable; for any variable, to be refused, where none is edited.
  case suggest(Place, Double)

  case endEdit(Place)
  case solve

  /// Reads every value, and remembers them until the next change.
  case read

  /// Forks before the next call: if that is refused, the fork must have values as good as the solver has.
  case watch

  /// Goes on with a fork, after the original was seen to be blind to what happens to its twin.
  case fork

  /// A call that any solver must refuse.
  case misuse(Misuse)

  /// Compares with a fresh solver that gets the same model in one go.
  case compare
}

/// Which row, or which edit, a step is about.
package enum Place: Hashable, Sendable {
  /// One of those that there are, counted modulo their number.
  case nth(Int)

  /// The row with this label, or the edit of the variable with this index: what `nth` turns out to be.
  case named(Int)
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

  /// What steps call the row; given when it is added first.
  var label: Int?

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
