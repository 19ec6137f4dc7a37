import BowerbirdLayout
import BowerbirdSolver

/// Lines whose breaks are unknown before the solve.
///
/// The breaks are unknown if constraints tie the lengths of items to other items, or if the grid's length depends on
/// the breaks.
///
/// Each item except the first has a choice with two alternatives. The item stays in the line of the previous item if
/// this line has room in the solution. Otherwise the item begins a new line. The condition is linear in the lengths. A
/// sweep can therefore find the sizes at which the result of the condition changes.
///
/// If the needs of all items are known, one more choice selects a range of the grid's length. The range determines how
/// items grow and shrink; see ``PlacementRanges``.
final class SolvedLines {
  private let reconciler: ConstraintReconciler
  private unowned(unsafe) let host: LayoutNode
  private var choices: [LayoutChoice] = []
  private var overflowChoice: LayoutChoice?
  private var rangeChoice: LayoutChoice?
  private var rows: [LayoutConstraint] = []
  private var shares: [LayoutAttribute] = []
  private var need: LayoutAttribute?

  init(_ reconciler: ConstraintReconciler, host: LayoutNode) {
    self.reconciler = reconciler
    self.host = host
  }

  /// Removes all constraints.
  func clear() {
    reconciler.remove(rows)
    rows = []
  }

  /// Removes all choices.
  func forgetChoices() {
    for choice in choices { choice.remove() }
    choices = []
    overflowChoice?.remove()
    overflowChoice = nil
    forgetRanges()
  }

  /// Removes the choice of a range.
  func forgetRanges() {
    rangeChoice?.remove()
    rangeChoice = nil
  }

  /// Returns the variable of the grid's need along its lines; nil if required constraints determine the grid's length.
  ///
  /// A container asks for the variable before this grid is placed, so the first request makes the variable.
  func solvedNeed(_ axis: Axis) -> LayoutAttribute? { host.updatePinned(axis) ? nil : madeNeed }

  // MARK: - Lines

  /// Returns the breaks that the taken alternatives of the choices give, and sets the condition of each choice.
  func breakLines(
    _ items: [WrappedItem], _ overflow: OverflowItem?, _ declaration: WrappingDeclaration
  ) -> LineBreaks {
    if choices.count != max(0, items.count - 1) || choices.first.map({ $0.axis != declaration.axis }) ?? false
      || (overflowChoice == nil) != (overflow == nil)
    {
      forgetChoices()
      choices = items.dropFirst().map { _ in LayoutChoice(of: host, along: declaration.axis) }
      overflowChoice = overflow.map { _ in LayoutChoice(of: host, along: declaration.axis) }
    }
    var breaks = LineBreaks(items.count, mostLines: declaration.mostLines) { range in
      choices[range.upperBound - 2].taken == 0
    }
    for choice in choices { choice.conditions = [LayoutExpression(constant: 1)] }
    var first = 0
    for line in breaks.lines {
      first = line.lowerBound
      for index in line.dropFirst() { setCondition(of: index, from: first, items, declaration) }
      if line.upperBound < items.count { setCondition(of: line.upperBound, from: first, items, declaration) }
    }
    if let overflow, let overflowChoice {
      keepItems(beside: overflow, overflowChoice, &breaks, items, declaration)
    }
    return breaks
  }

  /// Chooses the number of items in the last line beside the overflow item.
  ///
  /// The first alternative keeps all items of the line, and the last alternative keeps no item.
  private func keepItems(
    beside overflow: OverflowItem, _ choice: LayoutChoice, _ breaks: inout LineBreaks, _ items: [WrappedItem],
    _ declaration: WrappingDeclaration
  ) {
    guard breaks.leavesOut(items.count), let last = breaks.lines.last else {
      choice.conditions = []
      return
    }
    choice.conditions = last.indices.reversed().map { index in
      let gaps = declaration.gap * Double(index + 1 - last.lowerBound)
      var room = LayoutExpression(constant: GridTolerances.sharedRest - gaps)
      room.add(host, AxisAttributes.of(declaration.axis).length)
      for item in items[last.lowerBound...index] { add(item, to: &room, declaration.axis, times: -1) }
      add(overflow.standing(for: items.count - index - 1), to: &room, declaration.axis, times: -1)
      return room
    }
    breaks.keep(last.count - min(choice.taken, last.count))
  }

