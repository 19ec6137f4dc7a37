import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Foundation
import Testing

/// Grids inside of alternatives, edited while any of the alternatives is taken.
@Suite("Alternatives: edited arrangements") struct EditedArrangementTests {
  /// Trees in which an edit of an arrangement that is not taken changes the fit of its host.
  private static let editedOutside: [UInt64] = [1, 71, 103]

  /// `BOWERBIRD_TREES` names how many further trees there are, and `BOWERBIRD_SEED` the first of them.
  private static var seeds: [UInt64] {
    func number(_ name: String) -> UInt64? { ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } }
    let first = number("BOWERBIRD_SEED") ?? 0, count = number("BOWERBIRD_TREES") ?? 0
    return all(0..<150, inDebug: 75) + editedOutside + Array(first..<first + count)
  }

  @Test("an edit means the same whichever alternative is taken: the edited tree is as a fresh one")
  func random() {
    for seed in Self.seeds {
      if let mistake = mistake(seed) { Issue.record("seed \(seed), \(mistake)") }
    }
  }

  private func mistake(_ seed: UInt64) -> String? {
    var generator = SplitMix64(seed: 19_000_000 + seed)
    var model = SharedArrangements(&generator)
    let isRoot = generator.oneIn(2)
    let live = LivingArrangements(model, isEarly: generator.oneIn(2), isRoot: isRoot)
    var edits: [String] = []
    for _ in 0..<8 {
      for _ in 0..<generator.whole(0...2) { live.root.layout(Self.size(&generator)) }
      edits.append(model.edit(live, &generator))
      if generator.oneIn(3) { continue }
      let fresh = LivingArrangements(model, isEarly: false, isRoot: isRoot)
      for _ in 0..<2 {
        let size = Self.size(&generator)
        let reports = [live.root.layout(size), fresh.root.layout(size)]
        if let report = reports.first(where: { !$0.conflicts.isEmpty }) { return "\(report)" }
        let problems = reports.map { $0.problems.map(\.description) }
        if problems[0] != problems[1] { return "\(problems)" }
        if let difference = live.difference(from: fresh, model) {
          return "after \(edits.joined(separator: "; ")), in \(size): \(difference) of \(model)"
        }
      }
    }
    return nil
  }

  private static func size(_ generator: inout SplitMix64) -> Size {
    Size(width: Double(generator.whole(4...60)) * 5, height: Double(generator.whole(4...40)) * 5)
  }

  // MARK: - Cases by hand

  private let a = fixed("a", 50, 10), b = fixed("b", 60, 20), c = fixed("c", 70, 30)

  private func declare() -> (host: Box, row: Grid, column: Grid) {
    let host = Box("host")
    let row = Grid.horizontal {
      a.auto()
      b.auto()
    }
    let column = Grid.vertical {
      a.auto()
      b.auto()
    }
    host.alternatives {
      Alternative("row") { row }
      Alternative("column") { column }
    }
    return (host, row, column)
  }

  /// The row needs 50 + 60 = 110.
  @Test("grids that were made before the alternatives share their items")
  func madeBefore() {
    let (host, _, _) = declare()
    for _ in 0..<2 {
      host.layout(width: 110, height: 100)
      #expect(host.takenAlternative == "row" && a.frame.x == 0 && b.frame.x == 50 && b.frame.y == 0)
      host.layout(width: 109, height: 100)
      #expect(host.takenAlternative == "column" && b.frame.x == 0 && b.frame.y == 10)
    }
  }

  /// Without a, the row needs 60.
  ///
  /// In the column, a is 10 high.
  @Test("an item that is removed from one grid stays in the others", arguments: [nil, 110.0, 60])
  func removed(width: Double?) {
    let (host, row, _) = declare()
    if let width { host.layout(width: width, height: 100) }
    #expect(row.removeSubcontent(a) == nil)
    #expect(row.removeSubcontent(a) != nil, "it is not in the row any more")
    host.layout(width: 60, height: 100)
    #expect(host.takenAlternative == "row" && b.frame.x == 0 && a.isLeftOut)
    host.layout(width: 59, height: 100)
    #expect(host.takenAlternative == "column" && !a.isLeftOut && a.frame.y == 0 && b.frame.y == 10)
  }

  /// The row needs 70 + 50 + 60 = 180.
  ///
  /// It is 30 high, and the column 10 + 20.
  @Test("an item that is added to one grid is in it only", arguments: [nil, 110.0, 60])
  func added(width: Double?) {
    let (host, row, _) = declare()
    if let width { host.layout(width: width, height: 100) }
    row.addGridContent(at: 0) { c.auto() }
    host.layout(width: 180, height: 100)
    #expect(host.takenAlternative == "row" && c.frame.x == 0 && a.frame.x == 70 && b.frame.x == 120)
    host.layout(width: 179, height: 100)
    #expect(host.takenAlternative == "column" && c.isLeftOut && a.frame.y == 0 && b.frame.y == 10)
  }

  /// With c, the row needs 180, and the column 10 + 20 + 30 = 60 of height.
  @Test("an item may be added to all grids", arguments: [nil, 110.0, 60])
  func addedToAll(width: Double?) {
    let (host, row, column) = declare()
    if let width { host.layout(width: width, height: 100) }
    column.addGridContent { c.auto() }
    row.addGridContent { c.auto() }
    host.layout(width: 180, height: 100)
    #expect(host.takenAlternative == "row" && c.frame.x == 110 && !c.isLeftOut)
    host.layout(width: 179, height: 100)
    #expect(host.takenAlternative == "column" && c.frame.y == 30 && !c.isLeftOut)
  }

  @Test("an item that the program removes leaves all grids", arguments: [nil, 110.0, 60])
  func removedItem(width: Double?) {
    let (host, row, column) = declare()
    if let width { host.layout(width: width, height: 100) }
    a.remove()
    #expect(a.parent == nil)
    host.layout(width: 60, height: 100)
    #expect(host.takenAlternative == "row" && b.frame.x == 0 && a.parent == nil)
    host.layout(width: 59, height: 100)
    #expect(host.takenAlternative == "column" && b.frame.y == 0 && a.parent == nil)
    #expect(row.removeSubcontent(a) != nil && column.removeSubcontent(a) != nil)
  }

  @Test("an item that moves out of the host leaves all grids", arguments: [nil, 110.0, 60])
  func movedOut(width: Double?) {
    let (host, _, _) = declare(), other = Box("other"), root = Box("root")
    root.add(host, other)
    root.constraints {
      host.edgesAnchor == root.edgesAnchor
      other.leadingAnchor == root.leadingAnchor
      other.topAnchor == root.topAnchor
    }
    if let width { root.layout(width: width, height: 100) }
    other.add(a)
    for width in [60.0, 59] {
      root.layout(width: width, height: 100)
      #expect(host.takenAlternative == (width == 60 ? "row" : "column"))
      #expect(a.parent === other && b.frame.x == 0 && b.frame.y == 0)
    }
  }

  /// c takes the place of b: the row needs 50 + 70 = 120, and in the column c begins at 10.
  @Test("setContentAlignment and swapArrangement reach an item that is lent", arguments: [nil, 110.0, 60])
  func lentCells(width: Double?) {
    let (host, row, column) = declare()
    if let width { host.layout(width: width, height: 100) }
    #expect(row.setContentAlignment(for: b) { $0.constant(90) } == nil)
    #expect(column.swapArrangement(of: a, with: b) == nil)
    host.layout(width: 140, height: 100)
    #expect(host.takenAlternative == "row" && b.frame == Rect(x: 50, y: 0, width: 90, height: 100))
    host.layout(width: 139, height: 100)
    #expect(host.takenAlternative == "column" && b.frame.y == 0 && a.frame.y == 20)
  }

  /// The box is at home while the row is taken, and in the column otherwise.
  @Test("an item of the host that is added to a grid stays in the host for other alternatives", arguments: [nil, 50.0])
  func home(width: Double?) {
    let host = Box("host"), column = Grid.vertical { b.auto() }
    host.add(a)
    host.alternatives {
      Alternative("free", when: host.widthAnchor >= 100) {
        a.leadingAnchor == host.leadingAnchor + 9
        a.topAnchor == host.topAnchor
      }
      Alternative("column") { column }
    }
    if let width { host.layout(width: width, height: 100) }
    column.addGridContent { a.auto() }
    for _ in 0..<2 {
      host.layout(width: 100, height: 100)
      #expect(a.frame == Rect(x: 9, y: 0, width: 50, height: 10) && a.parent === host && b.isLeftOut)
      host.layout(width: 99, height: 100)
      #expect(a.frame == Rect(x: 0, y: 20, width: 99, height: 10) && a.parent === column)
    }
    column.removeSubcontent(a)
    host.layout(width: 100, height: 100)
    #expect(a.frame == Rect(x: 9, y: 0, width: 50, height: 10) && a.parent === host)
  }

  /// The nested alternatives are not installed while "narrow" is taken.
  ///
  /// The wide row needs 50 + 60 + 70.
  @Test("grids of nested alternatives are edited while the outer alternative is not taken", arguments: [true, false])
  func nested(isNarrow: Bool) {
    let host = Box("host")
    let row = Grid.horizontal {
      a.auto()
      b.auto()
    }
    host.alternatives {
      Alternative("wide", when: host.widthAnchor >= 100) {
        Alternatives(of: host) {
          Alternative("row") { row }
          Alternative("column") {
            Grid.vertical {
              a.auto(); b.auto(); c.auto()
            }
          }
        }
      }
      Alternative("narrow") { Grid.vertical { c.auto() } }
    }
    host.layout(width: isNarrow ? 99 : 200, height: 100)
    row.addGridContent { c.auto() }
    host.layout(width: 180, height: 100)
    #expect(c.frame.x == 110 && !c.isLeftOut)
    host.layout(width: 179, height: 100)
    #expect(c.frame.y == 30 && c.frame.x == 0)
    host.layout(width: 99, height: 100)
    #expect(c.frame.y == 0 && a.root !== host)
  }

  @Test("removed alternatives end the sharing, and their grids may be used again")
  func usedAgain() {
    let (host, row, column) = declare()
    host.layout(width: 110, height: 100)
    host.alternatives {
      Alternative("column", when: host.widthAnchor >= 100) { column }
      Alternative("row") { row }
    }
    host.layout(width: 110, height: 100)
    #expect(host.takenAlternative == "column" && b.frame.y == 10 && !a.isLeftOut)
    host.layout(width: 99, height: 100)
    #expect(host.takenAlternative == "row" && b.frame.x == 50 && !a.isLeftOut)
  }
}

