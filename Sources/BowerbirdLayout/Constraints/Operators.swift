/// Expands: twice the number on lengths, once at each edge on edges.
infix operator ++ : AdditionPrecedence

/// Insets: twice the number on lengths, once at each edge on edges.
infix operator -- : AdditionPrecedence

/// Binds less than relations do, so that `a == b --! .priority(.high)` changes the whole constraint.
precedencegroup ConstraintModification {
  lowerThan: ComparisonPrecedence
  higherThan: ConstraintAssignment
  associativity: left
}

/// Binds less than changes do, so that `a == b --! .priority(.high) --> c` stores the changed constraint.
precedencegroup ConstraintAssignment {
  lowerThan: ComparisonPrecedence
  higherThan: LogicalConjunctionPrecedence
  associativity: left
}

/// Changes a constraint, or every constraint of a group, and gives it back.
infix operator --! : ConstraintModification

/// Stores a constraint or a group in a variable, and gives it back.
infix operator --> : ConstraintAssignment
