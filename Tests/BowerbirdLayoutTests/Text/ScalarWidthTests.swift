import Testing

@testable import BowerbirdLayout

/// The ranges against what the standard library knows of each scalar, up to the version of Unicode they were made from.
@Suite("Widths of scalars")
struct ScalarWidthTests {
  private static let known: [Unicode.Scalar] = (0...0x10FFFF as ClosedRange<UInt32>).compactMap { value in
    guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 14 else { return nil }
    return scalar
  }

  @Test("marks that lie over or around others take no room")
  func marks() {
    let marks = Self.known.filter { [.nonspacingMark, .enclosingMark].contains($0.properties.generalCategory) }
    #expect(marks.count > 1800)
    #expect(marks.allSatisfy { ScalarWidth($0) == .zero })
  }

  @Test("characters that appear as emoji by default are wide, except the halves of flags")
  func emoji() {
    let flags = 0x1F1E6...0x1F1FF as ClosedRange<UInt32>
    let emoji = Self.known.filter { $0.properties.isEmojiPresentation && !flags.contains($0.value) }
    #expect(emoji.count > 1000)
    #expect(emoji.allSatisfy { ScalarWidth($0) == .wide })
  }

  @Test("unified ideographs are wide")
  func ideographs() {
    let ideographs = Self.known.filter(\.properties.isUnifiedIdeograph)
    #expect(ideographs.count > 90_000)
    #expect(ideographs.allSatisfy { ScalarWidth($0) == .wide })
  }

  @Test("cased letters outside the full-width forms are narrow")
  func letters() {
    let fullWidth = 0xFF00...0xFF60 as ClosedRange<UInt32>
    let letters = Self.known.filter {
      [.uppercaseLetter, .lowercaseLetter].contains($0.properties.generalCategory) && !fullWidth.contains($0.value)
    }
    #expect(letters.count > 3000)
    #expect(letters.allSatisfy { ScalarWidth($0) == .narrow })
  }

  @Test("both ends of each range belong to it, and ranges rise")
  func ranges() {
    for (ranges, width) in [(ScalarRanges.zero, ScalarWidth.zero), (ScalarRanges.wide, .wide)] {
      #expect(ranges.count % 2 == 0)
      let pairs = zip(ranges, ranges.dropFirst()).enumerated()
      #expect(pairs.allSatisfy { index, pair in index % 2 == 0 ? pair.0 <= pair.1 : pair.0 < pair.1 })
      #expect(ranges.compactMap(Unicode.Scalar.init).allSatisfy { ScalarWidth($0) == width || $0.value < 0x20 })
    }
  }
}
