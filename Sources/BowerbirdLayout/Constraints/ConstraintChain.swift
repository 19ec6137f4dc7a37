/// The constraints of a part of a closure, each linked to the next one.
///
/// A closure of constraints is evaluated part by part: branches, rounds of loops, blocks. An array for each part would
/// cost more than the constraints do. So a constraint has room for the link to the next one, and parts are joined
/// without any memory. The links end when the closure ends.
public struct ConstraintChain {
  private let first: LayoutConstraint
  private var last: LayoutConstraint

  /// The number of constraints.
  private(set) var count = 1

  /// Creates a chain of one constraint, unless the constraint is in a chain already.
  init?(_ constraint: LayoutConstraint) {
    if constraint.isChained { return nil }
    constraint.isChained = true
    first = constraint
    last = constraint
  }

  /// Appends a constraint, unless it is in a chain already.
  ///
  /// A program may mention a constraint twice in a closure. A chain has room for one mention of each.
  mutating func append(_ constraint: LayoutConstraint) -> Bool {
    if constraint.isChained { return false }
    constraint.isChained = true
    last.next = constraint
    last = constraint
    count += 1
    return true
  }

  /// Appends all constraints of another chain.
  mutating func append(_ other: ConstraintChain) {
    last.next = other.first
    last = other.last
    count += other.count
  }

  /// Calls a closure with each constraint.
  func forEach(_ body: (LayoutConstraint) -> Void) {
    var next: LayoutConstraint? = first
    while let constraint = next {
      body(constraint)
      next = constraint.next
    }
  }

  /// Ends the links and moves the constraints to an array.
  consuming func dissolve(into list: inout [LayoutConstraint]) {
    var next: LayoutConstraint? = first
    while let constraint = next {
      next = constraint.next
      constraint.next = nil
      constraint.isChained = false
      list.append(constraint)
    }
  }
}

extension LayoutConstraint {
  /// Releases the constraints that are linked to this one, one after the other, so that the stack does not grow.
  func releaseChain() {
    var following = next
    next = nil
    while following != nil, isKnownUniquelyReferenced(&following) {
      let after = following?.next
      following?.next = nil
      following = after
    }
  }
}
