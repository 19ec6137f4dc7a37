import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// Choices that vanish and return within a layout, because a later choice changes the constraints that they depend on.
@Suite struct ReturningChoiceTests {
  private let root = Box("root"), outside = Box("outside"), first = Box("first"), rest = Box("rest"), host = Box("host")

  /// The stack chooses whether its expanded cell shares free space, but only while `tied` is taken, because the length
  /// of the first item is known before the solve otherwise.
  ///
  /// The host is always 20 points wide, so `free` never counts. With `tied`, the first item is 200 points wide, and the
  /// expanded cell gets what remains.
  @Test(arguments: [(100.0, 0.0), (219, 0), (221, 1), (300, 80)])
  func sharingThatDependsOnALaterAlternative(width: Double, remaining: Double) {
    first.intrinsicSize = Size(width: 30, height: 10)
    host.intrinsicSize = Size(width: 20, height: 10)
    let stack = Grid.horizontal {
      first.auto()
      rest.expanded()
      host.auto()
    }
    for item in [stack, outside] { root.add(item) }
    root.constraints { root in
      stack.leadingAnchor == root.leadingAnchor
      stack.topAnchor == root.topAnchor
      stack.widthAnchor == root.widthAnchor
      outside.widthAnchor == 200
    }
    host.alternatives {
      Alternative("free", when: host.widthAnchor >= 50)
      Alternative("tied") { first.widthAnchor == outside.widthAnchor }
    }
    let report = root.layout(width: width, height: 40)
    #expect(report.conflicts.isEmpty && host.takenAlternative == "tied")
    #expect(first.frame.width == 200 && rest.frame.width == remaining && host.frame.x == 200 + remaining)
  }

  /// The width of the stack is that of `y`, so a choice selects the range of widths in which `x` is placed.
  @Test("a tree that leaves and comes back makes its choices again", arguments: [false, true])
  func returningTree(isTiedToLine: Bool) {
    let x = Box("x"), y = Box("y")
    x.intrinsicSize = Size(width: 20, height: 10)
    y.intrinsicWidth = 49
    let line = Grid.wrapping(distribution: .end) { x }
    let stack = Grid.vertical {
      line.expanded()
      y.constant(65)
    }
    root.add(stack)
    func place() {
      stack.constraints {
        $0.leadingTopAnchor == root.leadingTopAnchor
        $0.bottomAnchor <= root.bottomAnchor
      }
    }
    place()
    x.constraints { x in
      if isTiedToLine {
        x.heightAnchor <= line.heightAnchor * 0.75 --! .priority(539)
      } else {
        x.widthAnchor <= root.widthAnchor * 0.5 --! .priority(500)
      }
    }
    for _ in 0..<3 {
      root.layout(width: 76, height: 100)
      // The line is as wide as `y`, and `x` stands at its end.
      #expect(line.frame.width == 49 && x.frame.x == 29)
      stack.remove()
      root.add(stack)
      place()
    }
  }
}
