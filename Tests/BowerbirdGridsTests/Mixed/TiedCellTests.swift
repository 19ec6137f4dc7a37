import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// An item in an auto cell, tied to something outside of its grid.
@Suite("Items of cells that are tied to others")
struct TiedCellTests {
  private let root = Box("root"), label = Box("label"), other = Box("other"), body = Box("body"), foot = Box("foot")

  /// A label of height 8 above an expanded cell.
  private func makeRight() -> Grid {
    label.intrinsicSize = Size(width: 20, height: 8)
    let right = Grid.vertical {
      label.auto()
      other.expanded()
    }
    root.add(right)
    right.constraints { view in
      view.trailingAnchor == root.trailingAnchor
      view.verticalEdgesAnchor == root.verticalEdgesAnchor
      view.widthAnchor == 100
    }
    return right
  }

  private func makeLeft() -> Grid {
    let left = Grid.vertical {
      body.expanded()
      foot.constant(20)
    }
    root.add(left)
    left.constraints { view in
      view.leadingAnchor == root.leadingAnchor
      view.verticalEdgesAnchor == root.verticalEdgesAnchor
      view.widthAnchor == 100
    }
    return left
  }

  private func tie(_ priority: Priority) {
    label.constraints { _ in label.heightAnchor == body.heightAnchor * 0.25 --! .priority(priority) }
  }

  /// The body is what 20 leave of 276, and the label a quarter of that.
  @Test(
    "a cell is as long as a part of a share of another stack", arguments: [Priority.required, 751],
    [false, true])
  func shareElsewhere(_ priority: Priority, isLeftFirst: Bool) {
    let grids = isLeftFirst ? [makeLeft(), makeRight()] : [makeRight(), makeLeft()]
    tie(priority)
    let report = root.layout(width: 200, height: 276)
    #expect(report.conflicts.isEmpty && grids.count == 2)
    #expect(body.frame.height == 256 && label.frame.height == 64 && other.frame.height == 212)
  }

  @Test("a box that follows an item may join a stack later", arguments: [Priority.required, 751])
  func followerMoves(_ priority: Priority) {
    let right = makeRight()
    root.add(body)
    tie(priority)
    root.layout(width: 200, height: 276)
    let left = makeLeft()
    let report = root.layout(width: 200, height: 276)
    #expect(report.conflicts.isEmpty && right.frame.width == left.frame.width)
    #expect(body.frame.height == 256 && label.frame.height == 64 && other.frame.height == 212)
  }

  /// At first nothing is said of the body but by the label, so that it is four times as high.
  @Test("a box that follows an item may get a length of its own", arguments: [Priority.required, 751], [false, true])
  func followerIsSized(_ priority: Priority, later: Bool) {
    _ = makeRight()
    root.add(body)
    tie(priority)
    if later {
      root.layout(width: 200, height: 276)
      #expect(label.frame.height == 8 && body.frame.height == 32)
    }
    body.constraints { $0.heightAnchor == 100 }
    let report = root.layout(width: 200, height: 276)
    #expect(report.conflicts.isEmpty)
    #expect(body.frame.height == 100 && label.frame.height == 25 && other.frame.height == 251)
  }

  /// The columns decide the body's height, 276, when the stack has already read the label's need.
  @Test("a view in columns is not only a follower, in the first layout and in later ones", arguments: [false, true])
  func viewInColumns(isAddedLater: Bool) {
    let columns = Box("columns"), right = makeRight()
    root.add(columns)
    columns.constraints { $0.edgesAnchor == root.edgesAnchor }
    if isAddedLater {
      columns.add(body)
      root.layout(width: 200, height: 100)
    }
    columns.grid.views = [body]
    tie(.required)
    for isEdited in [false, true] {
      if isEdited { right.addGridContent { foot.constant(20) } }
      let report = root.layout(width: 200, height: 276)
      #expect(report.conflicts.isEmpty)
      #expect(body.frame.height == 276 && label.frame.height == 69)
      #expect(other.frame.height == (isEdited ? 187 : 207))
    }
  }

  /// The label needs 8, and the expanded cell nothing.
  @Test("a box whose last child has left is only a follower")
  func followerWithoutChildren() {
    let right = makeRight(), child = Box("child")
    root.add(body)
    body.add(child)
    tie(.required)
    root.layout(width: 200, height: 276)
    #expect(right.layoutNode.need(.vertical) == nil)
    child.remove()
    root.layout(width: 200, height: 276)
    #expect(right.layoutNode.need(.vertical) == LengthNeed(fit: 8, least: 8))
    #expect(label.frame.height == 8 && body.frame.height == 32)
  }

  @Test("a box that has left a stack is only a follower")
  func followerFromStack() {
    let right = makeRight(), left = makeLeft()
    tie(.required)
    root.layout(width: 200, height: 276)
    #expect(right.layoutNode.need(.vertical) == nil)
    root.add(body)
    root.layout(width: 200, height: 276)
    #expect(right.layoutNode.need(.vertical) == LengthNeed(fit: 8, least: 8))
    #expect(label.frame.height == 8 && body.frame.height == 32 && left.frame.height == 276)
  }

