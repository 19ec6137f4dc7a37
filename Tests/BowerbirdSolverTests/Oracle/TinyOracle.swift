/// Finds the lexicographic optimum of a tiny problem exactly, by exhaustive search.
///
/// Every violation is linear between the planes on which a row is tight. So the optima are a union of faces of the
/// arrangement of these planes, and include one of its smallest faces. On a smallest face, a maximal independent set of
/// rows is tight, and every other row has the same value everywhere on the face. So it is enough to try each maximal
/// independent set of rows, at any one point where all its rows are tight; here the other coordinates are 0.
struct TinyOracle {
  /// The total violation of each priority, strongest first.
  typealias Errors = [Level]

  struct Level: Equatable {
    var priority: Int
    var error: Rational
  }

  private let rows: [TinyRow]
  private let priorities: [Int]
  private var best: [Rational]?

  /// Returns the errors at the optimum, or nil if the required rows cannot hold together.
  static func optimum(of rows: [TinyRow]) -> Errors? {
    var oracle = TinyOracle(rows)
    oracle.tryAll(from: 0, TightRows(variableCount: rows.first?.coefficients.count ?? 0), rank: rank(of: rows))
    return oracle.best.map { errors in zip(oracle.priorities, errors).map { Level(priority: $0, error: $1) } }
  }

  /// Returns whether all rows can hold together, whatever their priorities.
  static func canHold(_ rows: [TinyRow]) -> Bool {
    optimum(of: rows.map { TinyRow($0.coefficients, $0.constant, $0.relation) }) != nil
  }

  /// Returns whether the rows cannot hold together, but can without any one of them.
  static func isMinimalConflict(_ rows: [TinyRow]) -> Bool {
    !canHold(rows)
      && rows.indices.allSatisfy { spared in
        var rest = rows
        rest.remove(at: spared)
        return canHold(rest)
      }
  }

  private init(_ rows: [TinyRow]) {
    self.rows = rows
    priorities = Set(rows.map(\.priority)).sorted(by: >)
  }

  private static func rank(of rows: [TinyRow]) -> Int {
    rows.reduce(TightRows(variableCount: rows.first?.coefficients.count ?? 0)) { $0.adding($1) ?? $0 }.count
  }

  private mutating func tryAll(from first: Int, _ tight: TightRows, rank: Int) {
    guard tight.count < rank else {
      consider(tight.point)
      return
    }
    for index in first..<rows.count where rows.count - index >= rank - tight.count {
      if let more = tight.adding(rows[index]) { tryAll(from: index + 1, more, rank: rank) }
    }
  }

  private mutating func consider(_ point: [Rational]) {
    var errors = [Rational](repeating: .zero, count: priorities.count)
    for row in rows {
      let violation = row.violation(at: point)
      if row.isRequired && violation > .zero { return }
      // Each row's priority is in the list, which is short enough for a search.
      for level in priorities.indices where priorities[level] == row.priority {
        errors[level] = errors[level] + violation
      }
    }
    if best.map({ errors.lexicographicallyPrecedes($0) }) ?? true { best = errors }
  }
}
