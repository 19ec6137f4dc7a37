import BowerbirdSolver

/// Widths that have minimums, preferred values of one common priority, and a fixed total.
///
/// Either one row over all widths or a chain of edges sets the total.
struct WidthsScene {
  let solver = Solver()
  private let isChain: Bool
  private let widths: [Variable]
  private let minima: [Double]
  private let wishes: [Double]
  private let total: Double

  init(count: Int, isChain: Bool) {
    self.isChain = isChain
    widths = (0..<count).map { [solver] _ in solver.variable() }
    minima = (0..<count).map { Double($0 * 7919 % 41) }
    wishes = (0..<count).map { Double(20 + $0 * 104_729 % 83) }
    // The total is half of the sum of the preferred widths, so many widths must shrink.
    total = (wishes.reduce(0, +) / 2).rounded()
  }

  var constraints: [(Constraint, Priority)] {
    var all: [(Constraint, Priority)] = []
    for (index, width) in widths.enumerated() {
      all.append((width >= minima[index], .required))
      all.append((width == wishes[index], .medium))
    }
    return all + (isChain ? chain : [(widths.reduce(LinearExpression()) { $0 + $1 } == total, .required)])
  }

  private var chain: [(Constraint, Priority)] {
    var all: [(Constraint, Priority)] = []
    var edge = solver.variable()
    all.append((edge == 0, .required))
    for width in widths {
      let next = solver.variable()
      all.append((next == edge + width, .required))
      edge = next
    }
    all.append((edge == total, .required))
    return all
  }

  /// Checks that the widths have the right total, that no width is below its minimum, and that the cost is minimal.
  ///
  /// The least cost has two parts. Each width that prefers less than its minimum grows to the minimum. Then the widths
  /// together change by the difference between their sum and the total. Each unit of change costs 1.
  func check() -> AnswerCheck {
    let values = widths.map { solver[$0] }
    if zip(values, minima).contains(where: { !($0 >= $1 - 1e-9) }) { return .failure("a width is below its minimum") }
    let sum = values.reduce(0, +)
    if !((sum - total).magnitude <= 1e-9 * total) { return .failure("the widths add up to \(sum) instead of \(total)") }
    let natural = zip(minima, wishes).map { max($0, $1) }
    let least = zip(natural, wishes).reduce(0) { $0 + $1.0 - $1.1 } + (natural.reduce(0, +) - total).magnitude
    let cost = zip(values, wishes).reduce(0) { $0 + ($1.0 - $1.1).magnitude }
    return (cost - least).magnitude <= 1e-9 * least ? .pass : .failure("the widths cost \(cost) instead of \(least)")
  }
}
