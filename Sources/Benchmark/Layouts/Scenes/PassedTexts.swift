import BowerbirdGrids
import BowerbirdLayout

/// Boxes with two alternatives: two lines of text, or a small box (a chip).
///
/// The boxes are too low for the texts, so every layout passes over the first alternative and takes the second.
final class PassedTexts: LayoutScene {
  let root = Box()
  private let hosts: [Box]
  private let chips: [Box]
  private var grids: [Grid] = []
  private var width = 700.0

  /// The root, the hosts, the grids that fill the hosts, and the chips in the grids.
  var boxes: [Box] { [root] + hosts + grids + chips }

  init(size: Int) {
    let count = min(100, size)
    hosts = (0..<count).map { _ in Box() }
    chips = (0..<count).map { _ in Box() }
    root.add(hosts)
    root.constraints {
      for (index, host) in hosts.enumerated() {
        host.leadingAnchor == root.leadingAnchor
        host.topAnchor == root.topAnchor + 20 * Double(index)
        host.widthAnchor == root.widthAnchor * 0.5
        host.heightAnchor == 20
      }
    }
    for (host, chip) in zip(hosts, chips) {
      let title = Label("The title"), line = Label("A line below it")
      chip.intrinsicSize = Size(width: 20, height: 10)
      let grid = Grid.vertical { chip.auto() }
      grids.append(grid)
      host.alternatives {
        Alternative("texts") {
          Grid.vertical {
            title.auto()
            line.auto()
          }
        }
        Alternative("chip") { grid }
      }
    }
  }

  func layOut() -> LayoutReport { root.layout(width: width, height: 500) }

  var loops: [LayoutLoop] {
    [
      LayoutLoop(
        name: "drag",
        operations: [701.0, 702, 703, 700].map { width in
          { [unowned self] in
            self.width = width
            return layOut()
          }
        })
    ]
  }

  /// Returns the expected frames.
  ///
  /// Each chip is as wide as its host, because the chip's grid is vertical.
  func expectedFrames() -> [Rect] {
    [Rect(x: 0, y: 0, width: width, height: 500)]
      + hosts.indices.map { Rect(x: 0, y: 20 * Double($0), width: width / 2, height: 20) }
      + hosts.map { _ in Rect(x: 0, y: 0, width: width / 2, height: 20) }
      + hosts.map { _ in Rect(x: 0, y: 0, width: width / 2, height: 10) }
  }
}
