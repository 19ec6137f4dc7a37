import Bowerbird
import BowerbirdNotation
import Testing

@Suite("The same scene as a text and in Swift")
struct NotationPairTests {
  let sizes = [
    Size(width: 320, height: 240), Size(width: 700, height: 500), Size(width: 90, height: 60),
    Size(width: 320, height: 240),
  ]

  @Test("constraints of every kind of anchor")
  func anchors() {
    let root = Box("root"), a = Box("a"), b = Box("b"), c = Box("c"), d = Box("d")
    root.add(a, b, c, d)
    a.constraints { view in
      view.leadingTopAnchor == root.leadingTopAnchor + (x: 16, y: 8)
      view.sizeAnchor == root.sizeAnchor * (width: 0.5, height: 0.25) - 10
    }
    b.constraints { view in
      view.edgesAnchor == root.edgesAnchor -- (leading: 5, trailing: 15, top: 10, bottom: 20) --! .priority(.high)
      view.widthAnchor <= 200
    }
    c.constraints { view in
      view.centerXAnchor == (a.trailingAnchor + b.trailingAnchor) / 2
      view.topAnchor - a.bottomAnchor >= 8
      view.topAnchor == a.bottomAnchor + a.heightAnchor * 0.5 --! .priority(431)
      view.widthAnchor + a.widthAnchor == root.widthAnchor - 20 --! .priority(.low)
      view.heightAnchor == view.widthAnchor * 0.25
    }
    d.constraints { view in
      view.horizontalEdgesAnchor == root.horizontalEdgesAnchor -- (leading: 4, trailing: 6)
      view.verticalEdgesAnchor <= root.verticalEdgesAnchor
      view.heightAnchor == root.heightAnchor / 3 ++ 2 --! .priority(.medium)
      view.bottomAnchor == root.bottomAnchor
    }
    expectSame(
      """
      box root {
        box a {
          leadingTop == parent.leadingTop + (x: 16, y: 8)
          size == root.size * (width: 0.5, height: 0.25) - 10
        }
        box b {
          edges == root.edges -- (leading: 5, trailing: 15, top: 10, bottom: 20) @ high
          width <= 200
        }
        box c
        c.centerX == (a.trailing + b.trailing) / 2
        c.top - a.bottom >= 8
        c.top == a.bottom + a.height * 0.5 @ 431
        c.width + a.width == width - 20 @ low
        c.height == c.width * 0.25
        box d {
          horizontalEdges == parent.horizontalEdges -- (leading: 4, trailing: 6)
          verticalEdges <= parent.verticalEdges
          height == parent.height / 3 ++ 2 @ medium
          bottom == parent.bottom
        }
      }
      """, as: root, in: sizes)
  }

  @Test("contents, hugging and resistance")
  func contents() {
    let row = Box("row"), name = Box("name"), time = Label("9:41", font: .monospaced(12), name: "time")
    row.add(name, time)
    name.intrinsicSize = Size(width: 120, height: 20)
    time.contentHugging = AxisPriorities(horizontal: 251, vertical: .low)
    time.compressionResistance = AxisPriorities(800)
    time.maximumLines = 1
    time.lineHeight = 1.5
    name.constraints { $0.leadingTopAnchor == row.leadingTopAnchor }
    time.constraints { view in
      view.leadingAnchor == name.trailingAnchor + 8
      view.trailingAnchor == row.trailingAnchor
      view.topAnchor == row.topAnchor
    }
    expectSame(
      """
      box row {
        box name .size(120, 20) { leadingTop == row.leadingTop }
        label time "9:41" .font(monospaced(12)) .maximumLines(1) .lineHeight(1.5)
          .hugging(horizontal: 251, vertical: low) .resistance(800)
        {
          leading == name.trailing + 8
          trailing == parent.trailing
          top == parent.top
        }
      }
      """, as: row, in: sizes)
  }

