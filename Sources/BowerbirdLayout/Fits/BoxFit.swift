import BowerbirdSolver

/// Computes the length that a box needs for children that are arranged by constraints.
///
/// The constraints between the box and the items inside of it are solved on their own, without any item around the box.
/// Content hugs and resists at its own priorities, and the box is as small as that allows.
struct BoxFit {
  let box: LayoutNode
  private let isMirrored: Bool
  private let solver = Solver()
  /// The variables of each item by the identity of its reference; the box itself has no position.
  private(set) var inside: [ObjectIdentifier: Numbers] = [:]
  private(set) var nodes: [LayoutNode] = []
  private var rows: [(Constraint, Priority)] = []
  let scope: FitScope?
  private let isByItself: Bool
  private(set) var parents: [ObjectIdentifier: LayoutNode] = [:]

  /// Whether any constraint involves each of the variables, by index.
  private(set) var placed: [Bool] = []

  /// Whether any constraint involves lengths along both axes.
  private(set) var mixesAxes = false

  /// The length that content asks for: the fit, or the least length.
  private enum Extent { case fit, least }

  /// The variables of an item.
  struct Numbers {
    var left: Variable?
    let width: Variable
    var top: Variable?
    let height: Variable

    func length(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
  }

  /// Collects the items inside of a box.
  ///
  /// Fails if an inner item has another direction than the box.
  ///
  /// - Parameters:
  ///   - box: The box.
  ///   - scope: The scope of the alternative whose need is computed, or nil. With a scope, constraints between inner
  ///     and outer items are ignored.
  ///   - isByItself: Whether optional constraints between inner and outer items are ignored.
  init?(_ box: LayoutNode, _ scope: FitScope? = nil, isByItself: Bool = false) {
    self.box = box
    self.scope = scope
    self.isByItself = isByItself
    isMirrored = box.direction == .rightToLeft
    inside[ObjectIdentifier(box.reference)] = Numbers(width: solver.variable(), height: solver.variable())
    nodes = [box]
    var next = 0
    while next < nodes.count {
      let node = nodes[next]
      next += 1
      if node !== box && node.arrangesChildren && !isOpened(node) { continue }
      for child in Self.items(in: node, scope) {
        if child.ownDirection.map({ ($0 == .rightToLeft) != isMirrored }) == true { return nil }
        inside[ObjectIdentifier(child.reference)] = Numbers(
          left: solver.variable(), width: solver.variable(), top: solver.variable(), height: solver.variable())
        nodes.append(child)
        parents[ObjectIdentifier(child.reference)] = node
      }
    }
  }

  /// Returns the items inside of an item, or those that an alternative puts there.
  private static func items(in node: LayoutNode, _ scope: FitScope?) -> [LayoutNode] {
    var items = (node.children + node.attachments).map { $0.layoutNode }
    guard let scope else { return items.filter { !$0.isOmitted } }
    for item in scope.homes[ObjectIdentifier(node.reference)] ?? [] {
      if let lent = item.node, lent.parent !== node, node.has(lent) { items.append(lent) }
    }
    return items.filter { !scope.omits($0) }
  }

  func isOpened(_ node: LayoutNode) -> Bool {
    scope?.opened.contains(ObjectIdentifier(node.reference)) ?? false
  }

  /// Whether any height in the box depends on a width: of measured items, of containers, or by constraints.
  ///
  /// Constraints are considered only after a need has been computed.
  var heightFollowsWidth: Bool {
    mixesAxes || nodes.contains { $0.content?.measure != nil }
      || nodes.dropFirst().contains { $0.arrangesChildren && $0.holdsMixedHeight }
  }

  /// Returns the fit and the least length of the box along an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - width: The width of the box if the axis is vertical, or nil if the width is not known.
  /// - Returns: Both lengths; nil if a constraint relates an inner item to an outer one, or an inner container has no
  ///   fit.
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
  /// - Returns: The length; nil if a constraint relates an inner item to an outer one, or an inner container has no
  ///   fit.
  private mutating func length(_ axis: Axis, _ extent: Extent, width: Double?) -> Double? {
    rows = []
    if scope != nil { placed = Array(repeating: false, count: 4 * nodes.count) }
    guard appendConstraints(axis) else { return nil }
    for node in nodes {
      guard let numbers = inside[ObjectIdentifier(node.reference)] else { continue }
      for other in Axis.allCases {
        rows.append((Constraint(LinearExpression(numbers.length(other)), .greaterOrEqual), .required))
        if node === box && (other == axis || scope != nil) { continue }
        guard appendContent(of: node, other, extent) else { return nil }
      }
    }
    guard let numbers = inside[ObjectIdentifier(box.reference)] else { return nil }
    var own = LinearExpression(numbers.length(axis))
    rows.append((Constraint(own, .equal), FittingSolver.fittingPriority))
    if let width, axis == .vertical {
      own = LinearExpression(numbers.width)
      own.constant = -width
      rows.append((Constraint(own, .equal), .required))
    }
    let scratch = solver.fork()
    for (row, priority) in rows { _ = try? scratch.add(row, priority: priority) }
    keepBetweenEdges(axis, in: scratch)
    return scratch[numbers.length(axis)]
  }

