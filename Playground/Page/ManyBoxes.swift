import Bowerbird
import BowerbirdPage

extension LiveScene {
  /// Returns a scene with rows of four boxes, for measuring layouts of many boxes.
  ///
  /// - Parameter count: The number of boxes: the page, and five boxes for each row, which is itself a box.
  /// - Returns: The scene.
  static func boxes(_ count: Int) -> LiveScene {
    // In less width, the gaps alone would be wider than their row.
    let least = Size(width: 48, height: 1), size = Size(width: 480, height: 560)
    return LiveScene("boxes-\(count)", "\(count) boxes, to measure with", size: size, minimumSize: least) {
      let page = Box("page")
      var previous: Box?
      let rowCount = (count - 1) / 5
      for number in 0..<rowCount {
        let row = Box("row \(number)")
        page.add(row)
        row.constraints { view in
          view.horizontalEdgesAnchor == page.horizontalEdgesAnchor -- 6
          view.heightAnchor == page.heightAnchor * (0.98 / Double(rowCount))
          if let previous {
            view.topAnchor == previous.bottomAnchor
          } else {
            view.topAnchor == page.topAnchor + 4
          }
        }
        fill(row, number)
        previous = row
      }
      return LiveStage(page)
    }
  }

  private static func fill(_ row: Box, _ number: Int) {
    let parts = ["picture", "title", "note", "button"].map { Box("\($0) \(number)") }
    for part in parts {
      row.add(part)
      // A share of the row's height fits into every row, unlike insets.
      part.constraints { view in
        view.centerYAnchor == row.centerYAnchor
        view.heightAnchor == row.heightAnchor * 0.8
      }
    }
    parts[0].constraints { view in
      view.leadingAnchor == row.leadingAnchor
      view.widthAnchor == row.widthAnchor * 0.1
    }
    parts[1].constraints { view in
      view.leadingAnchor == parts[0].trailingAnchor + 6
      view.widthAnchor == row.widthAnchor * 0.3
    }
    parts[2].constraints { view in
      view.leadingAnchor == parts[1].trailingAnchor + 6
      view.trailingAnchor == parts[3].leadingAnchor - 6
    }
    parts[3].constraints { view in
      view.trailingAnchor == row.trailingAnchor
      view.widthAnchor == 60 --! .priority(.high)
    }
  }
}
