import BowerbirdLayout

/// The alternatives, tracks and hidden boxes of a layout, and the lines of its texts.
///
/// A search for the sizes at which the layout changes compares the snapshots of different sizes.
struct ArrangementSnapshot {
  /// The decisions of grids and alternatives as texts, and for each box whether it is hidden or left out.
  struct Arrangement: Equatable {
    var decisions: [String] = []
    var hidden: [Bool] = []
  }

  var arrangement = Arrangement()

  /// The lines of text in each box; empty for a box that is not a label.
  var lines: [[String]] = []

  /// Reads the present layout of a scene.
  init(of items: [any LayoutItem], along axis: Axis) {
    for item in items {
      for sentence in item.decisions(along: axis) { arrangement.decisions.append(Self.decision(in: sentence)) }
      if let taken = item.takenAlternative {
        arrangement.decisions.append("\(quoted(item.layoutNode.name)) takes \(quoted(taken))")
      }
      arrangement.hidden.append(item.isHidden || item.isOmitted)
      lines.append((item as? Label)?.lines.map { $0.text } ?? [])
    }
  }

  /// Returns the decision that a sentence states: the part before the first comma, after which the reasons follow.
  ///
  /// Amounts of shared space are replaced by `room`, because the amounts change with every extent.
  private static func decision(in sentence: String) -> String {
    let decision = sentence.split(separator: ",", maxSplits: 1).first ?? ""
    let words = decision.split(separator: " ").map { String($0) }
    if !words.contains("share") { return words.joined(separator: " ") }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return words.map { $0.utf8.first.map(digits.contains) == true ? "room" : $0 }.joined(separator: " ")
  }
}

extension ArrangementSnapshot.Arrangement {
  /// Returns a sentence about the change from another arrangement; nil if the arrangements are equal.
  func change(from before: Self) -> String? {
    if decisions != before.decisions {
      return decisions.first { !before.decisions.contains($0) } ?? "Another arrangement"
    }
    return hidden == before.hidden ? nil : "Boxes come or go"
  }
}