  /// A closure makes one bundle of constraints in a tree that has not been laid out since it came into another one.
  @Test("an item that could follow another in a tree keeps all constraints of a closure in the outer tree")
  func followerInOuterTree() {
    let right = makeRight()
    root.add(body)
    tie(.required)
    root.layout(width: 200, height: 276)
    let page = Box("page")
    page.add(root)
    page.constraints { page in
      body.topAnchor == root.topAnchor
      body.leadingAnchor == root.leadingAnchor
      body.heightAnchor == root.heightAnchor * 0.5
      body.widthAnchor == 30
      root.leadingTopAnchor == page.leadingTopAnchor
      root.sizeAnchor == page.sizeAnchor
    }
    let report = page.layout(width: 200, height: 160)
    #expect(report.conflicts.isEmpty)
    #expect(body.frame == Rect(x: 0, y: 0, width: 30, height: 80))
    #expect(label.frame.height == 20 && right.frame.height == 160 && other.frame.height == 140)
  }

  /// The shares are what the constant cells leave of the height, and the label a part of one of them.
  ///
  /// In equal rows, they share the whole height.
  @Test("parts of shares are right, whatever the layout before", arguments: [UInt64(1), 2, 3, 4, 5, 6])
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let root = Box("root"), label = Box("label"), other = Box("other")
      label.intrinsicSize = Size(width: 20, height: Double(random.whole(0...30)))
      let shares = (0..<random.whole(1...3)).map { Box("share \($0)") }
      let isColumns = random.oneIn(3)
      let bars = (0..<(isColumns ? 0 : random.whole(0...2))).map { Box("bar \($0)") }
      let lengths = bars.map { _ in Double(random.whole(0...20)) }, factor = Double(random.whole(1...4)) / 4
      let left =
        isColumns
        ? equalRows(shares)
        : Grid.vertical {
          for (bar, length) in zip(bars, lengths) { bar.constant(length) }
          for share in shares { share.expanded() }
        }
      let right = Grid.vertical {
        label.auto()
        other.expanded()
      }
      let priority = random.oneIn(2) ? Priority.required : 751
      let isTiedFirst = random.oneIn(2)
      func tie() {
        label.constraints { _ in label.heightAnchor == shares[0].heightAnchor * factor --! .priority(priority) }
      }
      if isTiedFirst { tie() }
      for grid: Box in random.oneIn(2) ? [left, right] : [right, left] {
        root.add(grid)
        grid.constraints { view in
          view.verticalEdgesAnchor == root.verticalEdgesAnchor
          view.leadingAnchor == root.leadingAnchor
          view.widthAnchor == 50
        }
      }
      if !isTiedFirst {
        if random.oneIn(2) { root.layout(width: 100, height: 90) }
        tie()
      }
      for _ in 0..<4 {
        let height = Double(random.whole(50...400))
        if random.oneIn(3) { _ = root.fittingSize(width: 100) }
        let report = root.layout(width: 100, height: height)
        let share = (height - lengths.reduce(0, +)) / Double(shares.count)
        #expect(report.conflicts.isEmpty, "seed \(seed)")
        #expect(abs(shares[0].frame.height - share) < 1e-9, "seed \(seed) at \(height)")
        #expect(abs(label.frame.height - factor * share) < 1e-9, "seed \(seed) at \(height)")
        #expect(abs(other.frame.height - (height - factor * share)) < 1e-9, "seed \(seed) at \(height)")
      }
    }
  }

  private func equalRows(_ views: [Box]) -> Box {
    let rows = Box("rows")
    rows.grid.axis.direction = .vertical
    for view in views { view.grid.rows = 0 }
    rows.grid.views = views
    return rows
  }

  /// The row's second card needs 1 + 10 + 1, and the first one gets the remaining 3.
  ///
  /// With the tie, the widths of both cards were unknown before the solve, and the first one took the room.
  @Test("a tie along one axis changes no lengths along the other", arguments: [false, true])
  func tieAcross(isTied: Bool) {
    let cards = [Box("first"), Box("second")], contents = [fixed("a", 10, 5), fixed("b", 10, 5)]
    for (card, content) in zip(cards, contents) {
      card.add(content)
      content.constraints { $0.edgesAnchor == card.edgesAnchor -- 1 }
    }
    let row = Grid.horizontal {
      cards[0].expanded()
      cards[1].auto()
    }
    let tie = contents[0].topAnchor == contents[1].topAnchor --! .priority(1)
    tie.isActive = isTied
    row.layout(width: 15, height: 7)
    expectLengths(cards.map(\.frame.width), [3, 12])
    expectLengths(contents.map(\.frame.width), [1, 10])
  }

  /// The extra numbers for the lengths of cells stay when no constraint involves them any more.
  @Test("a layout whose cells were tied, or have no room to share, is not ambiguous")
  func unusedNumbers() {
    let card = Box("card"), inner = Box("inner"), second = Box("second"), third = Box("third")
    card.add(inner)
    for item in [inner, second, third] { item.intrinsicHeight = 10 }
    inner.constraints { $0.edgesAnchor == card.edgesAnchor }
    let list = Grid.vertical {
      card.expanded()
      second.auto()
      third.auto()
    }
    let tie: LayoutConstraint = second.heightAnchor == third.heightAnchor
    tie.isActive = true
    list.layout(width: 10, height: 20)
    #expect(list.ambiguities().isEmpty, "\(list.ambiguities())")
    tie.isActive = false
    list.layout(width: 10, height: 100)
    #expect(list.ambiguities().isEmpty && card.frame.height == 80, "\(list.ambiguities())")
  }
}
