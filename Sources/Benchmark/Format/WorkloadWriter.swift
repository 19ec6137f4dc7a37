import BowerbirdSolver

/// Writes a workload as text, byte for byte like the reference generator.
package enum WorkloadWriter {
  package static func text(of workload: Workload) -> String {
    var lines = ["name \(workload.name) \(workload.size)", "vars \(workload.variableCount)"]
    lines += workload.items.map { line(of: $0, in: workload) }
    lines += workload.initialSuggestions.map { "i \(operands(of: $0))" }
    for loop in workload.loops {
      lines.append("loop \(loop.name) \(loop.operationsPerRepetition) \(loop.maximumRepetitions)")
      lines += loop.steps.map(line)
      lines.append("endloop")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a number as `%.17g` prints it; workloads have only whole numbers, minus zero, and halves.
  package static func number(_ value: Double) -> String {
    guard let whole = Int(exactly: value) else { return "\(value)" }
    return value.sign == .minus && whole == 0 ? "-0" : "\(whole)"
  }

  private static func line(of item: Workload.Item, in workload: Workload) -> String {
    switch item {
    case .row(let index):
      let row = workload.rows[index]
      let letter = row.isPending ? "p" : "c"
      let head = "\(letter) \(index) \(row.strength.code) \(row.relation.rawValue) \(number(row.constant))"
      let terms = row.terms.map { " \($0.variable) \(number($0.coefficient))" }
      return "\(head) \(row.terms.count)\(terms.joined())"
    case .edit(let variable, let strength): return "e \(variable) \(strength.code)"
    case .suggestion(let suggestion): return "I \(operands(of: suggestion))"
    }
  }

  private static func line(of step: Workload.Step) -> String {
    switch step {
    case .suggest(let suggestion): "s \(operands(of: suggestion))"
    case .update: "u"
    case .remove(let row): "r \(row)"
    case .add(let row): "a \(row)"
    case .endOfOperation: "t"
    }
  }

  private static func operands(of suggestion: Workload.Suggestion) -> String {
    "\(suggestion.variable) \(number(suggestion.value))"
  }
}
