import BowerbirdSolver

/// One statement of a chain: `attribute relation multiplier * target + offset`.
struct ChainStatement {
  private let item: ItemReference
  private let attribute: LayoutAttribute
  private let relation: Relation
  private let target: LayoutExpression
  private var multiplier: Double
  private var offset: Double

  /// The constraint of the statement.
  private(set) var constraint: LayoutConstraint

  init(
    _ item: ItemReference, _ attribute: LayoutAttribute, _ relation: Relation, _ target: LayoutExpression,
    multiplier: Double, offset: Double, source: SourcePosition
  ) {
    self.item = item
    self.attribute = attribute
    self.relation = relation
    self.target = target
    self.multiplier = multiplier
    self.offset = offset
    let expression = LayoutExpression(item, attribute) - (target * multiplier + offset)
    constraint = LayoutConstraint(
      expression: expression, relation: relation, file: source.file, line: source.line)
  }

  /// Returns whether another statement has the same attribute, the same relation, and the same target apart from its
  /// constant.
  func isAboutTheSame(as other: ChainStatement) -> Bool {
    attribute == other.attribute && relation == other.relation && target.hasSameTerms(as: other.target)
  }

  /// Returns whether the target involves an item that satisfies a condition.
  ///
  /// The item of the chain itself is ignored.
  func mentions(where condition: (ItemReference) -> Bool) -> Bool {
    target.terms.contains { $0.item !== item && condition($0.item) }
  }

  /// Adopts the offset, the file and the line of a later statement, and activates the constraint.
  ///
  /// If `multiplierToo` is true, the multiplier of the later statement is adopted too.
  mutating func takeNumbers(of other: ChainStatement, multiplierToo: Bool) {
    offset = other.offset
    if multiplierToo { multiply(by: other.multiplier) }
    constraint.constant = target.constant * multiplier + offset
    constraint.setSource(file: other.constraint.file, line: other.constraint.line)
    constraint.isActive = true
  }

  /// Sets the multiplier, by replacing the constraint.
  ///
  /// The new constraint is active, and has the same priority and identifier. Nothing happens if the multiplier stays
  /// the same.
  mutating func multiply(by multiplier: Double) {
    if multiplier == self.multiplier { return }
    let source = SourcePosition(file: constraint.file, line: constraint.line)
    let renewed = ChainStatement(
      item, attribute, relation, target, multiplier: multiplier, offset: offset, source: source)
    renewed.constraint.priority = constraint.priority
    renewed.constraint.identifier = constraint.identifier
    constraint.isActive = false
    renewed.constraint.isActive = true
    self = renewed
  }
}

/// The file and line of a member of a chain.
struct SourcePosition {
  let file: StaticString?
  let line: Int
}
