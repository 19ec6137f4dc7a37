import BowerbirdSolver

/// The statements that chains have made about one item.
///
/// A *member* of a chain is one call, such as `top(8)` or `edges()`. A member makes one or several statements. If a
/// statement is made again, its numbers change, and no second constraint is created.
final class ChainRecord {
  private var statements: [ChainStatement] = []

  /// The indices of the statements that the last member of the chain made.
  private var named: [Int] = []

  /// The container in which a chain last laid out the item; nil if no chain has.
  private var container: ItemReference?

  // MARK: Stating

  /// Begins a new member of the chain: forgets which statements the previous member made.
  func beginMember() { named.removeAll(keepingCapacity: true) }

  /// Adds a statement.
  ///
  /// If an earlier statement has the same attribute, relation and target terms, no statement is added. The earlier
  /// statement then gets the new offset, and also the new multiplier if `setsMultiplier` is true.
  ///
  /// - Parameters:
  ///   - wanted: The statement.
  ///   - setsMultiplier: Whether the statement sets the multiplier too.
  func add(_ wanted: ChainStatement, setsMultiplier: Bool) {
    let index = statements.firstIndex { $0.isAboutTheSame(as: wanted) }
    if let index {
      statements[index].takeNumbers(of: wanted, multiplierToo: setsMultiplier)
    } else {
      wanted.constraint.isActive = true
      // A constraint that cannot be activated has been reported. The statement is not kept, so that a later statement
      // creates the constraint again.
      guard wanted.constraint.isActive else { return }
      statements.append(wanted)
    }
    named.append(index ?? statements.count - 1)
  }

  // MARK: The last member

  /// Changes the constraints of the last member.
  func changeNamed(_ change: (LayoutConstraint) -> Void) {
    for index in named { change(statements[index].constraint) }
  }

  /// Sets the multiplier of the statements of the last member.
  func multiplyNamed(by multiplier: Double) {
    for index in named { statements[index].multiply(by: multiplier) }
  }

  // MARK: Moving to another container

  /// Stores the container in which a chain lays out the item now.
  ///
  /// If the container has changed, the method removes the statements with a target that stays behind: the former
  /// container, or an item in it; see ``ItemReference/stays(in:from:)``.
  func enter(_ container: ItemReference) {
    if let former = self.container, former !== container { rollBack(whatStaysIn: former, from: container) }
    self.container = container
  }

  private func rollBack(whatStaysIn former: ItemReference, from container: ItemReference) {
    named.removeAll()
    statements.removeAll { statement in
      guard statement.mentions(where: { $0.stays(in: former, from: container) }) else { return false }
      statement.constraint.isActive = false
      return true
    }
  }
}

extension ItemReference {
  /// Returns whether this item stays behind when the item of a chain moves from the container `former` to `container`.
  ///
  /// A statement that relates the moved item to an item that stays behind is out of date. The former container always
  /// stays behind. The items inside of it stay behind too, with two exceptions:
  ///
  /// - `container` and its children do not stay behind.
  /// - If `container` does not contain the former container, no item inside of `container` stays behind.
  fileprivate func stays(in former: ItemReference, from container: ItemReference) -> Bool {
    if self === former { return true }
    guard let node, let formerNode = former.node, let newNode = container.node else { return false }
    if node === newNode || node.parent === newNode || !formerNode.contains(node) { return false }
    return newNode.contains(formerNode) || !newNode.contains(node)
  }
}
