import BowerbirdSolver

/// One thing that a chain said: `attribute relation multiplier * target + offset`.
struct ChainStatement {
  private let item: ItemReference
  private let attribute: LayoutAttribute
  private let relation: Relation
  private let target: LayoutExpression
  private var multiplier: Double
  private var offset: Double

  /// The constraint that says it.
  private(set) var constraint: LayoutConstraint

  init(
    _ item: ItemReference, _ attribute: LayoutAttribute, _ relation: Relation, _ target: LayoutExpression,
    multiplier: Double, offset: Double, place: ChainPlace
  ) {
    self.item = item
    self.attribute = attribute
    self.relation = relation
    self.target = target
    self.multiplier = multiplier
    self.offset = offset
    let expression = LayoutExpression(item, attribute) - (target * multiplier + offset)
    constraint = LayoutConstraint(
      expression: expression, relation: relation, file: place.file, line: place.line)
  }

  /// Whether another statement is about the same two sides.
  func isAboutTheSame(as other: ChainStatement) -> Bool {
    attribute == other.attribute && relation == other.relation && target.hasSameTerms(as: other.target)
  }

  /// Whether the target involves an item, other than the one that the chain is about, for which a condition holds.
  func mentions(where condition: (ItemReference) -> Bool) -> Bool {
    (0..<target.termCount).contains { place in
      let other = target.term(at: place).item
      return other !== item && condition(other)
    }
  }

  /// Changes the numbers to those of a later statement about the same two sides.
  mutating func takeNumbers(of other: ChainStatement, multiplierToo: Bool) {
    offset = other.offset
    if multiplierToo { multiply(by: other.multiplier) }
    constraint.constant = target.constant * multiplier + offset
    constraint.place(file: other.constraint.file, line: other.constraint.line)
    constraint.isActive = true
  }

  /// Sets the multiplier, which takes a new constraint that is weighed and called as the old one was.
  mutating func multiply(by multiplier: Double) {
    if multiplier == self.multiplier { return }
    let place = ChainPlace(file: constraint.file, line: constraint.line)
    let renewed = ChainStatement(
      item, attribute, relation, target, multiplier: multiplier, offset: offset, place: place)
    renewed.constraint.priority = constraint.priority
    renewed.constraint.identifier = constraint.identifier
    constraint.isActive = false
    renewed.constraint.isActive = true
    self = renewed
  }
}

/// Where a member of a chain was written.
struct ChainPlace {
  let file: StaticString?
  let line: Int
}
