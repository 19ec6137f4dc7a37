import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Views of columns that required constraints tie to other items.
///
/// In a container of known width, such a constraint holds. That of the columns is left out and reported.
@Suite struct ColumnTieTests {
  private func makePair() -> (root: Box, first: Box, second: Box, guide: Box) {
    let root = Box("root"), container = Box("container"), first = Box("first"), second = Box("second")
    let guide = Box("guide")
    for view in [first, second] { view.grid.columns = 6 }
    container.grid.views = [first, second]
    root.add([container, guide])
    container.constraints { $0.edgesAnchor == root.edgesAnchor }
    guide.constraints {
      $0.leadingTopAnchor == root.leadingTopAnchor
      $0.sizeAnchor == Size(width: 33, height: 5)
    }
    return (root, first, second, guide)
  }

  @Test("A width tied to an item outside is reported, and the other view keeps its columns")
  func widthOutside() {
    let (root, first, second, guide) = makePair()
    first.constraints { $0.widthAnchor == guide.widthAnchor }
    for _ in 0..<2 {
      let report = root.layout(width: 120, height: 50)
      #expect(report.conflicts.map { $0.leftOut.identifier } == ["cell length"])
      #expect(report.conflicts[0].members.contains { $0.items == ["first", "guide"] })
      #expect(first.frame == Rect(x: 0, y: 0, width: 33, height: 50))
      #expect(second.frame == Rect(x: 60, y: 0, width: 60, height: 50))
    }
    // In a container of 66, the columns are 33 wide too.
    #expect(root.layout(width: 66, height: 50).conflicts.isEmpty && first.frame.width == 33)
  }

  @Test("An edge tied to an item outside is reported")
  func edgeOutside() {
    let (root, first, second, guide) = makePair()
    first.constraints { $0.trailingAnchor == guide.trailingAnchor }
    #expect(root.layout(width: 120, height: 50).conflicts.count == 1)
    #expect(first.frame == Rect(x: 0, y: 0, width: 33, height: 50) && second.frame.width == 60)
  }

  @Test("A width tied to another view is reported")
  func widthOfSibling() {
    let (root, first, second, _) = makePair()
    first.constraints { $0.widthAnchor == second.widthAnchor * 2 }
    #expect(root.layout(width: 120, height: 50).conflicts.count == 1)
    #expect(first.frame.width == 2 * second.frame.width && [first, second].contains { $0.frame.width == 60 })
  }

  @Test("A height tied to an item outside is reported")
  func heightOutside() {
    let (root, first, second, guide) = makePair()
    first.constraints { $0.heightAnchor == guide.heightAnchor }
    #expect(root.layout(width: 120, height: 50).conflicts.count == 1)
    #expect(first.frame.height == 5 && second.frame.height == 50)
  }

  @Test("An aspect ratio contradicts no columns, unless the width is tied as well", arguments: [false, true])
  func aspectRatio(isTied: Bool) {
    let (root, first, second, guide) = makePair()
    first.aspectRatio(3).isActive = true
    if isTied { first.constraints { $0.widthAnchor == guide.widthAnchor } }
    #expect(root.layout(width: 120, height: 50).conflicts.count == (isTied ? 1 : 0))
    #expect(first.frame == Rect(x: 0, y: 0, width: isTied ? 33 : 60, height: isTied ? 11 : 20))
    #expect(second.frame == Rect(x: 60, y: 0, width: 60, height: 50))
  }

  @Test("An optional tie gives way to the columns", arguments: [1.0, 900, 990])
  func optionalTie(level: Double) {
    let (root, first, _, guide) = makePair()
    first.constraints { $0.widthAnchor == guide.widthAnchor --! .priority(Priority(level)) }
    #expect(root.layout(width: 120, height: 50).conflicts.isEmpty && first.frame.width == 60)
  }

  @Test("A container of unknown width follows the tie of its view")
  func unknownWidth() {
    let root = Box("root"), container = Box("container"), view = Box("view"), guide = Box("guide")
    view.grid.columns = 6
    container.grid.views = [view]
    root.add([container, guide])
    container.constraints { $0.leadingTopAnchor == root.leadingTopAnchor }
    guide.constraints {
      $0.leadingTopAnchor == root.leadingTopAnchor
      $0.sizeAnchor == Size(width: 33, height: 5)
    }
    view.constraints { $0.widthAnchor == guide.widthAnchor }
    #expect(root.layout(width: 120, height: 50).conflicts.isEmpty)
    #expect(view.frame.width == 33 && container.frame.width == 66)
  }

  /// The expected numbers are those of the article: a pitch is (width + space) / 12.
  @Test("Every tie that contradicts its columns is reported, wherever the container lies", arguments: 0..<UInt64(150))
  func randomTies(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let root = Box("root"), container = Box("container"), guide = Box("guide")
    let width = Double(60 * random.whole(1...4)), space = Double(2 * random.whole(0...2))
    container.grid.interimSpace = space
    let outer = Self.outer(of: container, width, random.whole(0...3))
    root.add([outer, guide])
    outer.constraints { $0.edgesAnchor == root.edgesAnchor }
    let length = Double(random.whole(5...90))
    guide.constraints {
      $0.leadingTopAnchor == root.leadingTopAnchor
      $0.sizeAnchor == Size(width: length, height: 5)
    }
    let pitch = (width + space) / 12
    var due: [(view: Box, x: Double, width: Double)] = []
    var before = 0, contradictions = 0
    while before < 12 {
      let view = Box("view \(due.count)"), span = random.whole(1...min(6, 12 - before))
      view.grid.columns = span
      container.grid.views.append(view)
      var viewWidth = Double(span) * pitch - space
      if random.whole(0...1) == 0 {
        view.constraints { $0.widthAnchor == guide.widthAnchor / 2 }
        if viewWidth != length / 2 { contradictions += 1 }
        viewWidth = length / 2
      }
      due.append((view, Double(before) * pitch, viewWidth))
      before += span
    }
    for round in 0..<2 {
      let report = root.layout(width: 240, height: 50)
      #expect(report.conflicts.count == contradictions, "seed \(seed), \(round): \(report)")
      for (view, x, width) in due {
        #expect(
          (view.frame.x - x).magnitude < 1e-9 && (view.frame.width - width).magnitude < 1e-9,
          "seed \(seed), \(round): \(view.name) \(view.frame), due at \(x), \(width)")
      }
    }
  }

  /// Returns an item in which a container has a known width, and whose width is 240.
  private static func outer(of container: Box, _ width: Double, _ kind: Int) -> Box {
    switch kind {
    case 0: return Grid.horizontal { container.constant(width) }
    case 1: return Grid(tracks: [.pt(width), .fr(1)], spacing: 0) { container }
    default:
      let box = Box("outer")
      box.add(container)
      container.constraints {
        $0.leadingTopAnchor == box.leadingTopAnchor
        $0.heightAnchor == box.heightAnchor
        if kind == 2 { $0.widthAnchor == width } else { $0.trailingAnchor == box.trailingAnchor - (240 - width) }
      }
      return box
    }
  }
}
