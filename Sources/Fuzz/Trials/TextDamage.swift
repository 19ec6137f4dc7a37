import BowerbirdTestSupport

/// A generator of random damage to texts, as typing errors, broken tools and attackers may cause it.
package struct TextDamage {
  private var random: SplitMix64

  /// The words that may be inserted, or may replace words of a text.
  private let words: [String]

  package init(seed: UInt64, words: [String]) {
    random = SplitMix64(seed: seed)
    self.words = words + Self.numbers
  }

  private static let numbers = [
    "0", "1", "-1", "-5", "2", "3", "7", "255", "256", "-0", "0.5", "1e308", "-1e308", "1e-308", "nan", "inf", "-inf",
    "0x10", "+3",
    "99999999999999", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1e400", "", "é", "👩‍👩‍👧",
    "\u{0}",
    "#", "\t", "\u{2028}", "٣",
  ]

  /// Returns a text with up to three random changes.
  package mutating func damaged(_ text: String) -> String {
    var text = text
    for _ in 0..<random.below(4) { text = damagedOnce(text) }
    return text
  }

  private mutating func damagedOnce(_ text: String) -> String {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    let index = random.below(max(1, lines.count))
    switch random.below(9) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[random.below(lines.count)], at: index)
    case 2: lines.swapAt(index, random.below(lines.count))
    case 3, 4, 5: lines[index] = withOtherWord(lines[index])
    case 6: lines = Array(lines.prefix(index))
    case 7: return lines.joined(separator: random.once(in: 2) ? "\r\n" : "\r")
    default: return withOtherCharacter(text)
    }
    return lines.joined(separator: "\n")
  }

  private mutating func withOtherWord(_ line: String) -> String {
    var parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let index = random.below(parts.count)
    switch random.below(4) {
    case 0: parts.remove(at: index)
    case 1: parts.insert(random.element(of: words) ?? "", at: index)
    default: parts[index] = random.element(of: words) ?? ""
    }
    return parts.joined(separator: " ")
  }

  private mutating func withOtherCharacter(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    if scalars.isEmpty { return random.element(of: words) ?? "" }
    let other = Unicode.Scalar(UInt32(random.below(0x250))) ?? " "
    scalars[random.below(scalars.count)] = other
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }
}
