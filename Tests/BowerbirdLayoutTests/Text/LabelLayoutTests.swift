import BowerbirdLayout
import Testing

/// Labels in a layout, with cells for points.
@Suite("Labels in a layout")
struct LabelLayoutTests {
  private let page = Box("page")

  @Test("a label in a narrow page is as high as its broken lines")
  func heightForWidth() {
    let label = Label("the quick brown fox", font: .cells)
    page.add(label)
    label.constraints { label in
      label.topAnchor == page.topAnchor
      label.leadingAnchor == page.leadingAnchor
      label.trailingAnchor <= page.trailingAnchor
    }
    page.layout(width: 9, height: 10)
    #expect(label.frame.height == 2)
    #expect(label.lines.map(\.text) == ["the quick", "brown fox"])
    page.layout(width: 5, height: 10)
    #expect(label.frame == Rect(x: 0, y: 0, width: 5, height: 4))
    page.layout(width: 40, height: 10)
    #expect(label.frame == Rect(x: 0, y: 0, width: 19, height: 1))
  }

  @Test("a box below a label follows its height and its last baseline")
  func baselines() {
    let label = Label("A A", font: .proportional(2048))
    let line = Box("line")
    page.add([label, line])
    page.constraints { page in
      label.topAnchor == page.topAnchor
      label.leadingAnchor == page.leadingAnchor
      label.widthAnchor == 2000
      line.topAnchor == label.lastBaselineAnchor
      line.bottomAnchor == label.bottomAnchor
    }
    page.layout(width: 3000, height: 9000)
    // Each "A" has a line of its own: 2 × 2384 high, the last baseline an ascent below the second top.
    #expect(label.frame.height == 4768)
    #expect(line.frame.minY == 4285)
    #expect(line.frame.height == 483)
  }

  @Test("a new text changes the frame at the next layout")
  func changes() {
    let label = Label("one", font: .cells)
    page.add(label)
    label.constraints { label in
      label.topAnchor == page.topAnchor
      label.leadingAnchor == page.leadingAnchor
    }
    page.layout(width: 20, height: 10)
    #expect(label.frame.size == Size(width: 3, height: 1))
    label.text = "one\nand two"
    page.layout(width: 20, height: 10)
    #expect(label.frame.size == Size(width: 7, height: 2))
  }

  @Test("text never gets less than it measured", arguments: (0..<90).map { 60 + 7.3 * Double($0) })
  func enoughRoom(_ width: Double) {
    let label = Label("The quick brown fox jumps over the lazy dog, well-known since 1888.", font: .proportional(16))
    page.add(label)
    label.constraints { label in
      label.topAnchor == page.topAnchor
      label.leadingAnchor == page.leadingAnchor + 10.1
      label.trailingAnchor <= page.trailingAnchor - 10.3
    }
    page.layout(width: width, height: 400)
    let needed = label.measurement(in: label.frame.width).size
    #expect(label.frame.height >= needed.height - 1e-9)
    #expect(label.lines.allSatisfy { $0.frame.width <= label.frame.width + 1e-3 })
  }

  @Test("text is not cut off where its frame is snapped", arguments: [1, 1.25, 2])
  func snapped(scale: Double) {
    let page = Box("page")
    let text = Label("The quick brown fox jumps over the lazy dog again and again", font: .proportional(13))
    page.add(text)
    text.constraints {
      $0.leadingTopAnchor == page.leadingTopAnchor + (x: 4.5, y: 4.14)
      $0.trailingAnchor == page.trailingAnchor - 3.78
    }
    for step in 0..<200 {
      page.layout(width: 90 + 0.37 * Double(step), height: 300, scale: scale)
      // The lines that stand in the frame as it is need no more than its height.
      let needed = text.measurement(in: text.frame.width).size.height
      #expect(needed <= text.frame.height + 1e-9, "in \(text.frame.width)")
    }
  }
}
