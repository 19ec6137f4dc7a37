import Bowerbird

extension Scene {
  /// Cells that are made by a loop inside of a loop.
  static let checkers = Scene("checkers", "A board made by two loops", size: Size(width: 320, height: 320)) {
    let board = Grid.vertical {
      for row in 0..<8 {
        Grid.horizontal {
          for column in 0..<8 {
            Box((row + column).isMultiple(of: 2) ? "" : "██").expanded()
          }
        }
        .expanded()
      }
    }
    return Stage(board)
  }
}
