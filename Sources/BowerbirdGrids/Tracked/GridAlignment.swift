/// The position of an item in its cell, or of all tracks in their grid.
///
/// An item that does not hug its content fills its cell, whatever the alignment.
public enum GridAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the top, horizontally centered.
  case top

  /// At the bottom, horizontally centered.
  case bottom

  /// Centered both ways.
  case center

  /// At the leading edge, vertically centered.
  case leading

  /// At the trailing edge, vertically centered.
  case trailing

  /// In the top leading corner.
  case topLeading

  /// In the top trailing corner.
  case topTrailing

  /// In the bottom leading corner.
  case bottomLeading

  /// In the bottom trailing corner.
  case bottomTrailing

  /// From edge to edge both ways, even if the content is smaller.
  ///
  /// As the alignment of all tracks, this is the same as ``topLeading``: tracks are not stretched.
  case fill
}

extension GridAlignment {
  /// The horizontal part of the alignment; the start for ``fill``.
  var horizontal: CellAlignment.Position {
    switch self {
    case .leading, .topLeading, .bottomLeading, .fill: .start
    case .trailing, .topTrailing, .bottomTrailing: .end
    case .top, .bottom, .center: .center
    }
  }

  /// The vertical part of the alignment; the start for ``fill``.
  var vertical: CellAlignment.Position {
    switch self {
    case .top, .topLeading, .topTrailing, .fill: .start
    case .bottom, .bottomLeading, .bottomTrailing: .end
    case .leading, .trailing, .center: .center
    }
  }
}

extension GridAlignment {
  /// Returns the horizontal alignment of an item in its cell.
  ///
  /// The item fills its cell if this alignment is ``fill``, or if `hugsContent` is false. Otherwise the item is as wide
  /// as its content.
  func horizontalCell(hugsContent: Bool) -> CellAlignment {
    self == .fill || !hugsContent ? .fill : CellAlignment(horizontal, length: .content)
  }

  /// Returns the vertical alignment of an item in its cell.
  ///
  /// The item fills its cell if this alignment is ``fill``, or if `hugsContent` is false. Otherwise the item is as high
  /// as its content.
  func verticalCell(hugsContent: Bool) -> CellAlignment {
    self == .fill || !hugsContent ? .fill : CellAlignment(vertical, length: .content)
  }
}

extension GridAlignment: CustomStringConvertible {
  /// The name of the alignment.
  public var description: String { rawValue }
}
