import BowerbirdSolver

/// Computes the length that a box needs for children that are arranged by the box's own constraints.
///
/// The constraints between the box and the items inside of it are solved on their own, without the items around the
/// box. Content has its usual priorities of hugging and resistance. The box is as small as the constraints and the
/// content allow.
struct BoxFit {
  private let box: LayoutNode
  private let solver = Solver(number: 0)

  /// The box and the items inside of it.
  ///
  /// In this type, the slot of an item is its index in this array, and not its slot in the engine.
  private(set) var nodes: [LayoutNode] = []

  /// The slot of each item's parent, indexed by slot.
  private var parents: [Int] = []

  /// Whether the inside of each item runs from right to left, indexed by slot.
  private var areMirrored: [Bool] = []

  /// For each variable, by its index, whether any constraint involves the variable; empty if ``scope`` is nil.
  private(set) var placed: [Bool] = []

  /// The variables of all items, four to an item, at the indices that ``SlotNumber`` describes.
  private var variables: [Variable] = []

  /// The slot of each item, by the identifier of the item's reference.
  private var slots: [ObjectIdentifier: Int] = [:]

  private var rows: [(Constraint, Priority)] = []

  /// The expression of the constraint that is being read, with the terms that have been read so far.
  private var sum = LinearExpression()
  /// The slots of the items in the constraint that is being read, in the order of the terms.
  private var items: [Int] = []
  /// The slot of the item from whose edges positions are measured in the constraint that is being read.
  private(set) var ancestor = 0
  /// Whether left and right are physical sides in the constraint that is being read, and not leading and trailing.
  private(set) var isPhysical = false

  /// The scope of the alternative whose need is computed; nil for a box without alternatives.
  let scope: FitScope?
  private let isByItself: Bool

  /// Whether any constraint involves numbers along both axes.
  private(set) var mixesAxes = false

  /// Whether the need of an alternative ignores a constraint between an inner item and an outer item; false if
  /// ``scope`` is nil.
  private(set) var ignoresOuterItems = false

  /// If ``ignoresOuterItems`` is true, the tests that show whether a solution with the alternative gives the items what
  /// they have in the natural size.
  var solutionTests: [ChoiceTest] = []

  /// The width of the box in the solution that determined the latest fit.
  ///
  /// Constraints in the box may make the box wider or narrower than the width for which the fit was computed.
  private(set) var solvedWidth = 0.0

  /// The lengths for which contents ask, and what they ask for; empty if ``scope`` is nil.
  private(set) var asked: [(length: Variable, wanted: Double)] = []

  /// By slot, the vertical needs of inner items that replace the vertical needs of their contents.
  var heights: [Int: LengthNeed] = [:]

  /// Which length the content asks for: its fit, or its least length.
  private enum Extent { case fit, least }

  /// Collects the items inside of a box.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - scope: The scope of the alternative whose need is computed, or nil. With a scope, constraints between inner
  ///     and outer items are ignored.
  ///   - isByItself: Whether optional constraints between inner and outer items are ignored.
  init(_ box: LayoutNode, _ scope: FitScope? = nil, isByItself: Bool = false) {
    self.box = box
    self.scope = scope
    self.isByItself = isByItself
    insert(box, below: 0, isMirrored: box.direction == .rightToLeft)
    var slot = 0
    while slot < nodes.count {
      let node = nodes[slot]
      defer { slot += 1 }
      if node !== box && node.arrangesChildren && !isOpened(node) { continue }
      for child in Self.items(in: node, scope) {
        let isMirrored = child.ownDirection.map { $0 == .rightToLeft } ?? areMirrored[slot]
        insert(child, below: slot, isMirrored: isMirrored)
      }
    }
  }

  private mutating func insert(_ node: LayoutNode, below parent: Int, isMirrored: Bool) {
    slots[ObjectIdentifier(node.reference)] = nodes.count
    for _ in SlotNumber.indices(in: nodes.count) { variables.append(solver.variable()) }
    nodes.append(node)
    parents.append(parent)
    areMirrored.append(isMirrored)
  }

  func variable(_ slot: Int, _ number: SlotNumber) -> Variable { variables[number.index(in: slot)] }

