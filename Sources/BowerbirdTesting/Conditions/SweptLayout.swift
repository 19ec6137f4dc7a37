import BowerbirdLayout

/// The layouts of a tree at all sizes of one ``Sweep/Segment`` or one ``SizeSweep/Polygon``.
///
/// The closure of an expectation such as `forEverySize` compares the frames of the tree's items:
///
/// ```swift
/// layout[image].maxX + 8 <= layout[text].minX
/// ```
public struct SweptLayout {
  /// The frames of an item at the corners of the segment or polygon, in the root's coordinates.
  private struct CornerFrames {
    var frames: [Rect]

    /// The largest magnitude among the coordinates and lengths from which the frames were computed.
    ///
    /// The frames were computed from the item's frame in its parent, and from the frames of all ancestors.
    var scale: Double

    /// Returns the frames of an item inside of this item, in the root's coordinates.
    ///
    /// - Parameter inner: The frames of the inner item at the same corners, in this item's coordinates.
    /// - Returns: The frames of the inner item.
    func holding(_ inner: [Rect]) -> CornerFrames {
      let moved = zip(frames, inner).map { outer, inner in
        Rect(x: outer.x + inner.x, y: outer.y + inner.y, width: inner.width, height: inner.height)
      }
      return CornerFrames(frames: moved, scale: (inner + moved).reduce(scale) { max($0, $1.largestMagnitude) })
    }
  }

  /// The frames of each item, in the order of `items`; nil for an item without a frame.
  private var cornerFrames: [CornerFrames?]
  private let items: SweptItems

  /// For each item of `items`, the indices of the children that the item has in these layouts.
  private var children: [[Int]]
  private let state: SweptState
  private let names: SweptNames

  /// Creates a swept layout that has only the present size of the tree.
  init(presentOf root: any LayoutItem) {
    let items = SweptItems(of: root)
    self.init(items, SweptState(presentOf: items), SweptNames(of: root), items.all.map { [$0.frame] })
  }

  /// Creates the layouts of all sizes of a segment.
  init(_ segment: Sweep.Segment, _ names: SweptNames) {
    let range = segment.range
    self.init(
      segment.items, segment.state, names,
      segment.frames.map { frame in frame.map { [$0[range.lowerBound], $0[range.upperBound]] } })
  }

  /// Creates the layouts of all sizes of a polygon.
  init(_ polygon: SizeSweep.Polygon, _ names: SweptNames) {
    self.init(
      polygon.frames.items, polygon.state, names,
      polygon.frames.frames.map { frame in polygon.corners.map { frame[$0] } })
  }

  /// Creates layouts from the frames of each item in the coordinates of the item's parent.
  ///
  /// An item has one frame for each end of the segment or corner of the polygon; an item without a frame has nil. The
  /// first item is the root, which lies at the origin.
  private init(
    _ items: SweptItems, _ state: SweptState, _ names: SweptNames, _ frames: [[Rect]?]
  ) {
    self.items = items
    self.state = state
    self.names = names
    cornerFrames = Array(repeating: nil, count: frames.count)
    children = Array(repeating: [], count: frames.count)
    for (index, parent) in state.parents.enumerated() where parent >= 0 { children[parent].append(index) }
    guard let own = frames.first ?? nil else { return }
    let atOrigin = own.map { Rect(origin: .zero, size: $0.size) }
    let root = CornerFrames(frames: atOrigin, scale: atOrigin.reduce(0) { max($0, $1.largestMagnitude) })
    cornerFrames[0] = root
    let leavesOutItems = state.leavesOutItems
    // A parent may come after its child in `frames`: an alternative can move an item into another arrangement.
    for index in frames.indices {
      var path: [Int] = [], outer = index
      while outer >= 0 && cornerFrames[outer] == nil && path.count <= frames.count {
        path.append(outer)
        outer = state.parents[outer]
      }
      // An item outside of the tree of these layouts has no parent. It lies in the root instead, and is left out.
      guard var around = outer >= 0 ? cornerFrames[outer] : root else { continue }
      while let inner = path.popLast(), let own = frames[inner] {
        // A layout may give frames to the items inside of a left-out item. These frames count as zero.
        around = around.holding(leavesOutItems && state.leavesOut(inner) ? own.map { _ in .zero } : own)
        cornerFrames[inner] = around
      }
    }
  }

