import Bowerbird
import BowerbirdLayout

/// Lists the boxes, texts and guides that the page draws.
extension PageSession {
  /// The text and lines of a label as the page last received them.
  struct SentText: Equatable {
    var text: String
    var lines: [TextLine]
    var index: Int
  }

  /// The names, kinds and parents of all boxes, the texts and fonts of labels, and the sliders, as JSON.
  package var description: String {
    var json = JSONWriter()
    json.beginObject()
    json.key("cells")
    json.value(items.contains { ($0 as? Label)?.font == .cells })
    json.key("knobs")
    json.beginArray()
    for knob in stage.knobs { describe(knob, &json) }
    json.endArray()
    json.key("boxes")
    json.beginArray()
    for (index, item) in items.enumerated() { describe(item, parents[index], &json) }
    json.endArray()
    json.endObject()
    return json.text
  }

  private func describe(_ knob: LiveKnob, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("name")
    json.value(knob.name)
    json.key("value")
    json.value(knob.value)
    json.key("low")
    json.value(knob.range.lowerBound)
    json.key("high")
    json.value(knob.range.upperBound)
    json.key("step")
    json.value(knob.step)
    json.endObject()
  }

  private func describe(_ item: any LayoutItem, _ parent: Int, _ json: inout JSONWriter) {
    json.beginArray()
    json.value(item.name)
    json.value(parent)
    let label = item as? Label
    json.value(label != nil ? "label" : item is Grid ? "grid" : "box")
    if let label {
      json.value(label.text)
      json.value(label.font == .cells ? 15 : label.font.size)
      json.value(label.font.face == .proportional ? 0 : 1)
      if let position = stage.positions[ObjectIdentifier(label)] {
        json.value(position.line)
        json.value(position.column)
      }
    }
    json.endArray()
  }

  /// Returns the texts and lines of the labels that have changed since the last call.
  ///
  /// - Parameter all: Whether to list all labels, changed or not.
  /// - Returns: The texts and lines as JSON.
  package func texts(all: Bool) -> String {
    var json = JSONWriter()
    json.beginArray()
    for (index, item) in items.enumerated() {
      guard let label = item as? Label else { continue }
      let sent = SentText(text: label.text, lines: label.lines, index: index)
      let key = ObjectIdentifier(label)
      if !all && sentTexts[key] == sent { continue }
      sentTexts[key] = sent
      json.beginObject()
      json.key("box")
      json.value(index)
      json.key("text")
      json.value(sent.text)
      json.key("lines")
      json.beginArray()
      for line in sent.lines {
        json.beginArray()
        json.value(line.text)
        json.value(line.frame.x)
        json.value(line.baseline)
        json.value(line.frame.width)
        json.endArray()
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    return json.text
  }

  /// The track edges and gaps of all grids, each in the grid's coordinates, and the margins of boxes, as JSON.
  package var guides: String {
    var json = JSONWriter()
    json.beginArray()
    for (index, item) in items.enumerated() {
      let margins = item.layoutMargins
      let grid = item as? Grid
      if grid == nil && margins == .zero { continue }
      json.beginObject()
      json.key("box")
      json.value(index)
      if let grid { describe(grid, &json) }
      if margins != .zero {
        let isMirrored = item.layoutDirection == .rightToLeft
        json.key("margins")
        json.beginArray()
        json.value(margins.top)
        json.value(isMirrored ? margins.leading : margins.trailing)
        json.value(margins.bottom)
        json.value(isMirrored ? margins.trailing : margins.leading)
        json.endArray()
      }
      json.endObject()
    }
    json.endArray()
    return json.text
  }

  private func describe(_ grid: Grid, _ json: inout JSONWriter) {
    let guides = grid.drawingGuides
    json.key("x")
    json.beginArray()
    for line in guides.lines where line.start.x == line.end.x { json.value(line.start.x) }
    json.endArray()
    json.key("y")
    json.beginArray()
    for line in guides.lines where line.start.x != line.end.x { json.value(line.start.y) }
    json.endArray()
    json.key("gaps")
    json.beginArray()
    for gap in guides.gaps {
      for number in [gap.x, gap.y, gap.width, gap.height] { json.value(number) }
    }
    json.endArray()
  }
}
