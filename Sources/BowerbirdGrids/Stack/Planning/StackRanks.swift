import BowerbirdLayout

/// The ranks of a stack grid along both axes.
struct StackRanks: Hashable {
  var horizontal = GridRank()
  var vertical = GridRank()

  subscript(axis: Axis) -> GridRank {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// How many items the grid is inside of.
  var depth: Int {
    get { horizontal.depth }
    set {
      horizontal.depth = newValue
      vertical.depth = newValue
    }
  }
}
