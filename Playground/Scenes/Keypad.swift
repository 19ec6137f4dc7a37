import Bowerbird

extension Scene {
  /// A calculator without a grid: every key has the size of the first key, and is beside or below another key.
  static let keypad = Scene("keypad", "A calculator of anchors alone", size: Size(width: 280, height: 360)) {
    let calculator = Box("calculator"), display = Label("42", font: .proportional(32))
    let names = [["7", "8", "9", "÷"], ["4", "5", "6", "×"], ["1", "2", "3", "−"], ["0", ".", "=", "+"]]
    let keys = names.map { row in row.map { Box($0) } }
    let gap = 8.0
    calculator.add(display)
    for key in keys.flatMap({ $0 }) { calculator.add(key) }
    display.alignment = .trailing
    display.constraints { view in
      view.horizontalEdgesAnchor == calculator.horizontalEdgesAnchor -- gap
      view.topAnchor == calculator.topAnchor + gap
    }
    for (row, line) in keys.enumerated() {
      for (column, key) in line.enumerated() {
        key.constraints { view in
          view.sizeAnchor == keys[0][0].sizeAnchor
          view.leadingAnchor == (column == 0 ? calculator.leadingAnchor : line[column - 1].trailingAnchor) + gap
          view.topAnchor == (row == 0 ? display.bottomAnchor : keys[row - 1][column].bottomAnchor) + gap
        }
      }
    }
    keys[3][3].constraints { view in
      view.trailingAnchor == calculator.trailingAnchor - gap
      view.bottomAnchor == calculator.bottomAnchor - gap
    }
    return Stage(calculator)
  }
}
