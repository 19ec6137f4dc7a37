/// Evaluating values along directions.
extension DirectionCache {
  /// Recomputes the offsets of all directions from the present values.
  mutating func rebase(_ values: borrowing PlainArray<Double>) {
    if basesHold { return }
    for place in 0..<directions.count where !directions[place].isDense { rebaseListed(place, values) }
    rebaseCount += 1
    if denseCount > 0 { rebaseDense(values) }
    basesHold = true
  }

  /// Recomputes the offsets of a direction if another direction may have moved the same values since they were
  /// computed.
  mutating func rebaseIfOverlapped(_ place: Int, _ values: borrowing PlainArray<Double>) {
    if !directions[place].overlaps || directions[place].epoch == epoch { return }
    rebaseListed(place, values)
    rebaseCount += 1
  }

  /// Notes a move of a direction that shares values with others, because the move makes the offsets of the others
  /// stale.
  mutating func noteOverlap(_ place: Int) {
    epoch += 1
    directions[place].epoch = epoch
  }

  private mutating func rebaseListed(_ place: Int, _ values: borrowing PlainArray<Double>) {
    let direction = directions[place]
    for move in direction.start..<direction.start + direction.count {
      bases[move] = values[variables[move]] - direction.present * rates[move]
    }
    directions[place].epoch = epoch
  }

  private mutating func rebaseDense(_ values: borrowing PlainArray<Double>) {
    denseBase.replaceAll(with: values)
    for place in 0..<directions.count where directions[place].isDense {
      let start = directions[place].start
      let present = directions[place].present
      for variable in 0..<directions[place].count {
        denseBase[variable] -= present * denseRates[start + variable]
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
    var value = denseBase[variable]
    for slot in 0..<directions.count where directions[slot].isDense {
      value += directions[slot].previous * denseRates[directions[slot].start + variable]
    }
    return value
  }

  private mutating func evaluateSingle(_ slot: Int, into values: borrowing PlainArray<Double>) {
    let out = values.elements
    let base = denseBase.elements
    let rates = denseRates(of: slot)
    let target = directions[slot].present
    for place in 0..<values.count { out[place] = base[place] + target * rates[place] }
  }

  private mutating func evaluatePair(_ first: Int, _ second: Int, into values: borrowing PlainArray<Double>) {
    let out = values.elements
    let base = denseBase.elements
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
    let (rates, bases) = (rates.elements, bases.elements)
    for move in start..<start + count {
      let variable = variables[move]
      let value = bases[move] + present * rates[move]
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
      let value = bases[move] + direction.present * rates[move]
      let before = values[variable]
      if value == before { continue }
      // The dense pass of this solve may already have moved the value without a note.
      changes.note(variable, before: lastMoveWasDense ? previousDenseValue(of: variable) : before)
      values[variable] = value
      denseBase[variable] += value - before
    }
    if direction.overlaps { rebaseCount += 1 }
  }
}
