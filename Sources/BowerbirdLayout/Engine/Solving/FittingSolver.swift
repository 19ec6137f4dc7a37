import BowerbirdSolver

/// Finds the smallest size of an item on a copy of the engine's solver.
struct FittingSolver {
  private let engine: LayoutEngine
  private let solver: Solver
  private let slot: Int32

  /// The constraints that the engine has left out and that were added to the copy, by the handles of their rows.
  private var readmitted: [ConstraintHandle: LayoutConstraint] = [:]

  /// For each slot, the extent for which the item's content was last measured on the copy.
  private var measured: [Int32: Double] = [:]

  init(engine: LayoutEngine, slot: Int32) {
    self.engine = engine
    self.slot = slot
    solver = engine.solver.fork()
    // This cannot fail, because the rows were in the solver before it was copied.
    try? solver.remove(engine.given.rows)
    readmit()
    addSubstitutedBounds()
  }

  /// Adds left-out constraints to the copy, the oldest first, as far as they hold without the given size of the root.
  private mutating func readmit() {
    engine.standing.forgetEnded()
    for constraint in engine.standing.constraints {
      guard let row = engine.row(of: constraint), let handle = try? solver.add(row) else { continue }
      readmitted[handle] = constraint
    }
  }

  /// Adds bounds that keep substituted extents from being negative.
  ///
  /// The engine itself adds such bounds only when extents become negative.
  private func addSubstitutedBounds() {
    if engine.frames.substitutions.isEmpty { return }
    // If several extents depend on the same single variable, only the tightest bound on the variable is added.
    var least: [Int: Double] = [:]
    for slot in 0..<Int32(engine.slots.count) where engine.slots.nodes[Int(slot)] != nil {
      for length in [SlotNumber.width, .height] {
        if !engine.frames.substitutions.isSubstituted(length.index(in: slot)) { continue }
        let expression = engine.expression(slot, length)
        if expression.terms.count == 1, expression.terms[0].coefficient > 0 {
          let variable = expression.terms[0].variable.index
          least[variable] = max(least[variable] ?? -.infinity, -expression.constant / expression.terms[0].coefficient)
        } else if !expression.terms.isEmpty {
          addRemovingYoungest(Constraint(expression, .greaterOrEqual))
        }
      }
    }
    for (variable, extent) in least.sorted(by: { $0.key < $1.key }) {
      let variable = engine.slots.variables[variable]
      addRemovingYoungest(Constraint(LinearExpression([.init(variable)], constant: -extent), .greaterOrEqual))
    }
  }

  /// Returns the smallest size of the item.
  ///
  /// A finite number for `width` or `height` sets this extent; a negative number counts as 0. An extent that is nil or
  /// not finite is as short as possible.
  mutating func size(width: Double?, height: Double?) -> Size {
    require(width, .horizontal)
    require(height, .vertical)
    var rounds = 0
    let mostRounds = engine.mostRounds + engine.slots.isMeasured.elements.count { $0 }
    while measure() && rounds < mostRounds { rounds += 1 }
    return Size(width: value(slot, .width), height: value(slot, .height))
  }

  /// Returns the value of a slot's number in the solution of the copy.
  private func value(_ slot: Int32, _ number: SlotNumber) -> Double {
    let index = number.index(in: slot), substitutions = engine.frames.substitutions
    return solver.withValues { substitutions.number(index, in: $0) }
  }

  /// The priority of the row that makes an extent as small as possible; it is weaker than the default priorities of
  /// content.
  static let fittingPriority = Priority(50)

  private func require(_ extent: Double?, _ axis: Axis) {
    var expression = engine.expression(slot, .length(along: axis))
    guard let extent, extent.isFinite else {
      _ = try? solver.add(Constraint(expression, .equal), priority: Self.fittingPriority)
      return
    }
    expression.constant -= max(0, extent)
    addRemovingYoungest(Constraint(expression, .equal))
  }

  /// Adds a row, and removes the youngest constraint of each conflict that the row causes.
  private func addRemovingYoungest(_ row: Constraint) {
    repeatUntilAccepted { () throws(SolverError) in
      _ = try solver.add(row)
    } afterRefusal: {
      removeYoungest($0)
    }
  }

  /// Removes the youngest constraint of a conflict from the copy.
  ///
  /// - Returns: Whether a constraint was removed.
  private func removeYoungest(_ error: SolverError) -> Bool {
    guard case .unsatisfiable(let conflict) = error else { return false }
    var youngest: (constraint: LayoutConstraint, handle: ConstraintHandle)?
    for handle in conflict.present {
      guard let constraint = constraint(of: handle) else { continue }
      if youngest.map({ constraint.isYounger(than: $0.constraint) }) ?? true { youngest = (constraint, handle) }
    }
    guard let youngest else { return false }
    do { try solver.remove(youngest.handle) } catch { return false }
    return true
  }

  /// Returns the constraint of a row of the copy; nil if the row was not made from a constraint.
  private func constraint(of handle: ConstraintHandle) -> LayoutConstraint? {
    if let constraint = readmitted[handle] { return constraint }
    if engine.solver.constraint(for: handle) == nil { return nil }
    return engine.owners[handle].constraint
  }

  /// Measures again the content of items whose extents have changed on the copy.
  ///
  /// - Returns: Whether any content was measured.
  private mutating func measure() -> Bool {
    // All extents are read first, because a read after a change would solve again.
    let due = dueContents()
    let answers = engine.during(.measuring) {
      due.map { $0.content.rememberedAnswer(for: $0.extent, $0.measure) }
    }
    for (asked, answer) in zip(due, answers) {
      measured[asked.slot] = asked.extent
      want(answer, of: asked.content, at: asked.slot)
    }
    return !due.isEmpty
  }

  /// Content that must be measured, its `measure` closure, and the extent of its item for which it is measured.
  private typealias DueContent = (slot: Int32, content: NodeContent, measure: (Size) -> Measurement, extent: Double)

  private func dueContents() -> [DueContent] {
    var due: [DueContent] = []
    for slot in 0..<engine.slots.count where engine.slots.isMeasured[slot] {
      guard let content = engine.slots.nodes[slot]?.node?.content, let measure = content.measure else { continue }
      let axis = content.firstAxis
      let solved = value(Int32(slot), .length(along: axis))
      let extent = engine.measuredExtent(solved, axis)
      if let known = measured[Int32(slot)], known.isNearly(extent) { continue }
      due.append((Int32(slot), content, measure, extent))
    }
    return due
  }

  private func want(_ measurement: Measurement, of content: NodeContent, at slot: Int32) {
    if engine.slots.nodes[Int(slot)]?.node?.content !== content { return }
    let axis = content.firstAxis.other
    if content.intrinsic[axis] != nil { return }
    let rows = content.rows[axis]
    let wanted = measurement.size[axis]
    let extent = engine.rounding.grid?.extentCovering(wanted, axis) ?? wanted
    for handle in [rows.hugging, rows.resistance] {
      let constant = engine.constant(slot, .length(along: axis))
      if let handle { try? solver.move(handle, constant: constant - max(0, extent)) }
    }
  }
}
