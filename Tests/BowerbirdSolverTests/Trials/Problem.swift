import BowerbirdSolver
import BowerbirdTestSupport

/// A random problem whose required rows can hold: they do at a point that was chosen before them.
struct Problem {
  enum Kind: CaseIterable, Sendable {
    case chain
    case column
    case form
    case tree
    case unstructured
  }

  /// The soft levels that rows are given, neighbours and fractions among them.
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

  /// Makes a variable that has this value at the chosen point.
  mutating func variable(at value: Double) -> Int {
    point.append(value)
    return point.count - 1
  }

  /// Moves a variable of the chosen point, before any required row has it.
  mutating func setPoint(_ variable: Int, _ value: Double) { point[variable] = value }

  /// Adds a required row that holds at the chosen point, an inequality with room to spare if wanted.
  mutating func require(_ pairs: [(Int, Double)], _ relation: Relation, slack: Double = 0) {
    rows.append(required(pairs, relation, slack: slack))
  }

  /// Adds a soft row with a free choice of its constant.
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

  /// Gives every variable a wish at a level of its own, weaker than all others, which leaves one solution only.
  mutating func anchorEveryVariable(_ random: inout SplitMix64) {
    // The anchors lie between 1 and 2, where nothing else may.
    for place in rows.indices where rows[place].priority < 2 { rows[place].priority = 2 }
    for variable in random.shuffled(Array(point.indices)) {
      let level = 0.5 * Double(variable) / Double(point.count)
      want([(variable, 1)], Double(random.whole(-40...40)), .equal, priority: 1 + level)
    }
  }

  /// A new row over variables that stand close together, soft or required.
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
