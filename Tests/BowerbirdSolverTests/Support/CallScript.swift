import BowerbirdSolver
import BowerbirdTestSupport

/// A script of calls to a solver, one a line, whose results are proved in exact fractions.
///
/// Variables and constraints are numbers. `add 3 500 -1 0.5 0 1.0 4 -2.0 ; …` adds constraint 3 at priority 500, `v0 -
/// 2·v4 + 0.5 <= 0`, in a batch with the constraints after each `;`. The third number is the relation: -1 for `<=`, 0
/// for `==` and 1 for `>=`. `rm`, `con` and `pri` remove constraints, change a constant and change a priority. `ed`,
/// `sg` and `end` begin, move and end an edit. `solve` solves.
struct CallScript {
  let solver = Solver()
  private let variables: [Variable]
  private var handles: [Int: ConstraintHandle] = [:]
  private(set) var rows: [Int: Row] = [:]
  private var edits: [Int: (priority: Double, target: Double?)] = [:]

  init(variableCount: Int) { variables = solver.variables(variableCount) }

  /// Makes all calls of a script.
  mutating func run(_ script: String) throws {
    for line in script.split(separator: "\n") { try call(line.split(separator: " ")) }
  }

  private mutating func call(_ words: [Substring]) throws {
    let numbers = words.dropFirst().compactMap { Double($0) }
    switch words[0] {
    case "add": try add(words.dropFirst().split(separator: ";").map { $0.compactMap { Double($0) } })
    case "rm": try remove(numbers.map { Int($0) })
    case "con": try setConstant(of: Int(numbers[0]), numbers[1])
    case "pri": try setPriority(of: Int(numbers[0]), numbers[1])
    case "ed":
      try solver.edit(variables[Int(numbers[0])], priority: Priority(numbers[1]))
      edits[Int(numbers[0])] = (numbers[1], nil)
    case "sg":
      try solver.suggest(variables[Int(numbers[0])], numbers[1])
      edits[Int(numbers[0])]?.target = numbers[1]
    case "end":
      try solver.endEdit(variables[Int(numbers[0])])
      edits[Int(numbers[0])] = nil
    case "solve": solver.solve()
    default: throw Unexpected("no call: \(words)")
    }
  }

  private mutating func add(_ groups: [[Double]]) throws {
    var added: [(number: Int, row: Row)] = []
    for group in groups {
      let terms = stride(from: 4, to: group.count, by: 2).map { (Int(group[$0]), group[$0 + 1]) }
      let relation: Relation = group[2] < 0 ? .lessOrEqual : group[2] > 0 ? .greaterOrEqual : .equal
      added.append((Int(group[0]), Row(terms, group[3], relation, priority: group[1])))
    }
    let new = try solver.add(added.map { ($0.row.constraint(over: variables), Priority($0.row.priority)) })
    for (handle, item) in zip(new, added) { (handles[item.number], rows[item.number]) = (handle, item.row) }
  }

  private mutating func remove(_ numbers: [Int]) throws {
    try solver.remove(numbers.compactMap { handles[$0] })
    for number in numbers { (handles[number], rows[number]) = (nil, nil) }
  }

  private mutating func setConstant(of number: Int, _ constant: Double) throws {
    guard let handle = handles[number] else { throw Unexpected("no constraint \(number)") }
    try solver.update(handle, constant: constant)
    rows[number]?.constant = constant
  }

  private mutating func setPriority(of number: Int, _ priority: Double) throws {
    guard let handle = handles[number] else { throw Unexpected("no constraint \(number)") }
    try solver.update(handle, priority: Priority(priority))
    rows[number]?.priority = priority
  }

  /// The mistake in the solver's answer to the present constraints and edits; nil if the answer is optimal.
  var flaw: String? {
    var sourced: [Proof.SourcedRow] = []
    for (number, row) in rows {
      guard let handle = handles[number] else { continue }
      sourced.append((row, .constraint(handle)))
    }
    for (variable, edit) in edits {
      guard let target = edit.target else { continue }
      sourced.append((Row([(variable, 1)], -target, .equal, priority: edit.priority), .edit(variables[variable])))
    }
    return Proof.flaw(in: solver.certificate(), of: sourced)
  }
}
