import BowerbirdSolver

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as Swift would write it, followed by its identifier, its file and its line as far as they are
  /// known.
  public var description: String {
    var label = ""
    if let identifier { label = "\(quoted(identifier))" }
    if let file { label += "\(label.isEmpty ? "" : ", ")\(file):\(line)" }
    return label.isEmpty ? formula : "\(formula) (\(label))"
  }

  /// The ``ItemReference/path`` of each item with a coefficient other than 0, without repetitions.
  var itemNames: [String] {
    var names: [String] = []
    var seen: [ItemReference] = []
    forEachTerm { _, term in
      if term.coefficient == 0 || seen.contains(where: { $0 === term.item }) { return }
      seen.append(term.item)
      names.append(term.item.path)
    }
    return names
  }

  /// The relation as text, with the first term on the left side and the other terms on the right side.
  var formula: String {
    let terms = expression.terms
    guard let first = terms.first else { return "0 \(relation) \(plain(constant))" }
    var right = ""
    for term in terms.dropFirst() where term.coefficient != 0 {
      // Terms of the right side have the opposite sign in the expression.
      appendTerm(-term.coefficient, spelled(term), to: &right)
    }
    if right.isEmpty {
      right = plain(constant)
    } else if constant != 0 {
      right += constant < 0 ? " - \(plain(-constant))" : " + \(plain(constant))"
    }
    var left = ""
    appendTerm(first.coefficient, spelled(first), to: &left)
    return "\(left) \(relation) \(right)"
  }
}

extension LayoutConstraint {
  /// The left side of `expression relation 0` as text: all terms and the constant.
  var subject: String { expression.description }
}

extension LayoutExpression: CustomStringConvertible {
  /// The sum as Swift would write it, for `print`: `'image'.width * 0.6 - 10`.
  public var description: String {
    var text = ""
    for term in terms where term.coefficient != 0 { appendTerm(term.coefficient, spelled(term), to: &text) }
    if text.isEmpty { return plain(constant) }
    return constant == 0 ? text : text + (constant < 0 ? " - \(plain(-constant))" : " + \(plain(constant))")
  }
}

extension LayoutAnchor: CustomStringConvertible {
  /// The anchor as Swift would write it, for `print`: `'image'.leading + 8`.
  public var description: String { expression.description }
}

private func spelled(_ term: LayoutExpression.Term) -> String { term.item.formula(of: term.attribute) }

private func appendTerm(_ coefficient: Double, _ formula: String, to text: inout String) {
  let size = coefficient.magnitude
  if text.isEmpty {
    text += coefficient < 0 ? "-" : ""
  } else {
    text += coefficient < 0 ? " - " : " + "
  }
  text += size == 1 ? formula : "\(formula) * \(plain(size))"
}
