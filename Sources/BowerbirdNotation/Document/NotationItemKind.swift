/// The kind of an item: the word that begins its declaration.
public enum NotationItemKind: String, Hashable, Sendable, CaseIterable {
  /// A box.
  case box

  /// A box with a text.
  case label

  /// Cells from top to bottom.
  case vertical

  /// Cells from the leading to the trailing edge.
  case horizontal

  /// Tracks in which items find their places.
  case tracks

  /// Lines, with a new one where the next item does not fit.
  case wrapping

  /// Columns and rows, of which each item covers some.
  case columns

  /// Whether the items are in cells, one after the other.
  var isStack: Bool { self == .vertical || self == .horizontal }

  /// Whether its items may be declared elsewhere.
  var takesReferences: Bool { isStack || self == .tracks || self == .wrapping }
}
