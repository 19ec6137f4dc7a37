import BowerbirdSolver
import BowerbirdTestSupport

/// A random problem whose required rows can hold together: they hold at a point that is chosen first.
struct Problem {
  enum Kind: CaseIterable, Sendable {
    case chain
    case column
    case form
    case tree
    case unstructured
  }

  /// The soft levels of rows, some of them adjacent or fractional.
  static let levels: [Double] = [999, 750, 500, 431, 430.5, 250, 1]

  private(set) var point: [Double] = []
  private(set) var rows: [Row] = []

  init(_ kind: Kind, size: Int, _ random: inout SplitMix64) {
    switch kind {
    case .chain: addChain(size, &random)
    case .column: addColumn(size, &random)
    case .form: addForm(size, &random)
    case .tree: addTree(size, &random)
    case .unstructured: addUnstructured(size, &random)
    }
  }

  /// Makes a variable with a value at the chosen point.
  mutating func variable(at value: Double) -> Int {
    point.append(value)
    return point.count - 1
  }

  /// Changes a coordinate of the chosen point, before any required row uses it.
  mutating func setPoint(_ variable: Int, _ value: Double) { point[variable] = value }

  /// Adds a required row that holds at the chosen point, with slack if it is an inequality.
  mutating func require(_ pairs: [(Int, Double)], _ relation: Relation, slack: Double = 0) {
    rows.append(required(pairs, relation, slack: slack))
  }

  /// Adds a soft row with an arbitrary constant.
  mutating func want(_ pairs: [(Int, Double)], _ constant: Double, _ relation: Relation, priority: Double) {
    rows.append(Row(pairs, constant, relation, priority: priority))
  }

  func required(_ pairs: [(Int, Double)], _ relation: Relation, slack: Double) -> Row {
    var row = Row(pairs, 0, relation)
    row.constant = -row.value(at: point)
    switch relation {
    case .equal: break
    case .lessOrEqual: row.constant -= slack
    case .greaterOrEqual: row.constant += slack
    }
    return row
  }

  /// Adds a soft row for every variable, each at its own level below all others, so that there is only one solution.
  mutating func anchorEveryVariable(_ random: inout SplitMix64) {
    // These levels lie between 1 and 2, so other rows are moved to 2 at least.
    for index in rows.indices where rows[index].priority < 2 { rows[index].priority = 2 }
    for variable in random.shuffled(Array(point.indices)) {
      let level = 0.5 * Double(variable) / Double(point.count)
      want([(variable, 1)], Double(random.whole(-40...40)), .equal, priority: 1 + level)
    }
  }

  /// Returns a new row over variables with near indices, soft or required.
  func randomRow(_ random: inout SplitMix64) -> Row {
    var pairs: [(Int, Double)] = []
    let start = random.whole(0...point.count - 1)
    for _ in 0..<random.whole(1...3) {
      let variable = (start + random.whole(0...4)) % point.count
      if !pairs.contains(where: { $0.0 == variable }) { pairs.append((variable, random.pick([1, 1, -1, -1, 2, 0.5]))) }
    }
    let relation = random.pick(Relation.allCases)
    guard !random.oneIn(4) else { return required(pairs, relation, slack: random.pick([0, 0, 5, 20])) }
    let row = required(pairs, relation, slack: 0)
    return Row(row.terms, row.constant + Double(random.whole(-30...30)), relation, priority: random.pick(Self.levels))
  }
}
