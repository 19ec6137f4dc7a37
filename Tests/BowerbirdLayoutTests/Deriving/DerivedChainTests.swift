import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Boxes in each other, each as wide as something of the one around it, whatever that is said to be today.
@Suite struct DerivedChainTests {
  /// The definition of a width.
  private enum Width: CaseIterable {
    case same, sameAsRow, part, number

    func value(in outer: Double) -> Double {
      switch self {
      case .same, .sameAsRow: outer
      case .part: 0.5 * outer + 4
      case .number: 24
      }
    }

    /// Sets the width of a box.
    ///
    /// - Returns: A closure that ends this.
    func apply(to box: Box, in outer: Box) -> () -> Void {
      let definition: DefinedNumber
      switch self {
      case .same: definition = define(box, in: outer, .width, 0, [(.width, 1)])
      case .part: definition = define(box, in: outer, .width, 4, [(.width, 0.5)])
      case .number: definition = define(box, in: outer, .width, 24)
      case .sameAsRow:
        let row = box.widthAnchor == outer.widthAnchor
        row.isActive = true
        return { row.isActive = false }
      }
      return { definition.isActive = false }
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func widthsFollowWhateverTheyAreSaidToBe(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let boxes = (0..<7).map { Box("box \($0)") }
    for (outer, inner) in zip(boxes, boxes.dropFirst()) { outer.add(inner) }
    var widths = [Width](repeating: .same, count: 7)
    var ends: [() -> Void] = [{}]
    for index in 1..<7 { ends.append(widths[index].apply(to: boxes[index], in: boxes[index - 1])) }
    for step in 0..<40 {
      let index = random.whole(1...6)
      ends[index]()
      widths[index] = Width.allCases[random.whole(0...3)]
      ends[index] = widths[index].apply(to: boxes[index], in: boxes[index - 1])
      // A change that is not laid out before the next one has to be taken in all the same.
      if random.whole(0...2) == 0 { continue }
      // With such widths, every value is exact.
      var due = Double(random.whole(1...9)) * 64
      boxes[0].layout(width: due, height: 10)
      for index in 1..<7 {
        due = widths[index].value(in: due)
        #expect(boxes[index].frame.width == due, "seed \(seed), step \(step), box \(index), \(widths)")
      }
    }
  }
}
