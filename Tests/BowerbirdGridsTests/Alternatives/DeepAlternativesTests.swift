import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Alternatives in the items of alternatives, many levels deep.
@Suite("Alternatives: many levels")
struct DeepAlternativesTests {
  /// An item with alternatives at each level: "all" has the inner item beside a mark 5 wide, "mark" only the mark.
  private func tower(_ levels: Int, around core: Box? = nil) -> [Box] {
    var hosts = [core ?? square("core", 10)]
    for level in 1...levels {
      let host = Box("host \(level)"), inner = hosts[hosts.count - 1], mark = square("mark \(level)", 5)
      host.alternatives {
        Alternative("all") {
          Grid.horizontal {
            inner.auto(); mark.auto()
          }
        }
        Alternative("mark") { Grid.horizontal { mark.auto() } }
      }
      hosts.append(host)
    }
    return hosts
  }

  private func square(_ name: String, _ length: Double) -> Box {
    let box = Box(name)
    box.intrinsicSize = Size(width: length, height: length)
    return box
  }

  /// A stack that counts its arrangements.
  private final class CountedStack: Grid {
    private(set) var arrangements = 0

    init(_ item: Box) {
      super.init("core")
      addGridContent { item.auto() }
    }

    override func arrangeChildren() {
      arrangements += 1
      super.arrangeChildren()
    }
  }

  /// The number of times that the innermost stack is arranged while the outermost level switches and switches back.
  private func arrangements(levels: Int) -> Int {
    let core = CountedStack(square("square", 10)), root = tower(levels, around: core)[levels]
    for excess in [0.0, -1, 0] { root.layout(width: 10 + 5 * Double(levels) + excess, height: 10) }
    #expect(root.takenAlternative == "all" && core.frame.width == 10)
    return core.arrangements
  }

  @Test("items that are left out are not arranged once for each combination of levels")
  func arrangements() {
    let (few, many) = (arrangements(levels: 6), arrangements(levels: 12))
    // Twice the levels would be 64 combinations for each former one.
    #expect(few > 0 && many <= 4 * few, "\(few) arrangements at 6 levels, \(many) at 12")
  }

  @Test("all levels take the alternative for which there is room")
  func leftOut() {
    let hosts = tower(40), root = hosts[40]
    // The core and 40 marks.
    #expect(root.fittingSize() == Size(width: 10 + 40 * 5, height: 10))
    root.layout(width: 210, height: 10)
    #expect(hosts.dropFirst().allSatisfy { $0.takenAlternative == "all" })
    #expect(hosts[0].frame.width == 10)
    root.layout(width: 209, height: 10)
    #expect(root.takenAlternative == "mark" && hosts[39].takenAlternative == nil)
    root.layout(width: 210, height: 10)
    #expect(hosts.dropFirst().allSatisfy { $0.takenAlternative == "all" })
    hosts[0].intrinsicSize = Size(width: 11, height: 10)
    root.layout(width: 210, height: 10)
    #expect(root.takenAlternative == "mark")
  }

  @Test("a change in items that are left out changes the fit")
  func changeWhileLeftOut() {
    let hosts = tower(20), root = hosts[20]
    root.layout(width: 109, height: 10)
    #expect(root.takenAlternative == "mark")
    // 9 + 20 * 5 is 109.
    hosts[0].intrinsicSize = Size(width: 9, height: 10)
    root.layout(width: 109, height: 10)
    #expect(hosts.dropFirst().allSatisfy { $0.takenAlternative == "all" })
  }

  /// Each level of nested alternatives has its own least width, and the innermost one that qualifies has the last word.
  @Test("sets of alternatives inside of alternatives of the same item", arguments: [1, 5, 60])
  func nestedSets(levels: Int) {
    let root = Box("root"), core = square("core", 10)
    let marks = (0...levels).map { square("mark \($0)", 5) }
    func nest(_ level: Int) -> Alternatives {
      Alternatives(of: root) {
        Alternative("in \(level)", when: root.widthAnchor >= 100 + Double(level)) {
          if level < levels { nest(level + 1) } else { Grid.horizontal { core.auto() } }
        }
        Alternative("out \(level)") { Grid.horizontal { marks[level].auto() } }
      }
    }
    root.alternatives {
      Alternative("in", when: root.widthAnchor >= 100) { nest(1) }
      Alternative("out") { Grid.horizontal { marks[0].auto() } }
    }
    root.layout(width: 100 + Double(levels), height: 10)
    #expect(!core.isLeftOut && marks.allSatisfy { $0.isLeftOut })
    for level in 0...levels {
      root.layout(width: 99.5 + Double(level), height: 10)
      #expect(core.isLeftOut)
      #expect(marks.indices.filter { !marks[$0].isLeftOut } == [level])
    }
  }
}
