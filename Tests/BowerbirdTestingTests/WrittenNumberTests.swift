import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTesting
import Testing

@Suite("Numbers of conditions in messages", .listening)
struct WrittenNumberTests {
  private let root = Box("root"), box = Box("box")

  init() {
    root.add(box)
    let (root, box) = (root, box)
    box.constraints {
      $0.leadingTopAnchor == root.leadingTopAnchor
      $0.sizeAnchor == Size(width: 10, height: 10)
    }
  }

  private func message(_ condition: @escaping (SweptLayout) -> SweptCondition) -> String {
    failure { forEverySize(of: root, widths: 100...200, heights: [100]) { condition($0) } } ?? "no failure"
  }

  @Test("a small factor and a constant with many places are as they were written")
  func exact() {
    let factor = message { [box, root] in $0[box].width * 1e-7 >= $0[root].width * 1e-7 }
    #expect(factor.contains("('box'.width) * 1e-07 >= ('root'.width) * 1e-07"), "\(factor)")
    let constant = message { [box] in $0[box].height >= 10.000001 }
    #expect(constant.contains("'box'.height >= 10.000001"), "\(constant)")
  }

  @Test("a number with too many digits is rounded")
  func rounded() {
    let third = message { [box, root] in $0[box].width >= $0[root].width * (1 / 3.0) }
    #expect(third.contains("('root'.width) * 0.333"), "\(third)")
  }

  @Test("a grid explains its tracks only once it is in a layout")
  func decisions() {
    let items = (0..<6).map { Box("\($0)") }
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(180), .fr(1)))], contentMode: .scroll, spacing: 16) { items }
    _ = grid.sweep(\.width, over: 300...900, in: Size(width: 300, height: 100))
    #expect(grid.decisions(along: .horizontal) == [])
    grid.layout(width: 400, height: 100)
    // 180 + 16 + 180 = 376 fits into 400, and 572 does not.
    #expect(grid.decisions(along: .horizontal).count == 1)
    #expect(grid.decisions(along: .horizontal).first?.contains("2 columns") == true)
  }
}
