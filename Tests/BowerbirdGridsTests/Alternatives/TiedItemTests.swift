import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Alternatives whose items are tied to each other by required constraints, such as buttons of equal width.
@Suite struct TiedItemTests {
  private let host = Box("host"), a = Box("a"), b = Box("b"), c = Box("c")

  init() {
    for (box, width) in [(a, 40.0), (b, 100), (c, 60)] { box.intrinsicSize = Size(width: width, height: 20) }
  }

  private func offerRowOrColumn() {
    host.alternatives {
      Alternative("row") {
        Grid.horizontal {
          a.auto()
          b.auto()
          c.auto()
        }
      }
      Alternative("column") {
        Grid.vertical {
          a.auto()
          b.auto()
          c.auto()
        }
      }
    }
  }

  /// Puts the host into a root of its size, with an item beside it to which the width of `a` is tied.
  private func tieToOutside() -> (root: Box, outer: Box) {
    let root = Box("root"), outer = Box("outer")
    root.add(host, outer)
    root.constraints {
      host.edgesAnchor == root.edgesAnchor
      a.widthAnchor == outer.widthAnchor
    }
    return (root, outer)
  }

  /// Checks the taken alternative at a sequence of widths, forwards and backwards.
  private func check(_ expected: [(Double, String)], height: Double = 100) {
    for (width, name) in expected + expected.reversed() {
      let report = host.layout(width: width, height: height)
      #expect(report.problems.isEmpty, "\(report)")
      #expect(host.takenAlternative == name, "at \(width)")
    }
  }

  /// Three buttons as wide as the longest one need 3 · 100.
  @Test func buttonsOfEqualWidth() {
    let equal = host.constraints {
      a.widthAnchor == b.widthAnchor
      c.widthAnchor == b.widthAnchor
    }
    offerRowOrColumn()
    check([(300, "row"), (299, "column"), (400, "row"), (200, "column"), (301, "row")])
    _ = equal
  }

  /// The widths are 40 or more, and twice as much: 50 and 100.
  @Test func oneTwiceAsWideAsTheOther() {
    host.constraints { b.widthAnchor == 2 * a.widthAnchor }
    offerRowOrColumn()
    check([(210, "row"), (209, "column"), (210, "row")])
  }

  @Test func aLongerTitleNeedsMoreRoom() {
    host.constraints { a.widthAnchor == b.widthAnchor }
    offerRowOrColumn()
    check([(260, "row"), (259, "column")])
    a.intrinsicSize = Size(width: 120, height: 20)
    check([(300, "row"), (299, "column")])
    host.layout(width: 299, height: 100)
    a.intrinsicSize = Size(width: 40, height: 20)
    check([(260, "row"), (259, "column")])
  }

  /// The row needs what its items need besides `a`, and `a` is as wide as an item outside.
  @Test func anItemTiedToOneOutside() {
    let (root, column) = tieToOutside()
    offerRowOrColumn()
    let width = root.constraints { column.widthAnchor == 80 }
    func taken(_ width: Double) -> String? {
      // In the column, the tie contradicts the width of the host, so that the report has a conflict.
      root.layout(width: width, height: 100)
      return host.takenAlternative
    }
    for _ in 1...2 {
      #expect(taken(240) == "row")
      #expect(
        host.explainAlternatives() == "'host' takes 'row': 'row' fits into 240 × 100 in the present layout, and has no "
          + "natural size.")
      #expect(taken(239) == "column")
    }
    width.isActive = false
    // A width of 39 compresses what `a` shows, however much room there is.
    let narrow = root.constraints { column.widthAnchor == 39 }
    #expect(taken(500) == "column")
    narrow.isActive = false
    root.constraints { column.widthAnchor == 40 }
    #expect(taken(500) == "row")
    #expect(taken(200) == "row")
    #expect(taken(199) == "column")
  }

  /// Two required widths of `a` contradict each other in every size, so that the row never fits.
  @Test func contradictoryConstraintsInAGrid() {
    offerRowOrColumn()
    host.layout(width: 400, height: 100)
    #expect(host.takenAlternative == "row")
    let second = a.constraints {
      $0.widthAnchor == 50
      $0.widthAnchor == 60
    }
    #expect(!host.layout(width: 400, height: 100).conflicts.isEmpty)
    #expect(host.takenAlternative == "column")
    second.isActive = false
    #expect(host.layout(width: 400, height: 100).conflicts.isEmpty)
    #expect(host.takenAlternative == "row")
  }

  /// A cell of a given length decides the width of `a`, so `b` is as wide as the cell, and the row needs 150 + 150 + 60.
  @Test func anItemTiedToOneInACellOfAGivenLength() {
    host.constraints { a.widthAnchor == b.widthAnchor }
    host.alternatives {
      Alternative("row") {
        Grid.horizontal {
          a.constant(150)
          b.auto()
          c.auto()
        }
      }
      Alternative("column") { Grid.vertical { c.auto() } }
    }
    for (width, name) in [(360.0, "row"), (359, "column"), (360, "row")] {
      host.layout(width: width, height: 100)
      #expect(host.takenAlternative == name)
    }
  }

  /// Tracks as long as their contents: 100, 100 and 60, with two gaps of 5.
  @Test func tracksOfEqualItems() {
    host.constraints { a.widthAnchor == b.widthAnchor }
    host.alternatives {
      Alternative("row") {
        Grid(tracks: [.fit, .fit, .fit], spacing: 5) {
          a
          b
          c
        }
      }
      Alternative("column") { Grid.vertical { c.auto() } }
    }
    check([(270, "row"), (269, "column"), (270, "row")])
  }

  /// The column needs the 100 of `b`, although the width of `a` depends on an item outside.
  @Test func theOtherItemsOfAColumnCount() {
    let (root, outer) = tieToOutside()
    outer.constraints { $0.widthAnchor == 70 }
    host.alternatives {
      Alternative("column") {
        Grid.vertical { for item in [a, b] { item.auto().horizontalAlignment(.autoLeft) } }
      }
      Alternative("nothing")
    }
    for (width, name) in [(100.0, "column"), (99, "nothing"), (100, "column")] {
      root.layout(width: width, height: 100)
      #expect(host.takenAlternative == name)
    }
  }

  /// A tie to an item outside contradicts the given length of the cell, so a required constraint does not hold.
  @Test func aTieThatDoesNotHold() {
    let (root, outer) = tieToOutside()
    outer.constraints { $0.widthAnchor == 70 }
    host.alternatives {
      Alternative("row") { Grid.horizontal { a.constant(60) } }
      Alternative("nothing")
    }
    root.layout(width: 300, height: 100)
    #expect(host.takenAlternative == "nothing")
  }
}
