import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Certificates of answers and of refusals, on problems solved by hand.
@Suite struct CertificateTests {
  let solver = Solver()

  @Test("An optional row pulls at a required row, which still holds")
  func oneAgainstOne() throws {
    let x = solver.variable("x")
    let ceiling = try solver.add(x <= 30)
    let wish = try solver.add(x == 40, priority: .high)
    let certificate = solver.certificate()
    #expect(certificate.values == [30])
    #expect(certificate.active == [.constraint(ceiling)])
    #expect(certificate.stays.isEmpty)
    #expect(certificate.multipliers.map(\.source) == [.constraint(ceiling), .constraint(wish)])
    #expect(certificate.multipliers.map { $0.levels.map(\.value) } == [[1], [-1]])
    #expect(certificate.multipliers.map { $0.levels.map(\.priority) } == [[.high], [.high]])
  }

  /// `x + y <= 30` and `x == 2y` give 20 and 10.
  ///
  /// The wishes pull with -1 at x and, weaker, at y. From `p + q = (1, 0)` for x and
  /// `p - 2q = (0, 1)` for y, level by level, `p = (2/3, 1/3)` and `q = (1/3, -1/3)`.
  @Test("Required equalities have multipliers too, at every level, in units of the constraint as written")
  func requiredEqualities() throws {
    let x = solver.variable("x"), y = solver.variable("y")
    let sum = try solver.add(16 * x + 16 * y <= 480)
    let ratio = try solver.add(x - 2 * y == 0)
    try solver.add(x == 40, priority: .high)
    try solver.edit(y, priority: .low)
    try solver.suggest(y, 15)
    let multipliers = solver.certificate().multipliers
    let ofSum = try #require(multipliers.first { $0.source == .constraint(sum) })
    let ofRatio = try #require(multipliers.first { $0.source == .constraint(ratio) })
    #expect(ofSum.levels.map(\.priority) == [.high, .low] && ofRatio.levels.map(\.priority) == [.high, .low])
    #expect(zip(ofSum.levels, [2.0 / 48, 1.0 / 48]).allSatisfy { close($0.value, $1, 1e-15) })
    #expect(zip(ofRatio.levels, [1.0 / 3, -1.0 / 3]).allSatisfy { close($0.value, $1, 1e-15) })
    #expect(multipliers.contains { $0.source == .edit(y) && $0.levels.map(\.value) == [-1] })
  }

  @Test("A free variable is a stay, and an edit without a suggestion has no effect")
  func stays() throws {
    let x = solver.variable("x"), y = solver.variable("y"), z = solver.variable("z")
    let relation = try solver.add(y == x + 5)
    try solver.edit(z)
    let certificate = solver.certificate()
    #expect(certificate.active == [.constraint(relation)])
    #expect(certificate.stays.count == 2 && certificate.stays.contains(z))
    #expect(certificate.multipliers.isEmpty)
    #expect(Solver().certificate().values.isEmpty)
  }

  @Test("Asking changes nothing: neither a value nor any later answer", arguments: 0..<UInt64(20))
  func leavesNoTrace(seed: UInt64) throws {
    var asked = try Trial(seed: seed), spared = try Trial(seed: seed)
    for step in 0..<40 {
      try asked.step()
      try spared.step()
      _ = spared.solver.values
      _ = asked.solver.certificate()
      try #require(asked.solver.valueBits == spared.solver.valueBits, "seed \(seed), step \(step)")
      #expect(asked.solver.changes.map(\.index) == spared.solver.changes.map(\.index), "seed \(seed), step \(step)")
    }
  }

  // MARK: - Refusals

  /// `2x <= 10` and `x >= 10`: `(2x - 10) - 2(x - 10)` is 10, and not 0 or less.
  @Test("The factors of a conflict make its members contradict each other")
  func factors() throws {
    let x = solver.variable("x")
    let floor = try solver.add(x >= 10)
    let error = #expect(throws: SolverError.self) { try solver.add(2 * x <= 10) }
    guard case .unsatisfiable(let conflict) = error else { throw Unexpected("\(String(describing: error))") }
    #expect(conflict.present == [floor])
    #expect(conflict.rejectedFactors == [1])
    #expect(conflict.presentFactors == [-2])
  }

  /// `-(x + y - 10) + (x - 3) + (2y - 8)/2` is 3, and not 0 or less.
  @Test("Each member has a factor, in its own units, whichever call added it")
  func factorsOfABatch() throws {
    let x = solver.variable("x"), y = solver.variable("y"), z = solver.variable("z")
    let ceiling = try solver.add(x <= 3)
    try solver.add(z >= 1)
    let error = #expect(throws: SolverError.self) { try solver.add([2 * y == 8, z <= 9, x + y >= 10]) }
    guard case .unsatisfiable(let conflict) = error else { throw Unexpected("\(String(describing: error))") }
    #expect(conflict.present == [ceiling] && conflict.rejected.count == 2)
    let wanted: [Constraint: Double] = [2 * y == 8: 0.5, x + y >= 10: -1]
    let unit = try #require(conflict.presentFactors.first)
    for (constraint, factor) in zip(conflict.rejected, conflict.rejectedFactors) {
      #expect(factor == (try #require(wanted[constraint])) * unit, "\(constraint)")
    }
    #expect(unit > 0)
  }

  // MARK: - The checker sees what is wrong

  private static let rows = [
    Row([(0, 1), (1, 1)], -30, .lessOrEqual), Row([(0, 1), (1, -2)], 0, .equal),
    Row([(0, 1)], -40, .equal, priority: 750), Row([(1, 1)], -15, .greaterOrEqual, priority: 250),
  ]

  @Test("The certificate of one problem proves no other")
  func otherProblems() throws {
    let variables = solver.variables(2)
    let handles = try Self.rows.map { try solver.add($0.constraint(over: variables), priority: Priority($0.priority)) }
    let certificate = solver.certificate()
    func flaw(_ rows: [Row]) -> String? {
      Proof.flaw(in: certificate, of: zip(rows, handles).map { ($0, .constraint($1)) })
    }
    #expect(flaw(Self.rows) == nil)
    for index in Self.rows.indices {
      var other = Self.rows
      other[index].constant += index < 2 ? 1 : 26
      #expect(flaw(other) != nil, "another constant in row \(index)")
      other = Self.rows
      other[index].terms[0].coefficient = 3
      #expect(flaw(other) != nil, "another coefficient in row \(index)")
      other = Self.rows
      other[index].priority = index < 2 ? 500 : 1000
      #expect(flaw(other) != nil, "another priority of row \(index)")
    }
  }
}
