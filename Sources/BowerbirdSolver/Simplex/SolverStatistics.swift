/// What a solver has done since it was made: counts of its elementary steps.
///
/// ```swift
/// try solver.add(x >= 3)
/// solver.solve()
/// let before = solver.statistics.solves
/// solver.solve()
/// solver.statistics.solves - before      // 0: there was nothing to do
/// ```
///
/// All of it is what the solver did rather than what it answered: another version may come to the same values in other steps.
public struct SolverStatistics: Hashable, Sendable {
  /// Solves that had anything to do.
  ///
  /// ```swift
  /// try solver.add(x == 3)
  /// solver.solve()
  /// solver.statistics.solves               // 1
  /// ```
  public internal(set) var solves = 0

  /// Solves that were a step along cached directions, without a look at any constraint.
  ///
  /// ```swift
  /// try solver.edit(x)
  /// for value in [1.0, 2, 3, 4] {
  ///   try solver.suggest(x, value)
  ///   solver.solve()
  /// }
  /// solver.statistics.directionHits > 0    // true: the first suggestions show the way
  /// ```
  public internal(set) var directionHits = 0

  /// Exchanges of one basic constraint for another.
  ///
  /// ```swift
  /// try solver.add([x <= 5, x >= 2])
  /// solver.solve()
  /// solver.statistics.pivots               // 1: x >= 2 is basic now, and had not been
  /// ```
  public internal(set) var pivots = 0

  /// How often values moved along a direction.
  ///
  /// Constraints that give way in the same manner share a move, as the boxes of a row do that gets too short.
  ///
  /// ```swift
  /// try solver.add([x <= 5, x >= 2])
  /// solver.solve()
  /// solver.statistics.moves                // 1: x moved to 2
  /// ```
  public internal(set) var moves = 0

  /// Nonbasic constraints that changed side without an exchange.
  ///
  /// ```swift
  /// try solver.add(x == 5)
  /// try solver.add(x <= 2, priority: .low)
  /// solver.solve()
  /// solver.statistics.flips                // 1: x <= 2 had held, and gives way
  /// ```
  public internal(set) var flips = 0

  /// How often the basic constraints were factored from scratch.
  ///
  /// ```swift
  /// try solver.add((0..<100).map { _ in solver.variable() == 1 })
  /// solver.statistics.refactorisations     // 1: a large batch is factored as a whole
  /// ```
  public internal(set) var refactorisations = 0

  /// How often a part of the problem was settled in exact arithmetic.
  ///
  /// ```swift
  /// try solver.add([x == 1, y == x + 2])
  /// solver.statistics.exactSolves          // 0: the coefficients of layouts leave no doubt
  /// ```
  public internal(set) var exactSolves = 0

  /// How often an basic row was exchanged in exact arithmetic, because floating point had got it wrong.
  ///
  /// ```swift
  /// try solver.add([x == 1, y == x + 2])
  /// solver.statistics.exactExchanges       // 0
  /// ```
  public internal(set) var exactExchanges = 0

  /// Numbers stored in the factors at present.
  ///
  /// ```swift
  /// try solver.add([x == 1, y == x + 2])
  /// solver.statistics.factorNonzeros       // 3
  /// ```
  public internal(set) var factorNonzeros = 0

  init() {}
}
