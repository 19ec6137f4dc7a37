/// Evaluating values along directions.
extension DirectionCache {
  /// Recomputes the offsets of all directions from the present values.
  mutating func recomputeOffsets(_ values: borrowing PlainArray<Double>) {
    if offsetsHold { return }
    for place in 0..<directions.count where !directions[place].isDense { recomputeListed(place, values) }
    recomputations += 1
    if denseCount > 0 { recomputeDense(values) }
    offsetsHold = true
  }

  /// Recomputes the offsets of a direction if another direction may have moved the same values since they were
  /// computed.
  mutating func recomputeIfOverlapped(_ place: Int, _ values: borrowing PlainArray<Double>) {
    if !directions[place].overlaps || directions[place].epoch == epoch { return }
    recomputeListed(place, values)
    recomputations += 1
  }

  /// Notes a move of a direction that shares values with others, because the move makes the offsets of the others
  /// stale.
  mutating func noteOverlap(_ place: Int) {
    epoch += 1
    directions[place].epoch = epoch
  }

  private mutating func recomputeListed(_ place: Int, _ values: borrowing PlainArray<Double>) {
    let direction = directions[place]
    for move in direction.start..<direction.start + direction.count {
      offsets[move] = values[variables[move]] - direction.present * rates[move]
    }
    directions[place].epoch = epoch
  }

  private mutating func recomputeDense(_ values: borrowing PlainArray<Double>) {
    denseOffsets.replaceAll(with: values)
    for place in 0..<directions.count where directions[place].isDense {
      let start = directions[place].start
      let present = directions[place].present
      for variable in 0..<directions[place].count {
        denseOffsets[variable] -= present * denseRates[start + variable]
      }
    }
  }

  /// Evaluates the dense directions at their present targets.
  mutating func evaluateDense(into values: borrowing PlainArray<Double>) {
    var slots = (first: -1, second: -1)
    for place in 0..<directions.count where directions[place].isDense {
      if slots.first < 0 {
        slots.first = place
      } else if slots.second < 0 {
        slots.second = place
        evaluatePair(slots.first, place, into: values)
      } else {
        addDense(place, to: values)
      }
    }
    if slots.first >= 0 && slots.second < 0 { evaluateSingle(slots.first, into: values) }
  }

  /// Returns the value that a variable had before the last dense pass.
  func previousDenseValue(of variable: Int32) -> Double {
    var value = denseOffsets[variable]
    for slot in 0..<directions.count where directions[slot].isDense {
      value += directions[slot].previous * denseRates[directions[slot].start + variable]
    }
    return value
  }

  private mutating func evaluateSingle(_ slot: Int, into values: borrowing PlainArray<Double>) {
    let out = values.elements
    let base = denseOffsets.elements
    let rates = denseRates(of: slot)
    let target = directions[slot].present
    for place in 0..<values.count { out[place] = base[place] + target * rates[place] }
  }

  private mutating func evaluatePair(_ first: Int, _ second: Int, into values: borrowing PlainArray<Double>) {
    let out = values.elements
    let base = denseOffsets.elements
    let firstRates = denseRates(of: first)
    let secondRates = denseRates(of: second)
    let firstTarget = directions[first].present
    let secondTarget = directions[second].present
    for place in 0..<values.count {
      out[place] = base[place] + firstTarget * firstRates[place] + secondTarget * secondRates[place]
    }
  }

  private mutating func addDense(_ slot: Int, to values: borrowing PlainArray<Double>) {
    let out = values.elements
    let rates = denseRates(of: slot)
    let target = directions[slot].present
    for place in 0..<values.count { out[place] += target * rates[place] }
  }

  private func denseRates(of slot: Int) -> UnsafeMutableBufferPointer<Double> {
    let start = Int(directions[slot].start)
    return UnsafeMutableBufferPointer(rebasing: denseRates.elements[start..<start + Int(directions[slot].count)])
  }

  // MARK: - Listed directions

  /// Evaluates a listed direction at its present target.
  mutating func evaluateListed(
    _ place: Int, into values: borrowing PlainArray<Double>, noting changes: inout ChangeLog
  ) {
    if denseCount > 0 { evaluateBesideDense(place, values, &changes) } else { evaluateAlone(place, values, &changes) }
  }

  /// Moves the values of a listed direction if no direction is dense.
  ///
  /// Most drags are this loop.
  private func evaluateAlone(_ place: Int, _ values: borrowing PlainArray<Double>, _ changes: inout ChangeLog) {
    let (start, count) = (Int(directions[place].start), Int(directions[place].count))
    let present = directions[place].present
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

  /// Moves the values of a listed direction, and the offsets that the dense directions share.
  private mutating func evaluateBesideDense(
    _ place: Int, _ values: borrowing PlainArray<Double>, _ changes: inout ChangeLog
  ) {
    let direction = directions[place]
    for move in direction.start..<direction.start + direction.count {
      let variable = variables[move]
      let value = offsets[move] + direction.present * rates[move]
      let before = values[variable]
      if value == before { continue }
      // The dense pass of this solve may already have moved the value without a note.
      changes.note(variable, before: lastMoveWasDense ? previousDenseValue(of: variable) : before)
      values[variable] = value
      denseOffsets[variable] += value - before
    }
    if direction.overlaps { recomputations += 1 }
  }
}
