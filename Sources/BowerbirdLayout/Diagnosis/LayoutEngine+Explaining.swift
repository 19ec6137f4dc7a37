import BowerbirdSolver

extension LayoutEngine {
  /// Explains the value of an expression.
  ///
  /// If content of the tree is being measured, or not all items of the expression are in the laid-out tree, the value
  /// is NaN, and the only reason says so.
  func explain(_ expression: LayoutExpression) -> LayoutExplanation {
    let asked = LayoutConstraint(expression: expression, relation: .equal)
    guard canAnswer() else { return noExplanation(asked, "its tree is being measured") }
    solveForQuestion()
    completeRows()
    guard let row = row(of: asked) else { return noExplanation(asked, reasonForNoRow(of: expression)) }
    var value = row.expression.constant
    for term in row.expression.terms { value += term.coefficient * solver[term.variable] }
    let search = ExplanationSearch(engine: self, variables: row.expression.terms.map { $0.variable })
    let isVariable = row.expression.terms.count == 1 && row.expression.terms[0].coefficient == 1
    return search.explanation(asked.subject, value, isVariable: isVariable)
  }

  private func reasonForNoRow(of expression: LayoutExpression) -> String {
    var leftOut: ItemReference?
    expression.forEachTerm { _, term in
      if term.item.node?.owner?.isLeftOut == true { leftOut = leftOut ?? term.item }
    }
    return leftOut.map { "\($0.quotedPath) is left out" } ?? "its items are not in a tree that has been laid out"
  }

  private func noExplanation(_ asked: LayoutConstraint, _ reason: String) -> LayoutExplanation {
    LayoutExplanation([.init(subject: asked.subject, value: .nan, reasons: [reason], causes: [])])
  }

  /// Returns the text of a row as a reason, and the row's constraint if it has one.
  func reason(of handle: ConstraintHandle) -> (text: String, constraint: LayoutConstraint?) {
    switch owner(of: handle) {
    case .declared(let owner):
      let constraint = owner.takeUnretainedValue()
      return (constraint.description, constraint)
    case .lazyBound(let slot, let axis):
      return ("the \(axis.extentName) of \(name(slot)) is never negative", nil)
    case .given(let axis):
      return ("it is the given \(axis.extentName) of \(root.reference.quotedPath)", nil)
    case .content(let slot, let axis, let isHugging):
      let comparison = isHugging ? "larger" : "smaller"
      return ("the \(axis.extentName) of \(name(slot)) should be no \(comparison) than \(content(slot))", nil)
    case .unowned, .bundled:
      return ("a constraint that no longer exists", nil)
    }
  }

  /// Returns a description of the content that the item in a slot has a row for.
  ///
  /// An item with alternatives asks for the room of its first alternative, whichever is taken.
  private func content(_ slot: Int32) -> String {
    guard let arranger = slots.nodes[Int(slot)]?.node?.alternativeArranger, !arranger.isContainer,
      let set = arranger.sets.first
    else { return "its content" }
    return "its first alternative, '\(set.name(0))', needs"
  }

  private func name(_ slot: Int32) -> String { slots.nodes[Int(slot)]?.quotedPath ?? quoted("") }
}

extension LayoutConstraint {
  /// The decisions on which the constraint depends, as sentences.
  ///
  /// These are the decisions of the container that made the constraint, along the constraint's axis, as in
  /// ``LayoutItem/decisions(along:)``. The reasons why the alternatives around the constraint are taken follow.
  var decisions: [String] { (isOfContainer ? containerDecisions : []) + alternativeDecisions }

  private var containerDecisions: [String] {
    let axis = expression.terms.compactMap { $0.attribute.axis }.first
    return axis.flatMap { container?.owner?.decisions(along: $0) } ?? []
  }
}
