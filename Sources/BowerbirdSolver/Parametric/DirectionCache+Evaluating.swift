/// Evaluating values along directions.
extension DirectionCache {
  /// Recomputes the offsets of all directions from the present values, unless `offsetsHold` is true.
  mutating func recomputeOffsets(_ values: borrowing UniqueArray<Double>) {
    if offsetsHold { return }
    for index in 0..<directions.count where !directions[index].isDense { recomputeListed(index, values) }
    recomputations += 1
    if denseCount > 0 { recomputeDense(values) }
    offsetsHold = true
  }

  /// Recomputes the offsets of a listed direction, if a move along another direction may have made them stale.
  mutating func recomputeIfOverlapped(_ index: Int, _ values: borrowing UniqueArray<Double>) {
    if !directions[index].overlaps || directions[index].epoch == epoch { return }
    recomputeListed(index, values)
    recomputations += 1
  }

  /// Records a move along an overlapping direction.
  ///
  /// The move may make the offsets of other listed directions stale.
  mutating func noteOverlap(_ index: Int) {
    epoch += 1
    directions[index].epoch = epoch
  }

  private mutating func recomputeListed(_ index: Int, _ values: borrowing UniqueArray<Double>) {
    let direction = directions[index]
    for move in direction.start..<direction.start + direction.count {
      offsets[move] = values[variables[move]] - direction.present * rates[move]
    }
    directions[index].epoch = epoch
  }

  private mutating func recomputeDense(_ values: borrowing UniqueArray<Double>) {
    denseOffsets.replaceAll(with: values)
    for index in 0..<directions.count where directions[index].isDense {
      let start = directions[index].start
      let present = directions[index].present
      for variable in 0..<directions[index].count {
        denseOffsets[variable] -= present * denseRates[start + variable]
      }
    }
  }

  /// Computes all values from the dense directions at their present targets.
  mutating func evaluateDense(into values: borrowing UniqueArray<Double>) {
    lastMoveWasDense = true
    var slots = (first: -1, second: -1)
    for index in 0..<directions.count where directions[index].isDense {
      if slots.first < 0 {
        slots.first = index
      } else if slots.second < 0 {
        slots.second = index
        evaluatePair(slots.first, index, into: values)
      } else {
        addDense(index, to: values)
      }
    }
    if slots.first >= 0 && slots.second < 0 { evaluateSingle(slots.first, into: values) }
  }

  /// Returns the value that a variable had before the last move along dense directions.
  func previousDenseValue(of variable: Int32) -> Double {
    var value = denseOffsets[variable]
    for slot in 0..<directions.count where directions[slot].isDense {
      value += directions[slot].previous * denseRates[directions[slot].start + variable]
    }
    return value
  }

  private mutating func evaluateSingle(_ slot: Int, into values: borrowing UniqueArray<Double>) {
    let out = values.elements
    let base = denseOffsets.elements
    let rates = denseRates(of: slot)
    let target = directions[slot].present
    for index in 0..<values.count { out[index] = base[index] + target * rates[index] }
  }

  private mutating func evaluatePair(_ first: Int, _ second: Int, into values: borrowing UniqueArray<Double>) {
    let out = values.elements
    let base = denseOffsets.elements
    let firstRates = denseRates(of: first)
    let secondRates = denseRates(of: second)
    let firstTarget = directions[first].present
    let secondTarget = directions[second].present
    for index in 0..<values.count {
      out[index] = base[index] + firstTarget * firstRates[index] + secondTarget * secondRates[index]
    }
  }

  private mutating func addDense(_ slot: Int, to values: borrowing UniqueArray<Double>) {
    let out = values.elements
    let rates = denseRates(of: slot)
    let target = directions[slot].present
    for index in 0..<values.count { out[index] += target * rates[index] }
  }

  private func denseRates(of slot: Int) -> UnsafeMutableBufferPointer<Double> {
    let start = Int(directions[slot].start)
    return UnsafeMutableBufferPointer(rebasing: denseRates.elements[start..<start + Int(directions[slot].count)])
  }

  // MARK: - Listed directions

  /// Computes the values that a listed direction moves, at the direction's present target.
  mutating func evaluateListed(
    _ index: Int, into values: borrowing UniqueArray<Double>, noting changes: inout ChangeLog
  ) {
    if denseCount > 0 { evaluateBesideDense(index, values, &changes) } else { evaluateAlone(index, values, &changes) }
  }

  /// Moves the values of a listed direction, in a solver without dense directions.
  ///
  /// If a program suggests one value after another, as in a drag, a solve spends most of its time in this loop.
  private func evaluateAlone(_ index: Int, _ values: borrowing UniqueArray<Double>, _ changes: inout ChangeLog) {
    let (start, count) = (Int(directions[index].start), Int(directions[index].count))
    let present = directions[index].present
    let (variables, values) = (variables.elements, values.elements)
    let (rates, offsets) = (rates.elements, offsets.elements)
    for move in start..<start + count {
      let variable = variables[move]
      let value = offsets[move] + present * rates[move]
      let before = values[Int(variable)]
      if value == before { continue }
      values[Int(variable)] = value
      changes.note(variable, before: before)
    }
  }

  /// Moves the values of a listed direction, in a solver with a dense direction.
  ///
  /// The change of each value is also added to the variable's entry of `denseOffsets`. So the dense directions keep the
  /// change when they compute the value again.
  private mutating func evaluateBesideDense(
    _ index: Int, _ values: borrowing UniqueArray<Double>, _ changes: inout ChangeLog
  ) {
    let direction = directions[index]
    for move in direction.start..<direction.start + direction.count {
      let variable = variables[move]
      let value = offsets[move] + direction.present * rates[move]
      let before = values[variable]
      if value == before { continue }
      // Dense directions may already have moved the value in this solve, without a record in the change log.
      changes.note(variable, before: lastMoveWasDense ? previousDenseValue(of: variable) : before)
      values[variable] = value
      denseOffsets[variable] += value - before
    }
    if direction.overlaps { recomputations += 1 }
  }
}
