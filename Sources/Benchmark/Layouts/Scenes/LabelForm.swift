import BowerbirdLayout

/// A form with a label and a field in each row; labels break their text into lines, and the rows below move.
///
/// The text is measured in terminal cells, so that its size can be computed: every word has four letters, and each line
/// has as many words as fit.
final class LabelForm: LayoutScene {
  let root = Box()
  private let labels: [Label]
  private let fields: [Box]
  private var width = 80.0
  private var wordCounts: [Int]

  /// The root, and each label with its field.
  var boxes: [Box] { [root] + zip(labels, fields).flatMap { [$0, $1] } }

  init(size count: Int) {
    wordCounts = (0..<count).map { 1 + $0 * 37 % 11 }
    labels = wordCounts.map { Label(Self.text($0), font: .cells, name: "") }
    fields = (0..<count).map { _ in Box() }
    for (label, field) in zip(labels, fields) { root.add([label, field]) }
    root.constraints { root in
      for (index, (label, field)) in zip(labels, fields).enumerated() {
        label.topAnchor == (index == 0 ? root.topAnchor : labels[index - 1].bottomAnchor) + 1
        label.leadingAnchor == root.leadingAnchor + 2
        label.widthAnchor == root.widthAnchor / 4
        field.leadingAnchor == label.trailingAnchor + 1
        field.trailingAnchor == root.trailingAnchor - 2
        field.verticalEdgesAnchor == label.verticalEdgesAnchor
      }
    }
  }

  private static func text(_ wordCount: Int) -> String {
    Array(repeating: "word", count: wordCount).joined(separator: " ")
  }

  func layOut() -> LayoutReport { layOut(in: width) }

  private func layOut(in width: Double) -> LayoutReport { root.layout(width: width, height: height) }

  /// A height with enough room for all rows.
  private var height: Double { Double(10 * labels.count) }
}

// MARK: - Changing

extension LabelForm {
  var loops: [LayoutLoop] {
    [
      LayoutLoop(name: "widen", isPerUnit: true, operations: [resize(88), resize(80)]),
      LayoutLoop(name: "rewrap", isPerUnit: true, operations: [resize(120), resize(80)]),
      LayoutLoop(name: "retitle", operations: [retitle(last, 13), retitle(last, wordCounts[last])]),
    ]
  }

  private var last: Int { labels.count - 1 }

  private func resize(_ wanted: Double) -> () -> LayoutReport {
    { [unowned self] in
      width = wanted
      return layOut(in: wanted)
    }
  }

  private func retitle(_ row: Int, _ wordCount: Int) -> () -> LayoutReport {
    let text = Self.text(wordCount)
    return { [unowned self] in
      wordCounts[row] = wordCount
      labels[row].text = text
      return root.layoutIfNeeded()
    }
  }
}

// MARK: - Arithmetic

extension LabelForm {
  func expectedFrames() -> [Rect] {
    let labelWidth = width / 4
    // Every word takes four cells, and the space before the next word takes a cell.
    let wordsInLine = Int((labelWidth + 1) / 5)
    var top = 1.0
    let rows = wordCounts.flatMap { words in
      let height = Double((words + wordsInLine - 1) / wordsInLine)
      defer { top += height + 1 }
      return [
        Rect(x: 2, y: top, width: labelWidth, height: height),
        Rect(x: 3 + labelWidth, y: top, width: width - labelWidth - 5, height: height),
      ]
    }
    return [Rect(x: 0, y: 0, width: width, height: height)] + rows
  }
}
