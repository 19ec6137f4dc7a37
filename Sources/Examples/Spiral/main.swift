// swift run spiral

import Bowerbird
import BowerbirdDrawing

let grid = Grid("spiral", arrangedBy: Spiral(share: 0.5), items: (1...6).map { Box("\($0)") })
grid.layout(width: 64, height: 32)
print(grid.text(columns: 66), terminator: "")
