/// The frames of a tree as plain values, to be read on any thread.
///
/// ```swift
/// let frames = container.snapshot(scale: 2)
/// frames["image"]?.absoluteFrame
/// ```
public struct LayoutSnapshot: Hashable, Sendable {
  /// One item of the tree.
  public struct Entry: Hashable, Sendable {
    /// The name of the item.
    public let name: String

    /// The index of the parent's entry; nil for the root.
    public let parent: Int?

    /// The number of ancestors that the item has in the snapshot.
    public let depth: Int

    /// The frame in the parent's coordinates; for the snapshot's root, the origin is (0, 0).
    public let frame: Rect

    /// The frame in the coordinates of the snapshot's root, whose upper left corner is (0, 0).
    public let absoluteFrame: Rect

    /// A Boolean value that indicates whether the item itself is not shown: it is hidden, or its container leaves it
    /// out.
    public let isHidden: Bool
  }

  /// The items: parents before their children, children in their order.
  ///
  /// Items that an alternative leaves out have no entry, and neither have guides of margins.
  public let entries: [Entry]

  /// Returns the first entry with a given name; nil if no item has the name.
  public subscript(name: String) -> Entry? { entries.first { $0.name == name } }
}

extension LayoutItem {
  /// Returns the present frames of the tree under this item.
  public func snapshot() -> LayoutSnapshot { layoutNode.snapshot(nil) }

  /// Returns the frames of the tree under this item on whole pixels, whatever grid the layout used.
  ///
  /// Edges are rounded in the coordinates of this item, so that coinciding edges still coincide.
  ///
  /// - Parameter scale: The number of pixels per point. If it is not positive and finite, the snapshot contains the
  ///   present frames.
  /// - Returns: The frames.
  public func snapshot(scale: Double) -> LayoutSnapshot { layoutNode.snapshot(SnappingGrid(scale: scale)) }

  /// Returns the frames of the tree under this item, with edges on the lines of a grid.
  ///
  /// - Parameter grid: The grid. If it is not valid, the snapshot contains the present frames.
  /// - Returns: The frames.
  public func snapshot(snappingTo grid: SnappingGrid) -> LayoutSnapshot { layoutNode.snapshot(grid) }
}

extension LayoutNode {
  func snapshot(_ grid: SnappingGrid?) -> LayoutSnapshot {
    let grid = grid.flatMap { $0.isValid ? $0 : nil }
    var entries: [LayoutSnapshot.Entry] = []
    var snapping = grid.map { FrameSnapper(grid: $0, slotCount: 0) }
    var pending: [(node: LayoutNode, parent: Int)] = [(self, -1)]
    while let (node, parent) = pending.popLast() {
      let index = entries.count
      var frame = grid == nil ? node.frame : node.unsnappedFrame
      if parent < 0 { frame.origin = .zero }
      if let snapped = snapping?.snap(frame, Int32(index), in: Int32(parent)).frame { frame = snapped }
      let origin = parent < 0 ? Point.zero : entries[parent].absoluteFrame.origin
      entries.append(
        LayoutSnapshot.Entry(
          name: node.name, parent: parent < 0 ? nil : parent, depth: parent < 0 ? 0 : entries[parent].depth + 1,
          frame: frame,
          absoluteFrame: Rect(origin: Point(x: origin.x + frame.x, y: origin.y + frame.y), size: frame.size),
          isHidden: node.isHidden || node.isOmittedByContainer))
      for item in node.children.reversed() where !item.layoutNode.isOmittedByAlternative {
        pending.append((item.layoutNode, index))
      }
    }
    return LayoutSnapshot(entries: entries)
  }

  /// The item's frame before snapping, measured from the left edge of its parent.
  private var unsnappedFrame: Rect {
    guard let engine, slot >= 0, Int(slot) < engine.frames.slotCount else { return formerFrame?.frame ?? .zero }
    if engine.frames.omitsItems && isInOmission { return .zero }
    return engine.frames.unsnappedFrame(at: slot, in: engine.slots)
  }
}
