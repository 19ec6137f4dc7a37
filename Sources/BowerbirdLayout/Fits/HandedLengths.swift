import BowerbirdSolver

/// The lengths that a container hands to what it holds, where optional constraints determine how long the container is.
///
/// A box in a cell is as long as the cell, as far as its own constraints allow. If that row were about the length of the
/// container, wishes inside of the box would pull at the container. So the row is about another number, which the engine keeps
/// equal to the length that the container has in the solution: lengths flow from the outside to the inside only.
final class HandedLengths {
  /// A number in the place of a length, and the row that says what it is.
  struct Length {
    let number: LayoutAttribute
    let row: LayoutConstraint
  }

  private var lengths: (width: Length?, height: Length?)

  /// Whether required constraints determine the length, as of the last question; nil if there was none.
  private var isPinned: (width: Bool?, height: Bool?)

  /// The number in the place of a length; nil where there is none.
  subscript(axis: Axis) -> Length? {
    get { axis == .horizontal ? lengths.width : lengths.height }
    set { if axis == .horizontal { lengths.width = newValue } else { lengths.height = newValue } }
  }

  /// The version of the engine's ties that each answer is of: a grid asks for every cell.
  private var versions: (width: Int?, height: Int?)

  /// Takes an answer.
  ///
  /// - Returns: Whether it was another one before.
  fileprivate func note(_ isPinned: Bool, _ axis: Axis, _ version: Int?) -> Bool {
    let before: Bool?
    if axis == .horizontal {
      before = self.isPinned.width
      (self.isPinned.width, versions.width) = (isPinned, version)
    } else {
      before = self.isPinned.height
      (self.isPinned.height, versions.height) = (isPinned, version)
    }
    return before.map { $0 != isPinned } ?? false
  }

  /// Whether the length is pinned, if nothing has changed since that was found.
  fileprivate func known(_ axis: Axis, _ version: Int?) -> Bool? {
    guard let version, (axis == .horizontal ? versions.width : versions.height) == version else { return nil }
    return axis == .horizontal ? isPinned.width : isPinned.height
  }

  /// Whether there is a number in the place of any length.
  var hasNumbers: Bool { lengths.width != nil || lengths.height != nil }

  /// Forgets which version the answers are of, as the container leaves its engine.
  func forgetVersions() { versions = (nil, nil) }

  /// Whether an answer was given along an axis.
  fileprivate func hasAnswer(_ axis: Axis) -> Bool {
    (axis == .horizontal ? isPinned.width : isPinned.height) != nil
  }
}

extension LayoutNode {
  /// The attribute to which rows of what the item holds may be tied, so that nothing inside pulls at the item.
  ///
  /// It is the length itself where required constraints determine that.
  ///
  /// - Parameter axis: The axis of the length.
  /// - Returns: The length, or a number that equals it in every layout.
  public func handedLength(_ axis: Axis) -> LayoutAttribute {
    if isLengthPinned(axis) { return axis == .horizontal ? .width : .height }
    let handed = madeHanded()
    if let known = handed[axis] {
      known.row.isActive = true
      return known.number
    }
    let made = makeHandedLength(axis)
    handed[axis] = made
    engine?.handsNumbers = true
    return made.number
  }

  /// Whether required constraints determine a length of the item from the size of the root.
  ///
  /// The item arranges its children again where the answer is another one than before, whoever asks.
  ///
  /// - Parameter axis: The axis of the length.
  /// - Returns: Whether it is found to be so. It may be so and not be found, if constraints between items beside this one say so.
  public func isLengthPinned(_ axis: Axis) -> Bool {
    let handed = madeHanded(), version = engine?.tieVersion
    if let known = handed.known(axis, version) { return known }
    let isPinned = isPinned(axis)
    if handed.note(isPinned, axis, version) { setNeedsArrangement() }
    if isPinned { handed[axis]?.row.isActive = false }
    return isPinned
  }

  private func madeHanded() -> HandedLengths {
    if let handed { return handed }
    let made = HandedLengths()
    handed = made
    return made
  }

  private func makeHandedLength(_ axis: Axis) -> HandedLengths.Length {
    let name = axis == .horizontal ? "width handed on" : "height handed on"
    let number = makeScalar(named: name)
    let expression = LayoutExpression(reference, number, constant: -(forecast ?? latestSize)[axis])
    let row = LayoutConstraint(expression: expression, relation: .equal, identifier: name)
    row.isOfContainer = true
    row.isActive = true
    return HandedLengths.Length(number: number, row: row)
  }

  // MARK: - Pinned lengths

