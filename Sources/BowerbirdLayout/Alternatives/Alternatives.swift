import BowerbirdSolver

/// The alternatives of an item in their order.
///
/// Each layout takes one of the alternatives. It takes none of them if they are nested in an alternative that is not
/// taken.
///
/// ``LayoutItem/alternatives(_:)`` creates the alternatives of an item. The initializer creates alternatives inside of
/// another alternative:
///
/// ```swift
/// Alternative("wide", when: screen.widthAnchor >= 700) {
///   Alternatives(of: detail) {
///     Alternative("beside") { Grid.horizontal { picture.auto(); text.expanded() } }
///     Alternative("below") { Grid.vertical { picture.auto(); text.expanded() } }
///   }
/// }
/// ```
public final class Alternatives {
  /// The alternatives in their order: a layout takes the first one that qualifies, and the last one always qualifies.
  ///
  /// Alternatives that are listed twice, or in another set that is in use, are omitted.
  public let alternatives: [Alternative]

  /// The item that has the alternatives.
  let host: ItemReference

  /// The choice that the engine makes among the alternatives; nil while the alternatives are not installed.
  @exclusivity(unchecked) private(set) var choice: LayoutChoice?

  /// The index of the alternative for which the tree is arranged, even while ``rests`` is true; nil if not installed.
  @exclusivity(unchecked) private var applied: Int?

  /// The need of each alternative when the host was last arranged; empty before, or if nothing depends on the needs.
  @exclusivity(unchecked) private(set) var fits: [AlternativeFit] = []

  /// The constants of all conditions, in the order of the alternatives, when the tests of ``choice`` were last made.
  @exclusivity(unchecked) private var testedConstants: [Double] = []

  /// The arranger's ``AlternativeArranger/changeCount`` when the needs were last computed; nil before.
  @exclusivity(unchecked) private var changesOfFits: Int?

  /// The index of the alternative that a report listed last as taken; nil if none has been listed since the
  /// installation.
  @exclusivity(unchecked) var reported: Int?

  /// Whether the alternatives are suspended: none is taken, because the alternative around them is not taken.
  @exclusivity(unchecked) private var rests = false

  /// The items that the taken alternative leaves out.
  @exclusivity(unchecked) private var omitted: [ItemReference] = []

  /// The stored value of ``home``; nil if the home positions must be collected.
  @exclusivity(unchecked) var knownHome: [ChildPosition]?

  /// The alternative in which these alternatives are written; nil if they are not nested, or once the set of that
  /// alternative has been released.
  @exclusivity(unchecked) private(set) var outer: ArrangementRole?

  /// For each alternative, what layouts have found about it since the installation.
  @exclusivity(unchecked) private(set) var findings: [AlternativeFindings]

  /// Creates nested alternatives.
  ///
  /// A layout chooses among nested alternatives only while the alternative around them is taken.
  ///
  /// - Parameters:
  ///   - item: The item that the nested alternatives arrange: the host of the outer alternatives, or an item inside of
  ///     this host.
  ///   - content: The alternatives in their order; the last one always qualifies.
  public init(of item: any LayoutItem, @AlternativesBuilder _ content: () -> [Alternative]) {
    host = item.layoutNode.reference
    let before = ChildPosition.positions(below: item.layoutNode)
    alternatives = Self.usable(content(), for: item.layoutNode)
    findings = alternatives.map { _ in AlternativeFindings() }
    let arranged = Self.sharedArrangements(of: alternatives)
    for alternative in alternatives { alternative.wrapArrangements(in: arranged) }
    for index in alternatives.indices {
      let role = ArrangementRole(set: self, index: index)
      alternatives[index].setRole(role)
      alternatives[index].owner = self
      for set in alternatives[index].nested { set.outer = role }
    }
    for position in ChildPosition.shared(before + alternatives.flatMap { $0.allDeclaredPositions }) {
      if let node = position.item.node { position.container.node?.hold(node, at: position.index) }
    }
  }

  deinit {
    for alternative in alternatives {
      alternative.endRoles(in: self)
      if alternative.owner === self { alternative.owner = nil }
      for set in alternative.nested { set.outer = nil }
    }
  }