  /// Returns the children and attachments of an item that take part in the need of the box.
  ///
  /// With a scope, the result also has lent items that would be in the item if the alternative were taken.
  private static func items(in node: LayoutNode, _ scope: FitScope?) -> [LayoutNode] {
    var items = (node.children + node.attachments).map { $0.layoutNode }
    guard let scope else { return items.filter { !$0.isOmittedByAlternative } }
    for item in scope.homes[ObjectIdentifier(node.reference)] ?? [] {
      if let lent = item.node, lent.parent !== node, node.has(lent) { items.append(lent) }
    }
    return items.filter { !scope.omits($0) }
  }

  func isOpened(_ node: LayoutNode) -> Bool {
    scope?.nestedHosts.contains(ObjectIdentifier(node.reference)) ?? false
  }

  /// Whether any height in the box may depend on a width, through a measured item, a container or a constraint.
  ///
  /// Call this after ``need(_:width:)``, because the constraints are read when a need is computed.
  var heightFollowsWidth: Bool {
    mixesAxes || nodes.contains { $0.content?.measure != nil }
      || nodes.dropFirst().contains { $0.arrangesChildren && $0.holdsMixedHeight }
  }

  /// Returns the fit and the least length of the box along an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - width: The width of the box if the axis is vertical, or nil if the width is not known.
  /// - Returns: The fit and the least length; nil if a constraint that is not ignored relates an inner item to an outer
  ///   item, or if the fit of an inner container is unknown.
  mutating func need(_ axis: Axis, width: Double?) -> LengthNeed? {
    guard let fit = length(axis, .fit, width: width) else { return nil }
    let isBreakable = nodes.dropFirst().contains { $0.leastContent(axis) != nil }
    return LengthNeed(fit: fit, least: isBreakable ? min(fit, length(axis, .least, width: width) ?? fit) : fit)
  }

  /// Returns the smallest length of the box along an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - extent: The length that content asks for.
  ///   - width: The width of the box if the axis is vertical, or nil if the width is not known.
  /// - Returns: The length; nil in the cases in which ``need(_:width:)`` returns nil.
  private mutating func length(_ axis: Axis, _ extent: Extent, width: Double?) -> Double? {
    guard collectRows(axis, extent) else { return nil }
    if let width, axis == .vertical { rows.append((widthRow(width), .boxLength)) }
    let scratch = solver.fork()
    for (row, priority) in rows { _ = try? scratch.add(row, priority: priority) }
    if scope != nil {
      keepContentLengths(in: scratch)
      keepBetweenEdges(axis, in: scratch)
    }
    if extent == .fit {
      solvedWidth = scratch[variable(0, .width)]
      if ignoresOuterItems { appendSolutionTests(axis, scratch) }
    }
    return scratch[variable(0, .length(along: axis))]
  }

  private func widthRow(_ width: Double) -> Constraint {
    var own = LinearExpression(variable(0, .width))
    own.constant = -width
    return Constraint(own, .equal)
  }

  /// Collects the rows that determine the smallest length of the box along an axis.
  ///
  /// - Returns: Whether the rows determine the length. They do not if a constraint that is not ignored relates an inner
  ///   item to an outer item, or if the fit of an inner container is unknown.
  private mutating func collectRows(_ axis: Axis, _ extent: Extent) -> Bool {
    rows = []
    asked = []
    if scope != nil { placed = Array(repeating: false, count: variables.count) }
    guard appendConstraints(axis) else { return false }
    for slot in nodes.indices {
      for other in Axis.allCases {
        let length = LinearExpression(variable(slot, .length(along: other)))
        rows.append((Constraint(length, .greaterOrEqual), .required))
        if slot == 0 && (other == axis || scope != nil) { continue }
        // Without constraints that involve both axes, an unknown length along the other axis has no effect.
        if !appendContent(at: slot, other, extent) && (other == axis || mixesAxes || scope != nil) { return false }
      }
    }
    let own = LinearExpression(variable(0, .length(along: axis)))
    rows.append((Constraint(own, .equal), FittingSolver.fittingPriority))
    return true
  }

