import BowerbirdSolver

/// A test that an alternative must pass to qualify: an expression must be positive, or at least 0.
struct ChoiceTest {
  let expression: LayoutExpression

  /// Whether the expression must be positive; if not, 0 is enough.
  let isStrict: Bool

  /// The smallest value of the expression that passes the test; a strict test needs a larger value.
  ///
  /// The border of a strict test is 0. Any other border is below 0 by the rounding error to expect, so that an
  /// expression passes that is negative by rounding only. The error is proportional to the constant or to the sum of
  /// the coefficients, whichever is larger.
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

  /// Creates a test whose expression is a length minus `fit`: the length must be at least `fit`.
  ///
  /// The caller adds the length: it passes the length minus `fit` to ``holds(_:)``.
  init(fitting fit: Double) { self.init(LayoutExpression(constant: -fit), false, coefficients: 1) }

  /// Whether the expression involves widths only.
  var isAboutWidths: Bool { !expression.containsTerm { $0.attribute != .width } }

  /// Returns whether the test holds for a value of the expression.
  ///
  /// A value that is negative by rounding only is treated as 0.
  func holds(_ value: Double) -> Bool { isStrict ? value > border : value >= border }
}

extension LayoutNode {
  /// The tests that show whether the item lies between the edges of its parent.
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
