import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Items of alternatives that a program moves to other containers.
@Suite struct MovedOutTests {
  private let screen = Box("screen"), first = fixed("first", 50, 20), second = fixed("second", 50, 20)

  init() {
    screen.add([first, second])
    first.constraints { $0.leadingTopAnchor == screen.leadingTopAnchor }
    screen.alternatives {
      Alternative("row", when: screen.widthAnchor >= 200) {
        second.leadingAnchor == first.trailingAnchor + 8
        second.topAnchor == first.topAnchor
      }
      Alternative("column") {
        second.leadingAnchor == first.leadingAnchor
        second.topAnchor == first.bottomAnchor + 8
      }
    }
    screen.layout(width: 100, height: 100)
  }

  /// A question about an item outside of any tree takes another alternative than the last layout.
  @Test(arguments: [false, true])
  func `a left-out arrangement has no frame after its host has moved`(isAsked: Bool) {
    let art = Box("art"), picture = Box("picture")
    picture.intrinsicSize = Size(width: 20, height: 10)
    let row = Grid.horizontal { picture.constant(300) }, column = Grid.vertical { picture.auto() }
    art.alternatives {
      Alternative("beside", when: art.widthAnchor >= 600) { row }
      Alternative("below") { column }
    }
    let outer = Grid.vertical { art.auto() }
    outer.layout(width: 400, height: 600)
    #expect(column.frame.size == Size(width: 400, height: 10))
    art.remove()
    if isAsked { _ = art.fittingSize(width: 700) }
    art.layout(width: 700, height: 100)
    #expect(column.isLeftOut && column.frame == .zero)
    #expect(row.frame.size == Size(width: 700, height: 100))
  }

  @Test("constraints of an alternative have no effect in a tree without the alternative's item")
  func otherTree() {
    #expect(second.frame == Rect(x: 0, y: 28, width: 50, height: 20))
    let row = Grid.horizontal {
      first.auto()
      second.auto()
    }
    for _ in 0..<2 {
      #expect(row.layout(width: 300, height: 20).conflicts.isEmpty)
      #expect(first.frame == Rect(x: 0, y: 0, width: 50, height: 20))
      #expect(second.frame == Rect(x: 50, y: 0, width: 50, height: 20))
      screen.layout(width: 300, height: 100)
    }
  }

  /// The row still lists the leaf when the alternatives are declared, because no layout came between.
  @Test("an item that was removed before its grid became an alternative stays removed")
  func removedBefore() {
    let host = Box("host"), leaf = fixed("leaf", 14, 13), other = fixed("other", 20, 10)
    let row = Grid.horizontal {
      leaf.auto()
      other.auto()
    }
    leaf.remove()
    let column = Grid.vertical {
      other.auto()
      leaf.auto()
    }
    host.alternatives {
      Alternative("row") { row }
      Alternative("column") { column }
    }
    host.layout(width: 300, height: 300)
    #expect(host.takenAlternative == "row" && leaf.isLeftOut && other.frame.x == 0)
    #expect(row.items.count == 1 && column.items.count == 2)
    host.layout(width: 10, height: 300)
    #expect(host.takenAlternative == "column" && leaf.frame.y == 10)
  }

  @Test("the constraints have an effect again when the items return")
  func returning() {
    let other = Box("other")
    other.add([first, second])
    second.constraints { $0.topAnchor == other.topAnchor + 5 --! .priority(.low) }
    other.layout(width: 100, height: 100)
    #expect(second.frame.y == 5)
    screen.add([first, second])
    screen.layout(width: 100, height: 100)
    #expect(second.frame == Rect(x: 0, y: 28, width: 50, height: 20))
  }

  /// The items are laid out in `page` before the screen comes, so the screen's slot is younger than theirs.
  @Test("the constraints have an effect in a tree that the alternative's item joins later")
  func joiningLater() {
    let page = Box("page"), corner = Box("corner")
    page.add(corner)
    corner.add([first, second])
    second.constraints { $0.topAnchor == corner.topAnchor + 5 --! .priority(.low) }
    corner.constraints { $0.edgesAnchor == page.edgesAnchor }
    page.layout(width: 100, height: 100)
    #expect(second.frame.y == 5)
    page.add(screen)
    screen.constraints { $0.edgesAnchor == page.edgesAnchor }
    page.layout(width: 100, height: 100)
    #expect(second.frame == Rect(x: 0, y: 28, width: 50, height: 20))
  }

  @Test("an item that comes into an item that is left out has an empty frame, and gets one with it")
  func intoLeftOut() {
    let host = Box("host"), side = Box("side"), moved = fixed("moved", 9, 9), other = Box("other")
    host.add(side)
    host.alternatives {
      Alternative("wide", when: host.widthAnchor >= 200)
      Alternative("narrow", without: [side])
    }
    host.layout(width: 100, height: 100)
    other.add(moved)
    moved.constraints { $0.leadingTopAnchor == other.leadingTopAnchor + 3 }
    other.layout(width: 50, height: 50)
    #expect(moved.frame == Rect(x: 3, y: 3, width: 9, height: 9))
    side.add(moved)
    host.layout(width: 100, height: 100)
    #expect(moved.isLeftOut && moved.frame == .zero)
    host.layout(width: 200, height: 100)
    #expect(!moved.isLeftOut && moved.frame.size == Size(width: 9, height: 9))
  }

  @Test("a report lists the items that an alternative leaves out as changed, once", arguments: [false, true])
  func changedItems(isAsked: Bool) {
    let host = Box("host"), side = Box("side"), icon = fixed("icon", 9, 9), list = Box("list")
    side.add(icon)
    host.add(side, list)
    icon.constraints { $0.leadingTopAnchor == side.leadingTopAnchor }
    host.constraints {
      side.leadingAnchor == $0.leadingAnchor
      list.trailingAnchor == $0.trailingAnchor
    }
    host.alternatives {
      Alternative("wide", when: host.widthAnchor >= 200) {
        side.widthAnchor == 50
        side.trailingAnchor == list.leadingAnchor
      }
      Alternative("narrow", without: [side]) { list.leadingAnchor == host.leadingAnchor }
    }
    host.layout(width: 300, height: 100)
    if isAsked { _ = host.fittingSize(width: 100) }
    let report = host.layout(width: 199, height: 100)
    #expect(side.frame == .zero && icon.frame == .zero)
    #expect(report.changed.map(\.name) == ["host", "list", "side", "icon"])
    #expect(report.description.hasSuffix("4 frames have changed."))
    #expect(host.layout(width: 198, height: 100).changed.map(\.name) == ["host", "list"])
    #expect(Set(host.layout(width: 200, height: 100).changed.map(\.name)) == ["host", "list", "side", "icon"])
  }
}
