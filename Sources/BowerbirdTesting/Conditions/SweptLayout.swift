import BowerbirdLayout

/// A layout in all the sizes of a piece at once: what properties are stated of.
public struct SweptLayout {
  /// The frames at the two bounds of a piece, in the root's coordinates.
  private var lower: [ObjectIdentifier: Rect] = [:]
  private var upper: [ObjectIdentifier: Rect] = [:]

  /// The largest numbers that the frames were computed from: of the root, the item, and what it is in.
  private var sizes: [ObjectIdentifier: Double] = [:]

  /// A layout in its present size alone.
  init(presentOf root: any LayoutItem) {
    lower = placed(root) { $0.frame }
    upper = lower
  }

  /// A layout in the sizes of a piece.
  init(_ segment: Sweep.Segment, of root: any LayoutItem) {
    let range = segment.range
    lower = placed(root) { segment.frame(of: $0)?[range.lowerBound] }
    upper = placed(root) { segment.frame(of: $0)?[range.upperBound] }
  }

  /// Returns the frames in the root's coordinates, and notes the sizes of the numbers that they were computed from.
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

  /// The frame of an item in the root's coordinates; numbers that fulfil nothing for an item of another tree.
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
  /// That an item lies inside of another one, at least a distance from its edges.
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

  /// That everything under an item lies inside of its parent, at any depth.
  ///
  /// - Parameter container: The outermost item.
  /// - Returns: A condition for each edge of each item.
  public func isEverythingInside(_ container: any LayoutItem) -> [SweptCondition] {
    container.children.filter { !$0.isHidden && !$0.isOmitted }
      .flatMap { isInside($0, container) + isEverythingInside($0) }
  }

  /// That no two of some items cover each other; they may touch.
  ///
  /// - Parameter items: The items.
  /// - Returns: A condition for each two of them.
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
    // What has no extent covers nothing.
    let isEmpty = one.width <= 0 || one.height <= 0 || other.width <= 0 || other.height <= 0
    return (isBeside || isAbove || isEmpty).named("\(one.name) and \(other.name) do not overlap")
  }

  /// That items agree in an edge, a center or an extent.
  ///
  /// - Parameters:
  ///   - attribute: What they agree in.
  ///   - items: The items; the first one sets the measure.
  /// - Returns: A condition for each item but the first.
  public func isAligned(_ attribute: LayoutAttribute, _ items: [any LayoutItem]) -> [SweptCondition] {
    guard let first = items.first else { return [] }
    let isMirrored = LayoutNode.sharedDirection(of: items.map(\.layoutNode)) == .rightToLeft
    return items.dropFirst().map { item in
      let condition = number(attribute, of: item, isMirrored) == number(attribute, of: first, isMirrored)
      return condition.named("\(self[item].name) has the \(attribute) of \(self[first].name)")
    }
  }

  /// An attribute of an item in the root's coordinates.
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

  /// A baseline as the item measures it in its width; the bottom edge of an item without text.
  private func baseline(of item: any LayoutItem, _ path: KeyPath<Measurement, Double?>) -> SweptNumber {
    let rect = self[item]
    // Within a piece, lines do not break anew, so one width speaks for all of them.
    let width = (rect.size.lower.width + rect.size.upper.width) / 2
    guard let measured = item.measure?(Size(width: width, height: .infinity))[keyPath: path] else { return rect.maxY }
    return rect.minY + measured
  }
}
