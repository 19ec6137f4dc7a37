import BowerbirdLayout

/// A tree that is timed from its declaration to the release of its last reference.
protocol LivingTree: AnyObject {
  /// The boxes whose frames are read and checked.
  var boxes: [Box] { get }

  /// Lays the tree out for the first time.
  ///
  /// - Returns: The report of that layout.
  func layOutFirst() -> LayoutReport

  /// Compares every frame with the expected frame after the first layout.
  func checkFirst() -> AnswerCheck
}

extension LivingTree {
  /// The sum of the numbers of all frames; computing the sum reads each frame.
  var sumOfFrames: Double {
    var sum = 0.0
    for box in boxes {
      let frame = box.frame
      sum += frame.x + frame.y + frame.width + frame.height
    }
    return sum
  }
}