  /// Returns the widths of all items for a width of the box, and the rates at which the widths grow with that width.
  ///
  /// - Parameter width: The width of the box.
  /// - Returns: By slot, the widths and the rates; and the range of the box's widths in which the rates are right. The
  ///   result is nil if a constraint relates an inner item to an outer item, or if the fit of an inner container is
  ///   unknown.
  mutating func innerWidths(inWidth width: Double) -> (lengths: [Double], rates: [Double], range: Range<Double>)? {
    // The rows of the vertical fit include all rows that involve widths.
    guard collectRows(.vertical, .fit) else { return nil }
    let scratch = solver.fork()
    for (row, priority) in rows { _ = try? scratch.add(row, priority: priority) }
    guard let row = try? scratch.add(widthRow(width), priority: .boxLength) else { return nil }
    let variables = nodes.indices.map { variable($0, .width) }, lengths = variables.map { scratch[$0] }
    guard let sensitivity = scratch.sensitivity(to: [Sensitivity.Target(row: row, rate: 1)]) else {
      // Constraints in the box outweigh the given width. The width at which this changes is unknown.
      return (lengths, lengths.map { _ in 0 }, width..<width.nextUp)
    }
    let range = sensitivity.range
    return (
      lengths, variables.map { sensitivity.rates[$0.index] }, width + range.lowerBound..<width + range.upperBound.nextUp
    )
  }

  /// Appends the rows of an item's content.
  ///
  /// - Returns: Whether the content's length is known.
  private mutating func appendContent(at slot: Int, _ axis: Axis, _ extent: Extent) -> Bool {
    let node = nodes[slot]
    if isOpened(node) { return true }
    var own: LengthNeed?
    if node !== box && node.arrangesChildren && !node.children.isEmpty && node.fit(axis) == nil {
      guard isByItself, let need = node.needByItself(axis) else { return false }
      own = need
    }
    if axis == .vertical, let height = heights[slot] { own = height }
    guard let content = node.content, let wanted = own?.fit ?? wanted(content, axis) else { return true }
    var expression = LinearExpression(variable(slot, .length(along: axis)))
    expression.constant = -max(0, wanted)
    rows.append((Constraint(expression, .lessOrEqual), content.hugging[axis].ofContent))
    expression.constant = -max(0, extent == .fit ? wanted : own?.least ?? node.leastContent(axis) ?? wanted)
    let resistance = content.compressionResistance[axis]
    let isCompressible = scope.map { resistance < $0.threshold } ?? false
    if scope != nil { asked.append((variable(slot, .length(along: axis)), -expression.constant)) }
    let priority = isCompressible ? resistance.ofCompressibleContent : resistance.ofContent
    rows.append((Constraint(expression, .greaterOrEqual), priority))
    return true
  }

  /// Returns the length that an item's content asks for along an axis; nil if it asks for none.
  func contentLength(at slot: Int, _ axis: Axis) -> Double? {
    if axis == .vertical, let height = heights[slot] { return height.fit }
    return nodes[slot].content.flatMap { wanted($0, axis) }.map { max(0, $0) }
  }

  private func wanted(_ content: NodeContent, _ axis: Axis) -> Double? {
    let isAskedNaturally = content.isAskedNaturally
    if scope?.isNatural == true { content.isAskedNaturally = true }
    defer { content.isAskedNaturally = isAskedNaturally }
    return content.wanted(axis)
  }

  // MARK: - Constraints

  /// Returns whether an item lies inside of the box and takes part in its need.
  private func isInner(_ item: ItemReference) -> Bool {
    item !== box.reference && slots[ObjectIdentifier(item)] != nil
  }

  /// Appends the rows of the constraints.
  ///
  /// - Returns: Whether the constraints determine the length of the box. They do not if a constraint that is not ignored
  ///   relates an inner item to an outer item. Along the other axis, such a constraint counts only if the lengths along
  ///   both axes depend on each other.
  private mutating func appendConstraints(_ axis: Axis) -> Bool {
    var seen = scope?.excluded ?? [], isTiedAcross = false
    for constraint in scope?.included ?? [] where seen.insert(ObjectIdentifier(constraint)).inserted {
      if let expression = expression(of: constraint), constraint.termCount > 0 {
        append(constraint, expression)
      } else if constraint.containsTerm(where: { isInner($0.item) }) {
        ignoresOuterItems = true
      }
    }
    for node in nodes where node.reference.foreignMentions > 0 {
      for mention in node.reference.mentions {
        let constraint = mention.constraint
        if constraint.isOfContainer || constraint.endsWithZeroTerm { continue }
        if node.reference.isApart(from: constraint) { continue }
        guard seen.insert(ObjectIdentifier(constraint)).inserted else { continue }
        guard let expression = expression(of: constraint) else {
          // The constraint involves an outer item. If its inner item is the box itself, it does not affect the items
          // in the box.
          if node === box || node.isFollowedOutside(by: constraint) { continue }
          if scope != nil {
            ignoresOuterItems = true
            continue
          }
          if isByItself && !constraint.priority.isRequired { continue }
          if constraint.mentions(axis) { return false }
          isTiedAcross = true
          continue
        }
        append(constraint, expression)
      }
    }
    return !isTiedAcross || !heightFollowsWidth
  }

