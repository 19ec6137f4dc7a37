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
}

extension GridAlignment {
  /// The part of it that lies along the columns.
  var horizontal: CellAlignment.Position {
    switch self {
    case .leading, .topLeading, .bottomLeading: .start
    case .trailing, .topTrailing, .bottomTrailing: .end
    case .top, .bottom, .center: .center
    }
  }

  /// The part of it that lies along the rows.
  var vertical: CellAlignment.Position {
    switch self {
    case .top, .topLeading, .topTrailing: .start
    case .bottom, .bottomLeading, .bottomTrailing: .end
    case .leading, .trailing, .center: .center
    }
  }
}

extension GridAlignment: CustomStringConvertible {
  /// Its name.
  public var description: String { rawValue }
}
