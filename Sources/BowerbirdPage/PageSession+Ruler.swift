import Bowerbird
import BowerbirdLayout

/// Finds the extents at which the layout switches while its width or height changes.
extension PageSession {
  /// The properties of a layout that change at switches only.
  private struct Look: Equatable {
    var decisions: [String]
    var lines: [[String]]
    var hidden: [Bool]
  }

  /// An extent at which the layout switches, with a sentence about the change.
  private struct Switch {
    var extent: Double
    var sentence: String
    var kind: String
  }

  /// The greatest number of layouts for one ruler.
  private static let mostPieces = 80

  /// The share of the present extent at which the ruler begins.
  ///
  /// Below it, texts break at almost every extent.
  private static let leastShare = 0.3

  /// Returns the extents at which the layout switches, from about a third of the present extent to a limit.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the size changes.
  ///   - limit: The largest extent.
  /// - Returns: The switches as JSON.
  package func ruler(along axis: Axis, to limit: Double) -> String {
    var switches: [Switch] = []
    root.layoutNode.trying { switches = findSwitches(along: axis, to: limit) }
    // The frames to draw are those of the present size.
    _ = layout(size)
    var json = JSONWriter()
    json.beginArray()
    for found in switches {
      json.beginObject()
      json.key("at")
      json.value(found.extent)
      json.key("kind")
      json.value(found.kind)
      json.key("text")
      json.value(found.sentence)
      json.endObject()
    }
    json.endArray()
    return json.text
  }

  /// Lays the scene out once in each range of extents in which frames neither bend nor jump, and compares the layouts.
  private func findSwitches(along axis: Axis, to limit: Double) -> [Switch] {
    let size = size, present = axis == .horizontal ? size.width : size.height
    var switches: [Switch] = []
    var extent = max(1, (present * Self.leastShare).rounded())
    var before: Look?
    for _ in 0..<Self.mostPieces where extent < limit {
      lay(out: extent, along: axis)
      let steady = root.layoutNode.steadyRegion(along: [axis]), look = look(along: axis)
      if let before {
        let lowest = steady.map { $0.range(along: axis).lowerBound } ?? extent
        switches.append(difference(before, look, at: max(lowest, extent - 0.5)))
      }
      before = look
      // Without a proved range, the next layout is a fixed step away.
      let end = steady.map { $0.range(along: axis).upperBound } ?? extent
      let isCertain = steady.map { $0.doubts.isEmpty } ?? false
      extent = isCertain ? max(end, extent) + 0.25 : extent + limit / Double(Self.mostPieces)
    }
    return switches.filter { !$0.sentence.isEmpty }
  }

  private func lay(out extent: Double, along axis: Axis) {
    var size = size
    if axis == .horizontal { size.width = extent } else { size.height = extent }
    _ = root.layout(size)
  }

  private func look(along axis: Axis) -> Look {
    var look = Look(decisions: [], lines: [], hidden: [])
    for item in items {
      for sentence in item.decisions(along: axis) { look.decisions.append(Self.decision(in: sentence)) }
      look.hidden.append(item.isHidden || item.isOmitted)
      look.lines.append((item as? Label)?.lines.map { $0.text } ?? [])
    }
    return look
  }

  /// Returns the decision in a sentence, without its reasons and without numbers that grow with the extent.
  private static func decision(in sentence: String) -> String {
    let decision = sentence.split(separator: ",", maxSplits: 1).first ?? ""
    let words = decision.split(separator: " ").map { String($0) }
    if !words.contains("share") { return words.joined(separator: " ") }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return words.map { $0.utf8.first.map(digits.contains) == true ? "room" : $0 }.joined(separator: " ")
  }

  private func difference(_ before: Look, _ after: Look, at extent: Double) -> Switch {
    if before.decisions != after.decisions {
      let sentences = after.decisions.filter { !before.decisions.contains($0) }
      return Switch(extent: extent, sentence: sentences.first ?? "Another arrangement", kind: "switch")
    }
    if before.hidden != after.hidden { return Switch(extent: extent, sentence: "Boxes come or go", kind: "switch") }
    for (index, lines) in after.lines.enumerated() where index < before.lines.count && lines != before.lines[index] {
      let (few, many) = (before.lines[index].count, lines.count)
      let change = few == many ? "breaks elsewhere" : "\(few) → \(many) lines"
      return Switch(extent: extent, sentence: "'\(items[index].name.prefix(24))': \(change)", kind: "text")
    }
    return Switch(extent: extent, sentence: "", kind: "bend")
  }
}
