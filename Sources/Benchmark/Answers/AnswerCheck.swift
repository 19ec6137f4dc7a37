import BenchmarkWorkloads
import BowerbirdFuzzing
import BowerbirdSolver

/// The result of a check of a scene's values: a pass, or a failure with a description of the first problem.
enum AnswerCheck: Equatable, CustomStringConvertible {
  case pass
  case failure(String)

  var description: String {
    switch self {
    case .pass: "pass"
    case .failure(let problem): "FAIL: \(problem)"
    }
  }

  /// Checks the values of a scene after the named loop, or after the scene's build if `loop` is nil.
  static func of(_ scene: Scene, after loop: String? = nil) -> AnswerCheck {
    let values = scene.solver.withValues { Array($0) }
    let problems = [
      requiredRows(scene, values), closedForm(scene, values), checksum(scene, values, after: loop),
      violations(scene, values, after: loop), reportedViolations(scene, values),
    ]
    return problems.compactMap(\.self).first.map { .failure($0) } ?? .pass
  }

  /// Returns this check if it failed, otherwise the other check.
  func and(_ other: AnswerCheck) -> AnswerCheck { self == .pass ? other : self }
}

// MARK: - Checks

extension AnswerCheck {
  private static func requiredRows(_ scene: Scene, _ values: [Double]) -> String? {
    var worst = 0.0
    for row in scene.workload.rows where !row.isPending && row.strength == .required {
      worst = max(worst, row.violation(at: values))
    }
    return worst <= 1e-6 ? nil : "a required row is violated by \(worst)"
  }

  private static func closedForm(_ scene: Scene, _ values: [Double]) -> String? {
    guard let expected = ClosedForm.values(of: scene.workload, suggestions: scene.suggestions) else { return nil }
    guard expected.count == values.count else { return "\(values.count) values instead of \(expected.count)" }
    for (index, (value, due)) in zip(values, expected).enumerated()
    where !((value - due).magnitude <= 1e-9 * max(1, due.magnitude)) {
      return "variable \(index) is \(value) instead of \(due)"
    }
    return nil
  }

  private static func checksum(_ scene: Scene, _ values: [Double], after loop: String?) -> String? {
    guard let kind = WorkloadKind(rawValue: scene.workload.name) else { return nil }
    let size = scene.workload.size
    let published =
      loop.map { PublishedChecks.checksum(kind, size, after: $0) }
      ?? PublishedChecks.checksumAfterBuild(kind, size)
    guard let published else { return nil }
    var sum = 0.0
    for (index, value) in values.enumerated() { sum += value * Double(1 + index % 7) }
    return (sum - published.value).magnitude <= published.tolerance
      ? nil : "the check sum is \(sum) instead of \(published.value)"
  }

  private static func violations(_ scene: Scene, _ values: [Double], after loop: String?) -> String? {
    guard let kind = WorkloadKind(rawValue: scene.workload.name) else { return nil }
    let size = scene.workload.size
    let published =
      loop.map { PublishedChecks.violations(kind, size, after: $0) }
      ?? PublishedChecks.violationsAfterBuild(kind, size)
    var sums: [String: Double] = [:]
    for row in scene.workload.rows where !row.isPending {
      sums[row.strength.levelCode, default: 0] += row.violation(at: values)
    }
    for (letter, due) in published.sorted(by: { $0.key < $1.key }) {
      let sum = sums[letter, default: 0]
      if !((sum - due).magnitude <= 1e-6 * max(1, due)) {
        return "violations of \(letter) are \(sum) instead of \(due)"
      }
    }
    return nil
  }

  /// Compares the violations that the solver reports with the violations that follow from the values.
  ///
  /// - Returns: A description of the first difference; nil if there is no difference.
  private static func reportedViolations(_ scene: Scene, _ values: [Double]) -> String? {
    for (index, row) in scene.workload.rows.enumerated() {
      guard let handle = scene.handles[index] else { continue }
      let reported = scene.solver.violation(of: handle)
      let due = row.violation(at: values)
      if !((reported - due).magnitude <= 1e-6 * max(1, due)) {
        return "row \(index) is violated by \(due), but the solver reports \(reported)"
      }
    }
    return nil
  }
}

extension Workload.Row {
  /// Returns the violation of the row at the values of the variables, multiplied by the scale of the row's strength.
  func violation(at values: [Double]) -> Double {
    var value = constant
    for term in terms { value += term.coefficient * values[term.variable] }
    return relation.violation(ofValue: value * strength.scale)
  }
}

extension Strength {
  /// The letter of the level to which rows of this strength belong; `M` (medium) for rows with a weight.
  fileprivate var levelCode: String {
    if case .weight = self { Strength.medium.code } else { code }
  }
}