  /// Appends the rows of an item's content.
  ///
  /// - Returns: Whether the content's length is known.
  private mutating func appendContent(of node: LayoutNode, _ axis: Axis, _ extent: Extent) -> Bool {
    guard let numbers = inside[ObjectIdentifier(node.reference)] else { return false }
    if isOpened(node) { return true }
    var own: LengthNeed?
    if node !== box && node.arrangesChildren && !node.children.isEmpty && node.fit(axis) == nil {
      guard isByItself, let need = node.needByItself(axis) else { return false }
      own = need
    }
    guard let content = node.content, let wanted = own?.fit ?? wanted(content, axis) else { return true }
    var expression = LinearExpression(numbers.length(axis))
    expression.constant = -max(0, wanted)
    rows.append((Constraint(expression, .lessOrEqual), usable(content.hugging[axis])))
    if let scope, content.compressionResistance[axis] < scope.threshold { return true }
    expression.constant = -max(0, extent == .fit ? wanted : own?.least ?? node.leastContent(axis) ?? wanted)
    rows.append((Constraint(expression, .greaterOrEqual), usable(content.compressionResistance[axis])))
    return true
  }

  private func wanted(_ content: NodeContent, _ axis: Axis) -> Double? {
    content.isAskedNaturally = scope?.isNatural ?? false
    defer { content.isAskedNaturally = false }
    return content.wanted(axis)
  }

  private func usable(_ priority: Priority) -> Priority { priority.isValid && priority < .required ? priority : 999 }

  // MARK: - Constraints

  private mutating func appendConstraints(_ axis: Axis) -> Bool {
    var seen = scope?.excluded ?? []
    for constraint in scope?.included ?? [] where seen.insert(ObjectIdentifier(constraint)).inserted {
      if let expression = expression(of: constraint), constraint.termCount > 0 {
        append(constraint, expression)
      }
    }
    for node in nodes where node.reference.foreignMentions > 0 {
      for mention in node.reference.mentions {
        let constraint = mention.constraint
        if constraint.isOfContainer || constraint.endsWithNothing { continue }
        guard seen.insert(ObjectIdentifier(constraint)).inserted else { continue }
        guard let expression = expression(of: constraint) else {
          // Constraints between the box and outer items do not affect the inner items.
          if scope != nil || node === box || node.isFollowedOutside(by: constraint) { continue }
          if isByItself && !constraint.priority.isRequired { continue }
          return false
        }
        append(constraint, expression)
      }
    }
    return true
  }

  private mutating func append(_ constraint: LayoutConstraint, _ expression: LinearExpression) {
    if constraint.termCount == 1 && constraint.term(at: 0).item === box.reference { return }
    if constraint.isAboutBothAxes { mixesAxes = true }
    if scope != nil { notePlaced(expression) }
    rows.append((Constraint(expression, constraint.relation), constraint.priority))
  }

  /// Notes the variables of a constraint that do not cancel out.
  private mutating func notePlaced(_ expression: LinearExpression) {
    let terms = expression.terms
    for term in terms where !placed[term.variable.index] {
      placed[term.variable.index] = terms.reduce(0) { $1.variable == term.variable ? $0 + $1.coefficient : $0 } != 0
    }
  }

  /// Returns the expression of a constraint in the coordinates of the box; nil if it involves an outer item.
  private func expression(of constraint: LayoutConstraint) -> LinearExpression? {
    var sum = LinearExpression(constant: constraint.addend)
    var isInside = true
    constraint.forEachTerm { _, term in
      if isInside && !add(term, to: &sum) { isInside = false }
    }
    return isInside ? sum : nil
  }

  private func add(_ term: LayoutExpression.Term, to sum: inout LinearExpression) -> Bool {
    guard let node = term.item.node, let numbers = inside[ObjectIdentifier(term.item)] else { return false }
    let factor = term.coefficient
    let isReversed = isMirrored && (term.attribute == .left || term.attribute == .right || term.attribute == .centerX)
    switch term.attribute {
    case .width: sum += factor * numbers.width
    case .height: sum += factor * numbers.height
    case .leading, .trailing, .left, .right, .centerX:
      let isEnd = (term.attribute == .trailing || term.attribute == .right) != isReversed
      let part = term.attribute == .centerX ? 0.5 : isEnd ? 1 : 0
      if isReversed, let whole = inside[ObjectIdentifier(box.reference)] { sum += factor * whole.width }
      let sign = isReversed ? -factor : factor
      if part != 0 { sum += sign * part * numbers.width }
      forEachAncestor(of: node) { if let left = $0.left { sum += sign * left } }
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline:
      forEachAncestor(of: node) { if let top = $0.top { sum += factor * top } }
      let baseline = term.attribute.isBaseline ? node.content?.baseline(term.attribute) : nil
      if let baseline { sum.constant += factor * baseline }
      let part = term.attribute == .top || baseline != nil ? 0 : term.attribute == .centerY ? 0.5 : 1
      if part != 0 { sum += factor * part * numbers.height }
    case .scalar: return false
    }
    return true
  }

  /// Calls a closure with the position of an item, and then with that of each ancestor inside the box.
  private func forEachAncestor(of node: LayoutNode, _ body: (Numbers) -> Void) {
    var node: LayoutNode? = node
    while let present = node, let numbers = inside[ObjectIdentifier(present.reference)] {
      body(numbers)
      node = parents[ObjectIdentifier(present.reference)]
    }
  }
}
