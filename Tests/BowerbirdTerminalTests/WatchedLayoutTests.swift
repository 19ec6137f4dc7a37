import BowerbirdLayout
import Testing

@testable import BowerbirdTerminal

@Suite("A layout on the whole screen")
struct WatchedLayoutTests {
  private let screen = Box("screen"), half = Box("half")

  private func watched(_ points: Double?, columns: Int = 41, rows: Int = 13) -> WatchedLayout {
    screen.add(half)
    half.constraints { view in
      view.leadingTopAnchor == screen.leadingTopAnchor
      view.widthAnchor == screen.widthAnchor / 2
      view.heightAnchor == screen.heightAnchor / 2
    }
    return WatchedLayout(
      screen, pointsPerColumn: points, snappingTo: nil, nil, on: TerminalSize(columns: columns, rows: rows))
  }

  @Test("the layout has the size of the screen: one column and row are borders, and two rows are below it")
  func wholeScreen() {
    var layout = watched(8)
    #expect(layout.size == Size(width: 40 * 8, height: 10 * 16))
    #expect(half.frame == Rect(x: 0, y: 0, width: 160, height: 80))
    #expect(layout.lines.count == 12 && layout.lines[0].count == 41)
    layout.move(to: TerminalSize(columns: 81, rows: 23))
    #expect(layout.size == Size(width: 640, height: 320))
    #expect(half.frame == Rect(x: 0, y: 0, width: 320, height: 160))
  }

  @Test("a layout of cells has one unit for each character")
  func cells() { #expect(watched(nil).size == Size(width: 40, height: 10)) }

  @Test("arrows take columns and rows away, as far as there are any, and give them back")
  func keys() {
    var layout = watched(8)
    let goesOn = [Key.left, .left, .up, .right, .next, .code, .digit(3)].allSatisfy { layout.take($0) }
    #expect(goesOn)
    #expect(layout.size == Size(width: 39 * 8, height: 9 * 16))
    for _ in 0..<100 { _ = [Key.left, .up].map { layout.take($0) } }
    #expect(layout.size == Size(width: 8, height: 16))
    layout.move(to: TerminalSize(columns: 3, rows: 1))
    #expect(layout.size == Size(width: 8, height: 16) && layout.lines.count <= 1)
    layout.move(to: TerminalSize(columns: 41, rows: 13))
    let isReset = layout.take(.reset)
    #expect(isReset && layout.size == Size(width: 320, height: 160))
    let hasQuit = !layout.take(.quit)
    #expect(hasQuit)
  }

  @Test("a conflict is told below the drawing")
  func conflict() {
    var layout = watched(8, columns: 200)
    half.constraints { $0.widthAnchor == 12 }
    layout.move(to: layout.screen)
    #expect(layout.lines.last?.contains("left out") == true, "\(layout.lines)")
  }

  @Test("what is no terminal cannot be watched")
  func noTerminal() {
    if TerminalDevice.isInteractive { return }
    #expect(throws: WatchError.self) { try screen.watch() }
  }
}
