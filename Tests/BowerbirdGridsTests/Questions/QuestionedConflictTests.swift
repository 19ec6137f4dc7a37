import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// A question never decides which constraint of a conflict is left out.
@Suite struct QuestionedConflictTests {
  @Test("a question before the tracks change leaves the same constraints out", arguments: all(0..<60, inDebug: 20))
  func trackChanges(seed: UInt64) {
    let asked = ConflictedGrid.outcomes(seed: seed, isAsked: true)
    let unasked = ConflictedGrid.outcomes(seed: seed, isAsked: false)
    for (index, (one, other)) in zip(asked, unasked).enumerated() where one != other {
      Issue.record("seed \(seed), layout \(index): \(one), without questions \(other)")
      return
    }
  }

  @Test("constraints of the program on an item stay, whenever the grid made its rows", arguments: [true, false])
  func statements(isDeclaredFirst: Bool) {
    let items = (0..<3).map { Box("item \($0)") }
    let grid = Grid(tracks: [.pt(50), .pt(60), .fr(1)], spacing: 0) { items }
    if !isDeclaredFirst { grid.layout(width: 200, height: 10) }
    let width = relate(items[1], .width, constant: 77)
    let report = grid.layout(width: 200, height: 10)
    #expect(report.conflicts.count == 1)
    #expect(report.conflicts.allSatisfy { $0.leftOut !== width && $0.members.contains { $0.constraint === width } })
    expectLengths(items.map(\.frame.width), [50, 77, 90])
    // The stated constraint can be changed, and not those that the grid makes for its tracks.
    #expect(report.conflicts.first?.remedy?.constraint === width)
    #expect(report.conflicts.first?.remedy?.constant == 60)
  }
}

/// A grid with required statements about its items that contradict its tracks, and changes of both.
private struct ConflictedGrid {
  private let items: [Box]
  private let grid: Grid
  private var random: SplitMix64
  private let statements: [LayoutConstraint]

  private init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let items = (0..<random.whole(2...6)).map { Box("item \($0)") }
    let tracks = Self.tracks(&random)
    grid = Grid(tracks: tracks, spacing: 0) { items }
    statements = items.map { item in
      let other = random.pick(items)
      let toOther = other === item ? nil : other
      if random.oneIn(2) { return relate(item, .width, constant: Double(random.whole(0...120))) }
      let attribute: LayoutAttribute = random.pick([.width, .height])
      return relate(item, attribute, .lessOrEqual, to: toOther, constant: Double(random.whole(0...40)))
    }
    // An item that its cell does not hold has a width all the same.
    for (index, item) in items.enumerated() {
      _ = relate(item, .width, constant: 5, priority: Priority(2 + Double(index) / 64))
    }
    self.items = items
    self.random = random
  }

  private static func tracks(_ random: inout SplitMix64) -> [GridTrack] {
    (0..<random.whole(1...4)).map { _ in
      random.pick([.pt(Double(random.whole(0...90))), .fr(Double(random.whole(1...3))), .fit, .minmax(.pt(30), .fr(1))])
    }
  }

  /// The conflicts and frames after each of a few layouts.
  static func outcomes(seed: UInt64, isAsked: Bool) -> [String] {
    var grid = ConflictedGrid(seed: seed)
    var questions = SplitMix64(seed: seed &+ 77)
    return (0..<6).map { _ in
      if isAsked { grid.ask(&questions) }
      grid.change()
      if isAsked { grid.ask(&questions) }
      if grid.random.oneIn(2) { grid.change() }
      return grid.outcome()
    }
  }

  private func ask(_ random: inout SplitMix64) {
    let question = random.pick(Question.allCases)
    question.ask(grid, random.pick(items), &random)
  }

  private mutating func change() {
    switch random.whole(0...3) {
    case 0...1: grid.declaration.tracks = Self.tracks(&random)
    case 2: random.pick(statements).constant = Double(random.whole(0...120))
    default: random.pick(statements).isActive.toggle()
    }
  }

  private mutating func outcome() -> String {
    let size = (width: Double(random.whole(50...300)), height: Double(random.whole(20...200)))
    let report = grid.layout(width: size.width, height: size.height)
    let leftOut = report.conflicts.map { "\($0.leftOut)" }.sorted()
    let frames = items.map { item in
      [item.frame.x, item.frame.y, item.frame.width, item.frame.height].map { "\(($0 * 1e6).rounded() / 1e6 + 0)" }
    }
    return "\(leftOut) \(frames)"
  }
}
