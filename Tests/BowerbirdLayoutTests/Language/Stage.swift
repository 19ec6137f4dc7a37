import BowerbirdLayout

/// A container of 320 × 480 with a child `a` and a sibling `s`: the scene of the documents' examples.
struct Stage {
  let container = Box("C")
  let a = Box("a")
  let s = Box("s")

  init() { container.add([a, s]) }

  /// Lays the scene out and gives the frame of `a`.
  func frame() -> Rect {
    container.layout(width: 320, height: 480)
    return a.frame
  }
}

extension LayoutConstraint {
  /// The constraint as mathematics: every term, the constant on the right side.
  var formula: String {
    let terms = expression.terms.map { "\($0.coefficient)·\($0.item.name).\($0.attribute)" }
    return "\(terms.joined(separator: " + ")) \(relation) \(constant)"
  }
}

extension ConstraintSource {
  /// Every constraint as mathematics.
  var formulas: [String] { layoutConstraints.map(\.formula) }
}
