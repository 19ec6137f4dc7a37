import BowerbirdSolver

/// The lengths that a container hands on to the items inside of it.
///
/// For example, a grid makes a box as long as its cell by a row that contains the length of the grid. Through this row,
/// optional constraints inside of the box may change the grid's length. They cannot change a *pinned* length, which
/// required constraints determine from the size of the root. If the grid's length is not pinned, the row contains an
/// extra number in place of it. The engine keeps this number equal to the grid's length in the solution.
final class HandedLengths {
  /// An extra number and the row that sets it; the number replaces the container's length in the rows of items inside.
  final class Length {
    let number: LayoutAttribute
    let row: LayoutConstraint

    init(number: LayoutAttribute, row: LayoutConstraint) { (self.number, self.row) = (number, row) }
  }

  @exclusivity(unchecked) private var lengths = AxisPair<Length?>(nil)

  /// For each axis, whether the length was pinned at the last check; nil before the first check.
  @exclusivity(unchecked) private var isPinned = AxisPair<Bool?>(nil)

  /// The number that replaces a length, with the number's row; nil if the length was never replaced.
  subscript(axis: Axis) -> Length? {
    get { lengths[axis] }
    set { lengths[axis] = newValue }
  }

  /// For each axis, the engine's ``LayoutEngine/lengthTieVersion`` at the last check of whether the length is pinned.
  ///
  /// The result of the check is stored, because a grid needs it for every cell.
  @exclusivity(unchecked) private var versions = AxisPair<Int?>(nil)

  /// Stores whether a length is pinned, with the ``LayoutEngine/lengthTieVersion`` for which the result is valid.
  ///
  /// - Returns: Whether the opposite result was stored before.
  fileprivate func note(_ isPinned: Bool, _ axis: Axis, _ version: Int?) -> Bool {
    let before = self.isPinned[axis]
    self.isPinned[axis] = isPinned
    versions[axis] = version
    return before.map { $0 != isPinned } ?? false
  }

  /// Returns whether a length is pinned, if the result is stored for the present ``LayoutEngine/lengthTieVersion``;
  /// otherwise nil.
  fileprivate func known(_ axis: Axis, _ version: Int?) -> Bool? {
    guard let version, versions[axis] == version else { return nil }
    return isPinned[axis]
  }

  /// Whether a foreign constraint ties any item inside of the container to the container or to an item outside.
  @exclusivity(unchecked) fileprivate var holdsTies = VersionedAnswer()

  /// For each axis, the last result of ``LayoutNode/updateDependence(_:)``; nil before the first call.
  @exclusivity(unchecked) fileprivate var mayDepend = AxisPair<Bool?>(nil)

  /// For each axis, the numbers for the length of the item's cell; nil if the item's container has requested no such
  /// numbers.
  @exclusivity(unchecked) var cells = AxisPair<CellLength?>(nil)

  /// Whether the item has any extra number that the engine keeps equal to a length.
  var hasNumbers: Bool {
    lengths.horizontal != nil || lengths.vertical != nil || cells.horizontal != nil || cells.vertical != nil
  }

  /// Marks all stored results as outdated, because the container leaves its engine.
  func forgetVersions() {
    versions = AxisPair(nil)
    holdsTies = VersionedAnswer()
  }

  /// Returns whether a result of ``LayoutNode/updatePinned(_:)`` is stored for an axis, even an outdated result.
  fileprivate func hasAnswer(_ axis: Axis) -> Bool { isPinned[axis] != nil }
}

extension LayoutNode {
  /// Returns the attribute that stands for a length of the item in the rows of the item's children.
  ///
  /// These rows must not change the length. They cannot change a pinned length, so the attribute of a pinned length is
  /// the length itself. Otherwise the attribute is an extra number. The first call that needs the number creates it
  /// with the row that sets it.
  ///
  /// - Parameter axis: The axis of the length.
  /// - Returns: The length, or a number that equals it in every layout.
  package func handedLength(_ axis: Axis) -> LayoutAttribute {
    if updatePinned(axis) { return .length(along: axis) }
    let handed = madeHanded()
    if let known = handed[axis] {
      known.row.isActive = true
      return known.number
    }
    let made = makeHandedLength(axis)
    handed[axis] = made
    engine?.flow.handsNumbers = true
    return made.number
  }