  /// The alternative that is taken; nil if no alternative is taken.
  ///
  /// No alternative is taken if the alternative around these alternatives is not taken, if these alternatives were
  /// removed, or if there are none.
  public var taken: Alternative? { takenIndex.map { alternatives[$0] } }

  /// The index of ``taken``; nil if no alternative is taken.
  var takenIndex: Int? { rests ? nil : applied }

  /// Returns the name of an alternative in reports.
  ///
  /// The name is `alternative 2` for an alternative without a name, and `wide (alternative 2)` if an earlier alternative
  /// has the name too.
  func name(_ index: Int) -> String {
    let name = alternatives[index].name, number = "alternative \(index + 1)"
    if name.isEmpty { return number }
    return alternatives[..<index].contains { $0.name == name } ? "\(name) (\(number))" : name
  }

  // MARK: - Installing

  /// Adds the arrangements to the host, creates the choice, and takes the first alternative.
  ///
  /// Nothing happens if the alternatives are installed already, if there are none, or if the host has been released.
  func install() {
    guard choice == nil, !alternatives.isEmpty, let node = host.node else { return }
    for alternative in alternatives {
      for constraint in alternative.constraints {
        constraint.keepAge()
        constraint.alternativesHost = host
      }
      // An arrangement that contains the host is not added, and is reported as a cycle.
      alternative.arrangements.removeAll { item in
        if adopt(item, alternative, node) { return false }
        item.layoutNode.arrangementRole = nil
        return true
      }
    }
    let alternativeArranger = node.makeAlternativeArranger()
    alternativeArranger.sets.append(self)
    for alternative in alternatives {
      for item in alternative.arrangements { item.layoutNode.omit() }
      for set in alternative.nested where alternative.holds(set.host) {
        set.install()
        set.rest()
      }
    }
    // Fitting depends on both lengths, so this choice is made after the choices of siblings that concern widths.
    choice = LayoutChoice(of: node, along: .vertical, self)
    apply(0)
    node.setNeedsArrangement()
  }

  /// Adds an arrangement to the host as a child that fills the host.
  ///
  /// - Returns: Whether the arrangement is a child now. The result is false if ``LayoutNode/insert(_:at:)`` refuses the
  ///   arrangement, for example because it contains the host.
  private func adopt(_ item: any LayoutItem, _ alternative: Alternative, _ node: LayoutNode) -> Bool {
    let child = item.layoutNode
    // The arrangement may also contain the host as an item that is lent to another alternative at present.
    if child.isAround(node) {
      node.note(.cycle(item: child.reference, parent: host))
      return false
    }
    if child.parent !== node {
      node.insert(item, at: node.children.count)
      if child.parent !== node { return false }
    }
    for axis in Axis.allCases { child.decideLength(true, along: axis) }
    let filling = child.constraintsFilling(node)
    for row in filling { row.isOfContainer = true }
    alternative.filling += filling
    return true
  }

  /// Undoes ``install()``, and returns shared items to their home positions.
  func uninstall() {
    guard let choice else { return }
    apply(nil)
    for alternative in alternatives { for set in alternative.nested.reversed() { set.uninstall() } }
    choice.remove()
    self.choice = nil
    rests = false
    (fits, testedConstants, changesOfFits, reported) = ([], [], nil, nil)
    findings = alternatives.map { _ in AlternativeFindings() }
    guard let node = host.node else { return }
    node.alternativeArranger?.sets.removeAll { $0 === self }
    for position in home { position.reclaim() }
    for alternative in alternatives {
      for item in alternative.arrangements where item.layoutNode.parent === node {
        item.layoutNode.removeFromParent()
        item.layoutNode.admit()
      }
      alternative.filling = []
      for constraint in alternative.constraints { constraint.alternativesHost = nil }
    }
    node.dropAlternativeArrangerIfUnused()
  }

  // MARK: - Resting

  /// Suspends these alternatives while the alternative around them is not taken.
  ///
  /// The arrangements stay inside of the host, although the host is left out. The needs of the host therefore do not
  /// depend on which alternative around the host is taken.
  private func rest() {
    guard !rests, let applied else { return }
    rests = true
    leaveOut([])
    setConstraints(of: alternatives[applied], false)
  }

