import BowerbirdSolver

extension LayoutConflict {
  /// A change of one constant that would let all members hold.
  public struct Remedy: CustomStringConvertible {
    /// The constraint whose constant would have to change.
    public let constraint: LayoutConstraint

    /// The constant with which all members would hold.
    public let constant: Double

    /// Whether the constraint is the only member, and contradicts itself.
    let isAlone: Bool

    /// The change as a sentence.
    public var description: String {
      "\(isAlone ? "It would" : "They would all") hold if the constant of \(constraint) were \(plain(constant)) "
        + "instead of \(plain(constraint.constant))."
    }
  }

  /// The smallest change of one constant that would let all members hold; nil if there is none.
  ///
  /// Constraints that a grid made are considered only if the program stated none of the members. In a very long
  /// conflict, only the youngest of the constraints considered is tried.
  public var remedy: Remedy? {
    var smallest: Remedy?
    var smallestChange = Double.infinity
    for place in changeable {
      guard let constraint = members[place].constraint else { continue }
      guard let change = change(ofMember: place), change.magnitude < smallestChange else { continue }
      let constant = tidy(constraint.constant + change)
      smallest = Remedy(constraint: constraint, constant: constant, isAlone: members.count == 1)
      smallestChange = change.magnitude
    }
    return smallest
  }

  private static let mostTried = 24

  /// The places of the members whose constants may be changed.
  private var changeable: [Int] {
    let constraints = members.map { $0.constraint }
    let isStated = constraints.map { $0.map { !$0.isOfContainer } ?? false }
    let hasStated = isStated.contains(true)
    let places = members.indices.filter { constraints[$0] != nil && (isStated[$0] || !hasStated) }
    if members.count <= Self.mostTried { return places }
    return places.filter { place in
      places.allSatisfy { other in
        guard let one = constraints[place], let another = constraints[other] else { return true }
        return one === another || one.isYounger(than: another)
      }
    }
  }

  /// Returns the necessary change of a member's constant: its violation if all other members hold.
  private func change(ofMember tried: Int) -> Double? {
    let solver = Solver()
    var variables: [Variable: Variable] = [:]
    func local(_ row: Constraint) -> Constraint {
      var local = row
      for place in local.expression.terms.indices {
        let variable = local.expression.terms[place].variable
        let own = variables[variable] ?? solver.variable()
        variables[variable] = own
        local.expression.terms[place].variable = own
      }
      return local
    }
    let row = local(members[tried].row)
    do {
      try solver.add(row, priority: .high)
      for place in members.indices where place != tried { try solver.add(local(members[place].row)) }
    } catch {
      return nil
    }
    var value = row.expression.constant
    for term in row.expression.terms { value += term.coefficient * solver[term.variable] }
    return row.relation.violation(ofValue: value) > 0 ? value : nil
  }

  /// Returns a number without the last digits that rounding left in it.
  private func tidy(_ value: Double) -> Double {
    let rounded = (value * 1e6).rounded() / 1e6
    return value.isNearly(rounded) ? rounded : value
  }
}
