/// An unknown of a solver: a number it is free to choose.
///
/// A variable is a small value; its value lives in the solver that made it.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.variable("width")
/// try solver.add(width == 12)
/// solver[width]                          // 12.0
/// ```
///
/// Variables may take any sign. A variable that no constraint determines keeps the value it had last, or 0.
public struct Variable: Hashable, Sendable {
  /// The place of this variable in its solver's values, counted from 0 in the order of creation.
  ///
  /// ```swift
  /// let solver = Solver()
  /// let x = solver.variable("x"), y = solver.variable("y")
  /// y.index                                // 1
  /// ```
  ///
  /// - Complexity: O(1).
  public var index: Int { Int(storedIndex) }

  let storedIndex: Int32

  /// The solver this variable belongs to; a fork accepts what was made before it came apart.
  let lineage: Lineage

  init(index: Int32, lineage: Lineage) {
    self.storedIndex = index
    self.lineage = lineage
  }

  /// Whether two variables are the same one, where a Boolean is asked for.
  ///
  /// Everywhere else `==` makes a constraint, also in `let same = x == y`; write `let same: Bool = x == y` to compare.
  ///
  /// ```swift
  /// let isSame: Bool = x == y              // false, whatever their values are
  /// ```
  ///
  /// - Complexity: O(1).
  @_disfavoredOverload
  public static func == (left: Variable, right: Variable) -> Bool {
    left.storedIndex == right.storedIndex && left.lineage == right.lineage
  }
}

/// The mark by which a solver recognises its own variables and handles.
///
/// It is random, so that a value of another solver is recognised without a registry that all solvers would share
/// across threads. No result ever depends on it.
struct Lineage: Hashable, Sendable, BitwiseCopyable {
  let rawValue: UInt32

  init() { rawValue = UInt32.random(in: .min ... .max) }
}