  @Test("stacks with margins, bounds and alignments")
  func stacks() {
    let a = Label("A text that is broken into lines where there is little room", name: "a"), b = Box("b"), c = Box("c")
    let d = Box("d"), e = Box("e")
    b.intrinsicSize = Size(width: 40, height: 30)
    c.intrinsicSize = Size(width: 30, height: 10)
    let inner = Grid.horizontal {
      c.auto().minLength(50)
      d.expanded(2).canCollapse()
      e.expanded().verticalAlignment(.constantCenter(height: 12))
    }
    inner.name = "inner"
    let root = Grid.vertical {
      a.auto().maxLength(60).margin(EdgeInsets(top: 4, left: 8, bottom: 2, right: 6))
      b.constant(70).horizontalAlignment(.autoRight).verticalAlignment(.autoBottom)
      inner.expanded()
    }
    root.name = "root"
    expectSame(
      """
      vertical root {
        label a "A text that is broken into lines where there is little room"
          .auto .maxLength(60) .margin(top: 4, left: 8, bottom: 2, right: 6)
        box b .size(40, 30) .constant(70) .horizontalAlignment(autoRight) .verticalAlignment(autoBottom)
        horizontal inner .expanded {
          box c .size(30, 10) .minLength(50)
          box d .expanded(2) .canCollapse
          box e .expanded .verticalAlignment(constantCenter(12))
        }
      }
      """, as: root, in: sizes)
  }

  @Test("tracks of every kind")
  func tracks() {
    let a = Box("a"), b = Box("b"), c = Box("c"), d = Box("d"), e = Box("e")
    a.intrinsicSize = Size(width: 30, height: 10)
    b.intrinsicSize = Size(width: 90, height: 20)
    let root = Grid(
      tracks: [.fit(upTo: 65), .minmax(.fit, .fr(1)), .fr(2.5), .upTo(40), .fit.aligned(.trailing)],
      contentMode: .fill, packing: .dense, spacing: [10, 5], commonItemsAlignment: .topLeading,
      crossTracks: [.pt(40)], implicitTracks: [.fit]
    ) {
      a
      b.gridSpan(column: 2)
      c.gridStart(column: 4, row: 0)
      d.gridItemAlignment(.fill)
      e.gridSpan(column: 3, row: 2)
    }
    root.name = "root"
    expectSame(
      """
      tracks root .tracks(fit(upTo: 65), minmax(fit, 1fr), 2.5fr, upTo(40), aligned(fit, trailing))
        .contentMode(fill) .packing(dense) .spacing(10, 5) .itemsAlignment(topLeading)
        .crossTracks(40pt) .implicitTracks(fit)
      {
        box a .size(30, 10)
        box b .size(90, 20) .gridSpan(column: 2)
        box c .gridStart(column: 4, row: 0)
        box d .gridItemAlignment(fill)
        box e .gridSpan(column: 3, row: 2)
      }
      """, as: root, in: sizes)
  }

  @Test("tracks that flow by columns, scroll and are distributed")
  func distributed() {
    let items = (1...5).map { Box("i\($0)") }
    for item in items { item.intrinsicSize = Size(width: 30, height: 20) }
    let root = Grid(
      tracks: .repeating(2, [.pt(30), .fit]), contentMode: .scroll, flow: .columns, spacing: 0,
      contentAlignment: .bottomTrailing
    ) { items }
    root.name = "root"
    root.declaration.rowDistribution = .spaceEvenly
    root.declaration.columnDistribution = .center
    expectSame(
      """
      tracks root .tracks(repeat(2, 30pt, fit)) .contentMode(scroll) .flow(columns) .spacing(0)
        .contentAlignment(bottomTrailing) .rowDistribution(spaceEvenly) .columnDistribution(center) {
        box i1 .size(30, 20)
        box i2 .size(30, 20)
        box i3 .size(30, 20)
        box i4 .size(30, 20)
        box i5 .size(30, 20)
      }
      """, as: root, in: sizes)
  }

