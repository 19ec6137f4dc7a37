import BowerbirdLayout
import Testing

@Suite("From right to left")
struct DirectionTests {
  private let root = Box("root")
  private let box = Box("box")

  init() {
    root.add(box)
    box.constraints {
      $0.widthAnchor == 30
      $0.heightAnchor == 10
      $0.topAnchor == root.topAnchor
    }
  }

  @Test func leadingIsRight() {
    box.constraints { $0.leadingAnchor == root.leadingAnchor + 10 }
    root.layout(width: 100, height: 10)
    #expect(box.frame.x == 10)
    root.layoutDirection = .rightToLeft
    let report = root.layout(width: 100, height: 10)
    #expect(box.frame.x == 60 && report.changed.map(\.name) == ["box"])
    root.layout(width: 200, height: 10)
    #expect(box.frame.x == 160)
    root.layoutDirection = .leftToRight
    root.layout(width: 100, height: 10)
    #expect(box.frame.x == 10)
  }

  @Test func leftIsLeft() {
    box.constraints { $0.leftAnchor == root.leftAnchor + 10 }
    root.layoutDirection = .rightToLeft
    root.layout(width: 100, height: 10)
    #expect(box.frame.x == 10)
    let other = Box("other")
    root.add(other)
    other.constraints {
      $0.rightAnchor == root.rightAnchor - 5
      $0.leftAnchor == box.rightAnchor + 5
    }
    root.layout(width: 200, height: 10)
    #expect(box.frame.x == 10 && other.frame.x == 45 && other.frame.width == 150)
  }

  @Test func aSubtreeMayRunTheOtherWay() {
    let inner = Box("inner"), leaf = Box("leaf"), marker = Box("marker")
    root.add([inner, marker])
    inner.add(leaf)
    inner.layoutDirection = .rightToLeft
    #expect(leaf.layoutDirection == .rightToLeft && box.layoutDirection == .leftToRight)
    inner.constraints {
      $0.leadingAnchor == root.leadingAnchor + 20
      $0.widthAnchor == 50
    }
    leaf.constraints {
      $0.leadingAnchor == inner.leadingAnchor + 5
      $0.widthAnchor == 10
    }
    marker.constraints {
      $0.leadingAnchor == leaf.leadingAnchor
      $0.trailingAnchor == leaf.trailingAnchor + 1
    }
    root.layout(width: 100, height: 10)
    #expect(inner.frame.x == 20)
    #expect(leaf.frame.x == 50 - 5 - 10)
    // In the root leading is left, for the leaf too: it begins at 20 + 35.
    #expect(marker.frame.x == 55 && marker.frame.width == 11)
    #expect(leaf.layoutNode.value(of: .leading) == 45)
  }

  /// A change of direction rebuilds everything, including the list of items whose extents are checked.
  @Test("content is measured again after the direction has changed and changed back")
  func measuredAgain() {
    let text = Box("text")
    text.measure = { Measurement(size: Size(width: 100, height: $0.width < 100 ? 40 : 20)) }
    root.add(text)
    text.constraints {
      $0.topAnchor == root.topAnchor
      $0.horizontalEdgesAnchor == root.horizontalEdgesAnchor
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft, .leftToRight] {
      root.layoutDirection = direction
      for (width, height) in [(60.0, 40.0), (120, 20), (60, 40)] {
        root.layout(width: width, height: 100)
        #expect(text.frame == Rect(x: 0, y: 0, width: width, height: height), "\(direction)")
      }
    }
  }
}
