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

  /// The smallest change of one constant that would let all members hold; nil if no change is known.
  ///
  /// Of equal changes, the change of the constraint that gives way first is chosen.
  ///
  /// Constraints that a container made are considered only if the program stated none of the members.
  public var remedy: Remedy? {
    guard let certificate else { return nil }
    let rows = members.map { $0.row }
    var smallest: Remedy?
    var smallestChange = Double.infinity
    for index in changeable {
      guard let constraint = members[index].constraint else { continue }
      let change = certificate.violation(ofMember: index, in: rows)
      if change == 0 || change.magnitude >= smallestChange || change.magnitude.isNearly(smallestChange) { continue }
      let constant = withoutRoundingDigits(constraint.constant + change)
      smallest = Remedy(constraint: constraint, constant: constant, isAlone: members.count == 1)
      smallestChange = change.magnitude
    }
    return smallest
  }

  /// The indices of the members whose constants a remedy may change.
  private var changeable: [Int] {
    let constraints = members.map { $0.constraint }
    let isStated = constraints.map { $0.map { !$0.isOfContainer } ?? false }
    let hasStated = isStated.contains(true)
    return members.indices.filter { constraints[$0] != nil && (isStated[$0] || !hasStated) }
  }

  /// Returns a number without the last digits that rounding left in it.
  private func withoutRoundingDigits(_ value: Double) -> Double {
    let rounded = (value * 1e6).rounded() / 1e6
    return value.isNearly(rounded) ? rounded : value
  }
}
