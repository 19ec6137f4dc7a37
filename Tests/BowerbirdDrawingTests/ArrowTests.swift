import BowerbirdDrawing
import BowerbirdLayout
import Testing

@Suite("Constraint arrows")
struct ArrowTests {
  private let page = Box("page")
  private let box = Box("box")

  init() { page.add(box) }

  private func svg(@ConstraintBuilder _ constraints: () -> [LayoutConstraint]) -> String {
    let made = LayoutConstraint.activate(constraints)
    #expect(made.isActive)
    page.layout(width: 200, height: 100)
    return page.svg(DrawingOptions(showsConstraints: true))
  }

  @Test("a distance is an arrow from edge to edge with its value")
  func distance() {
    let svg = svg {
      box.leftAnchor == page.leftAnchor + 30
      box.topAnchor == page.topAnchor
      box.bottomAnchor == page.bottomAnchor
    }
    // From 0 to 30, in the middle of the height that both have.
    #expect(svg.contains("<path class=\"arrow\" d=\"M0 50L30 50"))
    #expect(svg.contains(">30</text>"))
  }

  @Test("an extent is an arrow across the box")
  func extent() {
    let svg = svg {
      box.widthAnchor == 80
      box.heightAnchor == 40
    }
    #expect(svg.contains("d=\"M0 34L80 34"))
    #expect(svg.contains(">80</text>"))
    #expect(svg.contains(">40</text>"))
  }

  @Test("bounds show the direction in which they hold, however they were written")
  func bounds() {
    let svg = svg {
      box.leftAnchor >= page.leftAnchor + 11
      box.rightAnchor <= page.rightAnchor - 22
      box.widthAnchor <= 33
    }
    #expect(svg.contains(">≥ 11</text>"))
    #expect(svg.contains(">≥ 22</text>"))
    #expect(svg.contains(">≤ 33</text>"))
  }

  @Test("an arrow begins at the edge of its constraint if a box is mirrored and its parent is not")
  func mirrored() {
    box.layoutDirection = .rightToLeft
    let inner = Box("inner")
    box.add(inner)
    let svg = svg {
      // On the left, for both are inside of the page.
      box.leadingAnchor == page.leadingAnchor + 30
      box.trailingAnchor == page.trailingAnchor - 50
      box.verticalEdgesAnchor == page.verticalEdgesAnchor
      // On the right, for both are inside of the box.
      inner.leadingAnchor == box.leadingAnchor + 10
      inner.widthAnchor == 20
      inner.verticalEdgesAnchor == box.verticalEdgesAnchor
    }
    #expect(svg.contains("d=\"M0 50L30 50"))
    #expect(svg.contains("d=\"M150 50L140 50"))
  }

  @Test("optional constraints are dashed")
  func wishes() {
    let svg = svg {
      box.leftAnchor == page.leftAnchor + 30 --! .priority(.low)
    }
    #expect(svg.contains("class=\"arrow wish\""))
  }

  @Test("constraints without a distance and inactive ones have no arrow, and arrows are off by default")
  func nothing() {
    let svg = svg {
      box.leftAnchor == page.leftAnchor
      box.widthAnchor == page.widthAnchor * 0.5
      box.heightAnchor == box.widthAnchor
    }
    #expect(!svg.contains("<path"))
    let group = box.constraints { $0.topAnchor == page.topAnchor + 5 }
    group.isActive = false
    #expect(!page.svg(DrawingOptions(showsConstraints: true)).contains("<path"))
    group.isActive = true
    page.layout(width: 200, height: 100)
    #expect(!page.svg().contains("<path"))
    #expect(page.svg(DrawingOptions(showsConstraints: true)).contains("<path"))
  }

  @Test("a value gives way to the name of its box, along the arrow")
  func values() {
    let svg = svg {
      box.widthAnchor == 80
      box.heightAnchor == 40
    }
    // The name stands from 15.5 to 25.5, around 40; the value of an arrow at 34 would reach from 22 to 31 in the middle.
    #expect(svg.contains("<text class=\"value\" x=\"20\" y=\"30\">80</text>"))
  }

  @Test("a name gives way to arrows, into a corner")
  func names() {
    let svg = svg {
      box.widthAnchor == 50
      box.heightAnchor == 50
    }
    // The arrow of the height stands 10 and its value's width, 2 * 9 * 1233/2048, before the right edge; the name would
    // reach from 16 to 34 in the middle.
    #expect(svg.contains("d=\"M29.163 0L29.163 50"))
    #expect(svg.contains(" x=\"4\" y=\"11\">box</text>"))
  }

  @Test("a preference for a small size is no distance")
  func small() {
    let svg = svg {
      box.widthAnchor <= 0 --! .priority(.low)
      box.heightAnchor == 0 --! .priority(.low)
    }
    #expect(!svg.contains("<path"))
  }

  @Test("an arrow that would lie on another is put beside it")
  func stacking() {
    let svg = svg {
      box.leftAnchor == page.leftAnchor + 30
      box.rightAnchor == page.leftAnchor + 90
      box.topAnchor == page.topAnchor
      box.bottomAnchor == page.bottomAnchor
    }
    #expect(svg.contains("M0 50L30 50"))
    #expect(svg.contains("M0 62L90 62"))
  }
}
