import BowerbirdLayout
import Testing

@Suite("The contract's example")
struct ContractTests {
  @Test func theFramesAreThoseOfTheContract() {
    let container = Box("container"), image = Box("image")
    container.add(image)
    image.constraints { view in
      view.centerXAnchor == container.centerXAnchor
      view.topAnchor == container.topAnchor + 20
      view.widthAnchor == container.widthAnchor -- 20
      view.heightAnchor == view.widthAnchor * 0.6
    }
    let report = container.layout(width: 320, height: 480)
    #expect(image.frame == Rect(x: 20, y: 20, width: 280, height: 168))
    #expect(container.frame == Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(report.conflicts.isEmpty && report.problems.isEmpty && report.dropped.isEmpty)
    #expect(report.changed.map(\.name) == ["container", "image"])
    #expect(container.layout(width: 320, height: 480).changed.isEmpty)

    container.layout(width: 200, height: 480)
    #expect(image.frame == Rect(x: 20, y: 20, width: 160, height: 96))
  }
}
