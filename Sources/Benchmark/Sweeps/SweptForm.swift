import BowerbirdLayout

/// A form of 200 boxes: fields with wrapping labels, two buttons, and a note that fills the height above the buttons.
final class SweptForm {
  let root = Box("form")
  private let labels: [Label]
  private let fields: [Box]
  private let note = Box("note"), buttons = [Label("Cancel"), Label("Save")]

  private static let rowCount = 98
  private static let words = ["name", "street", "city", "telephone", "of", "the", "second", "guest", "address"]

  init() {
    labels = (0..<Self.rowCount).map { Label(Self.text($0), name: "label \($0 + 1)") }
    fields = (0..<Self.rowCount).map { Box("field \($0 + 1)") }
    for (label, field) in zip(labels, fields) { root.add([label, field]) }
    root.add([note, buttons[0], buttons[1]])
    placeRows()
    placeRest()
  }

  /// Returns a text of two to four words, which no other row has.
  private static func text(_ row: Int) -> String {
    (0...row % 3).map { words[(row + $0 * 4) % words.count] }.joined(separator: " ") + " \(row + 1)"
  }

  private func placeRows() {
    root.constraints { root in
      for (index, (label, field)) in zip(labels, fields).enumerated() {
        label.topAnchor == (index == 0 ? root.topAnchor : labels[index - 1].bottomAnchor) + 4
        label.leadingAnchor == root.leadingAnchor + 16
        label.widthAnchor == root.widthAnchor * 0.1
        field.leadingAnchor == label.trailingAnchor + 8
        field.trailingAnchor <= root.trailingAnchor - 16
        field.widthAnchor == 480 --! .priority(.high)
        field.verticalEdgesAnchor == label.verticalEdgesAnchor
      }
    }
  }

  private func placeRest() {
    root.constraints { root in
      note.topAnchor == root.topAnchor + 16
      note.bottomAnchor == buttons[0].topAnchor - 16
      note.trailingAnchor == root.trailingAnchor - 16
      note.widthAnchor == root.widthAnchor * 0.25 --! .priority(.high)
      note.widthAnchor <= root.heightAnchor * 0.4
      buttons[0].trailingAnchor == buttons[1].leadingAnchor - 8
      buttons[1].trailingAnchor == root.trailingAnchor - 16
      for button in buttons { button.bottomAnchor == root.bottomAnchor - 16 }
    }
  }
}
