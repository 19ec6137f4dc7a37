import BowerbirdSolver

/// Comparisons of lengths that must all hold for an alternative to qualify.
///
/// A comparison is written like a constraint, but it is never active:
///
/// ```swift
/// Alternative("wide", when: screen.widthAnchor >= 700 && screen.heightAnchor >= 400)
/// ```
public struct AlternativeCondition {
  /// The comparisons, as constraints that are never active.
  public let layoutConstraints: [LayoutConstraint]

  /// Creates a condition from comparisons that are written like constraints.
  ///
  /// - Parameter comparisons: A comparison, or several in an array or a group.
  public init(_ comparisons: some ConstraintSource) {
    layoutConstraints = comparisons.layoutConstraints
    for constraint in layoutConstraints { constraint.use() }
  }

  /// Returns the condition that all comparisons of both sides hold.
  public static func && (left: AlternativeCondition, right: LayoutConstraint) -> AlternativeCondition {
    AlternativeCondition(left.layoutConstraints + [right])
  }

  /// Returns the condition that all comparisons of both sides hold.
  public static func && (left: AlternativeCondition, right: AlternativeCondition) -> AlternativeCondition {
    AlternativeCondition(left.layoutConstraints + right.layoutConstraints)
  }
}

extension LayoutConstraint {
  /// Returns the condition that two comparisons hold; see ``AlternativeCondition``.
  public static func && (left: LayoutConstraint, right: LayoutConstraint) -> AlternativeCondition {
    AlternativeCondition([left, right])
  }

  /// Returns the condition that a comparison and all comparisons of a condition hold.
  public static func && (left: LayoutConstraint, right: AlternativeCondition) -> AlternativeCondition {
    AlternativeCondition([left] + right.layoutConstraints)
  }
}

extension AlternativeCondition {
  /// The tests of the comparisons: one test for each inequality, and two tests for each equality.
  var tests: [ChoiceTest] { layoutConstraints.flatMap { $0.choiceTests } }

  /// Whether the condition involves widths and heights only, and all its constants and coefficients are finite.
  var isAboutLengths: Bool { layoutConstraints.allSatisfy { $0.isAboutLengths } }
}

extension LayoutConstraint {
  /// The tests that must pass for the relation to hold.
  fileprivate var choiceTests: [ChoiceTest] {
    switch relation {
    case .greaterOrEqual: [ChoiceTest(expression)]
    case .lessOrEqual: [ChoiceTest(expression.negated)]
    case .equal: [ChoiceTest(expression), ChoiceTest(expression.negated)]
    }
  }

  fileprivate var isAboutLengths: Bool {
    expression.constant.isFinite
      && !expression.containsTerm { term in
        term.attribute != .width && term.attribute != .height || !term.coefficient.isFinite
      }
  }
}

extension LayoutExpression {
  fileprivate var negated: LayoutExpression {
    var negated = LayoutExpression(constant: -constant)
    forEachTerm { _, term in
      negated.append(LayoutExpression.Term(term.item, term.attribute, coefficient: -term.coefficient))
    }
    return negated
  }
}