extension SharedArrangements {
  /// Makes a random edit, in the declaration and in the boxes.
  ///
  /// - Returns: What was edited.
  fileprivate mutating func edit(_ live: LivingArrangements, _ generator: inout SplitMix64) -> String {
    let place = generator.whole(0...arrangements.count - 1), item = generator.whole(0...sizes.count - 1)
    switch generator.whole(0...9) {
    case 0:
      sizes[item] = Self.size(&generator)
      live.items[item].intrinsicSize = sizes[item]
      return "size of \(item)"
    case 1:
      spans[item] = generator.whole(1...2)
      live.items[item].gridSpan(column: spans[item]).grow(Double(spans[item] - 1))
      live.items[item].grid.columns = 2 * spans[item]
      // Of several grids with the item, only the one that was declared last gets the new span. So all are declared again.
      for index in arrangements.indices { update(index, live) { _ in } }
      return "span of \(item)"
    case 2 where generator.oneIn(3):
      for index in arrangements.indices { arrangements[index].cells.removeAll { $0.item == item } }
      live.items[item].remove()
      return "\(item) leaves all"
    case 3: return editSettings(place, live, &generator)
    case 4, 5: return remove(place, live, &generator)
    case 6: return swap(place, live, &generator)
    default: return add(item, place, live, &generator)
    }
  }

