/// The lengths that an item needs along an axis, whatever room there is.
public struct LengthNeed: Hashable, Sendable {
  /// The fit: the length that the item needs in unlimited room.
  public var fit: Double

  /// The least length: if the item is shorter, something in it is cut off.
  public var least: Double

  /// Creates a need.
  public init(fit: Double, least: Double) {
    self.fit = fit
    self.least = least
  }

  /// One of the two lengths of a need.
  public enum Number: Sendable {
    /// The fit.
    case fit

    /// The least length.
    case least
  }

  /// Returns one of the two lengths.
  public subscript(number: Number) -> Double { number == .fit ? fit : least }

  /// The need of an item that needs no room.
  public static let nothing = LengthNeed(fit: 0, least: 0)
}

extension LayoutNode {
  /// Returns the fit and the least length of the item.
  ///
  /// The lengths of a leaf come from its content, and the lengths of a container from its last arrangement. The lengths
  /// of a box whose own constraints arrange its children are computed by this call, unless they are stored already.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: Both lengths; nil if they are unknown before the solve.
  public func need(_ axis: Axis) -> LengthNeed? {
    // A container whose items are all lent to other alternatives still computes its need from these items.
    if arrangesChildren && (!children.isEmpty || lending != nil) { return fit(axis) == nil ? nil : contentNeed(axis) }
    return children.isEmpty ? contentNeed(axis) : boxNeed(axis)
  }

  /// Returns the fit and the least length of the item as if no optional constraint related it, or what is inside of it,
  /// to other items.
  ///
  /// ```swift
  /// label.constraints { $0.widthAnchor == other.widthAnchor --! .priority(.high) }
  /// let card = Grid.vertical { label.auto() }
  /// card.layoutNode.need(.horizontal)            // nil: only a solution determines it
  /// card.layoutNode.needByItself(.horizontal)    // what the label's text needs
  /// ```
  ///
  /// - Parameter axis: The axis.
  /// - Returns: Both lengths; nil if required constraints relate the item, or what is inside of it, to other items, or
  ///   if a container has computed no such need.
  public func needByItself(_ axis: Axis) -> LengthNeed? {
    if let need = need(axis) { return need }
    if arrangesChildren {
      return fitConstraints?.tied == nil ? content?.needsByThemselves[axis] ?? nil : computedNeedByItself(axis)
    }
    var fit = BoxFit(self, isByItself: true)
    return boxNeed(axis, &fit)
  }

  /// Asks the container for its need by itself, because ``TiedLengths`` may make the need known.
  private func computedNeedByItself(_ axis: Axis) -> LengthNeed? {
    if let need = owner?.needByItself(along: axis) { return need }
    for one in extensions { if let need = one.needByItself(of: self, along: axis) { return need } }
    return nil
  }

  private func contentNeed(_ axis: Axis) -> LengthNeed {
    guard let length = content?.wanted(axis) else { return .nothing }
    let usable = length.isFinite ? max(0, length) : 0
    let fit = engine?.rounding.grid?.extentCovering(usable, axis) ?? usable
    return LengthNeed(fit: fit, least: min(fit, leastContent(axis) ?? fit))
  }

  /// Returns the height that the item needs in a given width; nil if the item is not a leaf whose height is measured
  /// for its width.
  ///
  /// The height does not depend on the item's present width.
  package func height(inWidth width: Double) -> Double? {
    guard children.isEmpty, let content, let measure = content.measure, content.firstAxis == .horizontal,
      content.needs.vertical == nil, content.intrinsic.vertical == nil
    else { return nil }
    let extent = engine?.measuredExtent(width, .horizontal) ?? max(0, width)
    let height = content.rememberedAnswer(for: extent, measure).size.height
    let usable = height.isFinite ? max(0, height) : 0
    return engine?.rounding.grid?.extentCovering(usable, .vertical) ?? usable
  }

  /// Returns the range of widths in which the item's content has the same height as in a given width.
  ///
  /// If the range is unknown, the result contains only the given width.
  package func widthsOfSameHeight(around width: Double) -> Range<Double> {
    guard let label = owner as? Label, content?.measuresText == true, engine?.rounding.grid == nil else {
      return width..<width.nextUp
    }
    return label.sameLines(in: max(0, width))
  }

  /// Returns the least length of the item's content; nil if the least length is the fit, or if there is no content.
  func leastContent(_ axis: Axis) -> Double? {
    guard let content else { return nil }
    if let need = content.needs[axis] { return need.least }
    let isText = children.isEmpty && content.measure != nil && content.firstAxis == axis
    if isText, content.intrinsic[axis] == nil { return 0 }
    return nil
  }

  /// Returns the need of a box whose own constraints arrange its children.
  ///
  /// - Returns: The need; nil if a constraint relates an inner item to an outer item, or if the fit of an inner
  ///   container is unknown.
  private func boxNeed(_ axis: Axis) -> LengthNeed? {
    if let known = boxNeeds, !isBoxStale,
      !known.mixesAxes || axis == .horizontal || known.hasHeight(inWidth: expectedWidth)
    {
      if let need = known.lengths[axis] { return need }
    }
    forgetStaleNeeds()
    var fit = BoxFit(self)
    guard let need = boxNeed(axis, &fit) else {
      boxNeeds = nil
      return nil
    }
    var needs = boxNeeds ?? BoxNeeds()
    needs.lengths[axis] = need
    if axis == .vertical { (needs.width, needs.solvedWidth) = (expectedWidth, fit.solvedWidth) }
    needs.mixesAxes = fit.mixesAxes
    boxNeeds = needs
    return need
  }

