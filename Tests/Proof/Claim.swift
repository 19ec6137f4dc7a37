/// A solver's claim about an answer as plain data: the problem as the caller knows it, and the reasons for optimality.
package struct Claim: Sendable {
  /// The value of each variable.
  package var values: [Double]

  /// Every row of the problem, edits included.
  package var rows: [ClaimedRow]

  /// The variables that are held only by their stays.
  package var stays: [Int]

  package init(values: [Double], rows: [ClaimedRow], stays: [Int]) {
    self.values = values
    self.rows = rows
    self.stays = stays
  }
}

/// A row of a problem, with the claims about it.
package struct ClaimedRow: Sendable {
  package var row: ProblemRow

  /// Whether the row is one of those that determine the values.
  package var isActive: Bool

  /// The slope of the row's cost, level by level.
  package var multiplier: [ClaimedLevel]

  package init(_ row: ProblemRow, isActive: Bool, multiplier: [ClaimedLevel]) {
    self.row = row
    self.isActive = isActive
    self.multiplier = multiplier
  }
}

/// The value of a multiplier at one level.
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

/// The mistake in a claim.
package struct Flaw: Error, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
