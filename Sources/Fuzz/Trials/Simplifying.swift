extension Operation {
  /// Operations that are simpler than this operation by a row, a term, or digits of a number.
  var simplifications: [Operation] {
    switch self {
    case .add(let sketches): sketches.simplifications.map { .add($0) }
    case .remove(let targets) where targets.count > 1: targets.shorter.map { .remove($0) }
    case .setConstant(let target, let constant): constant.simplifications.map { .setConstant(target, $0) }
    case .suggest(let target, let value): value.simplifications.map { .suggest(target, $0) }
    default: []
    }
  }
}

extension Array {
  /// For each element, the list without the element.
  fileprivate var shorter: [[Element]] {
    indices.map { index in
      var shorter = self
      shorter.remove(at: index)
      return shorter
    }
  }
}

extension [RowSketch] {
  fileprivate var simplifications: [[RowSketch]] {
    let simplerRows = indices.flatMap { index in
      self[index].simplifications.map { simpler in
        var list = self
        list[index] = simpler
        return list
      }
    }
    return (count > 1 ? shorter : []) + simplerRows
  }
}

extension RowSketch {
  fileprivate var simplifications: [RowSketch] {
    let fewerTerms = terms.shorter.map { with($0, constant) }
    let simplerTerms = terms.indices.flatMap { index in
      terms[index].coefficient.simplifications.map { coefficient in
        var list = terms
        list[index].coefficient = coefficient
        return with(list, constant)
      }
    }
    return fewerTerms + constant.simplifications.map { with(terms, $0) } + simplerTerms
  }

  private func with(_ terms: [Term], _ constant: Double) -> RowSketch {
    var sketch = self
    sketch.terms = terms
    sketch.constant = constant
    return sketch
  }
}

extension Double {
  /// Numbers with fewer digits; no chain of simplifications returns to this number.
  fileprivate var simplifications: [Double] {
    guard isFinite, magnitude < 1e9 else { return [] }
    let candidates = [0, 1, -1, rounded(), (self * 10).rounded() / 10]
    return candidates.filter { $0.digits < digits }
  }

  private var digits: Int { "\(magnitude)".count + (self == 0 ? 0 : 1) + (magnitude == 1 || self == 0 ? 0 : 1) }
}
