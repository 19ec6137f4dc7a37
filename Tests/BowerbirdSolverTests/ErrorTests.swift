import BowerbirdSolver
import Testing

/// Every way to be refused: the case, what it carries, what it says, and that nothing else happened.
@Suite struct ErrorTests {
  let solver = Solver()
  let left: Variable
  let width: Variable
  let floor: ConstraintHandle
  let wish: ConstraintHandle

  /// A solver with something of everything in it.
  init() throws {
    left = solver.variable("left")
    width = solver.variable("width")
    floor = try solver.add(width >= 10)
    wish = try solver.add(left + width == 100, priority: .high)
    try solver.add(left == 3, priority: .low)
    try solver.edit(left, priority: .medium)
    try solver.suggest(left, 20)
  }

  // MARK: - Unsatisfiable

  @Test func unsatisfiable() throws {
    let error = try refusal("width", "10", "5") { try solver.add(width <= 5) }
    let conflict = try #require(error.conflict)
    #expect(conflict.rejected == [width <= 5])
    #expect(conflict.present == [floor])
  }

  @Test("A conflict contains only rows that it needs")
  func minimalAmongBystanders() throws {
    let order = try solver.add(left >= width)
    try solver.add(left >= 0)
    try solver.add(left <= 500)
    let error = try refusal("left", "width") { try solver.add(left <= 9) }
    let conflict = try #require(error.conflict)
    #expect(conflict.rejected == [left <= 9])
    #expect(Set(conflict.present) == [floor, order])
    #expect(conflict.present.count == 2)
  }

  @Test func conflictWithinABatch() throws {
    let error = try refusal("left") {
      try solver.add([width == 30, left >= 8, left <= 7])
    }
    let conflict = try #require(error.conflict)
    #expect(Set(conflict.rejected) == [left >= 8, left <= 7])
    #expect(conflict.present.isEmpty)
  }

  @Test func conflictOfABatchWithWhatIsThere() throws {
    let error = try refusal("left", "width") {
      try solver.add([left >= 0, left <= 6, left >= width])
    }
    let conflict = try #require(error.conflict)
    #expect(Set(conflict.rejected) == [left <= 6, left >= width])
    #expect(conflict.present == [floor])
  }

  @Test func wishesAreNeverInAConflict() throws {
    let error = try refusal("width") {
      try solver.add([(left == 1, .high), (width == 9, .required)])
    }
    #expect(error.conflict?.rejected == [width == 9])
    #expect(error.conflict?.present == [floor])
  }

  @Test func updateOfAConstantInVain() throws {
    let ceiling = try solver.add(width <= 40)
    let error = try refusal("width") { try solver.update(ceiling, constant: -9) }
    #expect(error.conflict?.rejected == [width <= 9])
    #expect(error.conflict?.present == [floor])
    #expect(solver.constraint(for: ceiling) == (width <= 40))
  }

  @Test func updateOfAPriorityInVain() throws {
    let small = try solver.add(width == 2, priority: .low)
    let error = try refusal("width") { try solver.update(small, priority: .required) }
    #expect(error.conflict?.rejected == [width == 2])
    #expect(error.conflict?.present == [floor])
    #expect(solver.priority(of: small) == .low)
  }

  @Test func conflictWithoutVariables() throws {
    let impossible = Constraint(LinearExpression(constant: 1), .equal)
    let error = try refusal { try solver.add(impossible) }
    #expect(error.conflict?.rejected == [impossible])
    #expect(error.conflict?.present == [])
  }

  // MARK: - Handles

  @Test func unknownConstraint() throws {
    let gone = try solver.add(left <= 1000)
    try solver.remove(gone)
    let elsewhere = Solver()
    let foreign = try elsewhere.add(elsewhere.variable() == 0)
    for handle in [gone, foreign] {
      for call: () throws -> Void in [
        { try solver.remove(handle) },
        { try solver.remove([floor, handle, wish]) },
        { try solver.update(handle, constant: 3) },
        { try solver.update(handle, priority: .low) },
      ] {
        let error = try refusal(call)
        #expect(error.unknownHandle == handle)
      }
      #expect(solver.violation(of: handle).isNaN)
      #expect(solver.constraint(for: handle) == nil)
      #expect(solver.priority(of: handle) == nil)
      #expect(!solver.isActive(handle))
    }
  }

  @Test("A handle stays unknown when another constraint takes its place")
  func staleHandle() throws {
    let gone = try solver.add(left <= 1000)
    try solver.remove(gone)
    let successors = try (0..<8).map { try solver.add(left <= 900 + Double($0)) }
    #expect(!successors.contains(gone))
    let error = try refusal { try solver.remove(gone) }
    #expect(error.unknownHandle == gone)
  }

  @Test("A handle that occurs twice in one removal counts once")
  func removalOfAHandleTwice() throws {
    try solver.remove([wish, floor, wish])
    #expect(solver.constraint(for: wish) == nil)
    #expect(solver.constraint(for: floor) == nil)
    #expect(solver.constraintCount == 1)
    let error = try refusal { try solver.remove(wish) }
    #expect(error.unknownHandle == wish)
  }

