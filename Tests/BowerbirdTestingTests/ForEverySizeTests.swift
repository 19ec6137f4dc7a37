import BowerbirdLayout
import BowerbirdTesting
import Testing

@Suite("Properties of every size", .listening)
struct ForEverySizeTests {
  @Test("properties that hold at every width")
  func holds() {
    let (page, sidebar, content) = Samples.sidebar()
    forEverySize(of: page, widths: 200...1440, heights: [100, 300]) { layout in
      layout.isEverythingInside(page)
      layout.isDisjoint([sidebar, content])
      layout.isAligned(.top, [sidebar, content])
      layout.isInside(content, page)
      layout[sidebar].width >= 80
      layout[sidebar].width <= 200
      layout[content].minX == layout[sidebar].maxX + 10
      layout[content].width + layout[sidebar].width + 10 == layout[page].width
      layout[sidebar].width <= 80 || layout[content].width >= 220
      for item in [sidebar, content] { layout[item].height == layout[page].height }
    }
  }

  /// A quarter of the width is 80 at 320, and 200 at 800.
  @Test("the result has a sweep for each extent of the list, also for one that is refused")
  func sweeps() {
    let (page, sidebar, _) = Samples.sidebar()
    var refused: [Sweep] = []
    _ = failures {
      refused = forEverySize(of: page, widths: 200...1440, heights: [100, .nan]) { $0[sidebar].width >= 80 }
    }
    #expect(refused.map(\.breakpoints) == [[320, 800], []] && refused.map(\.isProved) == [true, false])
    page.layout(width: 400, height: 50)
    let present = forEverySize(of: page, heights: 10...20) { $0[sidebar].width == 100 }
    #expect(present.map(\.constantExtent) == [400] && present[0].breakpoints.isEmpty)
  }

  @Test("a failure names the exact interval, at the line of the expectation")
  func interval() {
    let (page, sidebar, _) = Samples.sidebar()
    let line = #line + 2
    let told = failures {
      forEverySize(of: page, widths: 200...1000, heights: [300]) { layout in
        // A quarter of the width is more than 150 from 600 on.
        layout[sidebar].width <= 150
      }
    }
    let sentence = "Failed: 'sidebar'.width <= 150. At height 300 and widths from 600 to 1000."
    #expect(told == [ToldFailure(message: sentence, line: line)])
  }

