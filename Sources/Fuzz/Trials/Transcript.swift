import BowerbirdSolver

/// The calls of a trial as Swift code that can be pasted into a test.
struct Transcript {
  private(set) var lines: [String]
  private var names: [ConstraintHandle: String] = [:]

  /// The number of calls that have added rows; each result has a name, `h0`, `h1`, and so on.
  private var made = 0

  /// A closure that receives each line before its call is made, so that the cause of a trap is known.
  private let echo: (@Sendable (String) -> Void)?

  init(variables: Int, echo: (@Sendable (String) -> Void)?) {
    self.echo = echo
    lines = []
    write("var solver = Solver()")
    write("var v = (0..<\(variables)).map { _ in solver.variable() }")
  }

  mutating func write(_ line: String) {
    lines.append(line)
    echo?(line)
  }

  /// Rewrites the last call as a call that is refused: `_ = try? …`, with the error in a comment.
  mutating func markRefusal(_ error: SolverError) {
    guard let last = lines.last, !last.hasPrefix("_ = try?") else { return }
    lines.removeLast()
    let call = last.split(separator: "try ", maxSplits: 1).last.map(String.init) ?? last
    lines.append("_ = try? \(call)  // \(error)")
  }

  /// The name of the constant for the handles of the next rows that are added, such as `h0`.
  var nextName: String { "h\(made)" }

  mutating func noteAdded(_ handles: [ConstraintHandle]) {
    for (index, handle) in handles.enumerated() { names[handle] = "h\(made)[\(index)]" }
    made += 1
  }

  func name(of handle: ConstraintHandle) -> String { names[handle] ?? "unknown" }
}

extension Transcript {
  static func swift(_ batch: [(Constraint, Priority)]) -> String {
    "[" + batch.map { "(\(swift($0.0)), \(swift($0.1)))" }.joined(separator: ", ") + "]"
  }

  static func swift(_ priority: Priority) -> String { "\(priority.value)" }

  static func swift(_ constraint: Constraint) -> String {
    let terms = constraint.expression.terms.map { ".init(v[\($0.variable.index)], coefficient: \($0.coefficient))" }
    let expression = "LinearExpression([\(terms.joined(separator: ", "))], constant: \(constraint.expression.constant))"
    return "Constraint(\(expression), .\(constraint.relation.caseName))"
  }
}

extension Relation {
  fileprivate var caseName: String {
    switch self {
    case .lessOrEqual: "lessOrEqual"
    case .equal: "equal"
    case .greaterOrEqual: "greaterOrEqual"
    }
  }
}
