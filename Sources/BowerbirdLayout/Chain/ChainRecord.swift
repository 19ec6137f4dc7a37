import BowerbirdSolver

/// What chains have said about one item so far, so that saying it again changes it.
final class ChainRecord {
  private var statements: [ChainStatement] = []

  /// The places of the statements that the last member of the chain made.
  private var named: [Int] = []

  /// The container that the item was last laid out in.
  private var container: ItemReference?

  // MARK: Saying

  /// Begins a member of the chain: what is said from here on is what `priority` and `multiply` change.
  func beginMember() { named.removeAll(keepingCapacity: true) }

  /// Says something, or changes what was said before about the same two sides.
  ///
  /// - Parameters:
  ///   - wanted: What is said; a multiplier set by an earlier statement is kept.
  ///   - isExact: Whether the multiplier is part of what is said.
  func say(_ wanted: ChainStatement, isExact: Bool) {
    let place = statements.firstIndex { $0.isAboutTheSame(as: wanted) }
    if let place {
      statements[place].takeNumbers(of: wanted, multiplierToo: isExact)
    } else {
      wanted.constraint.isActive = true
      // What cannot be activated has been reported; said again later, it shall be made anew.
      guard wanted.constraint.isActive else { return }
      statements.append(wanted)
    }
    named.append(place ?? statements.count - 1)
  }

  // MARK: What was said last

  /// Changes the constraints of the last member.
  func changeNamed(_ change: (LayoutConstraint) -> Void) {
    for place in named { change(statements[place].constraint) }
  }

  /// Multiplies the other side of the last member by another number.
  func multiplyNamed(by multiplier: Double) {
    for place in named { statements[place].multiply(by: multiplier) }
  }

  // MARK: Moving to another container

  /// Notes the container.
  ///
  /// Statements about a former one, and about what the item has left behind there, are taken back.
  func enter(_ container: ItemReference) {
    if let former = self.container, former !== container { takeBack(whatStaysIn: former, from: container) }
    self.container = container
  }

  private func takeBack(whatStaysIn former: ItemReference, from container: ItemReference) {
    named.removeAll()
    statements.removeAll { statement in
      guard statement.mentions(where: { $0.stays(in: former, from: container) }) else { return false }
      statement.constraint.isActive = false
      return true
    }
  }
}

extension ItemReference {
  /// Whether the item is a former container or lies inside of it, and not in the new one.
  fileprivate func stays(in former: ItemReference, from container: ItemReference) -> Bool {
    if self === former { return true }
    guard let node, let formerNode = former.node, let newNode = container.node else { return false }
    if node === newNode || node.parent === newNode || !formerNode.contains(node) { return false }
    return newNode.contains(formerNode) || !newNode.contains(node)
  }
}
