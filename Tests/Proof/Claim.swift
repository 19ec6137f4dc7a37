/// What a solver claims about an answer, as plain data: the problem as the caller knows it, and why nothing is better.
package struct Claim: Sendable {
  /// The value of each variable.
  package var values: [Double]

  /// Every row of the problem, edits included.
  package var rows: [ClaimedRow]

  /// The variables that are held by nothing but the rule that a free one stays where it was.
  package var stays: [Int]

  package init(values: [Double], rows: [ClaimedRow], stays: [Int]) {
    self.values = values
    self.rows = rows
    self.stays = stays
  }
}

/// A row of a problem, and what is claimed about it.
package struct ClaimedRow: Sendable {
  package var row: ProblemRow

  /// Whether it is one of the rows that determine the values.
  package var isActive: Bool

  /// The slope of its cost, level by level.
  package var multiplier: [ClaimedLevel]

  package init(_ row: ProblemRow, isActive: Bool, multiplier: [ClaimedLevel]) {
    self.row = row
    self.isActive = isActive
    self.multiplier = multiplier
  }
}

/// A part of a multiplier.
package struct ClaimedLevel: Sendable {
  package var priority: Double
  package var value: Double

  package init(_ priority: Double, _ value: Double) {
    self.priority = priority
    self.value = value
  }
}

/// A linear relation with a priority: `terms + constant relation 0`.
package struct ProblemRow: Sendable {
  package enum Relation: Sendable { case lessOrEqual, equal, greaterOrEqual }

  package var terms: [(variable: Int, coefficient: Double)]
  package var constant: Double
  package var relation: Relation
  package var priority: Double

  package init(
    _ terms: [(variable: Int, coefficient: Double)], constant: Double, _ relation: Relation, priority: Double
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}

/// What is wrong with a claim.
package struct Flaw: Error, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
