/// Counts of the elementary steps that a solver has taken since it was created.
///
/// ```swift
/// try solver.add(x >= 3)
/// solver.solve()
/// let before = solver.statistics.solves
/// solver.solve()
/// solver.statistics.solves - before      // 0: there was nothing to do
/// ```
///
/// The counts describe how the solver worked, not its results. Another version may reach the same values in other
/// steps.
public struct SolverStatistics: Hashable, Sendable {
  /// The number of solves that had anything to do.
  ///
  /// ```swift
  /// try solver.add(x == 3)
  /// solver.solve()
  /// solver.statistics.solves               // 1
  /// ```
  public internal(set) var solves = 0

  /// The number of solves that only moved values along cached directions, without reading any constraint.
  ///
  /// ```swift
  /// try solver.edit(x)
  /// for value in [1.0, 2, 3, 4] {
  ///   try solver.suggest(x, value)
  ///   solver.solve()
  /// }
  /// solver.statistics.directionHits > 0    // true: later suggestions follow a direction
  /// ```
  public internal(set) var directionHits = 0

  /// The number of exchanges, in each of which a constraint replaces another in the basis.
  ///
  /// Some constraints become basic without an exchange, because no other active constraint involves one of their
  /// variables, or because a large batch is factored as a whole. These constraints are not counted.
  ///
  /// ```swift
  /// try solver.add(x == 5, priority: .low)
  /// solver.solve()
  /// try solver.add(x <= 3)
  /// solver.solve()
  /// solver.statistics.pivots               // 1: x <= 3 has replaced x == 5
  /// ```
  public internal(set) var pivots = 0

  /// The number of steps that moved values, not counting moves along cached directions.
  ///
  /// Constraints that give way together share a step, for example when all boxes of a line shrink at once.
  ///
  /// ```swift
  /// try solver.add([x <= 5, x >= 2])
  /// solver.solve()
  /// solver.statistics.moves                // 1: x moved to 2
  /// ```
  public internal(set) var moves = 0

  /// The number of times that a nonbasic constraint changed side without an exchange.
  ///
  /// ```swift
  /// try solver.add(x == 5)
  /// try solver.add(x <= 2, priority: .low)
  /// solver.solve()
  /// solver.statistics.flips                // 1: x <= 2 was satisfied, and gives way
  /// ```
  public internal(set) var flips = 0

  /// The number of times that the basic constraints were factored from scratch.
  ///
  /// ```swift
  /// try solver.add((0..<100).map { _ in solver.variable() == 1 })
  /// solver.statistics.refactorisations     // 1: a large batch is factored as a whole
  /// ```
  public internal(set) var refactorisations = 0

  /// The number of times that the solver used exact arithmetic to solve parts of the problem.
  ///
  /// ```swift
  /// try solver.add([x == 1, y == x + 2])
  /// solver.statistics.exactSolves          // 0: the coefficients of layouts leave no doubt
  /// ```
  public internal(set) var exactSolves = 0

  /// The number of times that exact arithmetic exchanged a basic row, because floating point had chosen a wrong row.
  ///
  /// ```swift
  /// try solver.add([x == 1, y == x + 2])
  /// solver.statistics.exactExchanges       // 0
  /// ```
  public internal(set) var exactExchanges = 0

  /// The number of entries that the factors have now.
  ///
  /// ```swift
  /// try solver.add([x == 1, y == x + 2])
  /// solver.statistics.factorNonzeros       // 3
  /// ```
  public internal(set) var factorNonzeros = 0

  init() {}

  /// Returns the sums of this solver's counts and an earlier solver's counts.
  ///
  /// - Parameter earlier: The counts of the earlier solver, which no longer exists.
  /// - Returns: The sums, with this solver's own number of entries in the factors.
  package func counted(after earlier: SolverStatistics) -> SolverStatistics {
    var sum = self
    sum.solves += earlier.solves
    sum.directionHits += earlier.directionHits
    sum.pivots += earlier.pivots
    sum.moves += earlier.moves
    sum.flips += earlier.flips
    sum.refactorisations += earlier.refactorisations
    sum.exactSolves += earlier.exactSolves
    sum.exactExchanges += earlier.exactExchanges
    return sum
  }
}
