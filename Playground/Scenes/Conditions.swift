import Bowerbird

extension Scene {
  /// Items that depend on conditions.
  static let conditions = Scene(
    "conditions", "Items chosen by if, if let and switch", size: Size(width: 420, height: 140)
  ) {
    func grid(isOpen: Bool, badge: String?, level: Int) -> Grid {
      Grid(tracks: 3, spacing: 6) {
        if isOpen {
          GridGroup {
            Box("chart").gridSpan(column: 2)
            Box("list")
          }
        } else {
          Box("closed").gridSpan(column: 3)
        }
        if let badge { Box(badge) }
        switch level {
        case 0: Box("low")
        case 1: Box("middle")
        default: Box("high").gridSpan(column: 2)
        }
      }
    }
    let root = Grid.horizontal {
      grid(isOpen: true, badge: "new", level: 2).expanded().margin(EdgeInsets(8))
      grid(isOpen: false, badge: nil, level: 0).expanded().margin(EdgeInsets(8))
    }
    return Stage(root)
  }
}