  /// The frame of an item in the root's coordinates.
  ///
  /// For an item of another tree, the numbers are NaN and satisfy no condition. Failures say that the item is in
  /// another tree.
  public subscript(item: any LayoutItem) -> SweptRect {
    let found = items.index(of: item.layoutNode).flatMap { cornerFrames[$0] }
    let nowhere = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    return SweptRect(
      name: { [names] in names.name(of: item) + (found == nil ? " (in another tree)" : "") },
      frames: found?.frames ?? [nowhere], scale: found?.scale ?? .nan)
  }
}

// MARK: - State

extension SweptLayout {
  /// Returns the children of an item that are neither hidden nor left out.
  func shownChildren(of item: any LayoutItem) -> [any LayoutItem] { children(of: item).filter { isShown($0) } }

  /// Returns the children of an item in these layouts.
  ///
  /// The present children may differ, because the tree may now be arranged for another alternative.
  private func children(of item: any LayoutItem) -> [any LayoutItem] {
    items.index(of: item.layoutNode).map { children[$0].map { items.all[$0] } } ?? item.children
  }

  /// Returns whether an item is neither hidden nor left out.
  func isShown(_ item: any LayoutItem) -> Bool {
    !item.isHidden && items.index(of: item.layoutNode).map { !state.leftOut[$0] } ?? true
  }

  /// Returns whether the layouts leave out an item, or an item around it.
  func isLeftOut(_ item: any LayoutItem) -> Bool {
    items.index(of: item.layoutNode).map { state.leavesOut($0) } ?? false
  }

  /// Returns the given conditions, or conditions that always hold if the layouts leave out one of the items.
  func holding(_ conditions: [SweptCondition], without items: [any LayoutItem]) -> [SweptCondition] {
    if !items.contains(where: { isLeftOut($0) }) { return conditions }
    return conditions.map { SweptCondition(failures: [], text: $0.text) }
  }

  /// Calls a closure while a label has the text that it had in these layouts, and returns the closure's result.
  ///
  /// The label may have another text now, and gets that text back afterwards. For an item that is not a label, the
  /// function only calls the closure.
  func asLaidOut<Answer>(_ item: any LayoutItem, _ body: () -> Answer) -> Answer {
    guard let label = item as? Label, let index = items.index(of: item.layoutNode),
      let text = state.texts[index], text != label.text
    else { return body() }
    return label.pretending(text, body)
  }
}

// MARK: - Properties

extension SweptLayout {
  /// Returns the conditions that an item lies inside another item, at least a distance from each edge of that item.
  ///
  /// In layouts that leave out one of the two items, the conditions hold.
  ///
  /// - Parameters:
  ///   - item: The inner item.
  ///   - container: The outer item.
  ///   - margin: The distance.
  /// - Returns: A condition for each edge.
  public func isInside(_ item: any LayoutItem, _ container: any LayoutItem, margin: Double = 0) -> [SweptCondition] {
    let inner = self[item]
    let outer = self[container]
    let conditions = [
      inner.minX >= outer.minX + margin, inner.maxX <= outer.maxX - margin, inner.minY >= outer.minY + margin,
      inner.maxY <= outer.maxY - margin,
    ]
    let sides = ["left", "right", "top", "bottom"]
    let named = zip(conditions, sides).map { condition, side in
      let distance = margin == 0 ? "" : " with \(written(margin)) to spare"
      return condition.named(lazily: { "\(inner.name()) lies inside of \(outer.name()) at the \(side)\(distance)" })
    }
    return holding(named, without: [item, container])
  }

  /// Returns the conditions that each item below a container lies inside its parent, at any depth.
  ///
  /// Items that are hidden or left out, and the items in them, are not checked.
  ///
  /// - Parameter container: The outermost item.
  /// - Returns: A condition for each edge of each item.
  public func isEverythingInside(_ container: any LayoutItem) -> [SweptCondition] {
    shownChildren(of: container).flatMap { isInside($0, container) + isEverythingInside($0) }
  }

