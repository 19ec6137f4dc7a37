/// What a solver has done since it was made: counts of its elementary steps.
public struct SolverStatistics: Hashable, Sendable {
  /// Solves that had anything to do.
  public internal(set) var solves = 0

  /// Solves that were a step along cached directions, without a look at any constraint.
  public internal(set) var directionHits = 0

  /// Exchanges of one active constraint for another.
  public internal(set) var pivots = 0

  /// Passive constraints that changed side without an exchange.
  public internal(set) var flips = 0

  /// How often the active constraints were factored from scratch.
  public internal(set) var refactorisations = 0

  /// Numbers stored in the factors at present.
  public internal(set) var factorNonzeros = 0

  init() {}
}
