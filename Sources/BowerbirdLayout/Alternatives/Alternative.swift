import BowerbirdSolver

/// One of several arrangements of an item: constraints, a whole grid, or both.
///
/// Alternatives have an order, and each layout *takes* the first alternative that qualifies; see
/// ``LayoutItem/alternatives(_:)``. The constraints of the taken alternative are active, and the grid of the taken
/// alternative fills the item. An alternative with a condition qualifies if the condition holds. An alternative without
/// a condition qualifies if it fits: the item is at least as large as the alternative's natural size. The last
/// alternative always qualifies.
///
/// ```swift
/// screen.alternatives {
///   Alternative("wide", when: screen.widthAnchor >= 700) {
///     sidebar.trailingAnchor == list.leadingAnchor
///     sidebar.widthAnchor == 240
///   }
///   Alternative("narrow", without: [sidebar]) { list.leadingAnchor == screen.leadingAnchor }
/// }
/// ```
public final class Alternative {
  /// The name of the alternative in reports, explanations and drawings.
  public let name: String

  /// The constraints that are active while the alternative is taken.
  ///
  /// The constants and priorities of the constraints may be changed at any time.
  @exclusivity(unchecked) public private(set) var constraints: [LayoutConstraint]

  /// The comparisons that must hold for the alternative to qualify; nil if the alternative must fit instead.
  let condition: AlternativeCondition?

  /// The lowest compression resistance that matters for fitting.
  ///
  /// The alternative does not fit if it compresses content of this or a higher compression resistance.
  let fitting: Priority

  /// The items that are left out while the alternative is taken.
  let absent: [ItemReference]

  /// The items that belong to this alternative.
  ///
  /// While another alternative of the host is taken, each of these items is left out, unless the item belongs to the
  /// other alternative too.
  let own: [ItemReference]

  /// The items, such as grids, that fill the *host*: the item that has the alternatives.
  @exclusivity(unchecked) var arrangements: [any LayoutItem]

  /// The sets of alternatives that are nested: written within this alternative.
  let nested: [Alternatives]

  /// The container and index at which the program has declared each item in the arrangements.
  @exclusivity(unchecked) private var declaredPositions: [ChildPosition]

  /// The stored value of ``positions``; nil if the positions must be collected.
  @exclusivity(unchecked) private var knownPositions: [ChildPosition]?

  /// The set of alternatives that lists this alternative; nil before a set lists it, and after the set's release.
  @exclusivity(unchecked) unowned(unsafe) var owner: Alternatives?

  /// The constraints that make the arrangements fill the host; empty while the alternative is not installed.
  @exclusivity(unchecked) var filling: [LayoutConstraint] = []

  /// Creates an alternative that qualifies if it fits.
  ///
  /// An alternative fits if the item is at least as wide and as high as the alternative's natural size. In the natural
  /// size, the required constraints hold, no content is compressed, and no item lies beyond the edges. There are two
  /// exceptions. Content may be compressed as far as the alternative's own constraints compress the content in every
  /// size. An item may lie beyond an edge if no constraint involves its position, or if constraints keep the item there
  /// in every size.
  ///
  /// ```swift
  /// buttons.alternatives {
  ///   Alternative("row") { Grid.horizontal { ok.auto(); cancel.auto() } }
  ///   Alternative("column") { Grid.vertical { ok.auto(); cancel.auto() } }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name in reports, explanations and drawings.
  ///   - fitting: The lowest compression resistance of content that the alternative's constraints must not compress. By
  ///     default, no content may be compressed. The parameter has no effect on a grid that fills the item.
  ///   - absent: The items that are left out while the alternative is taken. They take no room and are not drawn.
  ///   - own: The items that belong to this alternative. While another alternative is taken, each of these items is
  ///     left out, unless the item belongs to the other alternative too.
  ///   - content: The constraints, and the items that fill the host.
  public convenience init(
    _ name: String = "", fitting: Priority = 1, without absent: [any LayoutItem] = [], with own: [any LayoutItem] = [],
    @AlternativeBuilder content: () -> [AlternativeContent] = { [] }
  ) {
    self.init(name, nil, fitting, absent, own, content())
  }

  /// Creates an alternative that qualifies if comparisons of lengths hold.
  ///
  /// ```swift
  /// Alternative("wide", when: screen.widthAnchor >= 700) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name in reports, explanations and drawings.
  ///   - condition: A comparison of lengths of any items, or several in an array or a group; all of them must hold.
  ///   - absent: The items that are left out while the alternative is taken. They take no room and are not drawn.
  ///   - own: The items that belong to this alternative. While another alternative is taken, each of these items is
  ///     left out, unless the item belongs to the other alternative too.
  ///   - content: The constraints, and the items that fill the host.
  public convenience init(
    _ name: String = "", when condition: some ConstraintSource, without absent: [any LayoutItem] = [],
    with own: [any LayoutItem] = [], @AlternativeBuilder content: () -> [AlternativeContent] = { [] }
  ) {
    self.init(name, AlternativeCondition(condition), 1, absent, own, content())
  }

