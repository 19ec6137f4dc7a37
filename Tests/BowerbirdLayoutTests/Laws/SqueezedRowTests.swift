import BowerbirdSolver
import BowerbirdTestSupport
import Testing

@testable import BowerbirdLayout

/// Rows of labels in less room than their contents need.
@Suite("Squeezed rows")
struct SqueezedRowTests {
  /// A row of labels, each of which begins where the one before it ends; the first and the last one end at the container.
  private struct Row {
    let root = Box("root")
    let labels: [Box]
    let contents: [Double]
    let resistances: [Double]

    /// The labels hug at 250; the last one hugs at 100, so that it takes what room there is beyond the contents.
    init(_ contents: [Double], resistances: [Double]) {
      self.contents = contents
      self.resistances = resistances
      let labels = contents.indices.map { Box("label \($0)") }
      for (index, label) in labels.enumerated() {
        label.intrinsicSize = Size(width: contents[index], height: 10)
        label.compressionResistance.horizontal = Priority(resistances[index])
        label.contentHugging.horizontal = index == labels.count - 1 ? 100 : 250
      }
      root.add(labels)
      let root = root
      root.constraints { _ in
        for index in labels.indices {
          labels[index].leadingAnchor == (index == 0 ? root.leadingAnchor : labels[index - 1].trailingAnchor)
          labels[index].topAnchor == root.topAnchor
        }
        labels[labels.count - 1].trailingAnchor == root.trailingAnchor
      }
      self.labels = labels
    }

    init(seed: UInt64, count: Int) {
      var random = SplitMix64(seed: seed)
      self.init(
        (0..<count).map { _ in Double(random.whole(1...60)) },
        resistances: (0..<count).map { _ in Double(random.pick([400, 600, 750])) })
    }

    var whole: Double { contents.reduce(0, +) }

    func layOut(_ width: Double) { root.layout(width: width, height: 10) }

    var widths: [Double] { labels.map(\.frame.width) }

    /// The classes of labels that resist alike, the weakest first, and the contents of each.
    var classes: [(resistance: Double, content: Double)] {
      Set(resistances).sorted().map { resistance in
        (resistance, zip(contents, resistances).filter { $0.1 == resistance }.reduce(0) { $0 + $1.0 })
      }
    }

    /// The length of each class in a given room: the weakest one gives way first, down to 0.
    func shares(in room: Double) -> [Double] {
      var lacking = max(0, whole - room)
      return classes.map { label in
        let given = min(lacking, label.content)
        lacking -= given
        return label.content - given
      }
    }

    /// The rooms at which each class has all of its content or nothing, so that all widths are determined.
    var determinedRooms: [Double] {
      var rooms = [whole]
      for label in classes { rooms.append(rooms[rooms.count - 1] - label.content) }
      return rooms
    }

    func statistics() throws -> SolverStatistics { try #require(root.layoutNode.solverStatistics) }
  }

  private func expectShares(_ row: Row, in room: Double, _ seed: UInt64) {
    let widths = row.widths
    for (index, width) in widths.enumerated() {
      let isLast = index == widths.count - 1
      #expect(width >= -1e-9 && (isLast || width <= row.contents[index] + 1e-9), "seed \(seed), room \(room)")
    }
    #expect((widths.reduce(0, +) - room).magnitude < 1e-6, "seed \(seed), room \(room)")
    if room > row.whole { return }
    for (label, share) in zip(row.classes, row.shares(in: room)) {
      let sum = zip(widths, row.resistances).filter { $0.1 == label.resistance }.reduce(0) { $0 + $1.0 }
      #expect((sum - share).magnitude < 1e-6, "seed \(seed), room \(room), resistance \(label.resistance)")
    }
  }

  @Test("The weakest label is shortened first, and the next one only when it has no length left")
  func weakestFirst() {
    let row = Row([30, 50, 20, 40], resistances: [750, 400, 600, 749])
    let lengths: [(room: Double, widths: [Double])] = [
      (140, [30, 50, 20, 40]), (110, [30, 20, 20, 40]), (90, [30, 0, 20, 40]), (75, [30, 0, 5, 40]),
      (50, [30, 0, 0, 20]), (12, [12, 0, 0, 0]), (0, [0, 0, 0, 0]), (150, [30, 50, 20, 50]),
    ]
    for (room, widths) in lengths {
      row.layOut(room)
      #expect(row.widths == widths, "room \(room)")
    }
  }

  @Test("Each class of labels has the room that stronger ones leave", arguments: 1...6 as ClosedRange<UInt64>)
  func classes(seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 100)
    let row = Row(seed: seed, count: 40 + 60 * Int(seed % 4))
    for _ in 0..<8 {
      let room = (row.whole * Double(random.whole(0...130)) / 100).rounded()
      row.layOut(room)
      expectShares(row, in: room, seed)
    }
  }

  @Test("A row that was squeezed and has room again is like a new one", arguments: 1...4 as ClosedRange<UInt64>)
  func downAndUp(seed: UInt64) {
    let row = Row(seed: seed, count: 160)
    let rooms = row.determinedRooms
    for room in rooms + rooms.reversed() + [rooms[0] + 25] + rooms {
      row.layOut(room)
      let fresh = Row(seed: seed, count: 160)
      fresh.layOut(room)
      for (width, due) in zip(row.widths, fresh.widths) {
        #expect((width - due).magnitude < 1e-9, "seed \(seed), room \(room)")
      }
    }
  }

  @Test("Labels that give way move the others once, however many they are", arguments: [100, 400])
  func work(count: Int) throws {
    let row = Row(seed: 3, count: count)
    row.layOut(row.whole / 2)
    // Two rounds find that lengths come out negative: the first for one label, the second for all.
    #expect(try row.statistics().solves <= 4)
    #expect(try row.statistics().moves <= Self.fewMoves)
    for part in [1.5, 0.5, 0.25, 0.75, 1] {
      let before = try row.statistics().moves
      row.layOut(row.whole * part)
      #expect(try row.statistics().moves - before <= Self.fewMoves, "\(part) of the contents")
    }
  }

  /// However many labels there are.
  private static let fewMoves = 40
}
