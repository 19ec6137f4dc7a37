import BowerbirdSolver

/// How strongly a workload wants a row.
package enum Strength: Equatable {
  case required

  /// Stronger than strong, weaker than required.
  case editTop
  case strong
  case medium
  case weak

  /// A weight on the scale of solvers that add weights up, where medium is 1000.
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

  /// What a row is multiplied by.
  ///
  /// Levels know no weights, and violations of a level are added up: a row of 1.25 times the medium weight is a medium
  /// row with all its numbers times 1.25. The published sums of violations are of rows so scaled.
  package var scale: Double {
    if case .weight(let weight) = self { weight / 1000 } else { 1 }
  }
}

extension Strength {
  /// How files spell it: a letter, or a number for a weight.
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