  /// Creates an alternative that qualifies if several comparisons of lengths hold, joined by `&&`.
  ///
  /// ```swift
  /// Alternative("wide", when: screen.widthAnchor >= 700 && screen.heightAnchor >= 400) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name in reports, explanations and drawings.
  ///   - condition: The comparisons.
  ///   - absent: The items that are left out while the alternative is taken. They take no room and are not drawn.
  ///   - own: The items that belong to this alternative. While another alternative is taken, each of these items is
  ///     left out, unless the item belongs to the other alternative too.
  ///   - content: The constraints, and the items that fill the host.
  public convenience init(
    _ name: String = "", when condition: AlternativeCondition, without absent: [any LayoutItem] = [],
    with own: [any LayoutItem] = [], @AlternativeBuilder content: () -> [AlternativeContent] = { [] }
  ) {
    self.init(name, condition, 1, absent, own, content())
  }

  private init(
    _ name: String, _ condition: AlternativeCondition?, _ fitting: Priority, _ absent: [any LayoutItem],
    _ own: [any LayoutItem], _ contents: [AlternativeContent]
  ) {
    self.name = name
    self.condition = condition
    self.fitting = fitting
    self.absent = absent.map { $0.layoutNode.reference }
    self.own = own.map { $0.layoutNode.reference }
    var constraints: [LayoutConstraint] = [], arrangements: [any LayoutItem] = [], nested: [Alternatives] = []
    for content in contents {
      switch content {
      case .constraints(let more): constraints += more
      case .arrangement(let item):
        item.layoutNode.owner = item
        arrangements.append(item)
      case .nested(let alternatives): nested.append(alternatives)
      }
    }
    self.constraints = constraints
    self.arrangements = arrangements
    self.nested = nested
    declaredPositions = arrangements.flatMap { ChildPosition.positions(below: $0.layoutNode) }
    for constraint in constraints { constraint.use() }
  }

  /// The declared position of each item in the arrangements: its container, and its index in the container.
  ///
  /// The arrangements of nested alternatives are included.
  var allDeclaredPositions: [ChildPosition] { collected { $0 += $1.declaredPositions } }

  /// The container and index of each shared item in the arrangements.
  ///
  /// An item is shared if an arrangement of another alternative contains the item too, or if the item also has a place
  /// outside of all arrangements.
  var positions: [ChildPosition] {
    if let knownPositions { return knownPositions }
    let positions = arrangements.flatMap { SharedItems.positions(below: $0.layoutNode) }
    knownPositions = positions
    return positions
  }

  /// The container and index of each shared item in the arrangements of this alternative and of its nested
  /// alternatives.
  var allPositions: [ChildPosition] { collected { $0 += $1.positions } }

  /// Discards the collected positions of shared items, also in nested alternatives.
  func forgetPositions() {
    knownPositions = nil
    for set in nested { set.forgetPositions() }
  }

  /// Stores `role` in each arrangement: the alternative to which the arrangement belongs.
  func setRole(_ role: ArrangementRole) { for item in arrangements { item.layoutNode.arrangementRole = role } }

  /// Removes the ``ArrangementRole`` of each arrangement that belongs to `set`, also in nested alternatives.
  ///
  /// This is necessary when the alternatives are removed or released.
  func endRoles(in set: Alternatives) {
    for item in arrangements where item.layoutNode.arrangementRole?.set === set {
      item.layoutNode.arrangementRole = nil
    }
    for inner in nested { for alternative in inner.alternatives { alternative.endRoles(in: inner) } }
  }

  /// Removes an arrangement from the alternative, after a program has removed it from the host or moved it elsewhere.
  ///
  /// - Parameters:
  ///   - arrangement: The arrangement.
  ///   - isLeftOut: Whether the alternative leaves out its arrangements at present.
  func release(_ arrangement: LayoutNode, isLeftOut: Bool) {
    arrangements.removeAll { $0.layoutNode === arrangement }
    arrangement.arrangementRole = nil
    let fills = { (row: LayoutConstraint) in row.containsTerm { $0.item === arrangement.reference } }
    filling.filter(fills).switchAll(false)
    filling.removeAll(where: fills)
    forgetPositions()
    if isLeftOut { arrangement.admit() }
  }

