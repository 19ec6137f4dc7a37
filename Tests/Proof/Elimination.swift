/// Solves sparse linear equations in exact numbers.
struct Elimination {
  struct Term {
    var unknown: Int
    var factor: Rational
  }

  /// The right side of an equation at one level.
  struct Side {
    var level: Double
    var value: Rational

    /// The sum of the magnitudes that the value is added up from.
    var size: Double
  }

  struct Equation {
    /// The terms by unknown, without zeros.
    var terms: [Term] = []

    /// The right sides from the strongest level to the weakest.
    var sides: [Side] = []

    func factor(of unknown: Int) -> Rational? { terms.first { $0.unknown == unknown }?.factor }

    mutating func add(_ other: Equation, times factor: Rational) {
      terms = merged(
        terms, other.terms, precedes: { $0.unknown < $1.unknown },
        sum: { first, second in
          Term(
            unknown: (first ?? second)?.unknown ?? 0,
            factor: (first?.factor ?? .zero) + (second.map { $0.factor * factor } ?? .zero))
        }
      ).filter { !$0.factor.isZero }
      add(other.sides, times: factor)
    }

    mutating func add(_ others: [Side], times factor: Rational) {
      let size = Double(factor).magnitude
      sides = merged(
        sides, others, precedes: { $0.level > $1.level },
        sum: { first, second in
          Side(
            level: (first ?? second)?.level ?? 0,
            value: (first?.value ?? .zero) + (second.map { $0.value * factor } ?? .zero),
            size: (first?.size ?? 0) + (second.map { $0.size * size } ?? 0))
        })
    }
  }

  private var equations: [Equation]
  private var pivots: [(equation: Int, unknown: Int)] = []

  /// Solves equations for all unknowns.
  ///
  /// - Returns: Each unknown level by level; nil if the equations do not determine the unknowns, or contradict each
  ///   other.
  static func solve(_ equations: [Equation], unknowns: Int) -> [[Side]]? {
    var elimination = Elimination(equations: equations)
    var rest = Array(equations.indices)
    while let pivot = elimination.cheapestPivot(among: rest, unknowns: unknowns) {
      rest.removeAll { $0 == pivot.equation }
      elimination.eliminate(pivot, from: rest)
    }
    let isConsistent = rest.allSatisfy { elimination.equations[$0].sides.allSatisfy(\.value.isZero) }
    return elimination.pivots.count == unknowns && isConsistent ? elimination.solution() : nil
  }

  private init(equations: [Equation]) { self.equations = equations }

  /// Returns the pivot that creates the fewest new terms (Markowitz).
  private func cheapestPivot(among rest: [Int], unknowns: Int) -> (equation: Int, unknown: Int)? {
    var lengths = Array(repeating: 0, count: unknowns)
    for equation in rest { for term in equations[equation].terms { lengths[term.unknown] += 1 } }
    var best: (equation: Int, unknown: Int)?
    var lowest = Int.max
    for equation in rest {
      let terms = equations[equation].terms
      for term in terms where (terms.count - 1) * (lengths[term.unknown] - 1) < lowest {
        lowest = (terms.count - 1) * (lengths[term.unknown] - 1)
        best = (equation, term.unknown)
        if lowest == 0 { return best }
      }
    }
    return best
  }

  private mutating func eliminate(_ pivot: (equation: Int, unknown: Int), from rest: [Int]) {
    pivots.append(pivot)
    guard let divisor = equations[pivot.equation].factor(of: pivot.unknown) else { return }
    for equation in rest {
      guard let factor = equations[equation].factor(of: pivot.unknown) else { continue }
      equations[equation].add(equations[pivot.equation], times: -factor / divisor)
    }
  }

  private func solution() -> [[Side]] {
    var solution = Array(repeating: [Side](), count: pivots.count)
    for pivot in pivots.reversed() {
      var equation = equations[pivot.equation]
      for term in equation.terms where term.unknown != pivot.unknown {
        equation.add(solution[term.unknown], times: -term.factor)
      }
      guard let divisor = equation.factor(of: pivot.unknown) else { continue }
      var unknown = Equation()
      unknown.add(equation.sides, times: .one / divisor)
      solution[pivot.unknown] = unknown.sides
    }
    return solution
  }
}

/// Merges two ordered lists; elements that are in both are passed to `sum` together.
private func merged<Element>(
  _ left: [Element], _ right: [Element], precedes: (Element, Element) -> Bool, sum: (Element?, Element?) -> Element
) -> [Element] {
  if right.isEmpty { return left }
  var result: [Element] = []
  result.reserveCapacity(left.count + right.count)
  var index = 0
  for element in right {
    while index < left.count, precedes(left[index], element) {
      result.append(left[index])
      index += 1
    }
    if index < left.count, !precedes(element, left[index]) {
      result.append(sum(left[index], element))
      index += 1
    } else {
      result.append(sum(nil, element))
    }
  }
  return result + left[index...]
}
