import Bowerbird
import BowerbirdPage

extension Scene {
  /// Buttons in groups, some of them wide.
  static let calculator = Scene("calculator", "Groups of buttons in four tracks", size: Size(width: 320, height: 400)) {
    func group(_ keys: [String]) -> GridGroup { GridGroup(keys, id: { $0 }) { Box($0) } }
    let calculator = Grid("calculator", tracks: 4, spacing: 8) {
      Label("3.14159", font: .proportional(40)).gridSpan(column: 4).gridItemAlignment(.trailing)
      group(["C", "±", "%", "÷"])
      group(["7", "8", "9", "×"])
      group(["4", "5", "6", "−"])
      group(["1", "2", "3", "+"])
      Box("0").gridSpan(column: 2)
      group([".", "="])
    }
    return Stage(
      calculator, knobs: [LiveKnob("spacing", 8, in: 0...30) { calculator.declaration.spacing = GridSpacing($0) }])
  }
}