  /// Returns the starts and lengths of the items in the range of grid lengths that a choice selects.
  ///
  /// The choice is needed if the needs of all items are known, but the grid's length may depend on the items' lengths.
  /// The items get the starts and lengths of the first range whose end is beyond the grid's length. The choice tries
  /// the ranges from the shortest lengths on, so that the grid is as short as possible. If there is only one range, no
  /// choice is made.
  func placedItems(in ranges: PlacementRanges, along axis: Axis) -> [PlacedItem] {
    if ranges.parts.count == 1 {
      forgetRanges()
      return ranges.parts[0].items
    }
    // The choice of a range is added after the choices of line breaks, and is therefore made after these choices.
    let choice = rangeChoice ?? LayoutChoice(of: host, along: axis)
    rangeChoice = choice
    choice.conditions = ranges.parts.dropLast().map { part in
      var room = LayoutExpression(constant: part.end)
      room.add(host, AxisAttributes.of(axis).length, -1)
      return room
    }
    return ranges.parts[min(choice.taken, ranges.parts.count - 1)].items
  }

  /// Sets the condition under which an item stays in the line of an earlier item.
  ///
  /// The line must have room for all items from the earlier item to this item.
  private func setCondition(
    of index: Int, from first: Int, _ items: [WrappedItem], _ declaration: WrappingDeclaration
  ) {
    var room = LayoutExpression(constant: GridTolerances.sharedRest - declaration.gap * Double(index - first))
    room.add(host, AxisAttributes.of(declaration.axis).length)
    for item in items[first...index] { add(item, to: &room, declaration.axis, times: -1) }
    choices[index - 1].conditions = [room]
  }

  /// Adds a multiple of an item's length to an expression, without the item's share of the free space.
  private func add(
    _ item: WrappedItem, to expression: inout LayoutExpression, _ axis: Axis, times factor: Double
  ) {
    if item.isLive {
      expression.add(item.item.layoutNode, AxisAttributes.of(axis).length, factor)
    } else {
      expression.constant += factor * item.natural
    }
  }

  // MARK: - Constraints

  /// Makes the constraints that place the items in their lines.
  ///
  /// - Parameters:
  ///   - items: All items.
  ///   - breaks: The breaks between the lines.
  ///   - declaration: The declaration of the grid.
  ///   - needed: The items whose lengths add up to the grid's need.
  func place(
    _ items: [WrappedItem], _ breaks: LineBreaks, _ declaration: WrappingDeclaration, needing needed: [WrappedItem]
  ) {
    let isPinned = host.updatePinned(declaration.axis)
    rows = reconciler.replace(rows) {
      var rows: [LayoutConstraint] = []
      for (number, line) in breaks.lines.enumerated() { rows += lineRows(items[line], number, declaration) }
      for item in items[breaks.end...] { rows += rowsLeftOut(item, declaration.axis) }
      if !isPinned { rows += needRows(needed, declaration) }
      return rows
    }
  }

  private func lineRows(
    _ items: ArraySlice<WrappedItem>, _ number: Int, _ declaration: WrappingDeclaration
  ) -> [LayoutConstraint] {
    let filling = LineFilling(of: items, declaration), attributes = AxisAttributes.of(declaration.axis)
    let shares = filling.hasShares ? share(number) : nil
    var rows: [LayoutConstraint] = [], end: LayoutExpression?
    for item in items {
      let growth = item.growFactor(stretches: filling.stretches)
      rows.append(startRow(of: item, after: end, shares, filling, declaration))
      rows +=
        item.isLive
        ? liveLengthRows(item, declaration.axis)
        : knownLengthRows(item, declaration.axis, isFirst: end == nil, shares, growth)
      var itsEnd = LayoutExpression(constant: 0)
      itsEnd.add(item.item.layoutNode, attributes.near)
      itsEnd.add(item.item.layoutNode, attributes.length)
      end = itsEnd
    }
    if let shares, let end { rows += shareRows(shares, of: items, endingAt: end, filling, declaration) }
    return rows
  }

  /// Makes the row that an item of a line begins after the end of the item before it.
  private func startRow(
    of item: WrappedItem, after end: LayoutExpression?, _ shares: LayoutAttribute?, _ filling: LineFilling,
    _ declaration: WrappingDeclaration
  ) -> LayoutConstraint {
    var start = LayoutExpression(constant: end == nil ? 0 : -declaration.gap)
    start.add(item.item.layoutNode, AxisAttributes.of(declaration.axis).near)
    if let end { subtract(end, from: &start) }
    let spaces = end == nil ? filling.spaces.before : filling.spaces.between
    if let shares, spaces != 0 { start.add(host, shares, -spaces) }
    return reconciler.add(start, .equal, .required, "item begins")
  }

