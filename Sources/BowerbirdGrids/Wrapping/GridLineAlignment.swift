/// A place of an item across its line.
public enum GridLineAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the start of the line: at its top, if lines go across.
  case start

  /// In the middle.
  case center

  /// At the end of the line: at its bottom, if lines go across.
  case end

  /// The first baselines of the line's items align.
  ///
  /// The baseline of an item without text is its bottom. In lines that go down, this is the same as ``start``.
  case baseline

  /// From edge to edge.
  ///
  /// In a grid whose lines go down, all stretched items are as wide as the widest item of the grid, and no wider than
  /// the grid. The line of an item depends on heights, and heights may depend on widths. So no width may depend on a
  /// line.
  case stretch
}

extension GridLineAlignment: CustomStringConvertible {
  /// The name of the alignment.
  public var description: String { rawValue }
}