  private mutating func append(_ constraint: LayoutConstraint, _ expression: LinearExpression) {
    if constraint.termCount == 1 && constraint.term(at: 0).item === box.reference { return }
    if constraint.isAboutBothAxes { mixesAxes = true }
    if scope != nil { notePlaced(expression) }
    rows.append((Constraint(expression, constraint.relation), constraint.priority))
  }

  /// Sets ``placed`` for the variables whose terms in a constraint do not cancel out.
  private mutating func notePlaced(_ expression: LinearExpression) {
    let terms = expression.terms
    for term in terms where !placed[term.variable.index] {
      placed[term.variable.index] = terms.reduce(0) { $1.variable == term.variable ? $0 + $1.coefficient : $0 } != 0
    }
  }

  /// Returns a constraint's expression in the variables of the box and its items; nil if the constraint involves an
  /// outer item or an extra number.
  private mutating func expression(of constraint: LayoutConstraint) -> LinearExpression? {
    items.removeAll(keepingCapacity: true)
    var isInside = true
    constraint.forEachTerm { _, term in
      if case .scalar = term.attribute { isInside = false }
      if let slot = slots[ObjectIdentifier(term.item)] { items.append(slot) } else { isInside = false }
    }
    if !isInside { return nil }
    (isPhysical, sum) = (constraint.isPhysical, LinearExpression(constant: constraint.addend))
    ancestor = closestItem
    constraint.forEachTerm { index, term in add(term.coefficient, term.attribute, of: items[index]) }
    return sum
  }

  /// The slot of the closest item that contains all items of the constraint that is being read.
  ///
  /// For a constraint on one item, this is the item's parent. For a constraint on an item and its parent, it is the
  /// parent too, because an item counts as containing itself.
  private var closestItem: Int {
    guard var common = items.first else { return 0 }
    if items.allSatisfy({ $0 == common }) { return parents[common] }
    for item in items {
      var other = item
      // An item has a larger slot than the items around it.
      while common != other { if common > other { common = parents[common] } else { other = parents[other] } }
    }
    return common
  }
}

/// Adds up the expression of a constraint, in the coordinates of the closest item around the constraint's items.
extension BoxFit: DirectionalCoordinates {
  var isMirrored: Bool { areMirrored[ancestor] }

  func parent(of slot: Int) -> Int { parents[slot] }

  func isMirrored(inside slot: Int) -> Bool { areMirrored[slot] }

  mutating func add(_ coefficient: Double, _ slot: Int, _ number: SlotNumber) {
    sum += coefficient * variable(slot, number)
  }

  mutating func addBaseline(_ coefficient: Double, _ slot: Int, _ attribute: LayoutAttribute) -> Bool {
    guard let baseline = nodes[slot].content?.baseline(attribute) else { return false }
    sum.constant += coefficient * baseline
    return true
  }

  /// Does nothing, because a constraint with an extra number gets no expression.
  func addScalar(_ coefficient: Double, _ index: Int, at slot: Int) {}
}

extension Priority {
  /// The priority at which a container gives a length to a box whose own constraints arrange its children.
  ///
  /// Required constraints in the box are stronger, so that the box is never shorter than these constraints allow.
  package static let boxLength = Priority(995)

  /// The resistance of content that an alternative may compress, in the order of the resistances.
  ///
  /// All of them are from 1 to 49, and so weaker than the row that makes the alternative as short as possible.
  fileprivate var ofCompressibleContent: Priority {
    Priority(1 + (value - 1) * (FittingSolver.fittingPriority.value - 2) / 1000)
  }
}
