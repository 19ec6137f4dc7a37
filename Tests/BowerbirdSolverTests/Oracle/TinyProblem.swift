import BowerbirdSolver
import BowerbirdTestSupport

/// Random tiny problems for the oracle: small whole coefficients, many ties, some repeated rows, and required rows that
/// often cannot hold together.
enum TinyProblem {
  static func random(_ random: inout SplitMix64) -> [TinyRow] {
    let variableCount = random.whole(1...4)
    let priorities = random.pick([[1000, 750, 500, 250], [1000, 1000, 500], [750], [1000, 999, 431, 430, 1]])
    let largest = random.pick([1, 1, 2, 3])
    var rows: [TinyRow] = []
    for _ in 0..<random.whole(1...(variableCount < 4 ? 10 : 8)) {
      if random.oneIn(8), var again = rows.last {
        again.priority = random.pick(priorities)
        rows.append(again)
      } else {
        rows.append(row(variableCount, largest, random.pick(priorities), &random))
      }
    }
    return rows
  }

  private static func row(
    _ variableCount: Int, _ largest: Int, _ priority: Int, _ random: inout SplitMix64
  ) -> TinyRow {
    let isSparse = random.oneIn(2)
    var coefficients = (0..<variableCount).map { _ in
      isSparse && random.oneIn(2) ? 0 : random.whole(-largest...largest)
    }
    if !random.oneIn(20), coefficients.allSatisfy({ $0 == 0 }) { coefficients[random.whole(0...variableCount - 1)] = 1 }
    let factor = random.pick([1, 1, 1, 2, 6])
    return TinyRow(
      coefficients.map { $0 * factor }, random.whole(-6...6) * factor,
      random.pick([.equal, .lessOrEqual, .greaterOrEqual]), priority: priority)
  }
}
