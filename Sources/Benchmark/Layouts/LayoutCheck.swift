import BowerbirdLayout

/// Comparisons of a scene's layout with frames that were computed by arithmetic.
enum LayoutCheck {
  /// Compares every frame with the expected frame.
  static func frames(of scene: any LayoutScene) -> AnswerCheck {
    let expected = scene.expectedFrames()
    guard expected.count == scene.boxes.count else { return .failure("\(expected.count) frames are expected") }
    for (index, (box, due)) in zip(scene.boxes, expected).enumerated() where !isSame(box.frame, due) {
      return .failure("box \(index) has the frame \(box.frame) instead of \(due)")
    }
    return .pass
  }

  /// Runs every operation of a loop once, and checks the frames and the report after each operation.
  ///
  /// A report must list as many changed boxes as frames have changed.
  static func changes(in loop: LayoutLoop, of scene: any LayoutScene) -> AnswerCheck {
    for (index, operation) in loop.operations.enumerated() {
      let before = scene.expectedFrames()
      let report = operation()
      var check = complaints(of: report).and(frames(of: scene))
      let moved = zip(before, scene.expectedFrames()).count { !isSame($0, $1) }
      if report.changed.count != moved {
        check = check.and(.failure("operation \(index) reports \(report.changed.count) changes instead of \(moved)"))
      }
      if check != .pass { return check }
    }
    return .pass
  }

  /// Returns a failure if a report has a conflict or a problem.
  static func complaints(of report: LayoutReport) -> AnswerCheck {
    if let conflict = report.conflicts.first { return .failure(conflict.description) }
    if let problem = report.problems.first { return .failure(problem.description) }
    return .pass
  }

  private static func isSame(_ frame: Rect, _ other: Rect) -> Bool {
    isSame(frame.x, other.x) && isSame(frame.y, other.y) && isSame(frame.width, other.width)
      && isSame(frame.height, other.height)
  }

  private static func isSame(_ value: Double, _ other: Double) -> Bool {
    (value - other).magnitude <= 1e-9 * max(1, other.magnitude)
  }
}
