import BowerbirdLayout
import BowerbirdViews
import Testing

/// Runs the code of BowerbirdViews.md; that for UIKit is in the trial of the adaptor, which has a stub of the framework.
@MainActor
@Suite struct ViewsOverviewTests {
  private static let path = "Sources/BowerbirdViews/BowerbirdViews.docc/BowerbirdViews.md"
  private let document = TestedDocument("Sources/BowerbirdViews/BowerbirdViews.docc/BowerbirdViews.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `a toolkit of one's own`() throws {
    // The document's code begins
    @MainActor
    final class Panel: @MainActor HostView {
      let layoutNode: LayoutNode
      var frame = Rect.zero
      private(set) weak var parentPanel: Panel?
      private(set) var panels: [Panel] = []

      init(_ name: String) { layoutNode = LayoutNode(name: name) }

      var hostContent: HostContent { HostContent() }  // no opinion of its own
      func hostMeasurement(in proposal: Size) -> Measurement { Measurement(size: .zero) }
      var isHostHidden: Bool { false }
      var hostDirection: LayoutDirection { .leftToRight }
      var hostSize: Size { frame.size }
      var hostScale: Double { 2 }  // two pixels to a point
      var hostParent: (any HostView)? { parentPanel }
      var hostChildren: [any HostView] { panels }
      func hostAdopt(_ view: any HostView) {
        guard let panel = view as? Panel else { return }
        panels.append(panel)
        panel.parentPanel = self
      }
      func hostPlace(at frame: Rect) { self.frame = frame }
      func hostHide(_ isHidden: Bool) {}  // for views that a layout leaves out
    }

    let window = Panel("window"), sidebar = Panel("sidebar")
    window.frame.size = Size(width: 400, height: 300)
    window.add(sidebar)
    sidebar.constraints { view in
      view.leadingTopAnchor == window.leadingTopAnchor
      view.bottomAnchor == window.bottomAnchor
      view.widthAnchor == window.widthAnchor / 3
    }
    window.layOutViews()
    print(sidebar.frame.width, sidebar.frame.height)  // 133.5 300.0
    print(window.panels.count)  // 1
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws {
    let trial = DocumentCode.repositoryFile("Tests/Stubs/Trials/UIKitTrial.swift")
    let run = try DocumentCode.run(in: trial).blocks + DocumentCode.run(in: #filePath).blocks
    #expect(try DocumentCode.shown(in: Self.path).blocks == run)
  }
}
