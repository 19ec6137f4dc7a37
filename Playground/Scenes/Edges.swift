import Bowerbird

extension Scene {
  /// All ways to inset edges, one box inside the other.
  static let edges = Scene(
    "edges", "Edges inset at once, by axis and one by one", size: Size(width: 320, height: 240), showsConstraints: true
  ) {
    let container = Box("container"), equal = Box("equal"), byAxis = Box("by axis"), each = Box("each")
    container.add(equal)
    equal.add(byAxis)
    byAxis.add(each)
    equal.constraints { $0.edgesAnchor == container.edgesAnchor -- 20 }
    byAxis.constraints { $0.edgesAnchor == equal.edgesAnchor -- (horizontally: 40, vertically: 20) }
    each.constraints { $0.edgesAnchor == byAxis.edgesAnchor -- (leading: 20, trailing: 60, top: 20, bottom: 40) }
    return Stage(container)
  }
}