  /// The width that the item is expected to have: the width in ``forecast``, or in the latest solution if there is no
  /// forecast.
  var expectedWidth: Double { forecast?.width ?? latestSize.width }

  /// Returns the need of a box, which is at least the length of the box's own content.
  private func boxNeed(_ axis: Axis, _ fit: inout BoxFit) -> LengthNeed? {
    guard let need = fit.need(axis, width: expectedWidth) else { return nil }
    return includingOwnContent(need, axis)
  }

  /// Returns a need of the box, raised to at least the length of the box's own content.
  func includingOwnContent(_ need: LengthNeed, _ axis: Axis) -> LengthNeed {
    let own = content?.wanted(axis) ?? 0
    return LengthNeed(fit: max(own, need.fit), least: max(own, need.least))
  }

  /// Forgets the stale needs of this box and of the boxes in it.
  ///
  /// A change marks boxes as stale from the inside out, and stops at a box that is stale already. If an inner box
  /// stayed stale, the next change inside of that box would not mark this box. The call therefore also forgets the
  /// needs of stale inner boxes.
  func forgetStaleNeeds() {
    var pending = [self]
    while let node = pending.popLast() {
      if !node.isBoxStale { continue }
      node.isBoxStale = false
      node.boxNeeds = nil
      for child in node.children where !child.layoutNode.arrangesChildren { pending.append(child.layoutNode) }
    }
  }

  /// Whether the height that the item needs may depend on its width through its own content, wrapped lines or
  /// constraints.
  var isHeightMixed: Bool {
    heightFollowsWidth || content?.measure != nil || boxNeeds?.mixesAxes == true || tiesOwnLengths
  }

  /// Whether ``isHeightMixed`` is true for the item or for any item inside of it.
  package var holdsMixedHeight: Bool {
    var pending = [self]
    while let node = pending.popLast() {
      if node.isHeightMixed { return true }
      pending += node.children.map { $0.layoutNode }
    }
    return false
  }

  /// Stores the width that a box is going to have, if constraints in the box make the box's height depend on its width.
  ///
  /// If the height was computed for another width, the box's need is marked as stale.
  ///
  /// - Parameter width: The width.
  package func foreseeBox(_ width: Double) {
    guard !arrangesChildren, !children.isEmpty, let boxNeeds, boxNeeds.mixesAxes else { return }
    forecast = Size(width: width, height: 0)
    if boxNeeds.isHeight(forWidthOtherThan: width) { markBoxStale() }
    engine?.flow.noteLengthDependent(reference)
  }

  /// Whether the item's present need was computed for one of the item's own lengths in the solution.
  var needDependsOnOwnLength: Bool {
    if firstLength != nil { return true }
    if let alternativeArranger { return alternativeArranger.needDependsOnWidth }
    return boxNeeds?.mixesAxes == true
  }

  /// Requests that the item's need is computed again, if the need was computed for another length than in the solution.
  ///
  /// The need of an item may depend on a length of the item for three reasons: a constraint between the item's width
  /// and height, alternatives of the item, or constraints in the item that involve both axes.
  ///
  /// - Returns: Whether the need will be computed again.
  func noteBoxWidth() -> Bool {
    if noteFirstLength() { return true }
    if let alternativeArranger { return alternativeArranger.noteWidth(of: self) }
    guard let boxNeeds, boxNeeds.mixesAxes, boxNeeds.isHeight(forWidthOtherThan: latestSize.width) else { return false }
    markBoxStale()
    return true
  }

  /// Marks the box's need as stale, and notifies the parent.
  ///
  /// Nothing happens if the need is stale already, or if the item arranges its children.
  func markBoxStale() {
    if arrangesChildren || isBoxStale { return }
    isBoxStale = true
    parent?.fitChanged(of: self)
  }

  /// Returns whether a constraint only determines an outer item that no other item depends on.
  func isFollowedOutside(by constraint: LayoutConstraint) -> Bool {
    isFollowed(by: constraint, .horizontal) || isFollowed(by: constraint, .vertical)
  }
}

/// The computed needs of a box whose own constraints arrange its children.
struct BoxNeeds {
  var lengths = AxisPair<LengthNeed?>(nil)

  /// The width for which the height was computed; nil if no height was computed.
  var width: Double?

  /// The width of the box in the solution that gave the height.
  ///
  /// This width differs from ``width`` if constraints in the box outweigh the given width.
  var solvedWidth: Double?

  /// Whether any constraint in the box involves numbers along both axes.
  var mixesAxes = false

  /// Returns whether a height was computed that is valid in a given width.
  func hasHeight(inWidth width: Double) -> Bool {
    lengths.vertical != nil && (self.width?.isNearly(width) == true || solvedWidth?.isNearly(width) == true)
  }

  /// Returns whether a height was computed that is not valid in a given width.
  ///
  /// The result is false if no height was computed. For example, a wrapping grid does not request the height of a box
  /// for which the grid's lines have no room.
  func isHeight(forWidthOtherThan width: Double) -> Bool { lengths.vertical != nil && !hasHeight(inWidth: width) }
}