  /// Resumes these alternatives when the alternative around them is taken.
  private func resume() {
    guard rests, let applied else { return }
    rests = false
    leaveOut(absentees(of: applied))
    reclaimItems(for: alternatives[applied])
    setConstraints(of: alternatives[applied], true)
  }

  // MARK: - Switching

  /// Arranges the tree for the alternative with an index, or for no alternative if the index is nil.
  func apply(_ index: Int?) {
    if applied == index { return }
    if let applied { leave(alternatives[applied]) }
    applied = index
    leaveOut(index.map { absentees(of: $0) } ?? [])
    if let index { enter(alternatives[index]) }
  }

  private func leaveOut(_ absentees: [ItemReference]) {
    let before = omitted
    omitted = absentees
    for item in omitted where !before.contains(where: { $0 === item }) { item.node?.omit() }
    for item in before where !omitted.contains(where: { $0 === item }) { item.node?.admit() }
  }

  private func leave(_ alternative: Alternative) {
    setConstraints(of: alternative, false)
    alternative.filling.switchAll(false)
    for item in alternative.arrangements { item.layoutNode.omit() }
  }

  private func enter(_ alternative: Alternative) {
    reclaimItems(for: alternative)
    for item in alternative.arrangements { item.layoutNode.admit() }
    alternative.filling.switchAll(true)
    setConstraints(of: alternative, true)
  }

  /// Activates or deactivates the constraints of an alternative, and starts or stops its nested alternatives.
  private func setConstraints(of alternative: Alternative, _ isOn: Bool) {
    if !isOn { for set in alternative.nested.reversed() { set.leaveOuter(alternative) } }
    alternative.constraints.switchAll(isOn)
    if isOn { for set in alternative.nested where isInside(set.host) { set.enterOuter() } }
  }

  private func enterOuter() { if choice == nil { install() } else { resume() } }

  private func leaveOuter(_ outer: Alternative) { if outer.holds(host) { rest() } else { uninstall() } }

  /// Returns the items inside of the host that an alternative leaves out.
  private func absentees(of index: Int) -> [ItemReference] {
    var absentees: [ItemReference] = []
    func append(_ item: ItemReference) {
      if isInside(item), item !== host, !absentees.contains(where: { $0 === item }) { absentees.append(item) }
    }
    let alternative = alternatives[index]
    for item in alternative.absent { append(item) }
    for other in alternatives where other !== alternative {
      for item in other.own where !alternative.own.contains(where: { $0 === item }) { append(item) }
    }
    return absentees
  }

  // MARK: - Fits

  /// Updates the items that the taken alternative leaves out, the need of each alternative, and the tests of the
  /// choice.
  ///
  /// If nothing reads the needs, they are not computed, and ``fits`` is empty.
  func refreshFits() {
    guard let node = host.node else { return }
    if let taken = takenIndex { leaveOut(absentees(of: taken)) }
    // Nothing reads the fits if the host is a root, no question asks for its size, and all alternatives but the last
    // have conditions.
    if node.parent == nil && !isAsked(node) && alternatives.dropLast().allSatisfy({ $0.condition != nil }) {
      fits = []
      return makeTests()
    }
    // An alternative that is not taken may contain items that are out of the layout. The needs of these items are
    // computed first, because the need of the alternative depends on them.
    for index in alternatives.indices {
      for item in absentees(of: index) {
        if let absent = item.node { AlternativeFit.arrangeOutside(absent, ifChanged: true) }
      }
    }
    let changes = node.alternativeArranger?.changeCount, known = changes == changesOfFits ? fits : []
    let engine = node.treeEngine, isAsked = engine?.flow.isComputingFits
    engine?.flow.isComputingFits = true
    defer { engine?.flow.isComputingFits = isAsked ?? false }
    fits = computedFits(of: node, keeping: known)
    changesOfFits = changes
    makeTests()
  }

