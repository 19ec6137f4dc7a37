import BowerbirdProof
import Testing

/// Claims that were computed by hand, and the same claims with a part changed.
@Suite("Checking certificates")
struct CheckerTests {
  /// `x + y <= 30`, `x - 2y == 0` required, `x == 40` at 750, `y >= 15` at 250, `z` free at 7.
  ///
  /// x is 20 and y 10. `x == 40` pulls with -1 at 750, `y >= 15` with -1 at 250. The first two rows, with the multipliers p and
  /// q, must cancel these: `p + q = (1, 0)` for x and `p - 2q = (0, 1)` for y, at the levels 750 and 250. So
  /// `p = (2/3, 1/3)` and `q = (1/3, -1/3)`.
  static let right = Claim(
    values: [20, 10, 7],
    rows: [
      ClaimedRow(
        ProblemRow([(0, 1), (1, 1)], constant: -30, .lessOrEqual, priority: 1000), isActive: true,
        multiplier: [ClaimedLevel(750, 2.0 / 3), ClaimedLevel(250, 1.0 / 3)]),
      ClaimedRow(
        ProblemRow([(0, 1), (1, -2)], constant: 0, .equal, priority: 1000), isActive: true,
        multiplier: [ClaimedLevel(750, 1.0 / 3), ClaimedLevel(250, -1.0 / 3)]),
      ClaimedRow(
        ProblemRow([(0, 1)], constant: -40, .equal, priority: 750), isActive: false,
        multiplier: [ClaimedLevel(750, -1)]),
      ClaimedRow(
        ProblemRow([(1, 1)], constant: -15, .greaterOrEqual, priority: 250), isActive: false,
        multiplier: [ClaimedLevel(250, -1)]),
      ClaimedRow(
        ProblemRow([(0, 1), (2, -1)], constant: -100, .lessOrEqual, priority: 500), isActive: false, multiplier: []),
    ],
    stays: [2])

  static func isProved(_ claim: Claim) -> Bool { (try? Checker.check(claim)) != nil }

  /// Returns the right claim with a change.
  private func damaged(_ change: (inout Claim) -> Void) -> Claim {
    var claim = Self.right
    change(&claim)
    return claim
  }

  @Test("A right claim is proved")
  func rightClaim() throws { try Checker.check(Self.right) }

