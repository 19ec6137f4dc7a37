import BowerbirdLayout

/// A container of 320 × 480 with a child `a` and its sibling `s`, as in the examples of the documents.
struct Stage {
  let container = Box("C")
  let a = Box("a")
  let s = Box("s")

  init() { container.add([a, s]) }

  /// Lays the container out and returns the frame of `a`.
  func frame() -> Rect {
    container.layout(width: 320, height: 480)
    return a.frame
  }
}

extension LayoutConstraint {
  /// The constraint as a formula: all terms, with the constant on the right side.
  var formula: String {
    let terms = expression.terms.map { "\($0.coefficient)·\($0.item.name).\($0.attribute)" }
    return "\(terms.joined(separator: " + ")) \(relation) \(constant)"
  }
}

extension ConstraintSource {
  /// All constraints as formulas.
  var formulas: [String] { layoutConstraints.map(\.formula) }
}
