import BowerbirdLayout

/// The boxes behind and in front of a cell.
struct CellDecorations {
  private(set) var background = CellDecoration()
  private(set) var overlay = CellDecoration()

  var isEmpty: Bool { background.box == nil && overlay.box == nil }

  /// The boxes, without a missing one.
  var all: [any LayoutItem] { [background.box, overlay.box].compactMap { $0 } }

  /// Remakes the boxes that were made for another size or from an earlier declaration.
  ///
  /// - Parameters:
  ///   - traits: The declaration of the boxes.
  ///   - size: The size of the cell.
  /// - Returns: Whether any box was made again or removed.
  mutating func update(_ traits: GridTraits, size: Size) -> Bool {
    let behind = background.update(traits.background, version: traits.decorationVersion, size: size)
    let inFront = overlay.update(traits.overlay, version: traits.decorationVersion, size: size)
    return behind || inFront
  }
}
