import BowerbirdSolver

/// Finds how small an item can be, on a copy of the engine's solver.
struct FittingSolver {
  private let engine: LayoutEngine
  private let solver: Solver
  private let slot: Int32

  /// Constraints that are left out of the layout, and not here.
  private var readmitted: [ConstraintHandle: LayoutConstraint] = [:]

  /// What measured items have been measured for on the copy.
  private var measured: [Int32: Double] = [:]

  init(engine: LayoutEngine, slot: Int32) {
    self.engine = engine
    self.slot = slot
    solver = engine.solver.fork()
    for handle in [engine.givenWidth, engine.givenHeight] {
      // The handles are of rows that were there before the copy was made.
      if let handle { try? solver.remove(handle) }
    }
    readmit()
    addDerivedFloors()
  }

  /// What was left out because of the given size may hold without it; older constraints come first.
  private mutating func readmit() {
    engine.forgetSettledConflicts()
    for constraint in engine.leftOut.map({ $0.leftOut }).sorted(by: { $1.isYounger(than: $0) }) {
      guard let row = engine.row(of: constraint), let handle = try? solver.add(row) else { continue }
      readmitted[handle] = constraint
    }
  }

  /// Keeps derived extents from being negative, which the engine does only where they would be.
  private func addDerivedFloors() {
    if engine.frames.derivations.isEmpty { return }
    // Of all cells of a track it is one that needs the most room.
    var least: [Int: Double] = [:]
    for slot in 0..<Int32(engine.slots.count) where engine.slots.nodes[Int(slot)] != nil {
      for place in [LayoutEngine.Place.width, .height] {
        if !engine.frames.derivations.isDerived(Int(slot) * 4 + place.rawValue) { continue }
        let expression = engine.expression(slot, place)
        if expression.terms.count == 1, expression.terms[0].coefficient > 0 {
          let variable = expression.terms[0].variable.index
          least[variable] = max(least[variable] ?? -.infinity, -expression.constant / expression.terms[0].coefficient)
        } else if !expression.terms.isEmpty {
          insist(Constraint(expression, .greaterOrEqual))
        }
      }
    }
    for (variable, extent) in least.sorted(by: { $0.key < $1.key }) {
      let variable = engine.slots.variables[variable]
      insist(Constraint(LinearExpression([.init(variable)], constant: -extent), .greaterOrEqual))
    }
  }

  /// The smallest size, given what is given.
  mutating func size(width: Double?, height: Double?) -> Size {
    require(width, .width)
    require(height, .height)
    var rounds = 0
    let mostRounds = LayoutEngine.mostRounds + engine.slots.isMeasured.count { $0 }
    while measure() && rounds < mostRounds { rounds += 1 }
    return Size(
      width: engine.value(slot, .width, in: solver), height: engine.value(slot, .height, in: solver))
  }

  /// Weaker than what content wants, and stronger than nothing.
  static let fittingPriority = Priority(50)

  private func require(_ extent: Double?, _ place: LayoutEngine.Place) {
    var expression = engine.expression(slot, place)
    guard let extent, extent.isFinite else {
      _ = try? solver.add(Constraint(expression, .equal), priority: Self.fittingPriority)
      return
    }
    expression.constant -= max(0, extent)
    insist(Constraint(expression, .equal))
  }

  /// Adds a row; what contradicts it gives way.
  private func insist(_ row: Constraint) {
    while true {
      do {
        try solver.add(row)
        return
      } catch {
        if !removeYoungest(error) { return }
      }
    }
  }

  /// Lets the youngest constraint of a conflict give way on the copy.
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

  /// The constraint that a row of the copy is for; those that only the copy has are none.
  private func constraint(of handle: ConstraintHandle) -> LayoutConstraint? {
    if let constraint = readmitted[handle] { return constraint }
    if engine.solver.constraint(for: handle) == nil { return nil }
    return engine.owners[handle.rowIndex].constraint
  }

  /// Measures what has another extent than it was measured for.
  ///
  /// - Returns: Whether that changes anything.
  private mutating func measure() -> Bool {
    // All are read before any is changed: each value that is read after a change is solved for.
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

  /// A content to be measured for an extent along its leading axis.
  private typealias DueContent = (slot: Int32, content: NodeContent, measure: (Size) -> Measurement, extent: Double)

  private func dueContents() -> [DueContent] {
    var due: [DueContent] = []
    for slot in 0..<engine.slots.count where engine.slots.isMeasured[slot] {
      guard let content = engine.slots.nodes[slot]?.node?.content, let measure = content.measure else { continue }
      let axis = content.leadingAxis
      let solved = engine.value(Int32(slot), axis == .horizontal ? .width : .height, in: solver)
      let extent = engine.measuredExtent(solved, axis)
      if let known = measured[Int32(slot)], known.isNearly(extent) { continue }
      due.append((Int32(slot), content, measure, extent))
    }
    return due
  }

  private func want(_ measurement: Measurement, of content: NodeContent, at slot: Int32) {
    if engine.slots.nodes[Int(slot)]?.node?.content !== content { return }
    let axis = content.leadingAxis.other
    if (axis == .horizontal ? content.intrinsicWidth : content.intrinsicHeight) != nil { return }
    let rows = axis == .horizontal ? content.horizontal : content.vertical
    let wanted = measurement.size[axis]
    let extent = engine.grid?.extentCovering(wanted, axis) ?? wanted
    for handle in [rows.hugging, rows.resistance] {
      let constant = engine.constant(slot, axis == .horizontal ? .width : .height)
      if let handle { try? solver.move(handle, constant: constant - max(0, extent)) }
    }
  }
}
