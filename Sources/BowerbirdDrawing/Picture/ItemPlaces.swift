import BowerbirdLayout

/// Where each item of a tree lies in the root's coordinates.
struct ItemPlaces {
  private var places: [ObjectIdentifier: Rect] = [:]
  private var depths: [ObjectIdentifier: Int] = [:]

  /// Takes an item in, with what is in it.
  mutating func take(_ item: any LayoutItem, at origin: Point, depth: Int = 0) {
    let key = ObjectIdentifier(item.layoutNode)
    places[key] = Rect(origin: origin, size: item.frame.size)
    depths[key] = depth
    for child in item.children { take(child, at: child.frame.moved(by: origin).origin, depth: depth + 1) }
  }

  /// All items of a tree, each before its children.
  static func items(of root: any LayoutItem) -> [any LayoutItem] { [root] + root.children.flatMap { items(of: $0) } }

  func frame(of item: ItemReference) -> Rect? { item.node.flatMap { places[ObjectIdentifier($0)] } }

  func depth(of item: ItemReference) -> Int { item.node.flatMap { depths[ObjectIdentifier($0)] } ?? 0 }

  /// Where an edge or a center lies along its axis.
  ///
  /// - Parameters:
  ///   - attribute: The edge or center.
  ///   - item: The item.
  ///   - isMirrored: Whether leading is on the right.
  /// - Returns: The coordinate; nil for extents, baselines and extra numbers.
  func position(of attribute: LayoutAttribute, _ item: ItemReference, _ isMirrored: Bool) -> Double? {
    guard let frame = frame(of: item) else { return nil }
    switch attribute {
    case .left: return frame.minX
    case .right: return frame.maxX
    case .leading: return isMirrored ? frame.maxX : frame.minX
    case .trailing: return isMirrored ? frame.minX : frame.maxX
    case .centerX: return frame.midX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .centerY: return frame.midY
    case .firstBaseline, .lastBaseline, .width, .height, .scalar: return nil
    }
  }
}
