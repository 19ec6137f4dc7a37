import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Items with alternatives whose content changes, runs in another direction, or is asked for its size.
@Suite struct EditedHostTests {
  /// A row of a box with text in it and a second box; or both below each other.
  private struct Card {
    let host = Box("host"), frame = Box("frame"), title = fixed("title", 40, 20), note = fixed("note", 150, 20)

    init(depth: Int = 1) {
      host.add([frame, note])
      var outer = frame
      for index in 1..<depth {
        let inner = Box("frame \(index)")
        outer.add(inner)
        inner.constraints { $0.edgesAnchor == outer.edgesAnchor }
        outer = inner
      }
      outer.add(title)
      title.constraints { $0.edgesAnchor == outer.edgesAnchor }
      host.constraints { frame.leadingTopAnchor == host.leadingTopAnchor }
      host.alternatives {
        Alternative("row") {
          note.leadingAnchor == frame.trailingAnchor
          note.topAnchor == host.topAnchor
        }
        Alternative("column") {
          note.leadingAnchor == host.leadingAnchor
          note.topAnchor == frame.bottomAnchor
        }
      }
    }
  }

  /// The row needs 40 + 150, and later 200 + 150.
  ///
  /// The inner boxes kept their marks of an earlier change, so that the host was not told of the next one.
  @Test("a change two boxes or more below the host changes the choice", arguments: 1...4)
  func innerChanges(depth: Int) {
    let card = Card(depth: depth)
    card.host.layout(width: 300, height: 100)
    #expect(card.host.takenAlternative == "row" && card.note.frame.x == 40)
    for _ in 0..<2 {
      card.title.intrinsicSize = Size(width: 200, height: 20)
      card.host.layout(width: 300, height: 100)
      #expect(card.host.takenAlternative == "column")
      #expect(card.note.frame == Rect(x: 0, y: 20, width: 150, height: 20))
      card.title.intrinsicSize = Size(width: 100, height: 30)
      card.host.layout(width: 300, height: 100)
      #expect(card.host.takenAlternative == "row" && card.note.frame.x == 100)
    }
  }

  @Test("a change two boxes or more below the host changes its size", arguments: 1...4)
  func innerSizes(depth: Int) {
    let card = Card(depth: depth), list = Grid.vertical { card.host.auto() }
    for height in [20.0, 60, 10] {
      card.title.intrinsicSize = Size(width: 40, height: height)
      list.layout(width: 300, height: 400)
      #expect(card.host.frame.height == max(height, 20))
    }
  }

  /// The row of 40, a gap of 5 and 60 needs 105.
  ///
  /// From right to left, it begins at the right edge.
  @Test("items in a box of another direction count", arguments: [false, true], [false, true])
  func directions(hostIsMirrored: Bool, frameIsMirrored: Bool) {
    let host = Box("host"), frame = Box("frame"), first = fixed("first", 40, 20), second = fixed("second", 60, 20)
    host.add(frame)
    frame.add([first, second])
    host.layoutDirection = hostIsMirrored ? .rightToLeft : .leftToRight
    frame.layoutDirection = frameIsMirrored ? .rightToLeft : .leftToRight
    frame.constraints { $0.edgesAnchor == host.edgesAnchor }
    host.alternatives {
      Alternative("row") {
        first.leadingTopAnchor == frame.leadingTopAnchor
        second.leadingAnchor == first.trailingAnchor + 5
        second.topAnchor == frame.topAnchor
      }
      Alternative("column") {
        first.leadingTopAnchor == frame.leadingTopAnchor
        second.leadingAnchor == frame.leadingAnchor
        second.topAnchor == first.bottomAnchor
      }
    }
    #expect(host.fittingSize() == Size(width: 105, height: 20))
    for width in [104.0, 105, 200] {
      host.layout(width: width, height: 50)
      #expect(host.takenAlternative == (width < 105 ? "column" : "row"))
      let due = width < 105 ? [0.0, 0] : [0, 45]
      let mirrored = [width - 40 - due[0], width - 60 - due[1]]
      #expect([first.frame.x, second.frame.x] == (frameIsMirrored ? mirrored : due))
    }
  }

  /// The root's fits are only computed for the question.
  ///
  /// Their width was kept, and compared with that of later layouts.
  @Test("a question about a root whose alternatives have conditions changes no layout", arguments: 0..<3)
  func questions(kind: Int) {
    let screen = Box("screen"), photo = Box("photo"), bar = Box("bar")
    screen.add([photo, bar])
    photo.constraints { view in
      view.leadingTopAnchor == screen.leadingTopAnchor
      view.widthAnchor == screen.widthAnchor / 2
      view.heightAnchor == view.widthAnchor
    }
    bar.constraints { view in
      view.leadingAnchor == screen.leadingAnchor
      view.bottomAnchor == screen.bottomAnchor
      view.heightAnchor == 40
    }
    screen.alternatives {
      Alternative("wide", when: screen.widthAnchor >= 700 && screen.heightAnchor >= 500) { bar.widthAnchor == 200 }
      Alternative("narrow") { bar.trailingAnchor == screen.trailingAnchor }
    }
    for width in [800.0, 800, 600, 600, 800] {
      let report = screen.layout(width: width, height: 600)
      #expect(report.problems.isEmpty, "\(report)")
      #expect(bar.frame == Rect(x: 0, y: 560, width: width >= 700 ? 200 : width, height: 40))
      switch kind {
      case 0: _ = screen.fittingSize()
      case 1: _ = screen.fittingSize(width: 300)
      default: _ = screen.fittingSize(height: 300)
      }
    }
  }
}
