import BowerbirdLayout

/// A box behind or in front of an item, as large as the item's cell.
///
/// The size of the box is a constant, which is the size that the cell had in the previous solution. The contents of the
/// box therefore never affect the lengths of tracks.
struct CellDecoration {
  private(set) var box: (any LayoutItem)?

  /// The size of the cell when the box was made; nil if no box was made.
  private var size: Size?

  /// The value of ``GridTraits/decorationVersion`` when the box was made.
  private var version = 0

  /// Returns the plan's cell for the box, which covers the given area; nil if there is no box.
  func cell(in area: GridArea) -> GridCell? {
    guard let box, let size else { return nil }
    var cell = GridCell(
      box, area: area, horizontal: CellAlignment(.start, length: .fixed(max(0, size.width))),
      vertical: CellAlignment(.start, length: .fixed(max(0, size.height))))
    cell.request.onlyFollows = true
    return cell
  }

  /// Remakes the box if it was made for another size or from an earlier declaration.
  ///
  /// - Parameters:
  ///   - content: A closure that makes the box; nil removes the box.
  ///   - version: The present ``GridTraits/decorationVersion`` of the item.
  ///   - size: The size of the cell.
  /// - Returns: Whether the box was made again or removed.
  mutating func update(_ content: ((Size?) -> any LayoutItem)?, version: Int, size: Size) -> Bool {
    guard let content else {
      box?.remove()
      defer { self = CellDecoration() }
      return box != nil
    }
    if let known = self.size, known.isAsLarge(as: size), self.version == version { return false }
    self.size = size
    self.version = version
    let made = content(size)
    if let box, box !== made { box.remove() }
    box = made
    return true
  }
}

extension Size {
  /// Returns whether another size is equal up to the rounding of solutions.
  fileprivate func isAsLarge(as other: Size) -> Bool { width.isNearly(other.width) && height.isNearly(other.height) }
}
