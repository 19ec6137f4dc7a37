import BowerbirdLayout
import Testing

/// An alternative fits only if its items lie between the edges of the item that has the alternatives.
@Suite("Alternatives: items between the edges")
struct FitBetweenEdgesTests {
  private let host = Box("host"), first = Box("a"), second = Box("b")

  init() {
    host.add(first, second)
    for item in [first, second] { item.intrinsicSize = Size(width: 60, height: 40) }
  }

  private func declareRowAndColumn() {
    host.alternatives {
      Alternative("row") {
        first.leadingTopAnchor == host.leadingTopAnchor
        second.leadingAnchor == first.trailingAnchor + 8
        second.topAnchor == first.topAnchor
      }
      Alternative("column") {
        first.leadingTopAnchor == host.leadingTopAnchor
        second.leadingAnchor == first.leadingAnchor
        second.topAnchor == first.bottomAnchor
      }
    }
  }

  private func taken(_ width: Double, _ height: Double) -> String? {
    host.layout(width: width, height: height)
    return host.takenAlternative
  }

  @Test("a row without a constraint on the far edge needs the width of its items", arguments: [false, true])
  func row(isMirrored: Bool) {
    if isMirrored { host.layoutDirection = .rightToLeft }
    declareRowAndColumn()
    // 60 + 8 + 60 wide and 40 high.
    #expect(taken(128, 40) == "row")
    #expect(host.explainAlternatives() == "'host' takes 'row': 'row' needs 128 × 40, and 'host' has 128 × 40.")
    #expect(taken(127, 100) == "column")
    #expect(
      host.explainAlternatives() == "'host' takes 'column': 'row' needs a width of 128, but 'host' has 127.")
    #expect(taken(128, 39) == "column")
    #expect(taken(128, 100) == "row")
  }

  @Test("an explanation shows the difference between two lengths, however small it is")
  func explanationOfSmallDifference() {
    declareRowAndColumn()
    #expect(taken(127.9999, 100) == "column")
    #expect(
      host.explainAlternatives() == "'host' takes 'column': 'row' needs a width of 128, but 'host' has 127.9999.")
  }

  @Test("a width that is short by rounding is no reason against an alternative", arguments: 3...12)
  func shortByRounding(part: Int) {
    let root = Box("root")
    root.add(host)
    host.constraints { host in
      host.leadingTopAnchor == root.leadingTopAnchor
      host.widthAnchor == root.widthAnchor / Double(part)
      host.heightAnchor == 39
    }
    for item in [first, second] { item.intrinsicWidth = 50 / Double(part) - 4 }
    declareRowAndColumn()
    root.layout(width: 100, height: 500)
    // The row is as wide as the host, up to rounding, and 1 too high.
    #expect(host.takenAlternative == "column")
    #expect(
      host.explainAlternatives() == "'host' takes 'column': 'row' needs a height of 40, but 'host' has 39.")
  }

  @Test("in another box, the item with alternatives asks for the width of the row")
  func inner() {
    let root = Box("root")
    root.add(host)
    host.constraints { $0.leadingTopAnchor == root.leadingTopAnchor }
    declareRowAndColumn()
    root.layout(width: 500, height: 500)
    #expect(host.frame.size == Size(width: 128, height: 40))
    #expect(host.takenAlternative == "row")
  }

  @Test("a change of an item's size changes the need")
  func changed() {
    declareRowAndColumn()
    #expect(taken(127, 100) == "column")
    second.intrinsicSize = Size(width: 59, height: 40)
    #expect(taken(127, 100) == "row")
    second.intrinsicSize = Size(width: 60, height: 40)
    #expect(taken(127, 100) == "column")
  }

  @Test("a single item needs its size and its distance from the edge")
  func single() {
    host.alternatives {
      Alternative("shown") { first.leadingTopAnchor == host.leadingTopAnchor + 1 }
      Alternative("absent", without: [first])
    }
    #expect(taken(61, 41) == "shown")
    #expect(taken(60.5, 41) == "absent")
    #expect(taken(61, 40.5) == "absent")
    #expect(taken(30, 30) == "absent")
  }

  @Test("an item at the trailing edge may not lie beyond the leading one")
  func leading() {
    host.alternatives {
      Alternative("shown") { first.trailingBottomAnchor == host.trailingBottomAnchor - 5 }
      Alternative("absent", without: [first])
    }
    #expect(taken(65, 45) == "shown")
    #expect(taken(64, 45) == "absent")
    #expect(taken(65, 44) == "absent")
  }

  @Test("an item inside of another one lies between the edges too")
  func nested() {
    let group = Box("group"), leaf = Box("leaf")
    host.add(group)
    group.add(leaf)
    leaf.intrinsicSize = Size(width: 60, height: 40)
    host.alternatives {
      Alternative("shown") {
        group.leadingTopAnchor == host.leadingTopAnchor + 10
        leaf.leadingTopAnchor == group.leadingTopAnchor + 3
      }
      Alternative("absent", without: [group])
    }
    #expect(taken(73, 53) == "shown")
    #expect(taken(72, 53) == "absent")
    #expect(taken(73, 52) == "absent")
  }

  @Test("contents that may be compressed need no room where the edges compress them")
  func compressed() {
    first.compressionResistance = AxisPriorities(400)
    host.alternatives {
      Alternative("shown", fitting: 500) {
        first.leadingTopAnchor == host.leadingTopAnchor + 1
        first.trailingAnchor <= host.trailingAnchor
        first.bottomAnchor == host.bottomAnchor
      }
      Alternative("absent", without: [first])
    }
    #expect(taken(1, 1) == "shown")
    #expect(taken(0.5, 1) == "absent")
  }

  @Test("contents that may be compressed need their room where nothing compresses them", arguments: [false, true])
  func uncompressed(isMirrored: Bool) {
    if isMirrored { host.layoutDirection = .rightToLeft }
    first.compressionResistance = AxisPriorities(400)
    second.compressionResistance = AxisPriorities(450)
    host.alternatives {
      Alternative("shown", fitting: 500) {
        first.leadingTopAnchor == host.leadingTopAnchor + 1
        second.leadingAnchor == first.trailingAnchor + 8
        second.topAnchor == first.topAnchor
        second.bottomAnchor <= host.bottomAnchor
      }
      Alternative("absent", without: [first])
    }
    // Both are 60 wide: 1 + 60 + 8 + 60. The first is 40 high; the lower edge compresses the second.
    #expect(taken(129, 41) == "shown")
    #expect(taken(128.5, 41) == "absent")
    #expect(taken(129, 40.5) == "absent")
  }

  @Test("a constraint compresses content that may be compressed, in all sizes")
  func compressedByConstraint() {
    first.compressionResistance = AxisPriorities(400)
    host.alternatives {
      Alternative("shown", fitting: 500) {
        first.leadingTopAnchor == host.leadingTopAnchor
        first.widthAnchor <= 25
        first.heightAnchor == 30
        second.leadingTopAnchor == first.trailingBottomAnchor
      }
      Alternative("absent", without: [first])
    }
    // 25 + 60 wide and 30 + 40 high.
    #expect(taken(85, 70) == "shown")
    #expect(taken(84.5, 70) == "absent")
  }

  @Test("items without constraints on their positions, and items that are always beyond an edge, are ignored")
  func ignored() {
    host.alternatives {
      Alternative("shown") {
        // A badge: 10 beyond the upper trailing corner.
        second.trailingAnchor == host.trailingAnchor + 10
        second.topAnchor == host.topAnchor - 10
      }
      Alternative("absent", without: [first])
    }
    // The badge is 60 − 10 wide and 40 − 10 high inside of the host.
    #expect(taken(50, 30) == "shown")
    #expect(taken(49, 30) == "absent")
    #expect(taken(50, 29) == "absent")
  }

  @Test("a plain box needs no more than its constraints ask for")
  func plain() {
    first.constraints { $0.leadingTopAnchor == host.leadingTopAnchor }
    second.constraints { $0.leadingAnchor == first.trailingAnchor + 8 }
    host.layout(width: 10, height: 10)
    #expect(host.fittingSize() == Size(width: 0, height: 0))
  }

  @Test("a glow that is larger than the host does not hide what the other items need")
  func glow() {
    let glow = Box("glow")
    host.add(glow)
    host.alternatives {
      Alternative("shown") {
        first.edgesAnchor == host.edgesAnchor
        glow.sizeAnchor == host.sizeAnchor * 1.2
        glow.centerAnchor == host.centerAnchor
      }
      Alternative("absent", without: [first, glow])
    }
    #expect(taken(60, 40) == "shown")
    #expect(taken(59, 40) == "absent")
    #expect(taken(60, 39) == "absent")
  }
}
