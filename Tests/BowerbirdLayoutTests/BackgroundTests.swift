import BowerbirdLayout
import Testing

@Suite("Away from the main thread")
struct BackgroundTests {
  /// Three columns of a width.
  @concurrent private func solve(_ width: Double) async -> LayoutSnapshot {
    let root = Box("root")
    var previous: Box?
    for index in 0..<3 {
      let box = Box("column \(index)")
      root.add(box)
      box.constraints {
        $0.verticalEdgesAnchor == root.verticalEdgesAnchor
        $0.leadingAnchor == (previous?.trailingAnchor ?? root.leadingAnchor)
        $0.widthAnchor == root.widthAnchor / 3
      }
      previous = box
    }
    root.layout(width: width, height: 10)
    return root.snapshot(scale: 1)
  }

  @Test func treesAreLaidOutOnManyThreadsAndTheirFramesSentBack() async {
    let widths = await withTaskGroup(of: LayoutSnapshot.self) { group in
      for width in 1...20 { group.addTask { await solve(Double(width) * 30) } }
      var widths: [Double] = []
      for await snapshot in group {
        #expect(snapshot["column 2"]?.absoluteFrame.maxX == snapshot["root"]?.frame.width)
        widths.append(snapshot["column 1"]?.frame.width ?? -1)
      }
      return widths.sorted()
    }
    #expect(widths == (1...20).map { Double($0) * 10 })
  }
}
