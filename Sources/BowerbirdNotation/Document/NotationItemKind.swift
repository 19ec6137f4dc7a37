/// The kind of an item: the word that begins its declaration.
public enum NotationItemKind: String, Hashable, Sendable, CaseIterable {
  /// A box.
  case box

  /// A box with a text.
  case label

  /// A stack of cells from top to bottom.
  case vertical

  /// A stack of cells from the leading to the trailing edge.
  case horizontal

  /// A grid of tracks.
  case tracks

  /// A grid of lines; an item that does not fit begins a new line.
  case wrapping

  /// A container of columns and rows; each item covers some of the columns and rows.
  case columns

  /// Whether the item is a stack.
  var isStack: Bool { self == .vertical || self == .horizontal }

  /// Whether the item can contain items that are declared elsewhere.
  var takesReferences: Bool { isStack || self == .tracks || self == .wrapping }
}
