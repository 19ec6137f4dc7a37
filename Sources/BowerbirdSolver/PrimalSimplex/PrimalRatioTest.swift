/// The ratio test of the primal simplex method: the breakpoints ahead of moving values, and the slope of the cost,
/// which decides at which breakpoint a descent stops.
struct PrimalRatioTest: ~Copyable {
  private var breakpoints = UniqueArray<PrimalBreakpoint>()

  /// The slope of the cost along the step, at each level.
  ///
  /// This is the index in the multiplier pool at which the list of the slope's values starts, or -1 for a slope of 0.
  private var slope: Int32 = -1

  /// The increases of the slope at crossed breakpoints whose levels are weaker than the level at which the slope is
  /// negative.
  ///
  /// These increases are not part of `slope` yet.
  private var weakRises = UniqueArray<MultiplierPool.Entry>()

  init() {}

  subscript(index: Int) -> PrimalBreakpoint { breakpoints[index] }

  mutating func begin() { breakpoints.removeAll() }

  @inline(__always)
  mutating func append(_ breakpoint: PrimalBreakpoint) { breakpoints.append(breakpoint) }

  /// Removes the breakpoints beyond the first breakpoint of a required row.
  ///
  /// No step crosses the breakpoint of a required row, so breakpoints beyond it need no sorting.
  mutating func removeUnreachable() {
    var limit = Double.infinity
    for index in 0..<breakpoints.count where breakpoints[index].rise == .infinity {
      limit = min(limit, breakpoints[index].distance)
    }
    if limit == .infinity { return }
    breakpoints.keep { $0.distance <= limit }
  }

  // MARK: - Slope

  mutating func addToSlope(_ value: Double, at level: Double, in multipliers: inout MultiplierPool) {
    multipliers.add(value, at: level, to: &slope)
  }

  /// Sorts the breakpoints, finds the breakpoint at which the cost stops falling, and clears the slope.
  ///
  /// Nearer breakpoints are crossed first. At the same distance, breakpoints with a smaller rise are crossed first, so
  /// that the cost tends to stop falling at a large rise. The row at which the cost stops falling becomes basic. A
  /// large rise usually belongs to a row that moves fast, and the exchange of such a row has a large, and therefore
  /// accurate, pivot. If the descent has taken many steps, breakpoints at the same distance come in a random order or,
  /// under Bland's rule, in the order of their rows' numbers.
  ///
  /// - Returns: The index of the breakpoint in the sorted order, or nil if the cost still falls beyond all breakpoints.
  mutating func firstStop(
    _ cycleGuard: CycleGuard, _ rows: borrowing RowTable, _ multipliers: inout MultiplierPool
  ) -> Int? {
    let usesBlandsRule = cycleGuard.usesBlandsRule, breaksTiesAtRandom = cycleGuard.breaksTiesAtRandom
    breakpoints.sort { left, right in
      if left.distance != right.distance { return left.distance < right.distance }
      if breaksTiesAtRandom { return cycleGuard.prefers(left.row, to: right.row) }
      if usesBlandsRule || left.rise == right.rise { return left.row < right.row }
      return left.rise < right.rise
    }
    defer {
      weakRises.removeAll()
      multipliers.clear(&slope)
    }
    return indexOfStop(usesBlandsRule, rows, &multipliers)
  }

  /// Crosses breakpoints, the nearest first, until the slope is no longer negative.
  ///
  /// While the slope is negative at a strong level, weaker levels do not matter. The rises at weaker levels are
  /// collected, and added to the slope when the slope is no longer negative at the strong level. With Bland's rule, a
  /// breakpoint at distance 0 is not crossed.
  ///
  /// - Returns: The index of the first breakpoint that is not crossed, or nil if the slope stays negative beyond all
  ///   breakpoints.
  private mutating func indexOfStop(
    _ usesBlandsRule: Bool, _ rows: borrowing RowTable, _ multipliers: inout MultiplierPool
  ) -> Int? {
    var decisive = fallingLevel(in: multipliers)
    for index in 0..<breakpoints.count {
      let breakpoint = breakpoints[index]
      if breakpoint.rise == .infinity || usesBlandsRule && breakpoint.distance == 0 { return index }
      let level = rows[breakpoint.row].priority
      if level < decisive {
        weakRises.append(MultiplierPool.Entry(level: level, value: breakpoint.rise, next: -1))
        continue
      }
      multipliers.add(breakpoint.rise, at: level, to: &slope)
      let strongest = multipliers.firstSignificant(slope)
      if strongest < 0 || multipliers[strongest].level < decisive { addWeakRises(to: &multipliers) }
      decisive = fallingLevel(in: multipliers)
      if decisive == -.infinity { return index }
    }
    return nil
  }

  /// Returns the strongest level at which the slope is not 0, if the slope is negative at this level; otherwise -∞.
  private func fallingLevel(in multipliers: borrowing MultiplierPool) -> Double {
    let index = multipliers.firstSignificant(slope)
    return index >= 0 && multipliers[index].value < 0 ? multipliers[index].level : -.infinity
  }

  private mutating func addWeakRises(to multipliers: inout MultiplierPool) {
    let isSorted = weakRises.sortManyLevels()
    var previous: Int32 = -1
    for index in 0..<weakRises.count {
      if !isSorted { previous = -1 }
      multipliers.add(weakRises[index].value, at: weakRises[index].level, to: &slope, behind: &previous)
    }
    weakRises.removeAll()
  }
}
