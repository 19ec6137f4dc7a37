import BowerbirdProof

/// Finds the variables that an optimum leaves undetermined: a textbook simplex tableau in exact fractions, with Bland's
/// rule.
///
/// Each variable is the difference of two columns, each optional row has a column for its violation, and each
/// inequality has a slack column. After a level is optimal, the columns with reduced costs other than 0 may not enter
/// any more. So the columns that remain span the optimal solutions of all levels so far.
struct ExactTableau {
  /// A fraction of any size; the fractions of the tiny oracle overflow.
  private typealias Number = BowerbirdProof.Rational

  private var body: [[Number]]
  private var rightSides: [Number]

  /// The column that is basic in each row.
  private var basis: [Int]

  /// Whether each column may enter the basis.
  private var mayEnter: [Bool]
  private let variableCount: Int

  /// Returns the indices of the variables whose values differ among optimal solutions, or nil if the required rows
  /// cannot hold together.
  static func undetermined(_ rows: [ProblemRow], variableCount: Int) -> Set<Int>? {
    guard var tableau = ExactTableau(rows, variableCount) else { return nil }
    return Set((0..<variableCount).filter { tableau.canChange($0) })
  }

  private init?(_ rows: [ProblemRow], _ variableCount: Int) {
    self.variableCount = variableCount
    let equations = Self.equations(rows, variableCount)
    let own = equations.columnCount, count = own + equations.list.count
    body = equations.list.enumerated().map { index, equation in
      let sign = equation.rightSide.sign < 0 ? -Number.one : .one
      var line = Array(repeating: Number.zero, count: count)
      for (column, value) in equation.terms { line[column] = line[column] + value * sign }
      line[own + index] = .one
      return line
    }
    rightSides = equations.list.map { $0.rightSide.sign < 0 ? -$0.rightSide : $0.rightSide }
    basis = equations.list.indices.map { own + $0 }
    mayEnter = Array(repeating: true, count: count)
    // The artificial columns are 0 in every solution.
    minimize((0..<count).map { $0 < own ? .zero : .one })
    for (row, column) in basis.enumerated() where column >= own && !rightSides[row].isZero { return nil }
    for column in own..<count { mayEnter[column] = false }
    for level in Set(equations.costs.values).sorted(by: >) {
      minimize((0..<count).map { equations.costs[$0] == level ? .one : .zero })
    }
  }

  // MARK: - Columns

  private struct Equations {
    var list: [(terms: [(Int, Number)], rightSide: Number)] = []

    /// The level of each column whose value is a violation.
    var costs: [Int: Double] = [:]
    var columnCount = 0

    mutating func append(_ terms: [(Int, Number)], atMost rightSide: Number) {
      list.append((terms + [(columnCount, .one)], rightSide))
      columnCount += 1
    }
  }

  private static func equations(_ rows: [ProblemRow], _ variableCount: Int) -> Equations {
    var equations = Equations()
    equations.columnCount = 2 * variableCount
    for row in rows {
      let terms = row.terms.flatMap { term in
        let factor = Number(meantBy: term.coefficient)
        return [(term.variable * 2, factor), (term.variable * 2 + 1, -factor)]
      }
      let constant = Number(meantBy: row.constant)
      var violation: [(Int, Number)] = []
      if row.priority < 1000 {
        violation = [(equations.columnCount, -Number.one)]
        equations.costs[equations.columnCount] = row.priority
        equations.columnCount += 1
      }
      if row.relation != .greaterOrEqual { equations.append(terms + violation, atMost: -constant) }
      if row.relation != .lessOrEqual {
        equations.append(terms.map { ($0.0, -$0.1) } + violation, atMost: constant)
      }
    }
    return equations
  }

  // MARK: - Steps

  private mutating func canChange(_ variable: Int) -> Bool {
    var cost = Array(repeating: Number.zero, count: mayEnter.count)
    (cost[variable * 2], cost[variable * 2 + 1]) = (.one, -.one)
    // At a minimum, the value is determined if no solution has a larger value.
    var lowest = self, highest = self
    guard lowest.minimize(cost), highest.minimize(cost.map { -$0 }) else { return true }
    return lowest.value(of: variable) != highest.value(of: variable)
  }

  private func value(of variable: Int) -> Number {
    var value = Number.zero
    for (row, column) in basis.enumerated() where column / 2 == variable {
      value = column % 2 == 0 ? value + rightSides[row] : value - rightSides[row]
    }
    return value
  }

  /// Minimizes a cost, and lets only columns enter from then on that do not raise it.
  ///
  /// - Returns: Whether the cost has a minimum.
  @discardableResult
  private mutating func minimize(_ cost: [Number]) -> Bool {
    var reduced = cost
    for (row, column) in basis.enumerated() where !cost[column].isZero {
      for index in reduced.indices { reduced[index] = reduced[index] - cost[column] * body[row][index] }
    }
    while let entering = reduced.indices.first(where: { mayEnter[$0] && reduced[$0].sign < 0 }) {
      guard let row = leavingRow(for: entering) else { return false }
      pivot(row, entering)
      let factor = reduced[entering]
      for index in reduced.indices where !body[row][index].isZero {
        reduced[index] = reduced[index] - factor * body[row][index]
      }
    }
    for column in reduced.indices where !reduced[column].isZero { mayEnter[column] = false }
    return true
  }

  private func leavingRow(for column: Int) -> Int? {
    var best: (row: Int, ratio: Number)?
    for row in body.indices where body[row][column].sign > 0 {
      let ratio = rightSides[row] / body[row][column]
      let order = best.map { (ratio - $0.ratio).sign } ?? -1
      if order < 0 || order == 0 && basis[row] < basis[best?.row ?? row] { best = (row, ratio) }
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let divisor = body[row][column]
    for index in body[row].indices where !body[row][index].isZero { body[row][index] = body[row][index] / divisor }
    rightSides[row] = rightSides[row] / divisor
    for other in body.indices where other != row && !body[other][column].isZero {
      let factor = body[other][column]
      for index in body[row].indices where !body[row][index].isZero {
        body[other][index] = body[other][index] - factor * body[row][index]
      }
      rightSides[other] = rightSides[other] - factor * rightSides[row]
    }
    basis[row] = column
  }
}