  /// Returns the rows of the length of one share of a line's free space.
  private func shareRows(
    _ shares: LayoutAttribute, of items: ArraySlice<WrappedItem>, endingAt end: LayoutExpression,
    _ filling: LineFilling, _ declaration: WrappingDeclaration
  ) -> [LayoutConstraint] {
    let rows = [
      bound(shares, .greaterOrEqual, 0, .required, "share is not negative"),
      bound(shares, .lessOrEqual, 0, GridPriority.shortShare, "share is small"),
    ]
    if filling.grows && items.reduce(0, { $0 + $1.grow }) < 1 {
      let rest = freeSpace(beside: items, shares, declaration)
      return rows + [reconciler.add(rest, .lessOrEqual, .required, "share is free space")]
    }
    var rest = end
    if filling.spaces.after != 0 { rest.add(host, shares, filling.spaces.after) }
    rest.add(host, AxisAttributes.of(declaration.axis).length, -1)
    let priority = filling.isBounded ? GridPriority.filledLine : .required
    return rows + [reconciler.add(rest, .greaterOrEqual, priority, "line is filled")]
  }

  /// Returns the free space that a line has before its items grow, minus the length of one share.
  ///
  /// `shares` is the attribute of the length of one share.
  private func freeSpace(
    beside items: ArraySlice<WrappedItem>, _ shares: LayoutAttribute, _ declaration: WrappingDeclaration
  ) -> LayoutExpression {
    var free = LayoutExpression(constant: -declaration.gap * Double(items.count - 1))
    free.add(host, AxisAttributes.of(declaration.axis).length)
    for item in items { add(item, to: &free, declaration.axis, times: -1) }
    free.add(host, shares, -1)
    return free
  }

  /// Returns the constraints on the length of an item whose natural length is unknown before the solve.
  ///
  /// The item's own constraints determine the length, within the item's least and greatest length.
  private func liveLengthRows(_ item: WrappedItem, _ axis: Axis) -> [LayoutConstraint] {
    let node = item.item.layoutNode
    node.yieldLength(nil, along: axis)
    node.decideLength(false, along: axis)
    var rows: [LayoutConstraint] = []
    if item.shrink > 0 {
      var excess = LayoutExpression(constant: 0)
      excess.add(node, AxisAttributes.of(axis).length)
      excess.add(host, AxisAttributes.of(axis).length, -1)
      rows.append(reconciler.add(excess, .lessOrEqual, GridPriority.containment, "item fits its line"))
    }
    if item.least > 0 { rows.append(bound(node, axis, .greaterOrEqual, item.least, .required, "least length")) }
    if item.greatest != .infinity {
      rows.append(bound(node, axis, .lessOrEqual, item.greatest, .required, "greatest length"))
    }
    if node.needsShortening { rows.append(bound(node, axis, .lessOrEqual, 0, GridPriority.shortItem, "item is short")) }
    return rows
  }

  /// Returns the constraints on the length of an item whose natural length is known before the solve.
  ///
  /// The item has its natural length plus its share of the free space. The first item of a line may also shrink.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - axis: The axis of the lines.
  ///   - isFirst: Whether the item is the first one of its line.
  ///   - shares: The attribute of the length of one share; nil if the line has no shares.
  ///   - grow: The number of shares by which the item grows.
  /// - Returns: The constraints.
  private func knownLengthRows(
    _ item: WrappedItem, _ axis: Axis, isFirst: Bool, _ shares: LayoutAttribute?, _ grow: Double
  ) -> [LayoutConstraint] {
    let node = item.item.layoutNode, strength = node.isBoxWithChildren ? GridPriority.boxLength : .required
    node.yieldLength(nil, along: axis)
    node.decideLength(!node.isBoxWithChildren, along: axis)
    let shrinks = isFirst && item.shrink > 0 && item.least < item.natural
    var grown = LayoutExpression(constant: -item.natural)
    grown.add(node, AxisAttributes.of(axis).length)
    if let shares, grow > 0 { grown.add(host, shares, -grow) }
    let isGrowing = shares != nil && grow > 0
    if !shrinks && !(isGrowing && item.isBounded) { return [reconciler.add(grown, .equal, strength, "item length")] }
    var rows = [reconciler.add(grown, .lessOrEqual, shrinks ? .required : strength, "item length")]
    if shrinks {
      rows.append(bound(node, axis, .greaterOrEqual, item.least, .required, "least length"))
      rows.append(
        reconciler.add(excess(of: item, isGrowing, axis), .lessOrEqual, GridPriority.containment, "item fits its line"))
      rows.append(bound(node, axis, .greaterOrEqual, item.natural, GridPriority.content, "item shows its content"))
    } else {
      rows.append(bound(node, axis, .greaterOrEqual, item.natural, strength, "natural length"))
    }
    if isGrowing {
      if item.isBounded { rows.append(bound(node, axis, .lessOrEqual, item.greatest, strength, "greatest length")) }
      rows.append(reconciler.add(grown, .greaterOrEqual, GridPriority.grownItem, "item takes its share"))
    }
    return rows
  }

