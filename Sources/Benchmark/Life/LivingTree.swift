import BowerbirdLayout

/// A tree that is timed from its declaration to the release of its last reference.
protocol LivingTree: AnyObject {
  /// The boxes whose frames are read and checked.
  var boxes: [Box] { get }

  /// Lays the tree out for the first time.
  ///
  /// - Returns: The report of that layout.
  func layOutFirst() -> LayoutReport

  /// Compares every frame with the expected one after the first layout.
  func checkFirst() -> AnswerCheck
}

extension LivingTree {
  /// The sum of all frames; each of them is read.
  var sumOfFrames: Double {
    var sum = 0.0
    for box in boxes {
      let frame = box.frame
      sum += frame.x + frame.y + frame.width + frame.height
    }
    return sum
  }
}
