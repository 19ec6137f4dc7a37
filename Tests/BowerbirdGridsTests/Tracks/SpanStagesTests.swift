import BowerbirdLayout
import BowerbirdTestSupport
import Testing

@testable import BowerbirdGrids

/// The growth of tracks for items that span several of them, one item after the other.
@Suite struct SpanStagesTests {
  /// A random axis with items that span two to five of its tracks.
  private struct Sample {
    var axis: TrackAxis
    var lengths: [Double] = []
    var spans: [SizedCell] = []
    var needs: [Double] = []

    init(_ random: inout SplitMix64, counts: ClosedRange<Int> = 2...5) {
      let count = random.whole(5...12)
      var tracks: [Track] = []
      for _ in 0..<count {
        let least = Double(random.whole(0...20))
        switch random.whole(0...4) {
        case 0: tracks.append(Track(.fixed(least)))
        case 1: tracks.append(Track(.content, maximum: least + 15))
        default: tracks.append(Track(.content))
        }
        lengths.append(least)
      }
      axis = TrackAxis(tracks, gap: Double(random.whole(0...3)))
      for _ in 0..<random.whole(1...20) {
        let width = random.whole(counts)
        let first = random.whole(0...count - width)
        if !tracks[first..<first + width].contains(where: { $0.size == .content }) { continue }
        let need = Double(random.whole(0...120))
        spans.append(SizedCell(tracks: first..<first + width, need: LengthNeed(fit: need, least: need)))
      }
      spans.sort { $0.tracks.count < $1.tracks.count }
      needs = spans.map { $0.need?.fit ?? 0 }
    }

    /// Returns the lengths of the tracks for given needs: phase by phase, with the largest share in each phase.
    func grown(_ needs: [Double]) -> [Double] {
      var lengths = lengths
      for count in 2...5 {
        var next = lengths
        for (span, need) in zip(spans, needs) where span.tracks.count == count {
          let growing = span.tracks.filter { axis.tracks[$0].size == .content }
          let lack = need - Double(count - 1) * axis.gap - span.tracks.reduce(0) { $0 + lengths[$1] }
          if lack <= 0 { continue }
          for track in growing {
            let length = lengths[track] + lack / Double(growing.count)
            next[track] = max(next[track], min(axis.tracks[track].maximum, length))
          }
        }
        lengths = next
      }
      return lengths
    }
  }

  /// The order in which items are added does not matter, and a reverted item leaves no trace.
  @Test(arguments: 0..<200)
  func itemsInAnyOrder(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let sample = Sample(&random)
    var stages = SpanStages(sample.spans, of: sample.axis, sample.lengths.map { Affine($0) })
    var room = SizingInterval(0)
    for index in random.shuffled(Array(sample.spans.indices)) {
      stages.add(index, Affine(sample.needs[index] + 50), in: &room)
      stages.revert()
      stages.add(index, Affine(sample.needs[index]), in: &room)
    }
    let due = sample.grown(sample.needs)
    for (length, due) in zip(stages.lengths, due) { #expect((length.constant - due).magnitude < 1e-9, "seed \(seed)") }
    let growth = due.reduce(0, +) - sample.lengths.reduce(0, +)
    #expect((stages.growth.constant - growth).magnitude < 1e-9, "seed \(seed)")
  }

  /// If all items span equally many tracks, growth rises with each need.
  ///
  /// Bisection then finds the part of a need for which there is free space.
  @Test(arguments: all(0..<200, inDebug: 60))
  func freeSpaceGoesToTheFirstItems(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let sample = Sample(&random, counts: 3...3)
    let before = sample.lengths.reduce(0, +)
    let spare = Double(random.whole(0...100)) / 100 * (sample.grown(sample.needs).reduce(0, +) - before)
    var due = sample.needs.map { _ in 0.0 }
    let order = sample.spans.indices.sorted {
      (sample.spans[$0].tracks.lowerBound, $0) < (sample.spans[$1].tracks.lowerBound, $1)
    }
    for index in order {
      var (low, high) = (0.0, sample.needs[index])
      for _ in 0..<60 {
        due[index] = (low + high) / 2
        if sample.grown(due).reduce(0, +) - before <= spare { low = due[index] } else { high = due[index] }
      }
      due[index] = low
    }
    var room = SizingInterval(100)
    let (lengths, needs) = (sample.lengths.map { Affine($0) }, sample.needs.map { Affine($0) })
    let stages = SpanGrowth(sample.spans, of: sample.axis).stages(lengths, needs, within: Affine(spare), in: &room)
    for (length, due) in zip(stages.lengths, sample.grown(due)) {
      #expect((length.constant - due).magnitude < 1e-6, "seed \(seed)")
    }
  }

  /// Each item had all tracks grow again several times.
  @Test func manySpansInAShortGrid() {
    var updates: [Int] = []
    for count in [500, 2000] {
      let axis = TrackAxis([Track](repeating: Track(.content), count: count + 5))
      let spans = (0..<count).map { SizedCell(tracks: $0..<$0 + 2 + $0 % 4) }
      let sorted = spans.sorted { ($0.tracks.count, $0.tracks.lowerBound) < ($1.tracks.count, $1.tracks.lowerBound) }
      let lengths = [Affine](repeating: Affine(), count: count + 5)
      let needs = sorted.map { Affine(30 + Double($0.tracks.lowerBound % 17)) }
      var room = SizingInterval(Double(7 * count))
      let stages = SpanGrowth(sorted, of: axis).stages(lengths, needs, within: .whole, in: &room)
      #expect((stages.growth.value(at: room.length) - room.length).magnitude < 1e-6)
      updates.append(stages.updates)
    }
    #expect(updates[1] < 5 * updates[0])
  }
}
