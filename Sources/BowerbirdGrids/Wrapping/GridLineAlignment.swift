/// Where an item lies across its line.
public enum GridLineAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the beginning of the line: its top, if lines go across.
  case start

  /// In the middle.
  case center

  /// At the end of the line: its bottom, if lines go across.
  case end

  /// With its first baseline on that of the others; an item without text has it at its bottom. Lines that go down have no
  /// baselines: there it is like ``start``.
  case baseline

  /// From edge to edge.
  ///
  /// In a grid whose lines go down, all items that are stretched are as wide as the widest item of the grid, and no wider than the
  /// grid: heights decide which line an item is in, and they may depend on widths.
  case stretch
}

extension GridLineAlignment: CustomStringConvertible {
  /// Its name.
  public var description: String { rawValue }
}
