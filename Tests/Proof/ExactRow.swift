/// The numbers of a row as the fractions that they are meant to be; each variable occurs once.
struct ExactRow {
  private(set) var terms: [(variable: Int, factor: Rational)] = []
  let constant: Rational

  init(_ row: ProblemRow) {
    constant = Rational(meantBy: row.constant)
    for term in row.terms.sorted(by: { $0.variable < $1.variable }) {
      let factor = Rational(meantBy: term.coefficient)
      if let last = terms.last, last.variable == term.variable {
        terms[terms.count - 1].factor = last.factor + factor
      } else {
        terms.append((term.variable, factor))
      }
    }
    terms.removeAll { $0.factor.isZero }
  }
}

extension ProblemRow {
  /// The slopes of the row's cost to either side of its target.
  var slopes: ClosedRange<Int> {
    switch relation {
    case .lessOrEqual: 0...1
    case .equal: -1...1
    case .greaterOrEqual: -1...0
    }
  }
}

extension Elimination.Side {
  init(exactly claimed: ClaimedLevel) {
    self.init(level: claimed.priority, value: Rational(exactly: claimed.value), size: claimed.value.magnitude)
  }
}

extension Claim {
  /// Whether all numbers are finite and all variables exist.
  var isWellFormed: Bool {
    values.allSatisfy(\.isFinite)
      && rows.allSatisfy { claimed in
        claimed.multiplier.allSatisfy(\.value.isFinite) && claimed.row.constant.isFinite
          && claimed.row.terms.allSatisfy { values.indices.contains($0.variable) && $0.coefficient.isFinite }
      }
  }
}
