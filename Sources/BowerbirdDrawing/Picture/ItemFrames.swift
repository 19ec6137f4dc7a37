import BowerbirdLayout

/// The frame of each item of a tree in the root's coordinates.
struct ItemFrames {
  private var frames: [ObjectIdentifier: Rect] = [:]
  private var depths: [ObjectIdentifier: Int] = [:]

  /// Computes the frames of a tree whose root is drawn at an origin.
  init(of items: [(item: any LayoutItem, depth: Int)], at origin: Point) {
    for (item, depth) in items {
      let key = ObjectIdentifier(item.layoutNode)
      frames[key] = Rect(origin: depth == 0 ? origin : self.origin(of: item), size: item.frame.size)
      depths[key] = depth
    }
  }

  private func origin(of item: any LayoutItem) -> Point {
    let parent = item.layoutNode.parent.flatMap { frames[ObjectIdentifier($0)] }
    return item.frame.moved(by: parent?.origin ?? .zero).origin
  }

  func frame(of item: ItemReference) -> Rect? { item.node.flatMap { frames[ObjectIdentifier($0)] } }

  func depth(of item: ItemReference) -> Int { item.node.flatMap { depths[ObjectIdentifier($0)] } ?? 0 }

  /// Returns the coordinate of an edge or a center along its axis.
  ///
  /// - Parameters:
  ///   - attribute: The edge or center.
  ///   - item: The item.
  ///   - isMirrored: Whether leading is on the right.
  /// - Returns: The coordinate; nil for other attributes, and for an item that is not in the picture.
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
