import BowerbirdLayout

/// A sum to which lines and lengths of tracks are added: the left side of a constraint, or a definition.
protocol TrackLineSum {
  var constant: Double { get set }

  /// Adds a coefficient times an attribute of the grid, such as its length or the line of a track.
  mutating func add(_ grid: LayoutNode, _ attribute: LayoutAttribute, _ coefficient: Double)
}

extension LayoutExpression: TrackLineSum {}

extension Definition: TrackLineSum {
  mutating func add(_ grid: LayoutNode, _ attribute: LayoutAttribute, _ coefficient: Double) {
    add(attribute, coefficient)
  }
}
