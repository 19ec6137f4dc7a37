import BowerbirdSolver

/// A test that an alternative must pass to qualify: an expression must be positive, or at least 0.
struct ChoiceTest {
  let expression: LayoutExpression

  /// Whether the expression must be positive; if not, 0 is enough.
  let isStrict: Bool

  /// The smallest value of the expression that passes the test; a strict test needs a larger value.
  ///
  /// The border of a strict test is 0. The border of any other test is below 0 by the expected rounding error, so that
  /// a value passes if only rounding makes it negative. The error is proportional to the magnitude of the constant or
  /// to the sum of the coefficients' magnitudes, whichever is larger.
  let border: Double

  init(_ expression: LayoutExpression, isStrict: Bool = false) {
    var coefficients = 0.0
    if !isStrict { expression.forEachTerm { _, term in coefficients += term.coefficient.magnitude } }
    self.init(expression, isStrict, coefficients: coefficients)
  }

  private init(_ expression: LayoutExpression, _ isStrict: Bool, coefficients: Double) {
    self.expression = expression
    self.isStrict = isStrict
    border = isStrict ? 0 : -LayoutTolerances.condition * max(coefficients, expression.constant.magnitude)
  }

  /// Creates a test that a length is at least `fit`.
  ///
  /// The expression has no term for the length. The caller passes the length minus `fit` to ``holds(_:)``.
  init(fitting fit: Double) { self.init(LayoutExpression(constant: -fit), false, coefficients: 1) }

  /// Whether the expression involves widths only.
  var isAboutWidths: Bool { !expression.containsTerm { $0.attribute != .width } }

  /// Returns whether the test holds for a value of the expression.
  ///
  /// If only rounding makes a value negative, the value counts as 0.
  func holds(_ value: Double) -> Bool { isStrict ? value > border : value >= border }
}

extension LayoutNode {
  /// The tests that show whether the item lies between the edges of its parent; empty for a root.
  var testsInsideParent: [ChoiceTest] {
    guard let parent else { return [] }
    func test(_ end: LayoutAttribute, _ length: LayoutAttribute) -> ChoiceTest {
      var room = LayoutExpression(parent.reference, length)
      room.append(LayoutExpression.Term(reference, end, coefficient: -1))
      return ChoiceTest(room)
    }
    return [.left, .top].map { ChoiceTest(LayoutExpression(reference, $0)) }
      + [test(.right, .width), test(.bottom, .height)]
  }
}
