/// What an item needs along an axis, whatever room there is.
public struct LengthNeed: Hashable, Sendable {
  /// What it needs by itself.
  public var fit: Double

  /// The length below which something in it is cut off.
  public var least: Double

  /// Makes a need.
  public init(fit: Double, least: Double) {
    self.fit = fit
    self.least = least
  }

  /// One of both.
  public enum Number: Sendable {
    /// What the item needs by itself.
    case fit

    /// The least length.
    case least
  }

  /// One of both.
  public subscript(number: Number) -> Double { number == .fit ? fit : least }

  /// Nothing.
  public static let nothing = LengthNeed(fit: 0, least: 0)
}

extension LayoutNode {
  /// The fit and the least length of the item: constants of a leaf, and what its container computed of a nest.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: Both; nil where only a solution determines the length.
  public func need(_ axis: Axis) -> LengthNeed? {
    if arrangesChildren && !children.isEmpty { return fit(axis) == nil ? nil : contentNeed(axis) }
    return children.isEmpty ? contentNeed(axis) : boxNeed(axis)
  }

  private func contentNeed(_ axis: Axis) -> LengthNeed {
    guard let length = content?.wanted(axis) else { return .nothing }
    let usable = length.isFinite ? max(0, length) : 0
    let fit = engine?.grid?.extentCovering(usable, axis) ?? usable
    return LengthNeed(fit: fit, least: min(fit, leastContent(axis) ?? fit))
  }

  /// The least length of the item's content, where it is not the fit.
  func leastContent(_ axis: Axis) -> Double? {
    guard let content else { return nil }
    if let least = axis == .horizontal ? content.leastWidth : content.leastHeight { return least }
    if children.isEmpty, content.measure != nil, content.leadingAxis == axis,
      (axis == .horizontal ? content.intrinsicWidth : content.intrinsicHeight) == nil
    {
      return 0
    }
    return nil
  }

  /// What a box needs for children that its own constraints arrange.
  private func boxNeed(_ axis: Axis) -> LengthNeed? {
    let width = axis == .vertical ? forecast?.width ?? latestSize.width : nil
    if let known = boxNeeds, !isBoxStale,
      !known.mixesAxes || axis == .horizontal || known.width?.isNearly(width ?? 0) == true
    {
      if axis == .horizontal {
        if let need = known.horizontal { return need }
      } else if let need = known.vertical {
        return need
      }
    }
    forgetStaleNeeds()
    guard var fit = BoxFit(self), let length = fit.length(axis, .fit, width: width) else {
      boxNeeds = nil
      return nil
    }
    let least = holdsBreakable(axis) ? fit.length(axis, .least, width: width) ?? length : length
    let own = content?.wanted(axis) ?? 0
    let need = LengthNeed(fit: max(own, length), least: max(own, min(length, least)))
    var needs = boxNeeds ?? BoxNeeds()
    if axis == .horizontal { needs.horizontal = need } else { (needs.vertical, needs.width) = (need, width) }
    needs.mixesAxes = fit.mixesAxes
    boxNeeds = needs
    return need
  }

  /// Forgets the needs of this box and of boxes in it that have changed.
  ///
  /// A change is noted up to the first box that is stale, so nothing may be stale in a box that is not.
  private func forgetStaleNeeds() {
    var pending = [self]
    while let node = pending.popLast() {
      if !node.isBoxStale { continue }
      node.isBoxStale = false
      node.boxNeeds = nil
      for child in node.children where !child.layoutNode.arrangesChildren { pending.append(child.layoutNode) }
    }
  }

  /// Whether anything inside may be measured in less than it would like.
  private func holdsBreakable(_ axis: Axis) -> Bool {
    var pending = children.map { $0.layoutNode }
    while let node = pending.popLast() {
      if node.leastContent(axis) != nil { return true }
      if !node.arrangesChildren { pending += node.children.map { $0.layoutNode } }
    }
    return false
  }

  /// Says how wide the item is going to be, if it is a box whose own constraints make its height depend on its width.
  ///
  /// - Parameter width: The width.
  public func foreseeBox(_ width: Double) {
    guard !arrangesChildren, !children.isEmpty, let boxNeeds, boxNeeds.mixesAxes else { return }
    forecast = Size(width: width, height: 0)
    if boxNeeds.width?.isNearly(width) != true { noteInside() }
    engine?.noteMixed(self)
  }

  /// Has the need of such a box found again, if it has another width in the present solution.
  ///
  /// - Returns: Whether it has.
  func noteBoxWidth() -> Bool {
    if let chooser { return chooser.noteWidth(of: self) }
    guard let boxNeeds, boxNeeds.mixesAxes, boxNeeds.width?.isNearly(latestSize.width) != true else { return false }
    noteInside()
    return true
  }

  /// Something inside is not as it was when the box's need was found.
  func noteInside() {
    if arrangesChildren || isBoxStale { return }
    isBoxStale = true
    parent?.fitChanged(of: self)
  }

  /// Whether a constraint says only where something outside is.
  func isFollowedOutside(by constraint: LayoutConstraint) -> Bool {
    isFollowed(by: constraint, .horizontal) || isFollowed(by: constraint, .vertical)
  }
}

/// What was found of a box whose own constraints arrange its children.
struct BoxNeeds {
  var horizontal: LengthNeed?
  var vertical: LengthNeed?

  /// The width that the height was found for.
  var width: Double?

  /// Whether any constraint is about lengths along both axes.
  var mixesAxes = false
}

extension LayoutEngine {
  /// Notes a box whose height depends on its width by its own constraints.
  func noteMixed(_ node: LayoutNode) {
    if !mixedBoxes.contains(where: { $0 === node.reference }) { mixedBoxes.append(node.reference) }
  }
}