  /// Returns the attribute that stands for a length of the item in rows that divide the length among items inside.
  ///
  /// If constraints inside may affect the length, the attribute is the length itself. The solver then considers these
  /// constraints together with all other constraints. Otherwise the attribute is the length that the item hands on.
  ///
  /// - Parameter axis: The axis of the length.
  /// - Returns: The length, or a number that equals it in every layout.
  package func sharedLength(_ axis: Axis) -> LayoutAttribute {
    updateDependence(axis) ? .length(along: axis) : handedLength(axis)
  }

  /// Updates whether a length of the item is pinned: whether required constraints determine it from the size of the
  /// root.
  ///
  /// If the result differs from the last result, the item arranges its children again. If the length is pinned, the row
  /// of its extra number becomes inactive.
  ///
  /// - Parameter axis: The axis of the length.
  /// - Returns: Whether the length is pinned by constraints between items and their parents. Other constraints are not
  ///   searched.
  @discardableResult
  package func updatePinned(_ axis: Axis) -> Bool {
    let handed = madeHanded(), version = reference.withEngine { $0.lengthTieVersion }
    if let known = handed.known(axis, version) { return known }
    let isPinned = isPinned(axis)
    markStoredPins()
    if handed.note(isPinned, axis, version) { setNeedsArrangement() }
    if isPinned { handed[axis]?.row.isActive = false }
    return isPinned
  }

  /// Sets ``hasStoredPins`` for this item and its ancestors, when a result of ``updatePinned(_:)`` is stored.
  ///
  /// If a container begins or ceases to decide a length of a marked item, all stored results become outdated.
  func markStoredPins() {
    var next: LayoutNode? = self
    while let node = next, !node.hasStoredPins {
      node.hasStoredPins = true
      next = node.parent
    }
  }

  /// Updates whether a length of the item may depend on what is inside of it.
  ///
  /// The length may depend on the inside if both conditions hold:
  ///
  /// - A *foreign* constraint, which no container made, relates an item inside to this item or to an item outside.
  /// - The length is not pinned, or the fit of a container around the item is unknown before the solve.
  ///
  /// If the result differs from the last result, the item arranges its children again.
  ///
  /// - Parameter axis: The axis of the length.
  /// - Returns: Whether the length may depend on what is inside.
  @discardableResult
  package func updateDependence(_ axis: Axis) -> Bool {
    // `holdsTies` comes first, because its result is stored. The walk of `liesInUnknownFit` is repeated in each call.
    let handed = madeHanded(), isPinned = updatePinned(axis)
    let mayDepend = holdsTies && (!isPinned || liesInUnknownFit(axis))
    let before = handed.mayDepend[axis]
    handed.mayDepend[axis] = mayDepend
    if let before, before != mayDepend { setNeedsArrangement() }
    return mayDepend
  }

  /// Returns whether the fit of any container around the item is unknown before the solve.
  private func liesInUnknownFit(_ axis: Axis) -> Bool {
    var node = parent
    while let present = node {
      if present.arrangesChildren && present.fit(axis) == nil { return true }
      node = present.parent
    }
    return false
  }

  private var holdsTies: Bool {
    guard let engine else { return isTiedFromInside(orToItself: true) }
    return madeHanded().holdsTies.answer(in: engine.lengthTieVersion) { isTiedFromInside(orToItself: true) }
  }

  func madeHanded() -> HandedLengths {
    if let handed { return handed }
    let made = HandedLengths()
    handed = made
    return made
  }

  private func makeHandedLength(_ axis: Axis) -> HandedLengths.Length {
    let name = "\(axis.extentName) handed on"
    let number = makeScalar(named: name)
    let expression = LayoutExpression(reference, number, constant: -(forecast ?? latestSize)[axis])
    let row = LayoutConstraint(expression: expression, relation: .equal, identifier: name)
    row.isOfContainer = true
    row.isActive = true
    return HandedLengths.Length(number: number, row: row)
  }

  // MARK: - Pinned lengths

