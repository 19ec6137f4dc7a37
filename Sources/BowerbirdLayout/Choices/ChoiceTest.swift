import BowerbirdSolver

/// A part of the condition of an alternative: an expression that has to be positive, or not negative.
struct ChoiceTest {
  let expression: LayoutExpression

  /// Whether 0 is not enough.
  let isStrict: Bool

  init(_ expression: LayoutExpression, isStrict: Bool = false) {
    self.expression = expression
    self.isStrict = isStrict
  }

  /// Whether the test holds where the expression has a value; what is below 0 by rounding alone counts as 0.
  func holds(_ value: Double) -> Bool {
    isStrict ? value > 0 : value >= -Self.rounding * max(1, expression.constant.magnitude)
  }

  /// By how much a sum of lengths may be off, as a part of it: 2⁻³⁶.
  private static let rounding = 0x1p-36
}
