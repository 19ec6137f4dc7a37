import BowerbirdSolver

/// A test that an alternative must pass to qualify: an expression must be positive, or at least 0.
struct ChoiceTest {
  let expression: LayoutExpression

  /// Whether the expression must be positive; if not, 0 is enough.
  let isStrict: Bool

  init(_ expression: LayoutExpression, isStrict: Bool = false) {
    self.expression = expression
    self.isStrict = isStrict
  }

  /// Creates a test whose expression is a length minus `fit`: the length must be at least `fit`.
  ///
  /// The caller adds the length: it passes the length minus `fit` to ``holds(_:)``.
  init(fitting fit: Double) { self.init(LayoutExpression(constant: -fit)) }

  /// Whether the expression involves widths only.
  var isAboutWidths: Bool { !expression.containsTerm { $0.attribute != .width } }

  /// Returns whether the test holds for a value of the expression.
  ///
  /// A value that is negative by rounding only is treated as 0.
  func holds(_ value: Double) -> Bool {
    isStrict ? value > 0 : value >= -LayoutTolerances.condition * max(1, expression.constant.magnitude)
  }
}
