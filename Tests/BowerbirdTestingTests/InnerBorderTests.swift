import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting
import Testing

/// Sizes on the borders between polygons, where frames jump.
@Suite struct InnerBorderTests {
  /// Expects that a sweep has the frames of layouts at all given sizes.
  private func expectLayouts(
    of root: Box, _ boxes: [Box], at sizes: [Size], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let sweep = root.sweep(widths: 50...300, heights: 50...300)
    #expect(sweep.isProved, "\(sweep.doubts)", sourceLocation: sourceLocation)
    for size in sizes {
      root.layout(size)
      for box in boxes {
        let due = box.isLeftOut ? .zero : box.frame, frame = sweep.frame(of: box, at: size) ?? .zero
        #expect(
          (frame.x - due.x).magnitude < 1e-6 && (frame.y - due.y).magnitude < 1e-6
            && (frame.width - due.width).magnitude < 1e-6 && (frame.height - due.height).magnitude < 1e-6,
          "'\(box.name)' at \(size) is \(due), not \(frame)", sourceLocation: sourceLocation)
      }
    }
  }

  /// The border of each pair is at 110: on it, and beside it by the steps that numbers have there, and by half and by
  /// twice the tolerance of conditions, which is 2⁻³⁶ of 110.
  private var sizes: [Size] {
    var sizes: [Size] = []
    let beside = [0x1p-37, 0x1p-35].flatMap { [110 * (1 - $0), 110 * (1 + $0)] }
    for extent in [109.0, (110.0).nextDown, 110, (110.0).nextUp, 111, 200] + beside {
      for other in [60.0, 110, 200] {
        sizes += [Size(width: extent, height: other), Size(width: other, height: extent)]
      }
    }
    return sizes
  }

  @Test("conditions that hold on the border, or do not", arguments: 0..<8)
  func conditions(variant: Int) {
    let root = Box("root"), list = Box("list")
    root.add(list)
    root.constraints {
      list.leadingTopAnchor == root.leadingTopAnchor
      list.heightAnchor == 10
    }
    let isAtLeast = variant & 1 == 0, isVertical = variant & 2 == 0, isOblique = variant & 4 == 0
    let length = isVertical ? root.heightAnchor : root.widthAnchor
    let other = isVertical ? root.widthAnchor : root.heightAnchor
    root.alternatives {
      if isOblique {
        Alternative("one", when: isAtLeast ? length >= other : length <= other) { list.widthAnchor == 1 }
      } else {
        Alternative("one", when: isAtLeast ? length >= 110 : length <= 110) { list.widthAnchor == 1 }
      }
      Alternative("two") { list.widthAnchor == 2 }
    }
    expectLayouts(of: root, [list], at: sizes)
  }

  /// The first box is 1 wide from 110 on, and the second box is 1 wide up to 110.
  ///
  /// Because of the tolerance of both conditions, both boxes are 1 wide in a band around 110.
  @Test("two conditions that hold together in the tolerance only", arguments: Axis.allCases)
  func twoConditions(axis: Axis) {
    let root = Box("root"), one = Box("one"), other = Box("other")
    root.add(one, other)
    let length = axis == .horizontal ? root.widthAnchor : root.heightAnchor
    root.constraints {
      one.leadingTopAnchor == root.leadingTopAnchor
      other.leadingTopAnchor == root.leadingTopAnchor
      one.heightAnchor == 10
      other.heightAnchor == 10
    }
    one.alternatives {
      Alternative("at least", when: length >= 110) { one.widthAnchor == 1 }
      Alternative("less") { one.widthAnchor == 2 }
    }
    other.alternatives {
      Alternative("at most", when: length <= 110) { other.widthAnchor == 1 }
      Alternative("more") { other.widthAnchor == 2 }
    }
    expectLayouts(of: root, [one, other], at: sizes)
  }

  /// The row, the line and the repeated tracks need 50 + 60 or 55 + 55.
  @Test("grids that need just the extent of the border", arguments: 0..<6)
  func grids(variant: Int) {
    let a = fixed("a", 50, 50), b = fixed("b", 60, 60), root = Box("root")
    let grid: Box
    switch variant {
    case 0: grid = Grid.wrapping { [a, b] }
    case 1: grid = Grid.wrapping(along: .vertical) { [a, b] }
    case 2:
      grid = Grid(tracks: [.autoFill(.minmax(.pt(55), .fr(1)))], contentMode: .scroll, spacing: 0) { [a, b] }
    case 3:
      grid = Grid.horizontal {
        a.auto(); b.expanded()
      }
    default:
      let row = Alternative("row") {
        Grid.horizontal {
          a.auto()
          b.auto()
        }
      }
      let column = Alternative("column") {
        Grid.vertical {
          a.auto()
          b.auto()
        }
      }
      grid = Box("host")
      grid.alternatives { variant == 4 ? [row, column] : [column, row] }
    }
    root.add(grid)
    root.constraints { grid.edgesAnchor == root.edgesAnchor }
    expectLayouts(of: root, [a, b, grid], at: sizes)
  }

  /// Each of the 11 glyphs is 1 wide.
  private func fixed(_ name: String, _ width: Double, _ height: Double) -> Box {
    let box = Box(name)
    box.intrinsicSize = Size(width: width, height: height)
    return box
  }

  @Test("texts that need just the extent of the border")
  func texts() {
    let root = Box("root"), label = Label("xxxxx xxxxx", font: .cells), below = fixed("below", 20, 10)
    root.add(label, below)
    root.constraints {
      label.leadingTopAnchor == root.leadingTopAnchor
      label.widthAnchor == root.widthAnchor * 0.1
      below.leadingAnchor == root.leadingAnchor
      below.topAnchor == label.bottomAnchor
    }
    expectLayouts(of: root, [label, below], at: sizes)
  }
}
