import BowerbirdSolver

/// The strength of a row in a workload.
package enum Strength: Equatable {
  case required

  /// Stronger than strong, weaker than required.
  case editTop
  case strong
  case medium
  case weak

  /// Medium, with violations that are multiplied by a weight and divided by 1000.
  ///
  /// The weight comes from solvers that have weights instead of levels, and in which medium has the weight 1000.
  case weight(Double)

  package var priority: Priority {
    switch self {
    case .required: .required
    case .editTop: 999
    case .strong: .high
    case .medium, .weight: .medium
    case .weak: .low
    }
  }

  /// The factor by which all numbers of a row with this strength are multiplied.
  ///
  /// Levels have no weights, but violations of a level are added. So a row of 1.25 times the medium weight becomes a
  /// medium row with all its numbers times 1.25. The published sums of violations are sums over scaled rows.
  package var scale: Double {
    if case .weight(let weight) = self { weight / 1000 } else { 1 }
  }
}

extension Strength {
  /// The spelling in files: a letter, or a number for a weight.
  package var code: String {
    switch self {
    case .required: "R"
    case .editTop: "E"
    case .strong: "S"
    case .medium: "M"
    case .weak: "W"
    case .weight(let weight): WorkloadWriter.number(weight)
    }
  }

  package init?(code: some StringProtocol) {
    switch code {
    case "R": self = .required
    case "E": self = .editTop
    case "S": self = .strong
    case "M": self = .medium
    case "W": self = .weak
    default:
      guard let weight = Double(code) else { return nil }
      self = .weight(weight)
    }
  }
}
