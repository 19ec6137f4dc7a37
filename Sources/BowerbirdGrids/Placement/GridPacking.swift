/// The rule by which items without a start are placed.
public enum GridPacking: Hashable, Sendable, CaseIterable {
  /// The search only goes forward: items appear in order, and holes stay.
  case sparse

  /// Each search begins at the first cell: later items fill the holes that earlier, larger items left.
  case dense
}