  /// Whether required constraints determine the item's length from the size of the root.
  ///
  /// Constraints between an item and its parent are looked at, and no others. Where others determine it, the answer is no: that
  /// costs a solve in each layout, and changes no frame.
  fileprivate func isPinned(_ axis: Axis) -> Bool {
    var node = self
    while let parent = node.parent {
      let isPlain = !parent.arrangesChildren || parent.chooser?.isContainer == false
      if isPlain ? !node.isTied(to: parent, axis) : !node.hasDecidedLength(axis) { return false }
      // What its lengths are inside is a number, whatever determines it.
      if let chooser = parent.chooser, chooser.handsInside(parent) { return true }
      node = parent
    }
    return engine?.isGiven(axis) ?? true
  }

  private func hasDecidedLength(_ axis: Axis) -> Bool { axis == .horizontal ? hasDecidedWidth : hasDecidedHeight }

  /// Whether required constraints say by the parent alone how long the item is.
  private func isTied(to parent: LayoutNode, _ axis: Axis) -> Bool {
    var tied: Set<LayoutAttribute> = []
    for mention in reference.mentions {
      if let attribute = mention.constraint.attribute(of: reference, tiedTo: parent.reference, axis) {
        tied.insert(attribute)
      }
    }
    let (length, middle, pairs): (LayoutAttribute, LayoutAttribute, [Set<LayoutAttribute>]) =
      axis == .horizontal
      ? (.width, .centerX, [[.leading, .trailing], [.left, .right]]) : (.height, .centerY, [[.top, .bottom]])
    if tied.contains(length) { return true }
    return tied.contains(middle) && tied.count > 1 || pairs.contains { $0.isSubset(of: tied) }
  }
}

extension LayoutConstraint {
  /// The attribute of an item that the constraint determines by numbers of the item's parent and constants.
  ///
  /// - Returns: The attribute; nil if the constraint is not required, or about anything else.
  fileprivate func attribute(
    of item: ItemReference, tiedTo parent: ItemReference, _ axis: Axis
  ) -> LayoutAttribute? {
    guard priority.isRequired, relation == .equal else { return nil }
    var attribute: LayoutAttribute?
    var positions = 0.0, isTied = true
    expression.forEachTerm { _, term in
      if term.coefficient == 0 { return }
      if term.attribute.axis != axis || term.attribute.isBaseline { isTied = false }
      if term.attribute.isPosition { positions += term.coefficient }
      if term.item === item && attribute == nil {
        attribute = term.attribute
      } else if term.item !== parent {
        isTied = false
      }
    }
    return isTied && positions == 0 ? attribute : nil
  }
}

/// Keeps the numbers that containers hand on equal to their lengths.
extension LayoutEngine {
  /// Whether the root has a given extent, or is about to get one.
  ///
  /// An item that is asked how small it can be determines the lengths of what is around it.
  fileprivate func isGiven(_ axis: Axis) -> Bool {
    if let askedSlot { return askedSlot != root.slot }
    return pendingSize != nil || (axis == .horizontal ? givenWidth : givenHeight) != nil
  }

  /// Has containers hand on the lengths of the present solution, and look again at which lengths are pinned.
  ///
  /// - Returns: Whether any of them differ from before.
  func handLengthsOn() -> Bool {
    if !handsLengths { return false }
    let looksAtPins = checkedTies != tieVersion
    checkedTies = tieVersion
    // Mostly required constraints determine all lengths, and nothing has changed that.
    if !looksAtPins && !handsNumbers { return false }
    var hasChanged = false
    for reference in reviewers where reference.isIn(self) {
      guard let node = reference.node, let handed = node.handed else { continue }
      if looksAtPins {
        for axis in Axis.allCases where handed.hasAnswer(axis) { _ = node.isLengthPinned(axis) }
        hasChanged = hasChanged || node.needsArrangement
      }
      for axis in Axis.allCases {
        guard let row = handed[axis]?.row, row.isActive else { continue }
        let length = solvedValue(node.slot, axis == .horizontal ? .width : .height)
        if (length - row.constant).magnitude <= Self.handedLengthTolerance { continue }
        row.constant = length
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// A length that differs by no more from the one that was handed on is the same but for rounding: 2⁻⁴⁰.
  private static let handedLengthTolerance = 0x1p-40

  /// The rows that say which lengths are handed on, with the places of these lengths among the numbers of all slots.
  var handedRows: [(row: ConstraintHandle, place: Int)] {
    if !handsLengths { return [] }
    return reviewers.compactMap { $0.isIn(self) ? $0.node : nil }.flatMap { node in
      Axis.allCases.compactMap { axis in
        guard let row = node.handed?[axis]?.row, row.isActive, let handle = row.handle else { return nil }
        return (handle, Int(node.slot) * 4 + (axis == .horizontal ? 2 : 3))
      }
    }
  }
}
