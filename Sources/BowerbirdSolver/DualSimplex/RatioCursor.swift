/// A cursor that reads a ratio of the ratio test level by level, from the strongest level to the weakest.
///
/// A ratio belongs to a basic row. At each level, it is the distance of the row's multiplier from its bound, divided by
/// the rate at which the multiplier moves. A bound is 0 at all levels except the row's own.
struct RatioCursor {
  private var index: Int32
  private var bound: Double
  private let level: Double
  private let factor: Double

  /// Creates a cursor at the strongest level.
  ///
  /// - Parameters:
  ///   - head: The index in the multiplier pool at which the multiplier starts.
  ///   - bound: The bound at `level`.
  ///   - level: The level of the row.
  ///   - factor: The number by which each difference, bound minus multiplier, is multiplied: 1 divided by the rate of
  ///     the multiplier, which is negative if the multiplier falls toward the bound.
  init(_ head: Int32, bound: Double, level: Double, factor: Double) {
    index = head
    self.bound = bound
    self.level = level
    self.factor = factor
  }

  /// Returns the strongest level not read yet at which the ratio may differ from 0, or `-infinity` if no level is left.
  func nextLevel(in pool: borrowing MultiplierPool) -> Double {
    let own = bound != 0 ? level : -.infinity
    return index >= 0 ? max(own, pool[index].level) : own
  }

  /// Returns the ratio at a level, and moves the cursor past the level.
  ///
  /// At a level that is stronger than the next level, the ratio is 0, and the cursor stays where it is.
  ///
  /// - Precondition: The level is not weaker than the result of `nextLevel(in:)`.
  mutating func ratio(at wanted: Double, in pool: borrowing MultiplierPool) -> Double {
    var distance = 0.0
    if bound != 0 && level == wanted {
      distance = bound
      bound = 0
    }
    if index >= 0 && pool[index].level == wanted {
      distance -= pool[index].value
      index = pool[index].next
    }
    return distance.magnitude <= Tolerances.multiplierFloor ? 0 : distance * factor
  }
}
