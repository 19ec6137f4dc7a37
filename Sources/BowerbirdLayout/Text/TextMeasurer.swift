/// Measures the text of a label; the label and the `measure` closure of its node share the measurer.
final class TextMeasurer {
  @exclusivity(unchecked) var block: TextBlock

  init(_ block: TextBlock) { self.block = block }

  /// Returns the measurement of the text in a proposed size; the size of an empty text is 0 by 0.
  func measurement(in proposed: Size) -> Measurement {
    let breaks = block.breaks(width: proposed.width)
    if breaks.lines.isEmpty { return Measurement(size: .zero) }
    let size = Size(
      width: block.width(of: breaks, in: proposed.width), height: Double(breaks.lines.count) * block.lineHeight)
    return Measurement(
      size: size, firstBaseline: block.baselineInLine,
      lastBaseline: Double(breaks.lines.count - 1) * block.lineHeight + block.baselineInLine)
  }

  /// Returns the lines in a width.
  func lines(in width: Double, _ alignment: TextAlignment, _ direction: LayoutDirection) -> [TextLine] {
    let breaks = block.breaks(width: width)
    return breaks.lines.enumerated().map { index, line in
      let isSpread = alignment == .justified && !line.endsParagraph && width.isFinite
      let extent = isSpread ? width : block.font.points(line.advance)
      let left = isSpread ? 0 : alignment.left(of: extent, in: width, direction)
      let top = Double(index) * block.lineHeight
      return TextLine(
        text: block.string(of: line), frame: Rect(x: left, y: top, width: extent, height: block.lineHeight),
        baseline: top + block.baselineInLine, isTruncated: line.isTruncated)
    }
  }
}

extension TextAlignment {
  /// Returns the left edge of a line of a given extent in a given width; 0 if the width is infinite.
  func left(of extent: Double, in width: Double, _ direction: LayoutDirection) -> Double {
    guard width.isFinite else { return 0 }
    let isMirrored = direction == .rightToLeft
    switch self {
    case .center: return (width - extent) / 2
    case .leading, .justified: return isMirrored ? width - extent : 0
    case .trailing: return isMirrored ? 0 : width - extent
    }
  }
}
