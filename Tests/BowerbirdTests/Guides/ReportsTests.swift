import Bowerbird
import BowerbirdDrawing
import Testing

/// The code of the article about reports runs here, word for word.
@Suite struct ReportsTests {
  private let document = TestedDocument("Sources/Bowerbird/Bowerbird.docc/Reports.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `what a layout reports`() throws {
    // The document's code begins
    let form = Box("form"), label = Label("A long label that wraps"), button = Box("button")
    form.add([label, button])
    label.constraints { view in
      view.leadingTopAnchor == form.leadingTopAnchor + 10
      view.trailingAnchor == form.trailingAnchor - 10
    }
    button.constraints { view in
      view.topAnchor == label.bottomAnchor + 10
      view.leadingAnchor == label.leadingAnchor
      view.sizeAnchor == Size(width: 80, height: 30)
      view.bottomAnchor == form.bottomAnchor - 10
    }
    let size = form.fittingSize(width: 120)  // as high as its content in this width
    let report = form.layout(size)
    print(report)  // 3 frames have changed.
    print(button.frame.maxY + 10 == size.height)  // true
    form.layoutDirection = .rightToLeft
    form.layout(size)
    print(button.frame.x)  // 30.0
    print(form.svg().hasPrefix("<svg"), form.text(columns: 30).isEmpty)  // true false

    let tooWide = button.widthAnchor == 200
    tooWide.isActive = true  // as a closure of constraints does for those in it
    print(form.layout(size).conflicts.count)  // 1
    tooWide.isActive = false
    button.remove()  // its constraints wait until it is added again
    print(form.layout(size).dropped.count)  // 5
    // and ends
    try document.expectPrinted()
  }

  @Test func `the article has no other Swift`() throws { try document.expectAllCode() }
}