  @Test("Any number of a multiplier that is scaled, negated, dropped or moved to another level is refused")
  func damagedMultipliers() {
    for row in Self.right.rows.indices {
      for level in Self.right.rows[row].multiplier.indices {
        for factor in [-1, 0, 0.5, 2, 1 + 1e-6] {
          #expect(
            !Self.isProved(damaged { $0.rows[row].multiplier[level].value *= factor }), "\(row) \(level) \(factor)")
        }
        for priority in [1.0, 431, 999] {
          #expect(!Self.isProved(damaged { $0.rows[row].multiplier[level].priority = priority }))
        }
        #expect(!Self.isProved(damaged { $0.rows[row].multiplier.remove(at: level) }))
      }
      #expect(!Self.isProved(damaged { $0.rows[row].multiplier.append(ClaimedLevel(100, 0.25)) }))
    }
  }

  @Test("A wrong basis is refused")
  func damagedBasis() {
    for row in Self.right.rows.indices { #expect(!Self.isProved(damaged { $0.rows[row].isActive.toggle() })) }
    for stays in [[], [0], [1], [2, 2], [2, 1], [3], [-1]] { #expect(!Self.isProved(damaged { $0.stays = stays })) }
    for first in Self.right.rows.indices {
      for second in 0..<first where Self.right.rows[first].isActive != Self.right.rows[second].isActive {
        #expect(
          !Self.isProved(
            damaged {
              $0.rows[first].isActive.toggle()
              $0.rows[second].isActive.toggle()
            }))
      }
    }
  }

  @Test("Active rows that depend on each other are refused")
  func dependentRows() {
    let claim = Claim(
      values: [0, 0],
      rows: [1, 2].map { factor in
        ClaimedRow(
          ProblemRow([(0, factor), (1, -factor)], constant: 0, .equal, priority: 500), isActive: true, multiplier: [])
      }, stays: [])
    #expect(!Self.isProved(claim))
  }

  @Test("Wrong values, and values that are no numbers, are refused")
  func damagedValues() {
    for variable in 0..<2 {
      for change in [1e-6, -1, 100] { #expect(!Self.isProved(damaged { $0.values[variable] += change })) }
    }
    // One optional row alone bounds z: z must be at least -80.
    #expect(Self.isProved(damaged { $0.values[2] = 1000 }))
    #expect(!Self.isProved(damaged { $0.values[2] = -81 }))
    for number in [Double.nan, .infinity] { #expect(!Self.isProved(damaged { $0.values[0] = number })) }
    #expect(!Self.isProved(damaged { $0.values.removeLast() }))
  }

  @Test("The claim proves its own problem and no other")
  func damagedRows() {
    for row in Self.right.rows.indices.dropLast() {
      #expect(!Self.isProved(damaged { $0.rows[row].row.constant += row == 3 ? 6 : (row == 2 ? 30 : 1) }))
      #expect(!Self.isProved(damaged { $0.rows[row].row.terms[0].coefficient *= -1 }))
      #expect(!Self.isProved(damaged { $0.rows.remove(at: row) }))
    }
    #expect(!Self.isProved(damaged { $0.rows[0].row.relation = .greaterOrEqual }))
    #expect(!Self.isProved(damaged { $0.rows[2].row.relation = .lessOrEqual }))
    #expect(!Self.isProved(damaged { $0.rows[3].row.relation = .lessOrEqual }))
    #expect(!Self.isProved(damaged { $0.rows[4].row.relation = .greaterOrEqual }))
    #expect(!Self.isProved(damaged { $0.rows[2].row.priority = 751 }))
  }

  // MARK: - Slopes

  /// Returns a claim in which `x == 0` is active, and other rows pull at x with the given slopes at the given levels.
  private func pulled(by pulls: [(relation: ProblemRow.Relation, factor: Double, level: Double)], priority: Double)
    -> Claim
  {
    var rows: [ClaimedRow] = []
    var sums: [Double: Double] = [:]
    for pull in pulls {
      let slope: Double = pull.relation == .lessOrEqual ? 1 : -1
      rows.append(
        ClaimedRow(
          ProblemRow([(0, pull.factor)], constant: 50 * slope, pull.relation, priority: pull.level), isActive: false,
          multiplier: [ClaimedLevel(pull.level, slope)]))
      sums[pull.level, default: 0] -= slope * pull.factor
    }
    let multiplier = sums.sorted { $0.key > $1.key }.map { ClaimedLevel($0.key, $0.value) }
    rows.append(
      ClaimedRow(ProblemRow([(0, 1)], constant: 0, .equal, priority: priority), isActive: true, multiplier: multiplier))
    return Claim(values: [0], rows: rows, stays: [])
  }

  /// Returns whether `x == 0` at 500 may be active against these pulls.
  private func mayHold(_ pulls: [(relation: ProblemRow.Relation, factor: Double, level: Double)]) -> Bool {
    Self.isProved(pulled(by: pulls, priority: 500))
  }

  @Test("A multiplier is within its slopes lexicographically")
  func slopes() {
    #expect(mayHold([(.lessOrEqual, 1, 500)]))
    #expect(mayHold([(.lessOrEqual, 0.999, 500), (.lessOrEqual, 100, 250)]))
    #expect(!mayHold([(.lessOrEqual, 1.001, 500)]))
    #expect(!mayHold([(.lessOrEqual, 0.001, 501)]))
    #expect(mayHold([(.lessOrEqual, 300, 499)]))
    // At a bound of the slopes, weaker levels must lead inwards.
    #expect(!mayHold([(.lessOrEqual, 1, 500), (.lessOrEqual, 1, 250)]))
    #expect(mayHold([(.lessOrEqual, 1, 500), (.greaterOrEqual, 1, 250)]))
    #expect(mayHold([(.lessOrEqual, 1, 500), (.greaterOrEqual, 1, 250), (.lessOrEqual, 9, 100)]))
    #expect(!mayHold([(.lessOrEqual, 1, 500), (.lessOrEqual, 1, 250), (.greaterOrEqual, 9, 100)]))
    // No pull is too strong for a required equality.
    #expect(Self.isProved(pulled(by: [(.lessOrEqual, 9, 999), (.greaterOrEqual, 7, 1)], priority: 1000)))
  }

  @Test("A third of three is one, and not nearly one")
  func exactness() {
    let third = 1.0 / 3
    #expect(mayHold([(.lessOrEqual, third, 500), (.lessOrEqual, third, 500), (.lessOrEqual, third, 500)]))
    #expect(!mayHold([(.lessOrEqual, third, 500), (.lessOrEqual, third, 500), (.lessOrEqual, 0.3334, 500)]))
    #expect(
      !mayHold([(.lessOrEqual, 0.1, 500), (.lessOrEqual, 0.2, 500), (.lessOrEqual, 0.7, 500), (.lessOrEqual, 1, 1)]))
  }

  // MARK: - Conflicts

  /// `x + y >= 10`, `x <= 3`, `2y == 8`: 7 is less than 10, by the factors -1, 1 and 1/2.
  private static let conflict: [(row: ProblemRow, factor: Double)] = [
    (ProblemRow([(0, 1), (1, 1)], constant: -10, .greaterOrEqual, priority: 1000), -1),
    (ProblemRow([(0, 1)], constant: -3, .lessOrEqual, priority: 1000), 1),
    (ProblemRow([(1, 2)], constant: -8, .equal, priority: 1000), 0.5),
  ]

  private func isRefused(_ change: (inout [(row: ProblemRow, factor: Double)]) -> Void) -> Bool {
    var conflict = Self.conflict
    change(&conflict)
    return (try? Checker.checkConflict(conflict)) == nil
  }

  @Test("A right conflict is proved, and a damaged one is refused")
  func conflicts() throws {
    try Checker.checkConflict(Self.conflict)
    for row in Self.conflict.indices {
      for factor in [-1, 0, 0.5, 1 + 1e-6] { #expect(isRefused { $0[row].factor *= factor }, "\(row) \(factor)") }
      #expect(isRefused { $0.remove(at: row) })
      #expect(isRefused { $0.append($0[row]) })
      #expect(isRefused { $0[row].row.terms[0].coefficient *= 3 })
      #expect(isRefused { $0[row].row.priority = 999 })
    }
    #expect(isRefused { $0[0].row.relation = .lessOrEqual })
    #expect(isRefused { $0[1].row.relation = .greaterOrEqual })
    #expect(isRefused { $0[0].row.constant = -7 })
    #expect(isRefused { $0[1].row.constant = -6.5 })
    // The same contradiction in other units.
    #expect(!isRefused { for row in $0.indices { $0[row].factor *= 3 } })
  }

  @Test("A row that can never hold is a conflict of its own")
  func emptyRow() throws {
    try Checker.checkConflict([(ProblemRow([], constant: 1, .lessOrEqual, priority: 1000), 1)])
    try Checker.checkConflict([(ProblemRow([(0, 1), (0, -1)], constant: -1, .equal, priority: 1000), -1)])
    #expect(throws: Flaw.self) {
      try Checker.checkConflict([(ProblemRow([], constant: 0, .lessOrEqual, priority: 1000), 1)])
    }
  }
}
