import BowerbirdLayout

/// Returns every frame of a tree by name.
func frames(of root: any LayoutItem) -> [String: Rect] {
  var frames: [String: Rect] = [:]
  for entry in root.snapshot().entries { frames[entry.name] = entry.frame }
  return frames
}

/// Returns the largest difference between two sets of frames, or infinity if their items differ.
func distance(_ first: [String: Rect], _ second: [String: Rect]) -> Double {
  if first.count != second.count { return .infinity }
  var largest = 0.0
  for (name, frame) in first {
    guard let other = second[name] else { return .infinity }
    let differences = [
      frame.x - other.x, frame.y - other.y, frame.width - other.width, frame.height - other.height,
    ]
    for difference in differences { largest = max(largest, difference.magnitude) }
  }
  return largest
}