  /// Puts each shared arrangement into a box, which fills the host in place of the arrangement.
  ///
  /// `shared` contains the items to wrap; see ``Alternatives/sharedArrangements(of:)``. Without the box, a shared
  /// arrangement would be left out whenever another alternative is taken.
  func wrapArrangements(in shared: Set<ObjectIdentifier>) {
    for index in arrangements.indices {
      let item = arrangements[index], node = item.layoutNode
      if !shared.contains(ObjectIdentifier(node.reference)) { continue }
      let wrapper = Box(node.name)
      wrapper.add(item)
      // These constraints are active only while this alternative is taken, so they have no effect while the item is in
      // another arrangement.
      constraints += node.constraintsFilling(wrapper.layoutNode)
      arrangements[index] = wrapper
      declaredPositions += ChildPosition.positions(below: wrapper.layoutNode)
    }
  }

  /// The items in the arrangements, including items that are lent to other alternatives at present.
  var arranged: [LayoutNode] { arrangements.flatMap { arranged(below: $0.layoutNode) } }

  /// Returns the items in an arrangement, including items that are lent to other alternatives at present.
  ///
  /// The arrangement belongs to this alternative or to a nested alternative.
  func arranged(below arrangement: LayoutNode) -> [LayoutNode] {
    var items: [LayoutNode] = [], pending = [arrangement]
    items.reserveCapacity(declaredPositions.count)
    // A lent item may now contain the arrangement that has lent it. The set prevents an endless walk.
    var lenders: Set<ObjectIdentifier> = []
    while let node = pending.popLast() {
      if node.lending != nil && !lenders.insert(ObjectIdentifier(node)).inserted { continue }
      for child in node.children {
        let child = child.layoutNode
        items.append(child)
        if !child.children.isEmpty || child.lending != nil { pending.append(child) }
      }
      for position in node.lending?.positions ?? [] {
        guard let lent = position.item.node, lent.parent !== node else { continue }
        items.append(lent)
        pending.append(lent)
      }
    }
    return items
  }

  /// Returns whether a constraint involves an arrangement, or an item inside of one.
  func arrangesItem(of constraint: LayoutConstraint) -> Bool {
    if arrangements.isEmpty { return false }
    return constraint.containsTerm { term in
      guard let node = term.item.node else { return false }
      return arrangements.contains { $0.layoutNode.contains(node) }
    }
  }

  /// Returns the arrangements of this alternative, and of its nested alternatives that have the same host.
  ///
  /// `host` is the host of this alternative.
  func allArrangements(of host: ItemReference) -> [any LayoutItem] {
    let sets = nested.filter { $0.host === host }
    return arrangements + sets.flatMap { $0.alternatives.flatMap { $0.allArrangements(of: host) } }
  }

  /// Returns the arrangements that fill the host while this alternative is taken, and each nested set of alternatives
  /// takes its first alternative.
  ///
  /// `host` is the host of this alternative.
  func firstArrangements(of host: ItemReference) -> [any LayoutItem] {
    let sets = nested.filter { $0.host === host }
    return arrangements + sets.flatMap { $0.alternatives.first?.firstArrangements(of: host) ?? [] }
  }

  /// Returns whether an item is or lies in an arrangement of this alternative, and is not shared with another place.
  ///
  /// Such an item is left out whenever the alternative is not taken.
  func holds(_ item: ItemReference) -> Bool {
    var next = item.node
    while let node = next {
      if positions.contains(where: { $0.item === node.reference }) { return false }
      if arrangements.contains(where: { $0.layoutNode === node }) { return true }
      next = node.parent
    }
    return false
  }

  /// The constraints of this alternative and of the first alternative in each nested set.
  var firstConstraints: [LayoutConstraint] {
    var constraints: [LayoutConstraint] = [], pending = [self]
    while let next = pending.popLast() {
      constraints += next.constraints
      pending += next.nested.reversed().compactMap { $0.alternatives.first }
    }
    return constraints
  }

  /// The constraints of this alternative and of all alternatives in its nested sets.
  var allConstraints: [LayoutConstraint] { collected { $0 += $1.constraints } }

  /// Collects elements of this alternative and of all alternatives in its nested sets; outer alternatives come first.
  ///
  /// All levels append to the same array. An array for each level would be copied as often as there are levels around.
  private func collected<Element>(_ append: (inout [Element], Alternative) -> Void) -> [Element] {
    var elements: [Element] = [], pending = [self]
    while let next = pending.popLast() {
      append(&elements, next)
      for set in next.nested.reversed() { pending += set.alternatives.reversed() }
    }
    return elements
  }
}

extension LayoutNode {
  /// Returns inactive constraints that make the item fill another item.
  func constraintsFilling(_ host: LayoutNode) -> [LayoutConstraint] {
    [LayoutAttribute.leading, .top, .width, .height].map { attribute in
      var expression = LayoutExpression(reference, attribute)
      expression.append(LayoutExpression.Term(host.reference, attribute, coefficient: -1))
      return LayoutConstraint(expression: expression, relation: .equal)
    }
  }
}
