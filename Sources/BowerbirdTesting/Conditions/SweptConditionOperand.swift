/// An operand of `||` and `&&` in the closure of `forEverySize`: a condition, or a list of conditions such as
/// ``SweptLayout/showsWholeText(_:)``.
///
/// ```swift
/// forEverySize(of: card, widths: 50...400, heights: [40]) { layout in
///   layout.showsWholeText(title) || layout[card].width <= 150
/// }
/// ```
public protocol SweptConditionOperand {
  /// The condition that all conditions of the operand hold.
  var conjunction: SweptCondition { get }
}

extension SweptCondition: SweptConditionOperand {
  /// The condition itself.
  public var conjunction: SweptCondition { self }
}

extension [SweptCondition]: SweptConditionOperand {
  /// The condition that all conditions of the list hold; an empty list always holds.
  public var conjunction: SweptCondition {
    guard let first else { return SweptCondition(failures: []) { "true" } }
    return dropFirst().reduce(first) { $0 && $1 }
  }
}

extension SweptConditionOperand {
  /// Returns the condition that at least one of two operands holds.
  public static func || (left: Self, right: some SweptConditionOperand) -> SweptCondition {
    left.conjunction || right.conjunction
  }

  /// Returns the condition that both operands hold.
  public static func && (left: Self, right: some SweptConditionOperand) -> SweptCondition {
    left.conjunction && right.conjunction
  }
}
