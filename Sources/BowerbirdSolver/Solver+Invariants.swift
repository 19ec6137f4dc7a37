extension Solver {
  /// Checks the invariants after a call that changed the solver, in debug builds.
  @inline(__always)
  func checkAfterMutation() {
    #if CHECK_INVARIANTS
      checkSometimes()
    #endif
  }

  /// Checks the invariants after a solve, in debug builds.
  @inline(__always)
  func checkAfterSolve() {
    #if CHECK_INVARIANTS
      checkSometimes()
    #endif
  }

  /// Checks the invariants if a check is due.
  ///
  /// A small solver is checked after every mutation. A large solver is checked less often, so that checks cost at most
  /// a few times as much as the mutations.
  private func checkSometimes() {
    if simplex.checks.isDue(rowCount: simplex.rows.count) { checkInvariants() }
  }

  /// Checks the solver's invariants, and stops the program with a message if an invariant is broken.
  ///
  /// ```swift
  /// try solver.add(x == 3)
  /// solver.checkInvariants()               // returns: nothing is wrong
  /// ```
  ///
  /// The invariants are: the basis and its factors agree, basic rows are on target, multipliers lie within their
  /// bounds, no row is on the wrong side, and required rows hold. If a solve is pending, the call checks only that the
  /// basis and its factors agree. If the solver has contained numbers of extreme size, the call does not check the
  /// factors either. Debug builds of this package, and of programs that use it, call this function after every
  /// mutation. With more than 200 constraints they call it less often, so that checks cost at most a few times as much
  /// as the mutations. Release builds never call it.
  ///
  /// - Complexity: O(*n* + entries), where *n* counts variables and the entries are the coefficients of all constraints
  ///   and of the factors.
  public func checkInvariants() {
    var check = InvariantCheck(of: simplex)
    check.run(at: simplex.checks.nextPosition(of: simplex.basis.count))
  }
}
