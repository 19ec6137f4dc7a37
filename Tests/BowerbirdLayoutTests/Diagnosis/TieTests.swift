import BowerbirdLayout
import BowerbirdSolver
import Testing

/// Wishes of the level of a content: the report names those that decide a frame, once.
@Suite struct TieTests {
  private let screen = Box("screen"), title = Box("title")

  init() {
    screen.add(title)
    title.intrinsicSize = Size(width: 140, height: 20)
    title.constraints { $0.leadingTopAnchor == screen.leadingTopAnchor }
  }

  @discardableResult
  private func wish(_ width: Double, _ priority: Priority) -> ConstraintGroup {
    title.constraints { $0.widthAnchor == width --! .priority(priority) --! .identifier("wish") }
  }

  @Test func `a width below the content's, as strong as its resistance`() throws {
    wish(100, .high)
    let report = screen.layout(width: 320, height: 480)
    let tie = try #require(report.ties.first)
    #expect(report.ties.count == 1 && report.problems.isEmpty && report.conflicts.isEmpty)
    #expect(tie.item === title.layoutNode.reference && tie.axis == .horizontal && tie.priority == .high)
    #expect(tie.contentLength == 140)
    // Exactly one of both has its way, whichever it is.
    #expect(title.frame.width == (tie.contentPrevails ? 140 : 100))
    #expect(
      tie.description.contains(
        "and the content of 'title', 140 wide, have the same priority, 750, and cannot both hold"))
    #expect(report.description.contains("Give the constraint the priority 749 or 751 to decide between them."))
  }

  /// The text needs 140 at 750, and the form wants 90 − 24 at 750: each width between them costs as much as another.
  @Test func `the content of an item inside`() throws {
    let form = Box("form"), text = Box("text")
    screen.add(form)
    form.add(text)
    text.intrinsicSize = Size(width: 140, height: 20)
    form.constraints { $0.widthAnchor == screen.widthAnchor - 24 --! .priority(.high) }
    text.constraints { $0.horizontalEdgesAnchor == form.horizontalEdgesAnchor }
    let tie = try #require(screen.layout(width: 90, height: 100).ties.first)
    #expect(tie.item === text.layoutNode.reference && tie.contentLength == 140 && tie.priority == .high)
  }

  /// A point of height costs two points of width: the width has its way, and the text is 100 high instead of 20.
  @Test func `the height of the content, by way of an aspect ratio`() throws {
    title.contentHugging[.vertical] = 400
    title.constraints { _ in title.aspectRatio(2) }
    wish(200, 400)
    let tie = try #require(screen.layout(width: 320, height: 480).ties.first)
    #expect(tie.item === title.layoutNode.reference && tie.axis == .vertical && tie.contentLength == 20)
    #expect(!tie.contentPrevails && title.frame.size == Size(width: 200, height: 100))
  }

  /// A video of 90 × 90 leaves no height for the text below it, and a text of 20 leaves 70 × 70.
  @Test func `the height of a sibling's content, by way of an aspect ratio`() throws {
    let root = Box("root"), video = Box("video"), text = Box("text")
    root.add(video, text)
    text.intrinsicSize = Size(width: 50, height: 20)
    root.constraints {
      video.leadingTopAnchor == root.leadingTopAnchor
      video.aspectRatio(1)
      video.widthAnchor == root.widthAnchor --! .priority(.high)
      text.topAnchor == video.bottomAnchor
      text.leadingAnchor == root.leadingAnchor
      text.bottomAnchor <= root.bottomAnchor
    }
    let tie = try #require(root.layout(width: 90, height: 90).ties.first)
    #expect(tie.item === text.layoutNode.reference && tie.axis == .vertical && tie.priority == .high)
    #expect([0, 20].contains(text.frame.height) && video.frame.width == 90 - text.frame.height)
    #expect(root.layout(width: 300, height: 400).ties.isEmpty)
  }

  @Test func `it is told once`() {
    let group = wish(100, .high)
    #expect(screen.layout(width: 320, height: 480).ties.count == 1)
    #expect(screen.layout(width: 330, height: 480).ties.isEmpty)
    group.width?.constant = 90
    #expect(screen.layout(width: 340, height: 480).ties.isEmpty)
  }

  @Test func `a width above the content's, as strong as its hugging`() {
    wish(200, .low)
    #expect(screen.layout(width: 320, height: 480).ties.count == 1)
  }

  @Test(arguments: [749, 751, 500, 1000] as [Double]) func `other levels do not tie`(level: Double) {
    wish(100, Priority(level))
    let report = screen.layout(width: 320, height: 480)
    #expect(report.ties.isEmpty)
    #expect(title.frame.width == (level > 750 ? 100 : 140))
  }

  @Test func `wishes that both hold do not tie`() {
    wish(140, .high)
    #expect(screen.layout(width: 320, height: 480).ties.isEmpty)
  }

  @Test func `a resize that makes the tie decide is noticed`() {
    title.constraints { $0.trailingAnchor <= screen.trailingAnchor --! .priority(.high) }
    #expect(screen.layout(width: 320, height: 480).ties.isEmpty)
    #expect(screen.layout(width: 200, height: 480).ties.isEmpty)
    #expect(screen.layout(width: 100, height: 480).ties.count == 1)
    #expect(screen.layout(width: 90, height: 480).ties.isEmpty)
  }

  /// A side that wants 100, and a text of 140 in the rest; a note of 140 that has to be 50 takes no part.
  ///
  /// There is room for side and text in 320, and for one of them in 200.
  @Test(arguments: [749, 750, 751] as [Double]) func `a wish of the item beside the content`(level: Double) {
    let page = Box("page"), note = Box("note"), side = Box("side"), text = Box("text")
    page.add([note, side, text])
    for box in [note, text] { box.intrinsicSize = Size(width: 140, height: 20) }
    note.constraints { view in
      view.leadingTopAnchor == page.leadingTopAnchor
      view.widthAnchor == 50
    }
    side.constraints { view in
      view.leadingAnchor == page.leadingAnchor
      view.verticalEdgesAnchor == page.verticalEdgesAnchor
      view.widthAnchor == 100 --! .priority(Priority(level))
    }
    text.constraints { view in
      view.leadingAnchor == side.trailingAnchor
      view.trailingTopAnchor == page.trailingTopAnchor
    }
    #expect(page.layout(width: 320, height: 480).ties.isEmpty)
    let ties = page.layout(width: 200, height: 480).ties
    #expect(ties.map { $0.item === text.layoutNode.reference } == (level == 750 ? [true] : []))
    #expect(page.layout(width: 190, height: 480).ties.isEmpty)
  }
}
