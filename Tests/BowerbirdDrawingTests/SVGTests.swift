import BowerbirdDrawing
import BowerbirdLayout
import Foundation
import Testing

@Suite("SVG")
struct SVGTests {
  @Test("the picture is as large as the layout and its margin")
  func size() {
    let svg = Samples.image().svg()
    #expect(svg.contains("width=\"344\" height=\"264\" viewBox=\"-12 -12 344 264\""))
    let bare = Samples.image().svg(DrawingOptions(margin: 0))
    #expect(bare.contains("width=\"320\" height=\"240\" viewBox=\"0 0 320 240\""))
  }

  @Test("each box is drawn half a line inside its frame, in the root's coordinates")
  func boxes() {
    let svg = Samples.image().svg()
    #expect(svg.contains("<rect class=\"box shade0\" x=\"0.5\" y=\"0.5\" width=\"319\" height=\"239\" rx=\"4\"/>"))
    #expect(svg.contains("<rect class=\"box shade1\" x=\"20.5\" y=\"20.5\" width=\"279\" height=\"167\" rx=\"4\"/>"))
    // A note 24 below and 8 beside a track at (122, 16): at (130, 40), 80 wide.
    #expect(Samples.board().svg().contains("x=\"130.5\" y=\"40.5\" width=\"79\" height=\"49\""))
  }

  @Test("names are written, with the size where there is room, and can be left out")
  func names() {
    let svg = Samples.image().svg()
    #expect(svg.contains(">container</text>"))
    #expect(svg.contains(">image</text>"))
    #expect(svg.contains(">280 × 168</text>"))
    let silent = Samples.image().svg(DrawingOptions(showsNames: false))
    #expect(!silent.contains("<text"))
  }

  @Test("a label's lines stand on their baselines, as wide as they were measured")
  func labels() {
    let label = Label("A A", font: .proportional(2048))
    let page = Box("page")
    page.add(label)
    label.constraints { label in
      label.topAnchor == page.topAnchor + 100
      label.leadingAnchor == page.leadingAnchor
      label.widthAnchor == 2000
    }
    page.layout(width: 3000, height: 6000)
    let svg = page.svg()
    let length = "textLength=\"1401\" lengthAdjust=\"spacingAndGlyphs\""
    #expect(svg.contains("<text class=\"text ink\" x=\"0\" y=\"2001\" font-size=\"2048\" \(length)>A</text>"))
    #expect(svg.contains("<text class=\"text ink\" x=\"0\" y=\"4385\" font-size=\"2048\" \(length)>A</text>"))
  }

  @Test("names and texts are escaped")
  func escaping() {
    let page = Box("<page> & \"more\"")
    let label = Label("1 < 2 & 3 > 2", font: .proportional(10))
    page.add(label)
    page.layout(width: 200, height: 100)
    let svg = page.svg()
    #expect(svg.contains("<title>&lt;page&gt; &amp; &quot;more&quot;</title>"))
    #expect(svg.contains(">1 &lt; 2 &amp; 3 &gt; 2</text>"))
  }

  @Test("lines and gaps of a source of guides are drawn, unless they are not wanted")
  func guides() {
    let board = Samples.board()
    let svg = board.svg()
    // Tracks are 96 wide and 10 apart, the first at 16.
    #expect(svg.contains("<rect class=\"gap\" x=\"112\" y=\"16\" width=\"10\" height=\"128\"/>"))
    #expect(svg.contains("<path class=\"guide\" d=\"M218 0L218 160\"/>"))
    #expect(!board.svg(DrawingOptions(showsGuides: false)).contains("class=\"gap\""))
  }

  @Test("the gaps of a grid lie behind its items, so that an item across several tracks covers them")
  func guidesBehindItems() throws {
    let svg = Samples.board().svg()
    let gap = try #require(svg.range(of: "class=\"gap\""))
    let track = try #require(svg.range(of: "class=\"box shade1\""))
    #expect(gap.lowerBound < track.lowerBound)
  }