  private mutating func add(
    _ item: Int, _ place: Int, _ live: LivingArrangements, _ generator: inout SplitMix64
  ) -> String {
    let cell = Cell(item: item, length: Self.length(&generator))
    if let index = arrangements[place].cells.firstIndex(where: { $0.item == item }) {
      arrangements[place].cells[index] = cell
      if arrangements[place].kind.isStack {
        (live.grids[place] as? Grid)?.setContentAlignment(for: live.items[item]) { _ in live.content(cell) }
      }
      return "cell of \(item) in \(place)"
    }
    let index = generator.whole(0...arrangements[place].cells.count)
    arrangements[place].cells.insert(cell, at: index)
    update(place, live) { $0.addGridContent(at: index) { live.content(cell) } }
    return "\(item) to \(place)"
  }

  private mutating func remove(
    _ place: Int, _ live: LivingArrangements, _ generator: inout SplitMix64
  ) -> String {
    if arrangements[place].cells.isEmpty { return "nothing" }
    let cell = arrangements[place].cells.remove(at: generator.whole(0...arrangements[place].cells.count - 1))
    update(place, live) { $0.removeSubcontent(live.items[cell.item]) }
    return "\(cell.item) leaves \(place)"
  }

  private mutating func swap(
    _ place: Int, _ live: LivingArrangements, _ generator: inout SplitMix64
  ) -> String {
    let count = arrangements[place].cells.count
    if count < 2 || !arrangements[place].kind.isStack { return "nothing" }
    let first = generator.whole(0...count - 2), items = arrangements[place].cells[first...(first + 1)].map(\.item)
    arrangements[place].cells.swapAt(first, first + 1)
    (live.grids[place] as? Grid)?.swapArrangement(of: live.items[items[0]], with: live.items[items[1]])
    return "\(items) in \(place)"
  }

  private mutating func editSettings(
    _ place: Int, _ live: LivingArrangements, _ generator: inout SplitMix64
  ) -> String {
    arrangements[place].spacing = Double(generator.whole(0...5))
    arrangements[place].trackCount = generator.whole(1...3)
    let arrangement = arrangements[place]
    switch arrangement.kind {
    case .row, .column:
      arrangements[place].kind = arrangement.kind == .row ? .column : .row
      (live.grids[place] as? Grid)?.orientation = arrangement.kind == .row ? .vertical : .horizontal
    case .tracks:
      (live.grids[place] as? Grid)?.declaration.tracks = live.tracks(arrangement)
      (live.grids[place] as? Grid)?.declaration.spacing = GridSpacing(arrangement.spacing)
    case .lines: (live.grids[place] as? Grid)?.wrapping?.spacing = arrangement.spacing
    case .page: live.grids[place].grid.interimSpace = InterimSpace(arrangement.spacing)
    }
    return "settings of \(place)"
  }

  /// Edits the cells of a stack, or sets the list of items of another grid.
  private func update(_ place: Int, _ live: LivingArrangements, inStack edit: (Grid) -> Void) {
    if arrangements[place].kind.isStack {
      if let stack = live.grids[place] as? Grid { edit(stack) }
      return
    }
    let items = arrangements[place].cells.map { live.items[$0.item] }
    if arrangements[place].kind == .page {
      live.grids[place].grid.views = items
      return
    }
    (live.grids[place] as? Grid)?.setContent { for item in items { item } }
  }
}
