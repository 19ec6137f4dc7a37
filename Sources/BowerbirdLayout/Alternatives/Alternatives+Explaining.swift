import BowerbirdSolver

/// Explains in sentences why an alternative is taken.
extension Alternatives {
  /// The sentence that names the taken alternative and the reasons against the alternatives before it.
  ///
  /// For the first alternative, the sentence has the reason for it. If no alternative is taken, the sentence says so.
  var explanation: String { decision.map { $0 + "." } ?? "No alternative of \(host.quotedPath) is taken." }

  /// The text of ``explanation`` without the period; nil if no alternative is taken.
  var decision: String? {
    guard let applied = takenIndex, host.node?.engine != nil, choice != nil else { return nil }
    let passed = (0..<applied).map { reason($0) }
    var why = passed.joined(separator: ", and ")
    if passed.isEmpty { why = alternatives.count == 1 ? "there is no other" : held(applied) }
    return "\(host.quotedPath) takes '\(name(applied))': \(why)"
  }

  /// The warnings that the taken alternative needs more room than the first alternative, for which the host asks.
  ///
  /// There is no warning if constraints outside of the alternatives give the host another length, for a root, whose
  /// size is given, and for a need that is unknown.
  var lengthWarnings: [LayoutWarning] {
    guard let taken = takenIndex, taken > 0, taken < fits.count, let node = host.node, node.isInLayout,
      node.parent != nil
    else { return [] }
    return Axis.allCases.compactMap { axis in
      guard let need = fits[taken][axis], let first = fits[0][axis] else { return nil }
      let length = solvedLength(axis), missing = need.least - length
      if ChoiceTest(fitting: need.least).holds(-missing) || !length.isNearly(first.fit) { return nil }
      return LayoutWarning(
        item: host,
        sentence: "The taken alternative '\(name(taken))' needs a \(axis.extentName) of "
          + "\(number(need.least, missing: missing)), but has \(number(length, missing: missing)), for which the first "
          + "alternative, '\(name(0))', asks; give \(host.quotedPath) a \(axis.extentName) in '\(name(taken))', or let it "
          + "fill its cell.")
    }
  }

  /// The warning that the last alternative is taken although its condition does not hold; nil if this is not so.
  ///
  /// The last alternative is taken whenever no other alternative qualifies, so its condition has no effect.
  var ignoredConditionWarning: LayoutWarning? {
    guard let taken = takenIndex, taken == alternatives.count - 1, let node = host.node, node.isInLayout,
      let condition = alternatives[taken].condition, condition.isAboutLengths
    else { return nil }
    if condition.tests.allSatisfy({ $0.holds($0.expression.solvedValue) }) { return nil }
    return LayoutWarning(
      item: host,
      sentence: "'\(name(taken))' was taken although its condition does not hold, because the last alternative is "
        + "taken if no other one qualifies; list another alternative after it.")
  }

  /// Returns the reason why the alternative at an index qualifies, as a part of a sentence.
  private func held(_ index: Int) -> String {
    if let condition = alternatives[index].condition {
      return condition.layoutConstraints.map { $0.formula }.joined(separator: " and ")
    }
    guard index < fits.count, let width = fits[index][.horizontal], let height = fits[index][.vertical] else {
      return "'\(name(index))' fits into \(sizeText) in the present layout, and has no natural size"
    }
    return "'\(name(index))' needs \(decimal(width.fit)) × \(decimal(height.fit)), "
      + "and \(host.quotedPath) has \(sizeText)"
  }

  /// Returns the reason why the alternative at an index does not qualify, as a part of a sentence.
  private func reason(_ index: Int) -> String {
    let name = "'\(name(index))'"
    if let condition = alternatives[index].condition {
      let failing = condition.layoutConstraints.filter { constraint in
        !AlternativeCondition(constraint).tests.allSatisfy { $0.holds($0.expression.solvedValue) }
      }
      guard let first = failing.first else { return "the condition of \(name) does not hold while \(name) is taken" }
      let missing = AlternativeCondition(first).tests.map { $0.expression.solvedValue }.min() ?? 0
      return "\(name) asks for \(first.formula)\(values(in: first, missing: missing))"
    }
    for axis in Axis.allCases {
      let length = solvedLength(axis)
      guard index < fits.count, let need = fits[index][axis], !ChoiceTest(fitting: need.fit).holds(length - need.fit)
      else { continue }
      let missing = need.fit - length
      return "\(name) needs a \(axis.extentName) of \(number(need.fit, missing: missing)), "
        + "but \(host.quotedPath) has \(number(length, missing: missing))"
    }
    if findings[index].hasConflict { return "required constraints of \(name) contradict each other in \(sizeText)" }
    return "\(name) does not fit into \(sizeText)"
  }

  private func solvedLength(_ axis: Axis) -> Double {
    host.node?.value(of: .length(along: axis)) ?? 0
  }

  private var sizeText: String { "\(decimal(solvedLength(.horizontal))) × \(decimal(solvedLength(.vertical)))" }

  /// Returns the text of a length: with at most three decimal places, or with all places if `difference` is small.
  ///
  /// `difference` is the difference between the two lengths that a comparison compares. If it is below 0.001, the two
  /// lengths could otherwise have the same text.
  private func number(_ length: Double, missing difference: Double) -> String {
    difference.magnitude < 0.001 ? plain(length) : decimal(length)
  }

  /// Returns the present lengths in a comparison as a text, such as `, but 'screen'.width is 699`.
  ///
  /// `missing` is the length that is missing for the comparison to hold. The number of decimal places depends on it.
  private func values(in constraint: LayoutConstraint, missing: Double) -> String {
    var text = ""
    constraint.forEachTerm { _, term in
      guard let node = term.item.node else { return }
      text += text.isEmpty ? ", but " : " and "
      text += "\(term.item.formula(of: term.attribute)) is \(number(node.value(of: term.attribute), missing: missing))"
    }
    return text
  }
}

extension LayoutConstraint {
  /// The reasons why the alternative that contains the constraint is taken, from the inside out, as texts.
  ///
  /// A container that an alternative arranges belongs to this alternative, and so do its constraints. The list is empty
  /// for a constraint outside of all alternatives.
  var alternativeDecisions: [String] {
    var decisions: [String] = []
    var set = alternatives
    while let inner = set {
      if let decision = inner.decision { decisions.append(decision) }
      set = inner.outer?.set
    }
    return decisions
  }

  /// The innermost alternatives that contain the constraint or its container; nil for any other constraint.
  private var alternatives: Alternatives? {
    if let host = alternativesHost {
      return host.node?.alternativeArranger?.sets.last { $0.taken?.constraints.contains { $0 === self } == true }
    }
    return isOfContainer ? container?.arrangementRole?.set : nil
  }

  /// The container whose children the constraint arranges; nil if no container is among the items of the constraint.
  var container: LayoutNode? { expression.terms.first { $0.item.node?.arrangesChildren == true }?.item.node }
}
