import BowerbirdLayout
import BowerbirdTesting
import Testing

/// Each expectation passes when it must, and fails when it must.
@Suite("Expectations", .listening)
struct ExpectationTests {
  @Test("no conflicts, or a failure that names them")
  func conflicts() {
    let (container, image) = Samples.image()
    container.layout(width: 320, height: 480)
    expectNoConflicts(in: container)
    expectNoConflicts(in: image)
    image.constraints { $0.widthAnchor == 50 }
    let line = #line + 1
    let told = failures { expectNoConflicts(in: container) }
    #expect(told.map(\.line) == [line])
    #expect(told.first?.message.contains("'image'.width") == true)
  }

  @Test("a tree that was never laid out is laid out in the size that fits")
  func neverLaidOut() {
    let (container, image) = Samples.image()
    image.constraints { $0.widthAnchor == -50 }
    #expect(failure { expectNoConflicts(in: container) }?.contains("'image'.width") == true)
  }

  @Test("no ambiguity, or a failure that names the free values")
  func ambiguity() {
    let (container, image) = Samples.image()
    container.layout(width: 320, height: 480)
    expectNoAmbiguity(in: container)
    let badge = Box("badge")
    image.add(badge)
    badge.constraints { badge in
      badge.topAnchor == image.topAnchor
      badge.widthAnchor == 10
      badge.heightAnchor == 10
    }
    let sentence = """
      'badge'.leading is not determined: it is 0 and could as well be 1.
      Add a constraint for 'badge'.leading, such as a distance from an edge of 'image'.
      """
    #expect(failure { expectNoAmbiguity(in: container) } == sentence)
  }

  @Test("inside, at every depth or with a margin")
  func inside() {
    let (page, boxes) = Samples.page([("box", Rect(x: 10, y: 10, width: 80, height: 80))])
    expectInside(page)
    expectInside(boxes[0], page)
    expectInside(boxes[0], page, margin: 10)
    #expect(failure { expectInside(boxes[0], page, margin: 11) }?.contains("'box' lies inside of 'page'") == true)
    let inner = Box("inner")
    boxes[0].add(inner)
    inner.constraints { inner in
      inner.leftAnchor == boxes[0].leftAnchor - 1
      inner.topAnchor == boxes[0].topAnchor
      inner.widthAnchor == 10
      inner.heightAnchor == 10
    }
    page.layout(width: 100, height: 100)
    expectInside(inner, page)
    let told = failure { expectInside(page) }
    #expect(told?.hasPrefix("Failed: 'inner' lies inside of 'box' at the left.") == true)
    inner.isHidden = true
    expectInside(page)
  }

  @Test("a tree that has changed, or was never laid out, is laid out first")
  func upToDate() {
    let (page, boxes) = Samples.page([("box", Rect(x: 10, y: 10, width: 80, height: 80))])
    boxes[0].constraints { $0.leftAnchor == page.leftAnchor - 1 --! .priority(.high) }
    expectInside(boxes[0], page, margin: 10)
    let inner = Box("inner")
    boxes[0].add(inner)
    inner.constraints { inner in
      inner.leadingTopAnchor == boxes[0].leadingTopAnchor - 1
      inner.sizeAnchor == Size(width: 5, height: 5)
    }
    #expect(failure { expectInside(page) }?.hasPrefix("Failed: 'inner' lies inside of 'box'") == true)
    let (container, image) = Samples.image()
    image.constraints { $0.sizeAnchor == Size(width: 40, height: 24) }
    #expect(failure { expectInside(image, container, margin: 21) }?.contains("at the top with 21 to spare") == true)
  }

  @Test("no overlap of siblings or of any items; items that touch do not overlap")
  func overlap() {
    let (page, boxes) = Samples.page([
      ("a", Rect(x: 0, y: 0, width: 50, height: 50)), ("b", Rect(x: 50, y: 0, width: 50, height: 50)),
      ("c", Rect(x: 49, y: 50, width: 10, height: 10)), ("d", Rect(x: 40, y: 40, width: 20, height: 0)),
    ])
    expectNoOverlap(in: page)
    expectNoOverlap(boxes[0], boxes[1])
    let e = Box("e")
    page.add(e)
    e.constraints { e in
      e.edgesAnchor == boxes[2].edgesAnchor
    }
    page.layout(width: 100, height: 100)
    expectNoOverlap(e, boxes[0])
    let told = failure { expectNoOverlap(in: page) }
    #expect(told?.hasPrefix("Failed: 'c' and 'e' do not overlap.") == true)
    let pair = failure { expectNoOverlap(e, boxes[2]) }
    #expect(pair?.hasPrefix("Failed: 'e' and 'c' do not overlap.") == true)
  }

  @Test("alignment of edges, centers and extents")
  func aligned() {
    let (page, boxes) = Samples.page([
      ("a", Rect(x: 10, y: 0, width: 20, height: 10)), ("b", Rect(x: 10, y: 20, width: 30, height: 10)),
      ("c", Rect(x: 10, y: 40, width: 20, height: 30)),
    ])
    expectInside(page)
    expectAligned(.left, boxes[0], boxes[1], boxes[2])
    expectAligned(.leading, boxes[0], boxes[1], boxes[2])
    expectAligned(.width, boxes[0], boxes[2])
    expectAligned(.height, boxes[0], boxes[1])
    for attribute in [LayoutAttribute.right, .trailing, .centerX, .top, .bottom, .centerY, .width, .scalar(0)] {
      let told = failure { expectAligned(attribute, boxes[0], boxes[1]) }
      #expect(told?.hasPrefix("Failed: ") == true, "\(attribute)")
      #expect(told?.contains("'a'") == true && told?.contains("'b'") == true, "\(attribute)")
    }
  }

  @Test("leading is the same side as in constraints between the same items")
  func alignedInAMirroredPart() {
    let page = Box("page"), part = Box("part"), short = Box("short"), long = Box("long")
    page.add(part)
    part.add([short, long])
    part.layoutDirection = .rightToLeft
    page.constraints { page in
      part.edgesAnchor == page.edgesAnchor -- 10
      for (box, width) in [(short, 20.0), (long, 30)] {
        box.leadingTopAnchor == part.leadingTopAnchor
        box.sizeAnchor == Size(width: width, height: 10)
      }
    }
    page.layout(width: 100, height: 50)
    #expect(short.frame.x == 60 && long.frame.x == 50, "both begin at the right edge, 80")
    expectAligned(.leading, short, long)
    expectAligned(.leading, part, short, long)
    #expect(failure { expectAligned(.trailing, short, long) } != nil)
    #expect(failure { expectAligned(.left, short, long) } != nil)
    // With the page, the page's direction counts.
    #expect(failure { expectAligned(.leading, page, part) }?.contains("has the leading of 'page'") == true)
  }

  @Test("alignment of baselines")
  func baselines() {
    let page = Box("page")
    let large = Label("A", font: .proportional(20))
    let small = Label("a", font: .proportional(10))
    page.add([large, small])
    page.constraints { page in
      large.topAnchor == page.topAnchor
      small.firstBaselineAnchor == large.firstBaselineAnchor
    }
    page.layout(width: 100, height: 100)
    expectAligned(.firstBaseline, large, small)
    #expect(failure { expectAligned(.top, large, small) }?.hasPrefix("Failed: ") == true)
  }

  @Test("an item of another tree satisfies no property")
  func strangers() {
    let (page, _) = Samples.page([])
    #expect(failure { expectInside(Box("stranger"), page) }?.contains("'stranger'") == true)
  }
}
