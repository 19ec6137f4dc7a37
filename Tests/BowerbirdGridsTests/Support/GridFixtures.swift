import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Returns a box without content.
func plain(_ name: String) -> Box { Box(name) }

/// Returns a box of fixed size.
func fixed(_ name: String, _ width: Double, _ height: Double) -> Box {
  let box = Box(name)
  box.intrinsicSize = Size(width: width, height: height)
  return box
}

/// Returns a box of fixed size, named after its size.
func fixed(_ width: Double, _ height: Double) -> Box { fixed("\(width) × \(height)", width, height) }

/// Returns a box with glyphs, each 10 wide and 20 high, broken into lines as the width requires.
func text(_ name: String, _ glyphs: Int) -> Box {
  let box = Box(name)
  setText(of: box, glyphs)
  return box
}

/// Sets the number of glyphs of a box.
func setText(of box: Box, _ glyphs: Int) {
  box.measure = { proposal in
    let perLine = proposal.width < 1e6 ? max(1, Int(proposal.width / 10 + 1e-6)) : max(1, glyphs)
    let lines = (glyphs + perLine - 1) / perLine
    return Measurement(size: Size(width: 10 * Double(min(glyphs, perLine)), height: 20 * Double(lines)))
  }
}

/// Lays a box out and compares the frames of boxes in it.
func expectFrames(
  _ container: Box, _ width: Double, _ height: Double,
  _ expected: KeyValuePairs<Box, (x: Double, y: Double, width: Double, height: Double)>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let report = container.layout(width: width, height: height)
  #expect(report.conflicts.isEmpty, "\(report.conflicts.first.map { "\($0)" } ?? "")", sourceLocation: sourceLocation)
  for (box, frame) in expected {
    let wanted = Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    #expect(isClose(box.frame, wanted), "\(box.name): \(box.frame), not \(wanted)", sourceLocation: sourceLocation)
  }
}

/// Returns whether two frames are equal except for rounding.
func isClose(_ left: Rect, _ right: Rect) -> Bool {
  let tolerance = 1e-6
  return (left.x - right.x).magnitude < tolerance && (left.y - right.y).magnitude < tolerance
    && (left.width - right.width).magnitude < tolerance && (left.height - right.height).magnitude < tolerance
}

/// Expects a size, except for rounding.
func expectSize(_ size: Size, _ width: Double, _ height: Double, sourceLocation: SourceLocation = #_sourceLocation) {
  let isSame = (size.width - width).magnitude < 1e-6 && (size.height - height).magnitude < 1e-6
  #expect(isSame, "\(size), not \(width) × \(height)", sourceLocation: sourceLocation)
}
