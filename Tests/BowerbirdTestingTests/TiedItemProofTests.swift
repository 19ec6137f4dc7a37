import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTesting
import Testing

/// Proofs over all widths for alternatives whose items are tied to other items.
@Suite("Proofs of alternatives with tied items", .listening)
struct TiedItemProofTests {
  private let root = Box("root"), host = Box("host"), column = Box("column")
  private let buttons = [40.0, 100, 60].map { width in
    let box = Box("button \(Int(width))")
    box.intrinsicSize = Size(width: width, height: 20)
    return box
  }

  private func offerRowOrColumn() {
    host.alternatives {
      Alternative("row") { Grid.horizontal { for button in buttons { button.auto() } } }
      Alternative("column") {
        Grid.vertical { for button in buttons { button.auto().horizontalAlignment(.autoLeft) } }
      }
    }
  }

  /// Checks that a sweep is proved, has one switch, and agrees with layouts at both of its sides.
  private func check(_ item: Box, switchingAt width: Double) {
    item.layout(width: 500, height: 100)
    let sweep = item.sweep(\.width, over: 10...500)
    #expect(sweep.isProved, "\(sweep.doubts)")
    #expect(sweep.switchPoints.map { $0.description } == ["'host': column below \(Int(width)), row from there on"])
    for offset in [-1.0, 1] {
      item.layout(width: width + offset, height: 100)
      #expect(host.takenAlternative == (offset < 0 ? "column" : "row"))
    }
  }

  /// Three buttons as wide as the longest one need 300.
  @Test func buttonsOfEqualWidth() {
    host.constraints { for button in buttons.dropFirst() { button.widthAnchor == buttons[0].widthAnchor } }
    offerRowOrColumn()
    check(host, switchingAt: 300)
  }

  /// The first button is half as wide as the root, so the row fits from the width w on at which w / 2 + 160 = w.
  @Test func aButtonTiedToTheRoot() {
    root.add(host, column)
    root.constraints {
      host.edgesAnchor == root.edgesAnchor
      column.leadingTopAnchor == root.leadingTopAnchor
      column.widthAnchor == 0.5 * root.widthAnchor
      column.heightAnchor == 10
      buttons[0].widthAnchor == column.widthAnchor
    }
    offerRowOrColumn()
    check(root, switchingAt: 320)
  }
}