  /// Returns the conditions that no two items overlap; they may touch.
  ///
  /// An item that a layout leaves out overlaps no other item. Neither does an item without width or without height.
  ///
  /// - Parameter items: The items. An empty list fails, because nothing is compared.
  /// - Returns: A condition for each pair of items. The condition holds if one of the two is left out.
  public func isDisjoint(_ items: [any LayoutItem]) -> [SweptCondition] {
    if items.isEmpty { return [.never { "isDisjoint lists no items, so nothing was compared" }] }
    return pairsAreDisjoint(items)
  }

  /// Returns a condition for each pair of items: the two items do not overlap, or one of them is left out.
  func pairsAreDisjoint(_ items: [any LayoutItem]) -> [SweptCondition] {
    var conditions: [SweptCondition] = []
    for (index, item) in items.enumerated() {
      for other in items.dropFirst(index + 1) {
        conditions += holding([isDisjoint(self[item], self[other])], without: [item, other])
      }
    }
    return conditions
  }

  private func isDisjoint(_ one: SweptRect, _ other: SweptRect) -> SweptCondition {
    let isBeside = one.maxX <= other.minX || other.maxX <= one.minX
    let isAbove = one.maxY <= other.minY || other.maxY <= one.minY
    // An item without width or height overlaps no other item.
    let isEmpty = one.width <= 0 || one.height <= 0 || other.width <= 0 || other.height <= 0
    return (isBeside || isAbove || isEmpty).named(lazily: { "\(one.name()) and \(other.name()) do not overlap" })
  }

  /// Returns the conditions that items have the same edge, center, baseline, width or height.
  ///
  /// Items that a layout leaves out are not compared.
  ///
  /// - Parameters:
  ///   - attribute: The edge, center, baseline, width or height.
  ///   - items: The items. Each item is compared with the first item that is not left out. An empty list fails, because
  ///     nothing is compared.
  /// - Returns: A condition for each item that is compared with the first.
  public func isAligned(_ attribute: LayoutAttribute, _ items: [any LayoutItem]) -> [SweptCondition] {
    if items.isEmpty { return [.never { "isAligned lists no items, so nothing was compared" }] }
    let shown = items.filter { !isLeftOut($0) }
    let leftOut = items.filter { isLeftOut($0) }
    let always = leftOut.map { item in SweptCondition.always { "\(self[item].name()) is left out" } }
    guard let first = shown.first else { return always }
    let isMirrored = LayoutNode.sharedDirection(of: shown.map(\.layoutNode)) == .rightToLeft
    let compared = shown.dropFirst().map { item in
      let condition = number(attribute, of: item, isMirrored) == number(attribute, of: first, isMirrored)
      return condition.named(lazily: { "\(self[item].name()) has the \(attribute) of \(self[first].name())" })
    }
    return always + compared
  }

  /// Returns an attribute of an item in the root's coordinates; `isMirrored` is true if leading is on the right.
  private func number(_ attribute: LayoutAttribute, of item: any LayoutItem, _ isMirrored: Bool) -> SweptNumber {
    let rect = self[item]
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isMirrored ? rect.maxX : rect.minX
    case .trailing: return isMirrored ? rect.minX : rect.maxX
    case .centerX: return rect.midX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerY: return rect.midY
    case .width: return rect.width
    case .height: return rect.height
    case .firstBaseline: return baseline(of: item, \.firstBaseline)
    case .lastBaseline: return baseline(of: item, \.lastBaseline)
    case .scalar: return SweptNumber([.nan], size: .nan) { "a number of \(rect.name())'s own" }
    }
  }

  /// Returns a baseline of an item; the bottom edge of an item whose measurement has no baseline.
  ///
  /// The item is measured in the mean of its widths in the segment or polygon.
  private func baseline(of item: any LayoutItem, _ path: KeyPath<Measurement, Double?>) -> SweptNumber {
    let rect = self[item]
    // Line breaks are the same in all sizes of a segment or polygon, so one width is enough.
    let width = rect.meanWidth
    guard let measured = item.measure?(Size(width: width, height: .infinity))[keyPath: path] else { return rect.maxY }
    return rect.minY + measured
  }
}
