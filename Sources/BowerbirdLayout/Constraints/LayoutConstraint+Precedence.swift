/// Which constraint of a conflict gives way.
extension LayoutConstraint {
  /// Returns a Boolean value that indicates whether the constraint gives way before another one in a conflict.
  ///
  /// Constraints that a container makes give way before those that the program states, and among the program's own the one that was
  /// activated last gives way. A container makes its constraints when a layout or a question needs them, so their ages say
  /// nothing about the program: what ties an item to a container gives way before what the container is itself, and of those
  /// the one of the item that joined last.
  func isYounger(than other: LayoutConstraint) -> Bool {
    if isOfContainer != other.isOfContainer { return isOfContainer }
    if !isOfContainer { return age > other.age }
    let (key, otherKey) = (arrangement, other.arrangement)
    if key.tiesItems != otherKey.tiesItems { return key.tiesItems }
    if key.slot != otherKey.slot { return key.slot > otherKey.slot }
    if key.attribute != otherKey.attribute { return key.attribute > otherKey.attribute }
    if identifier != other.identifier { return (identifier ?? "") > (other.identifier ?? "") }
    return age > other.age
  }

  /// What a constraint of a container is about: its first item, the number of it, and whether it ties that to another item.
  private var arrangement: (tiesItems: Bool, slot: Int32, attribute: Int32) {
    guard let first = expression.terms.first else { return (false, -1, -1) }
    let tiesItems = expression.terms.contains { $0.item !== first.item }
    return (tiesItems, first.item.slot, first.code)
  }
}
