import BowerbirdSolver

/// Explains in sentences why an alternative is taken.
extension Alternatives {
  /// The sentence that names the taken alternative and the reasons against those before it.
  var explanation: String {
    guard let applied, let engine = host.node?.engine, let choice else {
      return "\(host.quotedPath) has no alternative that is taken."
    }
    let passed = (0..<applied).map { reason($0, choice, engine) }
    var why = passed.joined(separator: ", and ")
    if passed.isEmpty { why = alternatives.count == 1 ? "there is no other" : held(applied) }
    return "\(host.quotedPath) takes '\(name(applied))': \(why)."
  }

  private func held(_ place: Int) -> String {
    if let condition = alternatives[place].condition {
      return condition.layoutConstraints.map { $0.formula }.joined(separator: " and ")
    }
    guard place < fits.count, let width = fits[place][.horizontal], let height = fits[place][.vertical] else {
      return "something else determines what it needs"
    }
    return "it needs \(decimal(width.fit)) by \(decimal(height.fit)), and has \(sizeText)"
  }

  /// Returns the reason why an alternative does not count.
  private func reason(_ place: Int, _ choice: LayoutChoice, _ engine: LayoutEngine) -> String {
    let name = "'\(name(place))'"
    if let condition = alternatives[place].condition {
      let failing = condition.layoutConstraints.filter { constraint in
        !AlternativeCondition(constraint).tests.allSatisfy { $0.holds(engine.value(of: $0.expression)) }
      }
      guard let first = failing.first else { return "the condition of \(name) does not hold while \(name) is taken" }
      return "\(name) asks for \(first.formula)\(values(in: first))"
    }
    for axis in Axis.allCases {
      let length = solvedLength(axis)
      guard place < fits.count, let need = fits[place][axis], need.fit > length else { continue }
      let word = axis == .horizontal ? "width" : "height"
      return "\(name) needs a \(word) of \(decimal(need.fit)), and \(host.quotedPath) has \(decimal(length))"
    }
    return "\(name) has no room for all that it holds"
  }

  private func solvedLength(_ axis: Axis) -> Double {
    host.node?.value(of: axis == .horizontal ? .width : .height) ?? 0
  }

  private var sizeText: String { "\(decimal(solvedLength(.horizontal))) by \(decimal(solvedLength(.vertical)))" }

  /// Lists the present lengths in a comparison.
  private func values(in constraint: LayoutConstraint) -> String {
    var text = ""
    constraint.forEachTerm { _, term in
      guard let node = term.item.node else { return }
      text += ", and \(term.item.formula(of: term.attribute)) is \(decimal(node.value(of: term.attribute)))"
    }
    return text
  }
}
