import BowerbirdSolver

/// The widths and heights of a few items, solved without the layout around the items.
///
/// The lengths follow from constraints that involve nothing but these lengths, and from the lengths that contents ask
/// for. A constraint that contradicts required constraints is ignored.
struct LengthSystem {
  private let solver: Solver
  private let variables: [ObjectIdentifier: AxisPair<Variable>]

  /// Creates a system in which each length of the items may be any number from 0 on.
  init(of items: [LayoutNode]) {
    let solver = Solver(number: 0)
    var variables: [ObjectIdentifier: AxisPair<Variable>] = [:]
    for item in items {
      variables[ObjectIdentifier(item.reference)] = AxisPair(
        horizontal: solver.variable(), vertical: solver.variable())
    }
    (self.solver, self.variables) = (solver, variables)
    for item in items { for axis in Axis.allCases { bound(item, axis, .greaterOrEqual, 0, .required) } }
  }

  private init(forking other: LengthSystem) { (solver, variables) = (other.solver.fork(), other.variables) }

  /// Adds the length that the content of an item asks for, with the content's hugging and compression resistance.
  func ask(for length: Double, of item: LayoutNode, _ axis: Axis) {
    let content = item.content
    bound(item, axis, .greaterOrEqual, length, content?.compressionResistance[axis].ofContent ?? .high)
    bound(item, axis, .lessOrEqual, length, content?.hugging[axis].ofContent ?? .low)
  }

  /// Adds a constraint between lengths of the items.
  func add(_ constraint: LayoutConstraint) {
    var sum = LinearExpression(constant: constraint.addend)
    constraint.forEachTerm { _, term in
      guard let pair = variables[ObjectIdentifier(term.item)] else { return }
      sum += term.coefficient * (term.attribute == .width ? pair.horizontal : pair.vertical)
    }
    _ = try? solver.add(Constraint(sum, constraint.relation), priority: constraint.priority)
  }

  /// Makes a length as short as its constraints and contents allow.
  func shorten(_ item: LayoutNode, _ axis: Axis) { bound(item, axis, .equal, 0, FittingSolver.fittingPriority) }

  /// Returns a solved length of an item.
  func length(of item: LayoutNode, _ axis: Axis) -> Double {
    variables[ObjectIdentifier(item.reference)].map { max(0, solver[$0[axis]]) } ?? 0
  }

  /// Returns the shortest length of an item along an axis.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - axis: The axis.
  ///   - given: The item's decided length along the other axis; nil to leave that length open.
  /// - Returns: The length.
  func shortestLength(of item: LayoutNode, _ axis: Axis, _ given: GivenLength?) -> Double {
    let system = LengthSystem(forking: self)
    if let given { system.bound(item, given.axis, .equal, given.length, .required) }
    system.shorten(item, axis)
    return system.length(of: item, axis)
  }

  private func bound(_ item: LayoutNode, _ axis: Axis, _ relation: Relation, _ length: Double, _ priority: Priority) {
    guard let pair = variables[ObjectIdentifier(item.reference)] else { return }
    var sum = LinearExpression(pair[axis])
    sum.constant = -length
    _ = try? solver.add(Constraint(sum, relation), priority: priority)
  }
}

/// A length of an item that the item's container has decided.
struct GivenLength {
  let axis: Axis
  let length: Double
}
