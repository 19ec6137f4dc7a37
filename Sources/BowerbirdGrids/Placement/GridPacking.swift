/// How items without a start look for their place.
public enum GridPacking: Hashable, Sendable, CaseIterable {
  /// Only ever forward: items appear in order, holes stay.
  case sparse

  /// From the beginning each time: later items fill the holes that earlier, larger ones left.
  case dense
}
