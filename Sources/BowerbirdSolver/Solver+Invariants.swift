extension Solver {
  /// Called at the end of everything that changes the solver.
  @inline(__always)
  func mutationEnded() {
    #if CHECK_INVARIANTS
      checkSometimes()
    #endif
  }

  /// Called at the end of every solve.
  @inline(__always)
  func solveEnded() {
    #if CHECK_INVARIANTS
      checkSometimes()
    #endif
  }

  /// Checks after every mutation of a small solver; of a large one after so many that checking costs no more than a few times
  /// what the mutations do.
  private func checkSometimes() {
    simplex.uncheckedMutations += 1
    if simplex.uncheckedMutations * 200 < simplex.rows.count { return }
    simplex.uncheckedMutations = 0
    checkInvariants()
  }

  /// Checks what must hold between calls, and stops the program with a message where it does not.
  ///
  /// ```swift
  /// try solver.add(x == 3)
  /// solver.checkInvariants()               // returns: nothing is wrong
  /// ```
  ///
  /// The basis and its factors agree, active rows are on target, multipliers lie within their bounds, no row is on its wrong
  /// side, required rows hold. Debug builds of this package, and so of programs that use it, call it after every mutation; with
  /// more than 200 constraints, after so many that checking costs no more than a few times what the mutations do. Release builds
  /// never call it.
  ///
  /// - Complexity: O(*n* + entries), where *n* counts variables and the entries are the coefficients of all constraints and of
  ///   the factors.
  public func checkInvariants() {
    simplex.checkInvariants()
  }
}