  /// Returns whether required constraints determine the item's length from the size of the root.
  ///
  /// Only constraints between an item and its parent are searched. If other constraints determine the length, the
  /// result is false. A length is then handed on by a number: each layout may need one more solve, but gives the same
  /// frames.
  fileprivate func isPinned(_ axis: Axis) -> Bool {
    guard let engine, let parent = reference.above else { return isPinnedByWalk(axis) }
    if !followsParent(axis) { return false }
    if let known = engine.flow.pinnedParents[axis],
      Unmanaged.passUnretained(known.item).toOpaque() == parent.toOpaque(),
      known.version == engine.lengthTieVersion
    {
      return known.isPinned
    }
    let isPinned = isPinnedByWalk(axis)
    engine.flow.pinnedParents[axis] = PinnedParent(
      item: parent.takeUnretainedValue(), version: engine.lengthTieVersion, isPinned: isPinned)
    return isPinned
  }

  /// Returns the result of ``isPinned(_:)``, computed by a walk from the item to the root.
  private func isPinnedByWalk(_ axis: Axis) -> Bool {
    let version = reference.withEngine { $0.lengthTieVersion }
    var node = self
    while let parent = node.parent {
      if !node.followsParent(axis) { return false }
      // An item with alternatives hands on numbers in place of its lengths. Nothing inside of the item can change these
      // numbers.
      if let alternativeArranger = parent.alternativeArranger, alternativeArranger.handsInside(parent) { return true }
      if let known = parent.handed?.known(axis, version) { return known }
      node = parent
    }
    return engine?.isGiven(axis) ?? true
  }

  /// Returns whether the parent decides the item's length, or constraints determine it from the parent alone.
  private func followsParent(_ axis: Axis) -> Bool {
    withParent { parent in
      let isPlain = !parent.arrangesChildren || parent.alternativeArranger?.isContainer == false
      return isPlain ? isTied(to: parent, axis) : lengthDecision[axis].isPinning
    } ?? false
  }

  /// Whether required constraints alone determine the item's height from the root's height.
  ///
  /// Each container around the item must be a box whose own constraints arrange its children.
  var isHeightTiedToRoot: Bool {
    var node = self
    while let parent = node.parent {
      if parent.arrangesChildren || !node.isTied(to: parent, .vertical) { return false }
      node = parent
    }
    return true
  }

  /// Returns whether required constraints determine the item's length from the parent alone.
  private func isTied(to parent: LayoutNode, _ axis: Axis) -> Bool {
    // A grid has several rows for each cell that mention the grid, so the rows are read without being copied.
    var tied = TiedAttributes()
    for mention in reference.mentions {
      mention.link._withUnsafeGuaranteedRef { constraint in
        if let code = constraint.code(of: reference, tiedTo: parent.reference, axis) { tied.insert(code) }
      }
    }
    return tied.determineLength(axis)
  }
}

/// A set of attributes of one item, without extra numbers.
private struct TiedAttributes {
  /// The set, with one bit for each attribute's code.
  private var bits: UInt32 = 0

  mutating func insert(_ code: Int32) {
    if code < UInt32.bitWidth { bits |= 1 << UInt32(code) }
  }

  private func contains(_ attribute: LayoutAttribute) -> Bool { bits & 1 << UInt32(attribute.code) != 0 }

  /// Returns whether the set determines a length: it contains the length itself, or two positions that determine the
  /// length.
  func determineLength(_ axis: Axis) -> Bool {
    if axis == .vertical {
      return contains(.height) || contains(.top) && contains(.bottom) || contains(.centerY) && bits.nonzeroBitCount > 1
    }
    if contains(.width) || contains(.leading) && contains(.trailing) || contains(.left) && contains(.right) {
      return true
    }
    return contains(.centerX) && bits.nonzeroBitCount > 1
  }
}