  /// Computes the fit of each alternative, except constant fits that are known.
  ///
  /// The fit of the present alternative comes first, because this alternative holds the items that it shares with
  /// others. If the host is out of the layout, the items get their needs here, and the other fits depend on these needs.
  private func computedFits(of node: LayoutNode, keeping known: [AlternativeFit]) -> [AlternativeFit] {
    func fit(at index: Int) -> AlternativeFit {
      if index < known.count, known[index].isConstant { return known[index] }
      return AlternativeFit(of: alternatives[index], isTaken: isLaidOut(index), in: node, scope(of: index))
    }
    guard let applied else { return alternatives.indices.map { fit(at: $0) } }
    let present = fit(at: applied)
    return alternatives.indices.map { $0 == applied ? present : fit(at: $0) }
  }

  private func makeTests() {
    choice?.tests = alternatives.indices.dropLast().map { tests(of: $0) }
    testedConstants = alternatives.flatMap { $0.condition?.layoutConstraints.map { $0.constant } ?? [] }
  }

  /// Whether a constant in a condition has changed since the tests were made.
  var hasNewCondition: Bool {
    if testedConstants.isEmpty { return false }
    var index = 0
    for alternative in alternatives {
      for comparison in alternative.condition?.layoutConstraints ?? [] {
        if comparison.constant.bitPattern != testedConstants[index].bitPattern { return true }
        index += 1
      }
    }
    return false
  }

  /// Returns whether the present question asks about the size of an item.
  private func isAsked(_ node: LayoutNode) -> Bool {
    node.engine?.question.asked === node.reference
  }

  /// Returns whether an alternative is taken and the host is in the layout.
  ///
  /// Only then does the present layout determine widths of the alternative's items. A need must not depend on the
  /// widths of an earlier layout.
  private func isLaidOut(_ index: Int) -> Bool { isApplied(index) && host.node?.isInLayout == true }

  /// Returns whether the tree is arranged for an alternative.
  func isApplied(_ index: Int) -> Bool { index == applied }

  private func scope(of index: Int) -> FitScope {
    var scope = FitScope()
    scope.included = alternatives[index].firstConstraints
    for alternative in alternatives {
      for constraint in alternative.allConstraints { scope.excluded.insert(ObjectIdentifier(constraint)) }
      for item in alternative.allArrangements(of: host) {
        scope.omitted.insert(ObjectIdentifier(item.layoutNode.reference))
      }
    }
    let arranged = Set(alternatives[index].positions.map { ObjectIdentifier($0.item) })
    scope.omitted.formUnion(arranged)
    for position in home where !arranged.contains(ObjectIdentifier(position.item)) {
      scope.homes[ObjectIdentifier(position.container), default: []].append(position.item)
    }
    for constraint in scope.included { scope.excluded.remove(ObjectIdentifier(constraint)) }
    for item in omitted { scope.omittedByTaken.insert(ObjectIdentifier(item)) }
    for item in absentees(of: index) { scope.omitted.insert(ObjectIdentifier(item)) }
    for set in alternatives[index].nested { scope.nestedHosts.insert(ObjectIdentifier(set.host)) }
    scope.isNatural = !isLaidOut(index)
    scope.threshold = alternatives[index].fitting
    return scope
  }

  /// Records that a layout passes over an alternative.
  ///
  /// `changes` is the present ``ChoiceState/changes``.
  ///
  /// - Returns: Whether a layout has passed over the alternative before, since the last change by a program.
  func notePassedOver(_ index: Int, _ changes: Int) -> Bool {
    defer { findings[index].passedOver = changes }
    return findings[index].passedOver == changes
  }

  /// Stores the certificate that an alternative is too high for the host.
  func note(_ certificate: HeightCertificate, for index: Int) { findings[index].certificate = certificate }

  /// Records whether a required constraint of an alternative, or on an item in its arrangements, is left out of the
  /// present solution.
  ///
  /// - Returns: Whether no such constraint is left out.
  func noteConflicts(of index: Int, in engine: LayoutEngine) -> Bool {
    let alternative = alternatives[index]
    let hasConflict =
      alternative.constraints.contains { $0.stage == .leftOut }
      || engine.standing.conflicts.contains { $0.isCurrent && alternative.arrangesItem(of: $0.leftOut) }
    findings[index].hasConflict = hasConflict
    return !hasConflict
  }
}
