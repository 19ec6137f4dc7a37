import BowerbirdLayout
import BowerbirdTesting
import Testing

/// Sweeps at the very sizes at which conditions begin and end to hold.
@Suite("Sweeps: borders of conditions", .listening) struct ChoiceBorderTests {
  /// Returns a screen whose list is 2 wide if a condition holds, and otherwise as wide as a constraint says.
  private func screen(
    _ condition: (Box) -> LayoutConstraint,
    otherwise width: (_ root: Box, _ list: Box) -> LayoutConstraint = { _, list in list.widthAnchor == 1 }
  ) -> (root: Box, list: Box) {
    let root = Box("screen"), list = Box("list")
    root.add(list)
    list.constraints {
      $0.leadingTopAnchor == root.leadingTopAnchor
      $0.heightAnchor == 5
    }
    root.alternatives {
      Alternative("in", when: condition(root)) { list.widthAnchor == 2 }
      Alternative("out") { width(root, list) }
    }
    return (root, list)
  }

  /// The border is at 331 n / 97, which has no finite decimal expansion.
  ///
  /// The condition holds at the border itself, so the list is 2 wide there. The switch point has fewer digits. Its layout
  /// decides what the sweep must say about it.
  @Test("a sweep has the frames of layouts at a border and at its switch point", arguments: [0, 1, 2])
  func endlessBorders(relation: Int) {
    for number in 1...60 {
      let border = Double(number * 331) / 97
      let (root, list) = screen {
        switch relation {
        case 0: $0.widthAnchor >= border
        case 1: $0.widthAnchor <= border
        default: $0.widthAnchor == border
        }
      }
      let sweep = root.sweep(\.width, over: border / 2...border * 2, in: Size(width: border, height: 10))
      #expect(sweep.isProved && sweep.switchPoints.count == 1, "\(border)")
      #expect(sweep.frame(of: list, at: border)?.width == 2, "\(border)")
      for point in sweep.switchPoints {
        #expect((point.extent - border).magnitude <= 0x1p-34 * border, "\(border): \(point)")
        root.layout(width: point.extent, height: 10)
        #expect(sweep.frame(of: list, at: point.extent) == list.frame, "\(border): \(point)")
        #expect(point.atExtent == root.takenAlternative, "\(border): \(point)")
      }
    }
  }

  @Test("a condition that is multiplied by a number changes at the same width", arguments: [1, 1e-7, 1e6])
  func multipliedCondition(factor: Double) {
    let (root, _) = screen { $0.widthAnchor * factor >= 700 * factor }
    for (width, name) in [(699.9999, "out"), (699.999999, "out"), (700, "in")] {
      root.layout(width: width, height: 10)
      #expect(root.takenAlternative == name, "\(width)")
    }
    let sweep = root.sweep(\.width, over: 600...800, in: Size(width: 600, height: 10))
    #expect(sweep.switchPoints.map { $0.description } == ["'screen': out below 700, in from there on"])
  }

  /// The list is as wide as the screen below 520, and 2 wide from there on, so that it is wider than 400 between 400 and
  /// 520.
  ///
  /// It is widest at the border, where layouts have the other frame.
  @Test("a failure names a size whose layout fails")
  func namedSize() throws {
    let (root, list) = screen { root in
      root.widthAnchor >= 520
    } otherwise: { root, list in
      list.widthAnchor == root.widthAnchor
    }
    let message = failure {
      forEverySize(of: root, widths: 270...700, heights: 380...460) { $0[list].width <= 400 }
    }
    let words = try #require(message).split(separator: " ")
    let index = try #require(words.firstIndex(of: "width"))
    let width = try #require(Double(words[index + 1]))
    #expect(width > 400 && width < 520)
  }
}
