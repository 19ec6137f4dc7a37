/// Where something lies in the room that it has.
public enum GridAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the top, in the middle.
  case top

  /// At the bottom, in the middle.
  case bottom

  /// In the middle.
  case center

  /// At the leading edge, in the middle.
  case leading

  /// At the trailing edge, in the middle.
  case trailing

  /// In the top leading corner.
  case topLeading

  /// In the top trailing corner.
  case topTrailing

  /// In the bottom leading corner.
  case bottomLeading

  /// In the bottom trailing corner.
  case bottomTrailing

  /// From edge to edge both ways, also where the content is smaller; tracks that do not fill their grid begin at its top leading
  /// corner.
  case fill
}

extension GridAlignment {
  /// The part of it that lies along the columns.
  var horizontal: CellAlignment.Position {
    switch self {
    case .leading, .topLeading, .bottomLeading, .fill: .start
    case .trailing, .topTrailing, .bottomTrailing: .end
    case .top, .bottom, .center: .center
    }
  }

  /// The part of it that lies along the rows.
  var vertical: CellAlignment.Position {
    switch self {
    case .top, .topLeading, .topTrailing, .fill: .start
    case .bottom, .bottomLeading, .bottomTrailing: .end
    case .leading, .trailing, .center: .center
    }
  }
}

extension GridAlignment {
  /// How an item of a cell lies along the columns.
  func horizontalCell(hugsContent: Bool) -> CellAlignment {
    self == .fill || !hugsContent ? .fill : CellAlignment(horizontal, length: .content)
  }

  /// How an item of a cell lies along the rows.
  func verticalCell(hugsContent: Bool) -> CellAlignment {
    self == .fill || !hugsContent ? .fill : CellAlignment(vertical, length: .content)
  }
}

extension GridAlignment: CustomStringConvertible {
  /// Its name.
  public var description: String { rawValue }
}
