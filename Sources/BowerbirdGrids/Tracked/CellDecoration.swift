import BowerbirdLayout

/// A box behind or in front of an item, which is as large as the item's cell.
///
/// The cell is as large as its tracks turned out to be in the solution before, so that whatever is in the box, and wherever its
/// size comes from, it has no part in how long they are.
struct CellDecoration {
  private(set) var box: (any LayoutItem)?

  /// The size of the cell that the box was made for.
  private var size: Size?

  /// What made it: how often it had been said by then what makes it.
  private var version = 0

  /// The box in its cell; `nil` if there is none.
  func cell(in area: GridArea) -> GridCell? {
    guard let box, let size else { return nil }
    var cell = GridCell(
      box, area: area, horizontal: CellAlignment(.start, length: .fixed(max(0, size.width))),
      vertical: CellAlignment(.start, length: .fixed(max(0, size.height))))
    cell.onlyFollows = true
    return cell
  }

  /// Makes the box for a size.
  ///
  /// - Parameters:
  ///   - content: Makes the box; `nil` takes it away.
  ///   - version: How often it has been said what makes the box.
  ///   - size: The size of the cell.
  /// - Returns: Whether it is another box now, or one of another size.
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
  /// Whether another size differs from this one by no more than solutions of the same constraints do.
  fileprivate func isAsLarge(as other: Size) -> Bool { width.isNearly(other.width) && height.isNearly(other.height) }
}
