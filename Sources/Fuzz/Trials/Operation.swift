import BowerbirdSolver

/// One step of a trial.
///
/// Every list of operations can be performed: the index of a variable is taken modulo the number of variables, and an
/// operation that refers to a missing row is skipped. So an operation can be removed from a failing list, and the rest
/// can still be performed.
package enum Operation: Hashable, Sendable {
  /// Creates a variable.
  case makeVariable

  /// Adds one row, or several rows as a batch: all rows or no row.
  case add([RowSketch])

  /// Removes one row, or several rows as a batch: all rows or no row.
  case remove([StepTarget])

  case setConstant(StepTarget, Double)
  case setPriority(StepTarget, Priority)
  case edit(variable: Int, priority: Priority)

  /// A suggestion for an edited variable.
  ///
  /// If no variable is edited, the suggestion is for any variable, and must be refused.
  case suggest(StepTarget, Double)

  case endEdit(StepTarget)
  case solve

  /// Reads every value, and stores the values until the next change.
  case read

  /// Makes a fork just before the next call that may be refused.
  ///
  /// If the call is refused, the solver must have the fork's values afterwards.
  case watch

  /// Continues with a fork, after checking that changes of the original do not affect the fork.
  case fork

  /// A wrong call, which the solver must refuse or, where ``Misuse`` says so, may carry out.
  case misuse(Misuse)

  /// Compares the solver with a fresh solver to which the same model is added at once.
  case compare
}

/// A reference of an operation to a row or an edit.
package enum StepTarget: Hashable, Sendable {
  /// One of the existing rows or edits, by an index modulo the number of rows or edits.
  case nth(Int)

  /// The row with this label, or the edit of the variable with this index.
  ///
  /// A trial replaces each `nth` by `named` before it performs an operation, so that the same rows are meant after
  /// other operations have been removed from the list.
  case named(Int)
}

/// A row of an operation, in which variables are given by index, because they may not exist yet.
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

  /// The label by which operations refer to the row; nil until the row is first added.
  var label: Int?

  package init(_ terms: [Term], constant: Double, _ relation: Relation, priority: Priority) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }

  /// The coefficients and the constant of the row.
  var numbers: [Double] { terms.map(\.coefficient) + [constant] }
}

/// A kind of wrong call.
///
/// A solver must refuse the call. Only a batch that lists a handle twice may instead be carried out as a whole.
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
