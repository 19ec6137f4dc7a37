/// Adds a margin outside: on lengths twice the number, on edges the number at each edge.
infix operator ++ : AdditionPrecedence

/// Adds a margin inside: on lengths twice the number, on edges the number at each edge.
infix operator -- : AdditionPrecedence

/// Binds less tightly than relations, so that `a == b --! .priority(.high)` changes the whole constraint.
precedencegroup ConstraintModification {
  lowerThan: ComparisonPrecedence
  higherThan: ConstraintAssignment
  associativity: left
}

/// Binds less tightly than modifiers, so that `a == b --! .priority(.high) --> c` stores the changed constraint.
precedencegroup ConstraintAssignment {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
  associativity: left
}

/// Changes a constraint, or every constraint of a group, and returns the constraint or group.
infix operator --! : ConstraintModification

/// Stores a constraint or a group in a variable, and returns the constraint or group.
infix operator --> : ConstraintAssignment