  /// Makes a constraint between the length of an item and a constant.
  private func bound(
    _ item: LayoutNode, _ axis: Axis, _ relation: Relation, _ value: Double, _ priority: Priority, _ name: String
  ) -> LayoutConstraint {
    var expression = LayoutExpression(constant: -value)
    expression.add(item, AxisAttributes.of(axis).length)
    return reconciler.add(consume expression, relation, priority, name)
  }

  /// Returns the item's length minus the length to which it shrinks by its factor.
  ///
  /// With the factor 1, the item shrinks to the line's length; with the factor 0, the item keeps its natural length. If
  /// the item may also grow, the factor is 1.
  ///
  /// The expression contains the length that the grid hands on, and not the grid's length, because content that shrinks
  /// must not lengthen the grid.
  private func excess(of item: WrappedItem, _ isGrowing: Bool, _ axis: Axis) -> LayoutExpression {
    let part = isGrowing ? 1 : min(1, item.shrink)
    var excess = LayoutExpression(constant: (part - 1) * item.natural)
    excess.add(item.item.layoutNode, AxisAttributes.of(axis).length)
    excess.add(host, host.handedLength(axis), -part)
    return excess
  }

  private func rowsLeftOut(_ item: WrappedItem, _ axis: Axis) -> [LayoutConstraint] {
    let node = item.item.layoutNode, attributes = AxisAttributes.of(axis)
    node.decideLength(!item.isLive, along: axis)
    var start = LayoutExpression(constant: 0)
    start.add(node, attributes.near)
    var rows = [reconciler.add(start, .equal, .required, "item begins")]
    if item.isLive { return rows }
    var length = LayoutExpression(constant: node.hasOwnLength(axis) ? -item.natural : 0)
    length.add(node, attributes.length)
    rows.append(reconciler.add(length, .equal, GridPriority.boxLength, "item length"))
    return rows
  }

  /// Returns the constraints that make the grid as long as all its items in one line, if no other constraint determines
  /// the grid's length.
  private func needRows(_ items: [WrappedItem], _ declaration: WrappingDeclaration) -> [LayoutConstraint] {
    let axis = declaration.axis, length = AxisAttributes.of(axis).length, need = madeNeed
    var sum = LayoutExpression(constant: declaration.gap * Double(max(0, items.count - 1)))
    for item in items { add(item, to: &sum, axis, times: 1) }
    sum.add(host, need, -1)
    var shows = LayoutExpression(constant: 0)
    shows.add(host, length)
    shows.add(host, need, -1)
    let yielded = host.yieldedLength[axis] ?? GridPriority.liveContent
    return [
      bound(length, .lessOrEqual, 0, GridPriority.shortGrid, "grid is short"),
      reconciler.add(sum, .equal, .required, "grid need matches its items"),
      reconciler.add(shows, .greaterOrEqual, min(yielded, GridPriority.liveContent), "grid shows its content"),
    ]
  }

  private var madeNeed: LayoutAttribute {
    if let need { return need }
    let made = host.makeScalar(named: "line need")
    need = made
    return made
  }

  private func share(_ line: Int) -> LayoutAttribute {
    while shares.count <= line { shares.append(host.makeScalar(named: "line \(shares.count) share")) }
    return shares[line]
  }

  private func bound(
    _ attribute: LayoutAttribute, _ relation: Relation, _ value: Double, _ priority: Priority, _ name: String
  ) -> LayoutConstraint {
    var expression = LayoutExpression(constant: -value)
    expression.add(host, attribute)
    return reconciler.add(consume expression, relation, priority, name)
  }

  private func subtract(_ other: LayoutExpression, from expression: inout LayoutExpression) {
    expression.constant -= other.constant
    for term in other.terms { expression.add(term.item, term.attribute, -term.coefficient) }
  }
}

extension WrappedItem {
  /// Whether the item grows only up to a greatest length.
  var isBounded: Bool { greatest != .infinity }
}