  @Test("a failure about an item of another tree says so")
  func anotherTree() {
    let (page, sidebar, _) = Samples.sidebar(), stranger = Box("stranger")
    let told = failures {
      forEverySize(of: page, widths: 320...800, heights: [300]) { $0.isDisjoint([sidebar, stranger]) }
      forEverySize(of: page, widths: 320...800, heights: [300]) { $0[stranger].width >= 0 }
    }
    let place = "At height 300 and widths from 320 to 800."
    #expect(
      told.map(\.message) == [
        "Failed: 'sidebar' and 'stranger' (in another tree) do not overlap. \(place)",
        "Failed: 'stranger' (in another tree).width >= 0. \(place)",
      ])
  }

  @Test("an expectation that compares nothing fails")
  func nothing() {
    let (page, sidebar, _) = Samples.sidebar(), none: [Box] = []
    let place = "At height 300", missing = "The property states no condition, so nothing was checked."
    let told = failures {
      forEverySize(of: page, widths: 320...800, heights: [300]) { layout in
        for item in none { layout[item].width >= 0 }
      }
      forEverySize(of: page, widths: 320...800, heights: 100...300) { layout in
        for item in none { layout[item].width >= 0 }
      }
      forEverySize(of: page, widths: 320...800, heights: [300]) { $0.isDisjoint(none) }
      forEverySize(of: page, widths: 320...800, heights: [300]) { $0.isAligned(.top, none) }
      expectAligned(.top)
      expectNoOverlap()
      expectNoOverlap(in: sidebar)
    }
    #expect(
      told.map(\.message) == [
        "\(place): \(missing)", missing,
        "Failed: isDisjoint lists no items, so nothing was compared. \(place) and widths from 320 to 800.",
        "Failed: isAligned lists no items, so nothing was compared. \(place) and widths from 320 to 800.",
        "expectAligned lists no items, so nothing was compared.",
        "expectNoOverlap lists no items, so nothing was compared.",
      ])
  }

  @Test("every number is less than infinity")
  func infinity() {
    let (page, sidebar, _) = Samples.sidebar()
    forEverySize(of: page, widths: 320...800, heights: [300]) { layout in
      layout[sidebar].width <= .infinity
      layout[sidebar].width >= -Double.infinity
    }
    let told = failures {
      forEverySize(of: page, widths: 320...800, heights: [300]) { layout in
        layout[sidebar].width >= .infinity
        layout[sidebar].width <= .nan
      }
    }
    #expect(told.map { $0.message.split(separator: "\n").count } == [2])
  }

  @Test("siblings that share a name, or have none, are numbered in a failure")
  func sameNames() {
    let page = Box("page"), list = Box("list"), boxes = [Box("date"), Box("date"), Box(), Box(), Box()]
    page.add(list)
    list.constraints { $0.edgesAnchor == page.edgesAnchor }
    list.add(boxes)
    for box in boxes { box.constraints { $0.edgesAnchor == list.edgesAnchor } }
    let told = failures {
      forEverySize(of: page, widths: 320...800, heights: [300]) { layout in
        layout[boxes[1]].width <= 300
        layout[boxes[3]].width <= 300
      }
    }
    let place = "At height 300 and widths from 320 to 800."
    #expect(
      told.map(\.message) == [
        """
        Failed: 'list/date #2'.width <= 300. \(place)
        Failed: 'list/unnamed #2'.width <= 300. \(place)
        """
      ])
  }

  @Test("a failure in a tree without a layout says so if it needs the present height")
  func noLayout() {
    let page = Box("page"), box = Box("box")
    page.add(box)
    box.constraints { $0.edgesAnchor == page.edgesAnchor }
    let told = failures {
      forEverySize(of: page, widths: 320...800) { $0[box].height >= 1 }
      forEverySize(of: page, widths: 320...800, heights: [0]) { $0[box].height >= 1 }
    }
    let failure = "Failed: 'box'.height >= 1. At height 0 and widths from 320 to 800."
    let remedy = "call layout(width:height:) first, or use the parameter heights:."
    #expect(
      told.map(\.message) == [
        "\(failure)\n'page' has had no layout, so its height counts as 0: \(remedy)", failure,
      ])
  }

  @Test("a path in a failure has a word for items without a name")
  func withoutName() {
    let page = Box("page")
    for name in ["left", "right"] {
      let side = Box(name), nameless = Box(), date = Box("date")
      page.add(side)
      side.add(nameless)
      nameless.add(date)
      for box in [side, nameless, date] { box.constraints { $0.edgesAnchor == page.edgesAnchor } }
    }
    let nameless = page.children[0].children[0]
    let told = failures {
      forEverySize(of: page, widths: 320...800, heights: [300]) { layout in
        layout[nameless].width <= 300
        layout[nameless.children[0]].width <= 300
      }
    }
    let place = "At height 300 and widths from 320 to 800."
    #expect(
      told.map(\.message) == [
        """
        Failed: 'left/unnamed'.width <= 300. \(place)
        Failed: 'left/unnamed/date'.width <= 300. \(place)
        """
      ])
  }

  /// The content begins 10 after the sidebar, which is a quarter of the page between 80 and 200, and fills the rest.
  @Test("a number of a layout can be the left or the right operand, with a constant of either type")
  func operators() {
    let (page, sidebar, content) = Samples.sidebar()
    let gap = 10, tenth = 0.1
    forEverySize(of: page, widths: 320...800, heights: [300]) { layout in
      layout[sidebar].width == layout[page].width / 4
      4 * layout[sidebar].width == layout[page].width
      layout[sidebar].maxX == layout[page].width * tenth + layout[page].width * 3 / 20
      gap + layout[sidebar].maxX == layout[content].minX
      layout[page].width - gap - layout[content].width == layout[page].width / 4.0
      -layout[sidebar].width + layout[page].width == 3 * layout[sidebar].width
      800 - layout[page].width >= 0
      80 <= layout[sidebar].width && layout[sidebar].width <= 20 * gap
      0.5 + layout[page].width >= 320.5
    }
    let told = failures {
      forEverySize(of: page, widths: 320...800, heights: [300]) { 100 >= $0[sidebar].width }
    }
    #expect(
      told.map(\.message) == ["Failed: 100 >= 'sidebar'.width. At height 300 and widths from 400 to 800."]
    )
  }

  @Test("every height is checked as every width is")
  func heights() {
    let page = Box("page"), head = Box("head"), body = Box("body")
    page.add([head, body])
    page.constraints { page in
      head.topAnchor == page.topAnchor
      head.heightAnchor == page.heightAnchor * 0.2
      head.horizontalEdgesAnchor == page.horizontalEdgesAnchor
      body.topAnchor == head.bottomAnchor + 10
      body.bottomAnchor == page.bottomAnchor
      body.horizontalEdgesAnchor == page.horizontalEdgesAnchor
    }
    page.layout(width: 50, height: 100)
    forEverySize(of: page, widths: [10, 50], heights: 100...900) { layout in
      layout.isEverythingInside(page)
      layout.isDisjoint([head, body])
    }
    let line = #line + 2
    let told = failures {
      forEverySize(of: page, heights: 100...900) { layout in
        // A fifth of the height is more than 100 from 500 on.
        layout[head].height <= 100
      }
    }
    let sentence = "Failed: 'head'.height <= 100. At width 50 and heights from 500 to 900."
    #expect(told == [ToldFailure(message: sentence, line: line)])
  }

  @Test("a property that fails between two widths at which it holds")
  func hole() {
    let (page, sidebar, content) = Samples.sidebar()
    let told = failure {
      forEverySize(of: page, widths: 200...1000) { layout in
        // The sidebar is w/4 between 320 and 800, so it is between 120 and 140 wide from 480 to 560.
        layout[sidebar].width <= 120 || layout[sidebar].width >= 140
        layout[content].width >= 0
      }
    }
    #expect(told?.hasSuffix("and widths from 480 to 560.") == true)
  }

  @Test("two conditions of which one begins to hold where the other ends leave no gap")
  func turns() {
    let (page, sidebar, _) = Samples.sidebar()
    forEverySize(of: page, widths: 200...1000) { layout in
      layout[sidebar].width <= 120 || layout[sidebar].width >= 120
    }
  }

  @Test("boxes that pass each other overlap in between")
  func overlap() {
    let page = Box("page")
    let left = Box("left")
    let right = Box("right")
    page.add([left, right])
    page.constraints { page in
      left.leftAnchor == page.leftAnchor
      left.widthAnchor == 100
      right.rightAnchor == page.rightAnchor
      right.widthAnchor == 100
      left.verticalEdgesAnchor == page.verticalEdgesAnchor
      right.verticalEdgesAnchor == page.verticalEdgesAnchor
    }
    page.layout(width: 300, height: 50)
    forEverySize(of: page, widths: 200...800) { $0.isDisjoint([left, right]) }
    let told = failure { forEverySize(of: page, widths: 150...800) { $0.isDisjoint([left, right]) } }
    #expect(told?.hasSuffix("'left' and 'right' do not overlap. At height 50 and widths from 150 to 200.") == true)
  }

  @Test("unproved properties fail, unless doubts are allowed")
  func doubts() {
    let (page, sidebar, _) = Samples.sidebar()
    let measured = Box("measured")
    page.add(measured)
    measured.measure = { _ in Measurement(size: Size(width: 10, height: 10)) }
    let told = failure { forEverySize(of: page, widths: 200...1000) { $0[sidebar].width >= 80 } }
    #expect(told?.contains("but is not proved") == true && told?.contains("'measured'") == true)
    forEverySize(of: page, widths: 200...1000, allowsDoubts: true) { $0[sidebar].width >= 80 }
  }

  @Test("a range that cannot be swept proves nothing")
  func uselessRange() {
    let (page, sidebar, _) = Samples.sidebar()
    let told = failure { forEverySize(of: page, widths: -10...10) { $0[sidebar].width >= 0 } }
    #expect(told?.contains("Extents have to be finite, and not negative.") == true)
    let doubted = failure { forEverySize(of: page, widths: -10...10, allowsDoubts: true) { $0[sidebar].width >= 0 } }
    #expect(doubted == told, "allowing doubts changes nothing if no size was checked")
  }

  @Test("the first and last widths count if text breaks there, and so does a single width")
  func ends() {
    let page = Box("page")
    let label = Label("aa bbbb cc", font: .cells)
    let shrinking = Label("aa bbbb cc", font: .cells, name: "shrinking")
    page.add([label, shrinking])
    page.constraints { page in
      label.leadingTopAnchor == page.leadingTopAnchor
      label.trailingAnchor == page.trailingAnchor
      shrinking.leadingTopAnchor == page.leadingTopAnchor
      shrinking.widthAnchor == 20 - page.widthAnchor
    }
    page.layout(width: 20, height: 20)
    // A width of 6.999 is enough for "aa bbbb" in one line, because a text may be wider than its label by a thousandth.
    // The shrinking label is 7 wide in a page of 13, and narrower in a wider page.
    let last = failure { forEverySize(of: page, widths: 5...7) { layout in layout[label].height >= 3 } }
    #expect(last == "Failed: 'aa bbbb cc'.height >= 3. At height 20 and widths from 6.999 to 7.")
    forEverySize(of: page, widths: 5...6.9) { layout in layout[label].height >= 3 }
    let first = failure { forEverySize(of: page, widths: 13...15) { layout in layout[shrinking].height >= 3 } }
    #expect(first == "Failed: 'shrinking'.height >= 3. At height 20 and widths from 13 to 13.001.")
    let only = failure { forEverySize(of: page, widths: 7...7) { layout in layout[label].height >= 3 } }
    #expect(only == "Failed: 'aa bbbb cc'.height >= 3. At height 20 and width 7.")
  }

  @Test("text never leaves its card, at any width")
  func text() {
    let card = Box("card")
    let label = Label("The quick brown fox jumps over the lazy dog.", font: .proportional(16))
    card.add(label)
    label.constraints { label in
      label.topAnchor == card.topAnchor + 8
      label.leftAnchor == card.leftAnchor + 8
      label.rightAnchor == card.rightAnchor - 8
    }
    card.layout(width: 300, height: 200)
    forEverySize(of: card, widths: 120...900) { $0.isInside(label, card, margin: 8) }
    let told = failure { forEverySize(of: card, widths: 40...900) { $0.isInside(label, card, margin: 8) } }
    #expect(told?.contains("Failed: ") == true && told?.contains("and widths from 40 to") == true)
  }
}