extension LayoutConstraint {
  /// Returns the code of the item's attribute that the constraint ties to the item's parent.
  ///
  /// The constraint must be a required equality. Besides a constant, the constraint may contain only one attribute of
  /// the item, and numbers of the parent, all along the axis and none of them a baseline. The coefficients of all
  /// positions must add up to 0.
  ///
  /// - Returns: The code; nil for any other constraint.
  fileprivate func code(of item: ItemReference, tiedTo parent: ItemReference, _ axis: Axis) -> Int32? {
    guard priority.isRequired, relation == .equal else { return nil }
    var attribute: LayoutAttribute?
    var positions = 0.0
    for index in 0..<termCount {
      let isOfItem = withItem(ofTerm: index) { $0 === item }
      // A term with coefficient 0 names the container that made the constraint, and is no part of the relation.
      if !isOfItem && !withItem(ofTerm: index, { $0 === parent }) { return nil }
      let term = reading(ofTerm: index)
      if term.coefficient == 0 { continue }
      if term.attribute.axis != axis || term.attribute.isBaseline { return nil }
      if term.attribute.isPosition { positions += term.coefficient }
      if !isOfItem { continue }
      if attribute != nil { return nil }
      attribute = term.attribute
    }
    return positions == 0 ? attribute?.code : nil
  }
}

/// Keeps the numbers that containers hand on equal to the containers' lengths.
extension LayoutEngine {
  /// Returns whether the root's extent along an axis is given, or is about to be given.
  ///
  /// During a question about the smallest size of an inner item, the result is true. During a question about the
  /// smallest size of the root, the result is true if the root has a fit.
  fileprivate func isGiven(_ axis: Axis) -> Bool {
    if let asked = question.asked { return asked !== root.reference || root.fit(axis) != nil }
    return given.isGiven(axis)
  }

  /// Sets the numbers that containers hand on to the lengths of the present solution, and updates which lengths are
  /// pinned.
  ///
  /// - Returns: Whether any number has changed, or any container must arrange its children again.
  func handLengthsOn() -> Bool {
    if !flow.handsLengths { return false }
    let looksAtPins = flow.checkedTies != lengthTieVersion
    flow.checkedTies = lengthTieVersion
    // In most layouts, all lengths are pinned and the tie version is the same, so there is nothing to do.
    if !looksAtPins && !flow.handsNumbers { return false }
    var hasChanged = false
    for reference in reviewers where reference.isIn(self) {
      guard let node = reference.node, let handed = node.handed else { continue }
      if looksAtPins {
        for axis in Axis.allCases where handed.hasAnswer(axis) { node.updatePinned(axis) }
        for axis in Axis.allCases where handed.mayDepend[axis] != nil { node.updateDependence(axis) }
        hasChanged = hasChanged || node.needsArrangement
      }
      for (row, index) in handed.activeRows(of: node) {
        let length = solvedValue(at: index)
        if (length - row.constant).magnitude <= LayoutTolerances.handedLength { continue }
        row.constant = length
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// The active rows that set the numbers that containers hand on, each with the index of the length that the number
  /// equals; see ``SlotNumber``.
  var handedRows: [(row: ConstraintHandle, index: Int)] {
    if !flow.handsLengths { return [] }
    var rows: [(row: ConstraintHandle, index: Int)] = []
    for reference in reviewers where reference.isIn(self) {
      guard let node = reference.node, let handed = node.handed else { continue }
      for (row, index) in handed.activeRows(of: node) {
        if let handle = row.handle { rows.append((handle, index)) }
      }
    }
    return rows
  }
}

extension HandedLengths {
  /// Returns the active rows that set handed numbers, each with the index of the length that the number equals.
  fileprivate func activeRows(of node: LayoutNode) -> [(row: LayoutConstraint, index: Int)] {
    var rows: [(row: LayoutConstraint, index: Int)] = []
    for axis in Axis.allCases {
      if let row = lengths[axis]?.row, row.isActive {
        rows.append((row, SlotNumber.length(along: axis).index(in: node.slot)))
      }
      if let cell = cells[axis], let row = cell.row, row.isActive, let index = node.index(of: cell.length) {
        rows.append((row, index))
      }
    }
    return rows
  }
}

extension LayoutNode {
  /// Returns the index of an extra number; nil for another attribute, and for a number without a slot.
  fileprivate func index(of attribute: LayoutAttribute) -> Int? {
    guard case .scalar(let extra) = attribute else { return nil }
    return index(ofExtra: extra)
  }
}
