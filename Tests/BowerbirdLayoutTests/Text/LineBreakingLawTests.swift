import Testing

@testable import BowerbirdLayout

@Suite("Laws of line breaking")
struct LineBreakingLawTests {
  @Test("the width that a measurement reports gives the same lines again", arguments: 1...400 as ClosedRange<UInt64>)
  func reportedWidth(seed: UInt64) {
    var trials = TextTrials(seed: seed)
    for _ in 0..<10 {
      var block = trials.block()
      let width = trials.width(block.font)
      let reported = block.width(of: block.breaks(width: width), in: width)
      #expect(
        block.strings(width: reported) == block.strings(width: width), "\(block.text.debugDescription) in \(width)")
      #expect(block.width(of: block.breaks(width: reported), in: reported) == reported)
    }
  }

  @Test("a wider line never makes more lines", arguments: 1...200 as ClosedRange<UInt64>)
  func monotone(seed: UInt64) {
    var trials = TextTrials(seed: seed)
    var block = trials.block()
    let widths = (0..<30).map { _ in trials.width(block.font) }.sorted()
    let counts = widths.map { block.breaks(width: $0).lines.count }
    #expect(counts == counts.sorted(by: >), "\(block.text.debugDescription)")
  }

  @Test("remembered lines equal those of breaking again", arguments: 1...200 as ClosedRange<UInt64>)
  func memory(seed: UInt64) {
    var trials = TextTrials(seed: seed)
    var block = trials.block()
    for _ in 0..<30 {
      let width = trials.width(block.font)
      var fresh = TextBlock(block.text, font: block.font)
      fresh.maximumLines = block.maximumLines
      #expect(block.strings(width: width) == fresh.strings(width: width), "\(block.text.debugDescription) in \(width)")
    }
  }

  @Test("no line is wider than it may be, and each is as wide as it reads", arguments: 1...200 as ClosedRange<UInt64>)
  func greedy(seed: UInt64) {
    var trials = TextTrials(seed: seed)
    var block = trials.block()
    let cut = TextClusters(block.text, face: block.font.face)
    let width = max(trials.width(block.font), block.font.points(max(cut.widestAdvance, cut.ellipsisAdvance)))
    for line in block.breaks(width: width).lines {
      #expect(block.font.points(line.advance) <= width + 1e-6 * block.font.size)
      #expect(abs(block.font.width(of: block.string(of: line)) - block.font.points(line.advance)) < 1e-9)
    }
  }

  @Test("breaking loses nothing but spaces and line breaks", arguments: 1...200 as ClosedRange<UInt64>)
  func complete(seed: UInt64) {
    var trials = TextTrials(seed: seed)
    var block = trials.block()
    block.maximumLines = nil
    let joined = block.strings(width: trials.width(block.font)).joined()
    #expect(joined.unicodeScalars.filter(isLetter) == block.text.unicodeScalars.filter(isLetter))
  }

  @Test("words of cells break by the plain rule", arguments: 1...200 as ClosedRange<UInt64>)
  func plainRule(seed: UInt64) {
    var trials = TextTrials(seed: seed)
    let words = (0...trials.below(40)).map { _ in String(repeating: "x", count: trials.below(9) + 1) }
    let width = 9 + trials.below(20)
    var block = TextBlock(words.joined(separator: " "), font: .cells)
    #expect(block.strings(width: Double(width)) == filled(words, width))
  }

  /// Words put on lines one after another, a space between two.
  private func filled(_ words: [String], _ width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && scalar != "\u{200B}"
  }
}
