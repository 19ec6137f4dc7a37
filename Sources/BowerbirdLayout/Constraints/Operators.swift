/// Adds a margin outside: adds twice the number to a length, or moves each edge outwards by the number.
infix operator ++ : AdditionPrecedence

/// Adds a margin inside: subtracts twice the number from a length, or moves each edge inwards by the number.
infix operator -- : AdditionPrecedence

/// The precedence of `--!`: lower than the precedence of relations.
///
/// In `a == b --! .priority(.high)`, the modifier therefore changes the whole constraint.
precedencegroup ConstraintModification {
  lowerThan: ComparisonPrecedence
  higherThan: ConstraintAssignment
  associativity: left
}

/// The precedence of `-->`: lower than the precedence of `--!`.
///
/// In `a == b --! .priority(.high) --> c`, the changed constraint is therefore stored.
precedencegroup ConstraintAssignment {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
  associativity: left
}

/// Changes a constraint, or every constraint of a group, and returns the constraint or group.
infix operator --! : ConstraintModification

/// Stores a constraint or a group in a variable, and returns the constraint or group.
infix operator --> : ConstraintAssignment
