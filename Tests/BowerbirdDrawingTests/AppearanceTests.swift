import BowerbirdDrawing
import BowerbirdLayout
import Testing

@Suite("Looks of boxes")
struct AppearanceTests {
  private let page = Box("page")
  private let box = Box("box")

  init() {
    page.add(box)
    box.constraints { view in
      view.leftTopAnchor == page.leftTopAnchor + (x: 10, y: 20)
      view.widthAnchor == 80
      view.heightAnchor == 40
    }
    page.layout(width: 200, height: 100)
  }

  private func svg(_ appearance: BoxAppearance) -> String {
    var options = DrawingOptions(showsNames: false)
    options[box] = appearance
    return page.svg(options)
  }

  private static let warning = "stroke=\"#e5484d\" stroke-width=\"2\""
  private static let frame = "x=\"10.5\" y=\"20.5\" width=\"79\" height=\"39\""

  @Test("a box has the fill and the corners that it was given, and others stay as they are")
  func fill() {
    let svg = svg(BoxAppearance(fill: "#ffe", cornerRadius: 12))
    #expect(svg.contains("<rect class=\"box shade1\" \(Self.frame) rx=\"12\" style=\"fill: #ffe; stroke: none\"/>"))
    #expect(svg.contains("<rect class=\"box shade0\" x=\"0.5\" y=\"0.5\" width=\"199\" height=\"99\" rx=\"4\"/>"))
  }

  @Test("a radius is at most half of the shorter side, and anything but a number is no radius")
  func radii() {
    #expect(svg(BoxAppearance(cornerRadius: 100)).contains("\(Self.frame) rx=\"20\""))
    #expect(svg(BoxAppearance(cornerRadius: -3)).contains("\(Self.frame) rx=\"0\""))
    #expect(svg(BoxAppearance(cornerRadius: .nan)).contains("\(Self.frame) rx=\"4\""))
  }

  @Test("an image covers its box, with the corners of the box")
  func image() {
    let svg = svg(BoxAppearance(cornerRadius: 6, image: "a.jpg?b&c"))
    let clip = "preserveAspectRatio=\"xMidYMid slice\" style=\"clip-path: inset(0 round 6px)\""
    #expect(svg.contains("<image href=\"a.jpg?b&amp;c\" \(Self.frame) \(clip)/>"))
    #expect(isWellFormed(svg))
  }

  @Test("a bold text is as wide as it was measured")
  func bold() {
    let label = Label("A", font: .proportional(2048))
    label.layout(width: 3000, height: 3000)
    var options = DrawingOptions()
    options[label].isBold = true
    let bold = "font-size=\"2048\" font-weight=\"bold\" textLength=\"1401\""
    #expect(label.svg(options).contains(bold))
    #expect(!label.svg().contains("bold"))
  }

  @Test("the edges over which a text goes are marked")
  func overflow() {
    // An A of 2048 is 1401 wide and 2384 high.
    let label = Label("A", font: .proportional(2048)), page = Box("page")
    page.add(label)
    var (width, height): (LayoutConstraint?, LayoutConstraint?)
    label.constraints { view in
      view.leftTopAnchor == page.leftTopAnchor
      view.widthAnchor == 1000 --> width
      view.heightAnchor == 2400 --> height
    }
    page.layout(width: 4000, height: 4000)
    #expect(page.svg().contains("<path class=\"overflow\" \(Self.warning) d=\"M1000 0L1000 2400\"/>"))
    #expect(page.svg().components(of: "class=\"overflow\"") == 1)
    height?.constant = 2000
    page.layout(width: 4000, height: 4000)
    #expect(page.svg().contains("<path class=\"overflow\" \(Self.warning) d=\"M0 2000L1000 2000\"/>"))
    #expect(page.svg().components(of: "class=\"overflow\"") == 2)
    width?.constant = 1401
    height?.constant = 2384
    page.layout(width: 4000, height: 4000)
    #expect(page.svg().components(of: "class=\"overflow\"") == 0)
  }

  @Test("an arrow gives way to a text")
  func arrowBesideText() {
    // The line of the text is 16 * 2384/2048 = 18.625 high, from 40; so the arrow at 50 goes to 62.
    let label = Label("mm", font: .proportional(16)), page = Box("page"), box = Box("box")
    page.add([label, box])
    page.constraints { page in
      label.leftTopAnchor == page.leftTopAnchor + (x: 0, y: 40)
      box.leftAnchor == page.leftAnchor + 30
      box.topAnchor == page.topAnchor
      box.bottomAnchor == page.bottomAnchor
    }
    page.layout(width: 200, height: 100)
    #expect(page.svg(DrawingOptions(showsConstraints: true)).contains("M0 62L30 62"))
  }

  @Test("a page tells the path and the frame of the box under the pointer; a picture alone does not")
  func hints() {
    let hint = "<title>box: 80 × 40 at (10, 20)</title>"
    #expect(page.html().contains(hint))
    #expect(!page.svg().contains(hint))
  }
}

extension String {
  /// Returns the number of times that a text occurs.
  fileprivate func components(of text: String) -> Int {
    var count = 0, rest = self[...]
    while let found = rest.firstRange(of: text) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
