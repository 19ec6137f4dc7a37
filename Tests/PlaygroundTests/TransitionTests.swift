import Bowerbird
import Testing

@testable import PlaygroundScenes
@testable import playground

@Suite("The playground's transition")
struct TransitionTests {
  /// The boxes of a moment that are to be seen, by name.
  private func boxes(at moment: Double) -> [String: Rect] {
    let frame = TransitionFrame(at: moment)
    frame.layout(width: 300, height: 200)
    var boxes: [String: Rect] = [:]
    for child in frame.children where !child.isHidden { boxes[child.name] = child.frame }
    return boxes
  }

  @Test("it begins with the first grid: three columns, two rows, 5 apart")
  func beginning() {
    let boxes = boxes(at: 0)
    #expect(Set(boxes.keys) == ["7", "8", "9", "4", "5", "6"])
    // (300 - 2 * 5) / 3 wide, (200 - 5) / 2 high.
    let width = 290.0 / 3
    #expect(near(boxes["7"], Rect(x: 0, y: 0, width: width, height: 97.5)))
    #expect(near(boxes["6"], Rect(x: 2 * (width + 5), y: 102.5, width: width, height: 97.5)))
  }

  @Test("it ends with the second one, by columns, without boxes that are not in it")
  func end() {
    let boxes = boxes(at: 0.35)
    #expect(Set(boxes.keys) == ["sin", "7", "4", "cos", "8", "5", "tan", "9"])
    // Three rows and three columns of (300 - 10) / 3 by (200 - 10) / 3; "8" is the fifth, in the middle.
    let size = Size(width: 290.0 / 3, height: 190.0 / 3)
    #expect(near(boxes["8"], Rect(origin: Point(x: size.width + 5, y: size.height + 5), size: size)))
  }

  private func near(_ frame: Rect?, _ expected: Rect) -> Bool {
    guard let frame else { return false }
    let pairs = [
      (frame.x, expected.x), (frame.y, expected.y), (frame.width, expected.width), (frame.height, expected.height),
    ]
    return pairs.allSatisfy { ($0 - $1).magnitude < 1e-6 }
  }
}