  @Test("columns with insets and offsets")
  func columns() {
    let root = Box("root"), a = Box("a"), b = Box("b"), c = Box("c")
    a.grid.columns = 2
    b.grid.columns = 0
    c.grid.columns = 3
    c.grid.offset.columns = 1
    root.grid.axis.columns = 8
    root.grid.interimSpace = 6
    root.grid.layoutEdgeInsets = EdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
    root.grid.views = [a, b, c]
    expectSame(
      """
      columns root .axis(columns: 8) .spacing(6) .insets(horizontally: 10, vertically: 4) {
        box a .columns(2)
        box b .columns(0)
        box c .columns(3) .offset(columns: 1)
      }
      """, as: root, in: sizes)
  }

  @Test("lines with everything that is said about them")
  func lines() {
    let items = [30.0, 50, 80, 20, 60].enumerated().map { index, width in
      let item = Box("i\(index)")
      item.intrinsicSize = Size(width: width, height: 10 + 2 * Double(index))
      return item
    }
    let root = Grid.wrapping(
      spacing: 5, lineSpacing: 3, alignment: .end, distribution: .spaceBetween, lines: .center, lineLimit: 3
    ) {
      items[0].grow(2)
      items[1].shrink(0)
      items[2].minLength(40)
      items[3].maxLength(15)
      items[4].lineAlignment(.stretch)
    }
    root.name = "root"
    expectSame(
      """
      wrapping root .spacing(5) .lineSpacing(3) .alignment(end) .distribution(spaceBetween) .lines(center) .lineLimit(3) {
        box i0 .size(30, 10) .grow(2)
        box i1 .size(50, 12) .shrink(0)
        box i2 .size(80, 14) .minLength(40)
        box i3 .size(20, 16) .maxLength(15)
        box i4 .size(60, 18) .lineAlignment(stretch)
      }
      """, as: root, in: sizes)
  }

  @Test("nests, anchors into cells, and the direction of text")
  func nests() {
    let page = Box("page"), logo = Box("logo"), search = Box("search"), name = Box("name"), price = Box("price")
    page.layoutDirection = .rightToLeft
    let head = Grid.horizontal {
      logo.constant(60)
      search.expanded()
    }
    head.name = "head"
    let table = Grid(tracks: [.fr(1), .fr(2)], spacing: 0) {
      name
      price
    }
    table.name = "table"
    page.add(head, table)
    page.constraints {
      head.topAnchor == page.topAnchor
      head.horizontalEdgesAnchor == page.horizontalEdgesAnchor
      head.heightAnchor == 40
      table.topAnchor == head.bottomAnchor
      table.leadingAnchor == search.leadingAnchor
      table.trailingAnchor == page.trailingAnchor
      table.heightAnchor == 100
    }
    expectSame(
      """
      box page .direction(rightToLeft) {
        horizontal head {
          box logo .constant(60)
          box search .expanded
        }
        tracks table .tracks(1fr, 2fr) .spacing(0) {
          box name
          box price
        }
      }
      head.top == page.top
      head.horizontalEdges == page.horizontalEdges
      head.height == 40
      table.top == head.bottom
      table.leading == search.leading
      table.trailing == page.trailing
      table.height == 100
      """, as: page, in: sizes)
  }

  @Test("baselines, hidden items, and texts of every alignment")
  func texts() {
    let root = Box("root"), first = Label("First", font: .proportional(20), name: "first")
    let second = Label("Second of several words", font: .cells, name: "second"), third = Label("third")
    root.add(first, second, third)
    second.alignment = .justified
    third.isHidden = true
    root.constraints {
      first.leadingTopAnchor == root.leadingTopAnchor
      second.leadingAnchor == first.trailingAnchor + 4
      second.firstBaselineAnchor == first.firstBaselineAnchor
      third.topAnchor == second.lastBaselineAnchor + 3
      third.rightAnchor == root.rightAnchor - 2
    }
    expectSame(
      """
      box root {
        label first "First" .font(20)
        label second "Second of several words" .font(cells) .alignment(justified)
        label "third" .hidden { right == parent.right - 2; top == second.lastBaseline + 3 }
        first.leadingTop == leadingTop
        second.leading == first.trailing + 4
        second.firstBaseline == first.firstBaseline
      }
      """, as: root, in: sizes)
  }
}
