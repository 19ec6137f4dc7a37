import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// What a box needs for children that constraints place one beside another, in either direction.
@Suite("The need of a box")
struct BoxNeedTests {
  private let box = Box("box")
  private let a = Box("a")
  private let b = Box("b")

  init() {
    box.add([a, b])
    box.constraints { _ in
      a.widthAnchor == 20
      b.widthAnchor == 20
      a.leadingAnchor == box.leadingAnchor
      b.trailingAnchor <= box.trailingAnchor
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func centersCountInReadingDirection(direction: LayoutDirection) {
    box.layoutDirection = direction
    b.constraints { $0.centerXAnchor == a.centerXAnchor + 30 }
    #expect(box.layoutNode.need(.horizontal)?.fit == 50)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func leftBesideLeadingCountsInReadingDirection(direction: LayoutDirection) {
    box.layoutDirection = direction
    b.constraints { $0.leftAnchor == a.trailingAnchor + 5 }
    #expect(box.layoutNode.need(.horizontal)?.fit == 45)
  }

  @Test func leftCountsFromTheLeft() {
    box.layoutDirection = .rightToLeft
    b.constraints { $0.rightAnchor == a.leftAnchor - 5 }
    #expect(box.layoutNode.need(.horizontal)?.fit == 45)
  }

  @Test("a box inside may have another direction", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func innerDirection(direction: LayoutDirection) {
    let inner = Box("inner"), leaf = Box("leaf"), isMirrored = direction == .rightToLeft
    inner.layoutDirection = direction
    leaf.layoutDirection = .rightToLeft
    leaf.intrinsicWidth = 20
    inner.add(leaf)
    box.add(inner)
    inner.constraints { inner in
      inner.leftAnchor == box.leftAnchor + 10
      inner.rightAnchor == box.rightAnchor
      // Leading is right if the direction is mirrored, and left otherwise.
      leaf.leftAnchor == inner.leftAnchor + 7
      if isMirrored {
        leaf.leadingAnchor == inner.leadingAnchor + 5
      } else {
        leaf.trailingAnchor == inner.trailingAnchor - 4
      }
    }
    // From the left: 10 and 7 before the leaf of 20, and 5 or 4 after it.
    let width: Double = isMirrored ? 42 : 41
    #expect(box.layoutNode.need(.horizontal)?.fit == width)
  }

  @Test(
    "content counts as strongly in the need as in the layout, however odd its priority",
    arguments: [
      (-1, 40), (0, 40), (1, 40), (499, 40), (501, 100), (999.5, 100), (1000, 100), (2000, 100), (.nan, 40),
    ] as [(Double, Double)])
  func oddPriorities(priority: Double, width: Double) {
    let outer = Box("outer"), inner = Box("inner")
    inner.intrinsicWidth = 100
    inner.compressionResistance.horizontal = Priority(priority)
    outer.add(inner)
    outer.constraints { outer in
      inner.edgesAnchor == outer.edgesAnchor
      inner.widthAnchor == 40 --! .priority(500)
    }
    #expect(outer.layoutNode.need(.horizontal)?.fit == width)
    #expect(outer.fittingSize().width == width)
    let root = Box("root")
    root.add(outer)
    outer.constraints { $0.leadingTopAnchor == root.leadingTopAnchor }
    root.layout(width: 500, height: 500)
    #expect(inner.frame.width == width)
  }

  // MARK: Random chains

  /// Children of which each has one edge or center at a distance from one of the child before it.
  private struct Chain: CustomStringConvertible {
    let box = Box("box")
    var description = ""

    /// The distance from the leftmost to the rightmost edge.
    let span: Double

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let isRightToLeft = random.whole(0...1) == 1
      box.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      description = "\(box.layoutDirection)"
      var former: (child: Box, x: Double, width: Double)?
      var lefts: [Double] = [], rights: [Double] = []
      for number in 0..<random.whole(2...5) {
        let child = Box("\(number)"), width = Double(random.whole(0...9)), box = box
        box.add(child)
        box.constraints { _ in
          child.widthAnchor == width
          child.leadingAnchor >= box.leadingAnchor
          child.trailingAnchor <= box.trailingAnchor
        }
        var x = 0.0
        if let former {
          let isPhysical = random.whole(0...1) == 1, isBackwards = isRightToLeft && !isPhysical
          let own = random.whole(0...2), other = own == 1 ? 0 : random.whole(0...2)
          let distance = Double(random.whole(-9...9))
          let names: [HorizontalAnchor] =
            isPhysical
            ? [child.leftAnchor, child.centerXAnchor, child.rightAnchor]
            : [child.leadingAnchor, child.centerXAnchor, child.trailingAnchor]
          let formerNames: [HorizontalAnchor] =
            isPhysical
            ? [former.child.leftAnchor, former.child.centerXAnchor, former.child.rightAnchor]
            : [former.child.leadingAnchor, former.child.centerXAnchor, former.child.trailingAnchor]
          child.constraints { _ in names[own] == formerNames[other] + distance }
          description += ", \(isPhysical ? "sides" : "ends") \(own) \(other) \(distance) wide \(width)"
          // Halves of the width, counted from the left or from the right.
          let formerPart = Double(other) / 2 * former.width, part = Double(own) / 2 * width
          x =
            isBackwards
            ? former.x + former.width - formerPart - distance + part - width
            : former.x + formerPart + distance - part
        }
        former = (child, x, width)
        lefts.append(x)
        rights.append(x + width)
      }
      span = (rights.max() ?? 0) - (lefts.min() ?? 0)
    }
  }

  @Test(arguments: 0..<200)
  func randomChains(seed: UInt64) {
    let chain = Chain(seed: seed)
    #expect(chain.box.layoutNode.need(.horizontal)?.fit == chain.span, "seed \(seed): \(chain)")
    #expect(chain.box.fittingSize().width == chain.span, "seed \(seed): \(chain)")
  }
}