  // MARK: - Edits

  @Test func duplicateEdit() throws {
    let error = try refusal("left") { try solver.edit(left, priority: .low) }
    guard case .duplicateEdit(let culprit) = error else { throw Unexpected("\(error)") }
    #expect(culprit.value == left)
    #expect(culprit.name == "left")
  }

  @Test func unknownEdit() throws {
    for call: () throws -> Void in [
      { try solver.suggest(width, 1) },
      { try solver.endEdit(width) },
    ] {
      let error = try refusal("width", call)
      guard case .unknownEdit(let culprit) = error else { throw Unexpected("\(error)") }
      #expect(culprit.value == width)
    }
  }

  @Test func requiredEdit() throws {
    let error = try refusal("width") { try solver.edit(width, priority: .required) }
    guard case .requiredEdit(let culprit) = error else { throw Unexpected("\(error)") }
    #expect(culprit.value == width)
  }

  // MARK: - Numbers

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFinite(_ number: Double) throws {
    let infinite = Constraint(LinearExpression([.init(width, coefficient: number)]), .greaterOrEqual)
    for call: () throws -> Void in [
      { try solver.add(infinite) },
      { try solver.add(infinite, priority: .low) },
      { try solver.add(width >= number) },
      { try solver.add(left == number, priority: .low) },
      { try solver.add([left >= 0, left <= number, width >= 0]) },
      { try solver.add([width >= 0, infinite]) },
      { try solver.add(Constraint(LinearExpression(constant: number), .equal)) },
      { try solver.update(wish, constant: number) },
      { try solver.update(floor, constant: number) },
      { try solver.suggest(left, number) },
    ] {
      let error = try refusal("finite", call)
      guard case .nonFinite(let culprit) = error else { throw Unexpected("\(error)") }
      // The sign depends on the side of the relation that the number came from.
      #expect(culprit.value.isNaN == number.isNaN)
      #expect(!culprit.value.isFinite)
    }
  }

  @Test("Terms of one variable that are finite alone and not together")
  func overflowOfASum() throws {
    let huge = Double.greatestFiniteMagnitude
    let error = try refusal("left") {
      try solver.add(huge * left + huge * left >= 0, priority: .low)
    }
    guard case .nonFinite = error else { throw Unexpected("\(error)") }
  }

  // MARK: - Priorities

  @Test(arguments: [0, 0.5, -250, 1000.5, 1001, .nan, .infinity, -.infinity])
  func invalidPriority(_ number: Double) throws {
    let priority = Priority(number)
    for call: () throws -> Void in [
      { try solver.add(width >= 0, priority: priority) },
      { try solver.add([width >= 0], priority: priority) },
      { try solver.add([(width >= 0, .low), (left >= 0, priority)]) },
      { try solver.update(wish, priority: priority) },
      { try solver.edit(width, priority: priority) },
    ] {
      let error = try refusal(call)
      guard case .invalidPriority(let refused) = error else { throw Unexpected("\(error)") }
      #expect(refused.value.value.bitPattern == number.bitPattern || (refused.value.value.isNaN && number.isNaN))
    }
  }

  // MARK: - Variables

  @Test func foreignVariable() throws {
    let stranger = Solver().variable("stranger")
    for call: () throws -> Void in [
      { try solver.add(stranger >= 0) },
      { try solver.add(width + 0 * stranger >= 0, priority: .low) },
      { try solver.add([width >= 0, left == stranger]) },
      { try solver.edit(stranger) },
      { try solver.suggest(stranger, 1) },
      { try solver.endEdit(stranger) },
    ] {
      let error = try refusal(call)
      #expect(error.foreignVariable == stranger)
    }
    #expect(solver[stranger].isNaN)
  }

  /// The error of a call that is refused, after a look at its words and at the solver, which may not have changed a bit.
  private func refusal(
    _ words: String..., sourceLocation: SourceLocation = #_sourceLocation, call: () throws -> Void
  ) throws -> SolverError {
    let before = Snapshot(of: solver)
    do {
      try call()
    } catch let error as SolverError {
      #expect(Snapshot(of: solver) == before, sourceLocation: sourceLocation)
      #expect(error.description.count > 10, sourceLocation: sourceLocation)
      for word in words { #expect(error.description.contains(word), sourceLocation: sourceLocation) }
      return error
    }
    throw Unexpected("the call was not refused")
  }

  private func refusal(
    _ call: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> SolverError { try refusal(sourceLocation: sourceLocation, call: call) }

  private func refusal(
    _ word: String, _ call: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> SolverError { try refusal(word, sourceLocation: sourceLocation, call: call) }
}

extension SolverError {
  fileprivate var conflict: Conflict? {
    guard case .unsatisfiable(let conflict) = self else { return nil }
    return conflict
  }
}
