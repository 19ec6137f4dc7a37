import BowerbirdLayout
import Testing

/// Pairs and lists of four with whole numbers, the number on the left, and what `print` writes.
@Suite struct PartNumberTests {
  private let stage = Stage()

  @Test func `locations and sizes`() {
    let gap = 8, half = 2.5
    stage.a.constraints {
      $0.leadingTopAnchor == stage.container.leadingTopAnchor + (x: gap, y: 4)
      $0.sizeAnchor == stage.container.sizeAnchor - (width: gap, height: half)
    }
    stage.s.constraints {
      $0.sizeAnchor == (width: 30, height: 40)
      $0.leadingTopAnchor == stage.a.leadingTopAnchor - (x: half, y: gap)
    }
    #expect(stage.frame() == Rect(x: 8, y: 4, width: 312, height: 477.5))
    #expect(stage.s.frame == Rect(x: 5.5, y: -4, width: 30, height: 40))
  }

  @Test func `the number on the left`() {
    let forty = 40
    stage.a.constraints {
      100 == $0.widthAnchor
      forty >= $0.heightAnchor
      $0.heightAnchor == 90 --! .priority(.low)
    }
    stage.s.constraints {
      forty <= $0.widthAnchor
      $0.widthAnchor == 0 --! .priority(.low)
      25.5 == $0.heightAnchor
    }
    #expect(stage.frame().size == Size(width: 100, height: 40))
    #expect(stage.s.frame.size == Size(width: 40, height: 25.5))
  }

  @Test func `what print writes`() {
    stage.a.constraints {
      $0.leadingTopAnchor == stage.container.leadingTopAnchor + 5
      $0.sizeAnchor == (width: 17.5, height: 20)
    }
    _ = stage.frame()
    #expect(String(reflecting: stage.a) == "'a' (x 5, y 5, 17.5 × 20)")
    #expect("\(stage.a)" == "'a' (x 5, y 5, 17.5 × 20)")
    #expect("\(stage.a.widthAnchor)" == "'a'.width")
    #expect("\(stage.a.leadingAnchor + 8)" == "'a'.leading + 8")
    #expect("\(stage.a.widthAnchor * 2 - stage.s.heightAnchor)" == "'a'.width * 2 - 's'.height")
  }
}
