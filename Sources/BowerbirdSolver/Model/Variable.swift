/// An unknown of a solver: a number that the solver chooses.
///
/// A variable is only an identifier; the solver stores the number.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.variable("width")
/// try solver.add(width == 12)
/// solver[width]                          // 12.0
/// ```
///
/// Variables may be negative. A variable that no constraint determines keeps its value, initially 0.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The index of this variable in its solver's values, counted from 0 in the order of creation.
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

  /// The lineage of the solver that created the variable.
  ///
  /// A fork also accepts the variables that were created before the fork, which have an older lineage.
  let lineage: Lineage

  init(index: Int32, lineage: Lineage) {
    self.storedIndex = index
    self.lineage = lineage
  }

  /// Returns a Boolean value that indicates whether two values are the same variable.
  ///
  /// This overload applies only if the context expects a Boolean. Otherwise `==` makes a constraint, also in
  /// `let same = x == y`; write `let same: Bool = x == y` to compare.
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

/// The mark by which a solver recognizes its own variables and handles.
///
/// The mark is usually a random number, so solvers on different threads need no common counter. No result depends on
/// the mark.
struct Lineage: Hashable, Sendable, BitwiseCopyable {
  let rawValue: UInt32

  init() { rawValue = UInt32.random(in: .min ... .max) }

  init(rawValue: UInt32) { self.rawValue = rawValue }
}
