import BowerbirdSolver

/// Makes the tests that show whether an alternative qualifies.
extension Alternatives {
  /// Whether only a solution with an alternative shows if the alternative fits, for any of the alternatives.
  ///
  /// The lengths outside of the host may then depend on which alternative is taken.
  var needSolutions: Bool { fits.contains { $0.needsSolution } }

  /// Returns whether the tests of an alternative decide if the alternative fits, so that no trial is necessary.
  ///
  /// The tests do not decide this if only a solution shows it, if no need has been computed, or if a constraint was
  /// left out when the alternative was last taken.
  func isDecidedByTests(_ index: Int) -> Bool {
    index < fits.count && !fits[index].needsSolution && !findings[index].hasConflict
  }

  /// Returns the tests that must all hold for an alternative to qualify.
  ///
  /// The tests are made from the alternative's condition, or else from its fit; an axis with an unknown fit has no
  /// test. An applied alternative without a condition may have further tests, which only a solution with it decides. A
  /// condition that involves anything but lengths and finite numbers has one test, which always fails.
  func tests(of index: Int) -> [ChoiceTest] {
    if let condition = alternatives[index].condition {
      return condition.isAboutLengths ? condition.tests : [ChoiceTest(LayoutExpression(constant: -1))]
    }
    let lengths = Axis.allCases.compactMap { axis -> ChoiceTest? in
      guard let need = fits[index][axis] else { return nil }
      return ChoiceTest(LayoutExpression(host, .length(along: axis), constant: -need.fit))
    }
    if !isApplied(index) { return lengths }
    let tests = lengths + fits[index].solutionTests
    if !fits[index].mayOverflow { return tests }
    return tests + alternatives[index].arranged.flatMap { $0.isAbsent ? [] : $0.testsInsideParent }
  }
}