  @Test("a name gives way to a box in front of it, into a corner that is free")
  func coveredNames() {
    let page = Box("page"), back = Box("back"), front = Box("front")
    page.add([back, front])
    page.constraints { page in
      back.edgesAnchor == page.edgesAnchor
      front.leftAnchor == page.leftAnchor + 60
      front.topAnchor == page.topAnchor + 40
      front.widthAnchor == 100
      front.heightAnchor == 60
    }
    page.layout(width: 200, height: 150)
    let svg = page.svg()
    // The middle at (100, 75) is covered, the corner is not.
    #expect(svg.contains("<text class=\"name ink1\" x=\"4\" y=\"11\">back</text>"))
    #expect(svg.contains(">front</text>"))
    page.layout(width: 200, height: 300)
    #expect(page.svg().contains("x=\"100\" y=\"148.5\">back</text>"), "300 high, its middle is free")
  }

  @Test("extents are written with a digit after the point, however long they are")
  func extents() {
    let page = Box("page"), third = Box("third")
    page.add(third)
    third.constraints { view in
      view.leftTopAnchor == page.leftTopAnchor
      view.widthAnchor == page.widthAnchor / 3
      view.heightAnchor == 40.06
    }
    page.layout(width: 200, height: 100)
    #expect(page.svg().contains(">66.7 × 40.1</text>"))
  }

  @Test("themes: one set of colors, the other, or both, by the reader's preference")
  func themes() {
    let image = Samples.image()
    #expect(image.svg().contains("@media (prefers-color-scheme: dark)"))
    #expect(image.svg().contains("#fdfcfa") && image.svg().contains("#14161b"))
    let light = image.svg(DrawingOptions(theme: .light))
    #expect(!light.contains("@media") && light.contains("#fdfcfa") && !light.contains("#14161b"))
    let dark = image.svg(DrawingOptions(theme: .dark))
    #expect(!dark.contains("@media") && !dark.contains("#fdfcfa") && dark.contains("#14161b"))
  }

  @Test("the same layout gives the same text")
  func deterministic() {
    let options = DrawingOptions(showsConstraints: true)
    #expect(Samples.card().svg(options) == Samples.card().svg(options))
  }

  @Test("hidden boxes are not drawn, nor the boxes in them")
  func hidden() {
    let board = Samples.board()
    board.children[0].isHidden = true
    let svg = board.svg()
    #expect(!svg.contains("plan"))
    #expect(svg.contains("build"))
  }

  @Test("a name is shortened to what is as wide as its box, also where characters are twice as wide")
  func shortened() {
    let texts = ["a name of twenty one": "a name o…", "漢字漢字漢字漢字": "漢字漢字…"]
    for (name, text) in texts {
      let box = Box(name)
      box.layout(width: 60, height: 20)
      // In 60 - 4, nine characters of 6.02 have room, or four of 12.04 and an ellipsis.
      #expect(box.svg().contains(">\(text)</text>"), "\(box.svg())")
    }
  }

  @Test("a tree that has never been laid out is an empty picture, not a mistake")
  func neverLaidOut() {
    let svg = Box("page").svg()
    #expect(svg.contains("width=\"24\" height=\"24\""))
    #expect(isWellFormed(svg))
  }

  @Test("every picture is well-formed")
  func wellFormed() {
    for box in [Samples.image(), Samples.card(), Samples.board(), Samples.dialogue()] {
      #expect(isWellFormed(box.svg(DrawingOptions(showsConstraints: true))))
    }
  }
}

/// Whether tags close in the order in which they were opened.
func isWellFormed(_ markup: String) -> Bool {
  var open: [Substring] = []
  for piece in markup.split(separator: "<").dropFirst(markup.first == "<" ? 0 : 1) {
    guard let end = piece.firstIndex(of: ">") else { return false }
    let tag = piece[..<end]
    if tag.hasSuffix("/") { continue }
    if tag.hasPrefix("/") {
      if open.popLast() != tag.dropFirst() { return false }
    } else if let name = tag.split(separator: " ").first {
      open.append(name)
    }
  }
  return open.isEmpty
}
