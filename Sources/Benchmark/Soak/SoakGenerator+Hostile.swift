import BowerbirdFuzzing
import BowerbirdSolver
import BowerbirdTestSupport

/// Rows that make careless pivoting stall, cycle, or take rounding errors for values.
extension SoakGenerator {
  /// Returns a row with small whole coefficients and usually a constant of 0, so that many rows meet in one point.
  mutating func degenerateRow() -> RowSketch {
    let terms = (0..<1 + random.below(4)).map { _ in
      RowSketch.Term(random.below(variables), pick([1, -1, 1, -1, 2, -2, 3]))
    }
    return RowSketch(terms, constant: number(), relation(), priority: priority())
  }

  /// Returns one of a few rows, times a factor; half of the factors have no exact binary representation.
  ///
  /// One row in four also gets another constant.
  mutating func repeatedRow() -> RowSketch {
    var row = shape()
    let scale = pick([1, 1.0 / 3, 0.1, 7, 1000, 0.001, 3, 2.0 / 7])
    for index in row.terms.indices { row.terms[index].coefficient *= scale }
    row.constant *= scale
    if random.once(in: 4) { row.constant += number() * scale }
    return row
  }

  /// Returns a row at one of almost a million levels.
  mutating func leveledRow() -> RowSketch {
    var row = degenerateRow()
    row.constant = number()
    row.priority = Priority(1 + Double(random.below(998_000)) / 1000)
    return row
  }

  /// Returns a row that compares a variable with a multiple of the variable before it, or a row of a single variable.
  mutating func inexactRow() -> RowSketch {
    let variable = random.below(variables), next = (variable + 1) % variables
    let factor = pick([1.0 / 3, 0.1, 0.7, 1.0 / 7, 3, 10, 1])
    if random.once(in: 6) {
      return RowSketch([RowSketch.Term(variable, factor)], constant: number(), relation(), priority: priority())
    }
    let terms = [RowSketch.Term(next, 1), RowSketch.Term(variable, -factor)]
    return RowSketch(terms, constant: random.once(in: 3) ? number() : 0, relation(), priority: priority())
  }

  /// Returns a row with one of eight expressions and a random relation and priority.
  ///
  /// The eight expressions depend only on the number of variables.
  private mutating func shape() -> RowSketch {
    var shapes = SplitMix64(seed: UInt64(variables * 8 + random.below(8)))
    let terms = (0..<2 + shapes.below(3)).map { _ in
      RowSketch.Term(shapes.below(variables), [1, -1, 2, -3, 0.5][shapes.below(5)])
    }
    let constant = Double(shapes.below(400) - 200)
    return RowSketch(terms, constant: constant, relation(), priority: priority())
  }

  mutating func pick(_ numbers: [Double]) -> Double { numbers[random.below(numbers.count)] }

  mutating func relation() -> Relation { random.element(of: Relation.allCases) ?? .equal }
}
