/// The lexicographic optimum of a tiny problem, exactly and by trying everything.
///
/// Every violation is linear between the planes on which a row is tight, so the optima are a union of faces of the
/// arrangement of these planes, and one of its smallest faces is among them. On such a face as many independent rows are
/// tight as there are at all, and every other row has the same value on all of it. So it is enough to try each maximal
/// independent set of rows, and any one point where all of the set are tight: the one whose other coordinates are 0.
struct TinyOracle {
  /// The summed violation of each priority, strongest first.
  typealias Errors = [Level]

  struct Level: Equatable {
    var priority: Int
    var error: Rational
  }

  private let rows: [TinyRow]
  private let priorities: [Int]
  private var best: [Rational]?

  /// The errors at the optimum, or nil where the required rows cannot hold together.
  static func optimum(of rows: [TinyRow]) -> Errors? {
    var oracle = TinyOracle(rows)
    oracle.tryAll(from: 0, TightRows(variableCount: rows.first?.coefficients.count ?? 0), rank: rank(of: rows))
    return oracle.best.map { errors in zip(oracle.priorities, errors).map { Level(priority: $0, error: $1) } }
  }

  /// Whether the rows can hold all together, whatever their priorities.
  static func canHold(_ rows: [TinyRow]) -> Bool {
    optimum(of: rows.map { TinyRow($0.coefficients, $0.constant, $0.relation) }) != nil
  }

  /// Whether the rows cannot hold together, and can without any one of them.
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
    for place in first..<rows.count where rows.count - place >= rank - tight.count {
      if let more = tight.adding(rows[place]) { tryAll(from: place + 1, more, rank: rank) }
    }
  }

  private mutating func consider(_ point: [Rational]) {
    var errors = [Rational](repeating: .zero, count: priorities.count)
    for row in rows {
      let violation = row.violation(at: point)
      if row.isRequired && violation > .zero { return }
      // Every priority of a row is in the list, which is short.
      for level in priorities.indices where priorities[level] == row.priority {
        errors[level] = errors[level] + violation
      }
    }
    if best.map({ errors.lexicographicallyPrecedes($0) }) ?? true { best = errors }
  }
}
