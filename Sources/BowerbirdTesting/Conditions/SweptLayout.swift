import BowerbirdLayout

/// A layout in all sizes of a segment at once; properties are stated about it.
public struct SweptLayout {
  /// The frames at the two bounds of a segment, in the root's coordinates.
  private var lower: [ObjectIdentifier: Rect] = [:]
  private var upper: [ObjectIdentifier: Rect] = [:]

  /// The largest magnitude among the numbers that a frame was computed from: those of the item and of all items around
  /// it.
  private var sizes: [ObjectIdentifier: Double] = [:]

  /// Creates a layout in the present size only.
  init(presentOf root: any LayoutItem) {
    lower = placed(root) { $0.frame }
    upper = lower
  }

  /// Creates a layout in the sizes of a segment.
  init(_ segment: Sweep.Segment, of root: any LayoutItem) {
    let range = segment.range
    lower = placed(root) { segment.frame(of: $0)?[range.lowerBound] }
    upper = placed(root) { segment.frame(of: $0)?[range.upperBound] }
  }

  /// Returns the frames in the root's coordinates, and stores the largest magnitudes that they were computed from.
  private mutating func placed(
    _ root: any LayoutItem, _ frame: (any LayoutItem) -> Rect?
  ) -> [ObjectIdentifier: Rect] {
    var places: [ObjectIdentifier: Rect] = [:]
    var pending: [(item: any LayoutItem, origin: Point, size: Double)] = [(root, .zero, 0)]
    while let (item, origin, outerSize) = pending.popLast() {
      guard let own = frame(item) else { continue }
      let key = ObjectIdentifier(item.layoutNode), place = Rect(origin: origin, size: own.size)
      let size = max(outerSize, own.largestMagnitude, place.largestMagnitude)
      places[key] = place
      sizes[key] = max(sizes[key] ?? 0, size)
      for child in item.children {
        guard let inner = frame(child) else { continue }
        pending.append((child, Point(x: origin.x + inner.x, y: origin.y + inner.y), size))
      }
    }
    return places
  }

  /// The frame of an item in the root's coordinates.
  ///
  /// For an item of another tree, the numbers are NaN and satisfy no condition.
  public subscript(item: any LayoutItem) -> SweptRect {
    let key = ObjectIdentifier(item.layoutNode)
    let nowhere = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    let first = lower[key] ?? nowhere
    let last = upper[key] ?? nowhere
    return SweptRect(
      name: quoted(item.name), x: (first.x, last.x), y: (first.y, last.y),
      size: ((first.width, first.height), (last.width, last.height)), scale: sizes[key] ?? .nan)
  }
}

// MARK: - Properties

extension SweptLayout {
  /// Returns the conditions that an item lies inside another one, at least a distance from each of its edges.
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
    return zip(conditions, sides).map { condition, side in
      let distance = margin == 0 ? "" : " with \(decimal(margin)) to spare"
      return condition.named("\(inner.name) lies inside of \(outer.name) at the \(side)\(distance)")
    }
  }

  /// Returns the conditions that each item below a container lies inside its parent, at any depth.
  ///
  /// Hidden items, and the items in them, are not checked.
  ///
  /// - Parameter container: The outermost item.
  /// - Returns: A condition for each edge of each item.
  public func isEverythingInside(_ container: any LayoutItem) -> [SweptCondition] {
    container.children.filter { !$0.isHidden && !$0.isOmitted }
      .flatMap { isInside($0, container) + isEverythingInside($0) }
  }

  /// Returns the conditions that no two items overlap; they may touch.
  ///
  /// - Parameter items: The items.
  /// - Returns: A condition for each pair of items.
  public func isDisjoint(_ items: [any LayoutItem]) -> [SweptCondition] {
    var conditions: [SweptCondition] = []
    for (index, item) in items.enumerated() {
      for other in items.dropFirst(index + 1) { conditions.append(isDisjoint(self[item], self[other])) }
    }
    return conditions
  }

  private func isDisjoint(_ one: SweptRect, _ other: SweptRect) -> SweptCondition {
    let isBeside = one.maxX <= other.minX || other.maxX <= one.minX
    let isAbove = one.maxY <= other.minY || other.maxY <= one.minY
    // An item without extent overlaps no other.
    let isEmpty = one.width <= 0 || one.height <= 0 || other.width <= 0 || other.height <= 0
    return (isBeside || isAbove || isEmpty).named("\(one.name) and \(other.name) do not overlap")
  }

  /// Returns the conditions that items have the same edge, center, baseline or extent.
  ///
  /// - Parameters:
  ///   - attribute: The edge, center, baseline or extent.
  ///   - items: The items; each of them is compared with the first one.
  /// - Returns: A condition for each item but the first.
  public func isAligned(_ attribute: LayoutAttribute, _ items: [any LayoutItem]) -> [SweptCondition] {
    guard let first = items.first else { return [] }
    let isMirrored = LayoutNode.sharedDirection(of: items.map(\.layoutNode)) == .rightToLeft
    return items.dropFirst().map { item in
      let condition = number(attribute, of: item, isMirrored) == number(attribute, of: first, isMirrored)
      return condition.named("\(self[item].name) has the \(attribute) of \(self[first].name)")
    }
  }

  /// Returns an attribute of an item in the root's coordinates.
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
    case .scalar: return SweptNumber(lower: .nan, upper: .nan, size: .nan, text: "a number of \(rect.name)'s own")
    }
  }

  /// Returns a baseline as the item measures it in its width, or the bottom edge of an item without text.
  private func baseline(of item: any LayoutItem, _ path: KeyPath<Measurement, Double?>) -> SweptNumber {
    let rect = self[item]
    // Within a segment no line breaks change, so one width is enough.
    let width = (rect.size.lower.width + rect.size.upper.width) / 2
    guard let measured = item.measure?(Size(width: width, height: .infinity))[keyPath: path] else { return rect.maxY }
    return rect.minY + measured
  }
}
