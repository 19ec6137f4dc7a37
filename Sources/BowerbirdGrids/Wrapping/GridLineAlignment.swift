/// A position of an item across its line: vertical in a horizontal line, horizontal in a vertical line.
public enum GridLineAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the start of the line: the top of a horizontal line.
  case start

  /// In the middle.
  case center

  /// At the end of the line: the bottom of a horizontal line.
  case end

  /// The first baselines of the line's items align.
  ///
  /// The baseline of an item without text is its bottom. In vertical lines, this alignment is the same as ``start``.
  case baseline

  /// From edge to edge.
  ///
  /// In a grid with vertical lines, all stretched items are as wide as the widest item of the grid. If any item is
  /// stretched, all lines have this width. The reason is that heights determine the line of an item, and that heights
  /// may depend on widths. No width may therefore depend on a line.
  case stretch
}

extension GridLineAlignment: CustomStringConvertible {
  /// The name of the alignment.
  public var description: String { rawValue }
}
